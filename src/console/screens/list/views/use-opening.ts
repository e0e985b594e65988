/**
 * What must happen before a list shows its rows: an address with faults is mended, and a view that it names, or that its reader has chosen as
 * the list's default, is fetched. Most lists open at once.
 */
import { useGetIdentity, useStoreContext } from 'ra-core'
import { useLocation } from 'react-router-dom'
import type { ConsoleIdentity } from '../../../provider/auth-provider.ts'
import type { EntityView } from '../../entity-view.ts'
import { repairedSearch, viewIn } from './repair.ts'
import { memoryKey } from './use-chosen-view.ts'

export type Opening =
  | { readonly is: 'ready' | 'waiting' }
  | { readonly is: 'mended'; readonly search: string }
  | { readonly is: 'view'; readonly id: number }

export function useOpening(view: EntityView, list: string, paramsKey: string): Opening {
  const { search } = useLocation()
  const { getItem } = useStoreContext()
  const { identity, isPending } = useGetIdentity() as { readonly identity?: ConsoleIdentity; readonly isPending: boolean }
  const mended = repairedSearch(view, search)
  if (mended !== undefined) return { is: 'mended', search: mended }
  const named = viewIn(search)
  if (named !== undefined) {
    const isKnown = getItem(memoryKey(identity?.id, list, named)) !== undefined && new URLSearchParams(search).has('filter')
    return isKnown ? { is: 'ready' } : isPending ? { is: 'waiting' } : { is: 'view', id: named }
  }
  // Whoever has been here since he logged in finds the list as he left it.
  const left = getItem<LeftAs | undefined>(paramsKey)
  const old = search === '' && left !== undefined ? repairedSearch(view, searchLeft(left)) : undefined
  if (old !== undefined) return { is: 'mended', search: old }
  if (search !== '' || left !== undefined) return { is: 'ready' }
  if (isPending) return { is: 'waiting' }
  const usual = identity?.user.defaultViews[list]
  return usual === undefined ? { is: 'ready' } : { is: 'view', id: usual }
}

/** react-admin's memory of a list. A schema may have changed since. */
interface LeftAs { readonly filter?: unknown; readonly sort?: string; readonly order?: string; readonly page?: number; readonly perPage?: number }

const searchLeft = ({ filter, ...rest }: LeftAs): string => {
  const kept = ['sort', 'order', 'page', 'perPage'].flatMap((name) => { const value = rest[name as keyof typeof rest]; return value === undefined ? [] : [[name, String(value)]] })
  return `?${new URLSearchParams([...kept, ['filter', JSON.stringify(filter ?? {})]])}`
}
