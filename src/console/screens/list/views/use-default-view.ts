/**
 * The view that a list opens with for this user. It comes with the identity, so that lists without one ask for nothing.
 */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useAuthProvider, useDataProvider, useGetIdentity, useNotify } from 'ra-core'
import type { ConsoleAuthProvider, ConsoleIdentity } from '../../../provider/auth-provider.ts'
import { messageOf } from '../../../provider/errors.ts'

export function useDefaultView(list: string): {
  readonly id: number | null
  readonly set: (id: number | null) => Promise<void>
} {
  const { identity } = useGetIdentity() as { readonly identity?: ConsoleIdentity }
  const dataProvider = useDataProvider()
  const auth = useAuthProvider<ConsoleAuthProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const [chosen, setChosen] = useState<number | null>()
  const write = async (id: number | null): Promise<void> => {
    const {
      data: [before],
    } = await dataProvider.getList('view_defaults', { filter: { list }, pagination: { page: 1, perPage: 1 } })
    if (before && id === null) await dataProvider.delete('view_defaults', { id: before.id, previousData: before })
    else if (before)
      await dataProvider.update('view_defaults', {
        id: before.id,
        data: { ...before, view_id: id },
        previousData: before,
      })
    else if (id !== null) await dataProvider.create('view_defaults', { data: { list, view_id: id } })
  }
  const set = async (id: number | null): Promise<void> => {
    try {
      await write(id)
      setChosen(id)
      auth?.forgetUser()
      await client.invalidateQueries({ queryKey: ['auth', 'getIdentity'] })
      notify(id === null ? 'views.default_removed' : 'views.default_set', { type: 'success' })
    } catch (error) {
      notify(messageOf(error) ?? 'ra.notification.http_error', { type: 'error' })
    }
  }
  return { id: chosen !== undefined ? chosen : (identity?.user.defaultViews[list] ?? null), set }
}
