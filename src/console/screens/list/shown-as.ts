/** What a list is shown as: its table, or one of its other views. It stands in the address as `as`. */
import type { ListView } from '../../../model/model.ts'
import { seen, type Reader } from '../entity-view.ts'

export type ShownAs = 'table' | ListView['view']

/** Those whose fields the reader may see. */
export function viewsFor({ entity, may }: Reader): readonly ListView[] {
  const names = seen(entity, may).map(({ name }) => name)
  return entity.list.views.filter((one) =>
    (one.view === 'map' ? [one.latitude, one.longitude] : [one.by]).every((by) => names.includes(by)),
  )
}

export const viewNamed = (reader: Reader, name: unknown): ListView | undefined =>
  viewsFor(reader).find(({ view }) => view === name)

/** Undefined: its table. */
export const shownIn = (reader: Reader, search: string): ListView | undefined =>
  reader.entity.list.views.length === 0 ? undefined : viewNamed(reader, new URLSearchParams(search).get('as'))

/** The address with other words for what is shown; null takes one out. */
export function searchWith(search: string, words: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(words))
    if (value === null) next.delete(name)
    else next.set(name, value)
  return `?${next}`
}
