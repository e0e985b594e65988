/**
 * Puts who looks, and the first page's rows, where the pages look for them: what is there is drawn once and whole
 * instead of in parts, each of which costs.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider, Store } from 'ra-core'
import type { AskRows } from './pages.tsx'
import type { ConsoleAuthProvider } from './provider/auth-provider.ts'

interface Prepared {
  readonly authProvider: ConsoleAuthProvider
  readonly dataProvider: DataProvider
  readonly queryClient: QueryClient
  readonly store: Store
}

/** A failure shows again where it is needed. */
export async function prepare(
  { authProvider, queryClient, ...contexts }: Prepared,
  firstPage: Promise<AskRows | undefined> | undefined,
  search: string,
): Promise<void> {
  const [identity, askRows] = await Promise.all([authProvider.getIdentity().catch(() => undefined), firstPage])
  if (!identity) return
  queryClient.setQueryData(['auth', 'getPermissions', {}], identity.user.permissions)
  queryClient.setQueryData(['auth', 'getIdentity'], identity)
  await askRows?.({ ...contexts, queryClient, identity, search })
}
