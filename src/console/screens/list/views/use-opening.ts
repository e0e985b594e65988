/**
 * What must happen before a list shows its rows: an address with faults is mended, and a view that it names, or that
 * its reader has chosen as the list's default, is fetched. Most lists open at once.
 */
import { useGetIdentity, useStoreContext, type Store } from 'ra-core'
import { useLocation } from 'react-router-dom'
import { isObject } from '../../../../values/is-object.ts'
import type { ConsoleIdentity } from '../../../provider/auth-provider.ts'
import type { Reader } from '../../entity-view.ts'
import { repairedSearch, viewIn } from './repair.ts'
import { memoryKey } from './use-chosen-view.ts'

export type Opening =
  | { readonly is: 'ready' | 'waiting' }
  | { readonly is: 'mended'; readonly search: string }
  | { readonly is: 'view'; readonly id: number }

export function useOpening(reader: Reader, list: string, paramsKey: string): Opening {
  const { search } = useLocation()
  const { getItem } = useStoreContext()
  const { identity, isPending } = useGetIdentity() as {
    readonly identity?: ConsoleIdentity
    readonly isPending: boolean
  }
  return openingOf({ reader, list, paramsKey, search, getItem, identity, isPending })
}

interface Asked {
  readonly reader: Reader
  readonly list: string
  readonly paramsKey: string
  readonly search: string
  readonly getItem: Store['getItem']
  readonly identity: ConsoleIdentity | undefined
  readonly isPending: boolean
}

export function openingOf({ reader, list, paramsKey, search, getItem, identity, isPending }: Asked): Opening {
  const mended = repairedSearch(reader, search)
  if (mended !== undefined) return { is: 'mended', search: mended }
  const named = viewIn(search)
  if (named !== undefined) {
    const isKnown =
      getItem(memoryKey(identity?.id, list, named)) !== undefined && new URLSearchParams(search).has('filter')
    return isKnown ? { is: 'ready' } : isPending ? { is: 'waiting' } : { is: 'view', id: named }
  }
  // Someone who has been here since logging in finds the list as they left it.
  const stored = getItem<unknown>(paramsKey)
  const left: LeftAs | undefined = isObject(stored) ? stored : undefined
  const old = search === '' && left !== undefined ? repairedSearch(reader, searchLeft(left)) : undefined
  // What it was shown as stands in the address before anything is asked for.
  if (old === undefined && search === '' && left?.as !== undefined) return { is: 'mended', search: searchLeft(left) }
  if (old !== undefined) return { is: 'mended', search: old }
  if (search !== '' || left !== undefined) return { is: 'ready' }
  if (isPending) return { is: 'waiting' }
  const usual = identity?.user.defaultViews[list]
  return usual === undefined ? { is: 'ready' } : { is: 'view', id: usual }
}

/** react-admin's memory of a list. A schema may have changed since. */
interface LeftAs {
  readonly filter?: unknown
  readonly sort?: unknown
  readonly order?: unknown
  readonly page?: unknown
  readonly perPage?: unknown
  readonly as?: unknown
  readonly at?: unknown
  readonly span?: unknown
  readonly place?: unknown
}

const searchLeft = ({ filter, ...rest }: LeftAs): string => {
  const kept = ['sort', 'order', 'page', 'perPage', 'as', 'at', 'span', 'place'].flatMap((name) => {
    const value = rest[name as keyof typeof rest]
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
  })
  return `?${new URLSearchParams([...kept, ['filter', JSON.stringify(filter ?? {})]])}`
}
