/** Records to choose from: a search among the peer's records, and the names of those already chosen. */
import { useEffect, useState } from 'react'
import { useGetList, useGetMany, type RaRecord } from 'ra-core'
import type { Peer } from '../../model/console-entity.ts'
import { debounce_ms } from '../../generated/constants.ts'
import { displayOf } from '../display.ts'

export interface Option {
  readonly id: number
  readonly label: string
}

const SHOWN = 20

export function useChoices(
  peer: Peer,
  query: { readonly search: string; readonly filter: Readonly<Record<string, unknown>>; readonly enabled: boolean },
) {
  const search = useSettled(query.search.trim())
  const { data, isFetching, error } = useGetList(
    peer.plural,
    {
      filter: { ...query.filter, ...(search === '' ? {} : { q: search }) },
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled: query.enabled, placeholderData: (before) => before },
  )
  return { options: (data ?? []).map((record) => besides(peer, record)), loading: isFetching, error }
}

/** Names of the records with these ids that are not known yet. */
export function useNames(
  peer: Peer,
  ids: readonly number[],
  known: ReadonlyMap<number, string>,
): (id: number) => Option {
  const unknown = ids.filter((id) => !known.has(id))
  const { data } = useGetMany(peer.plural, { ids: unknown }, { enabled: unknown.length > 0 })
  const found = new Map(
    (data ?? []).filter(Boolean).map((record) => [record.id as number, toOption(peer, record).label]),
  )
  return (id) => ({ id, label: known.get(id) ?? found.get(id) ?? `#${id}` })
}

export const toOption = (peer: Peer, record: RaRecord): Option => ({
  id: record.id as number,
  label: displayOf(peer, record),
})

/** Among others a name alone may not tell who is meant. */
function besides(peer: Peer, record: RaRecord): Option {
  const { id, label } = toOption(peer, record)
  const labels = (record['_labels'] ?? {}) as Readonly<Record<string, unknown>>
  const more = (peer.beside ?? [])
    .map((name) => labels[name] ?? record[name])
    .filter((value) => value !== null && value !== undefined && value !== '')
  return { id, label: [label, ...more.map(String)].join(' · ') }
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounce_ms)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
