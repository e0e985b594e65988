/** Menu places name groups that exist, and no two screens share an address. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { MenuDoc, Path, Raw } from '../documents.ts'
import type { Linked } from '../linked.ts'
import { repeated } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'
import { leadingMistakes, ownAddresses } from '../screen-addresses.ts'

export const menu: ConsistencyRule = function* (linked) {
  const groups = linked.app.menu?.doc.menu ?? []
  const known = new Set(['more', ...groups.map(({ key }) => key)])
  for (const { raw, path, place } of places(linked)) {
    if (place.group !== undefined && !known.has(place.group)) yield noGroup(raw, [...path, 'group'], place.group, known)
    if (place.index !== undefined) yield* leadingMistakes(linked, raw, [...path, 'index'], place.index)
  }
  yield* keysBelow(linked, known)
  for (const { thing, first } of repeated(ownAddresses(linked), ({ address }) => address)) {
    yield mistake(thing.raw, thing.path, { message: `the address ${thing.address} is taken by ${first.raw.file}` })
  }
  const { menu: raw } = linked.app
  for (const { thing } of repeated(groups.entries(), ([, { key }]) => key)) {
    if (raw) yield mistake(raw, ['menu', thing[0], 'key'], { message: `the group "${thing[1].key}" stands here twice` })
  }
}

/** The form of a role shows each key below a group. */
function* keysBelow({ app: { permissions: raw } }: Linked, known: ReadonlySet<string>): Iterable<Mistake> {
  for (const [index, { group }] of (raw?.doc.permissions ?? []).entries())
    if (raw && group !== undefined && !known.has(group))
      yield noGroup(raw, ['permissions', index, 'group'], group, known)
}

const noGroup = (raw: Raw<unknown>, path: Path, word: string, words: Iterable<string>): Mistake =>
  mistake(raw, path, { message: `no menu group "${word}"`, word, words })

interface Place {
  readonly raw: Raw<unknown>
  readonly path: Path
  readonly place: MenuDoc
}

function* places(linked: Linked): Iterable<Place> {
  for (const { raw, doc } of linked.entities.values())
    if (typeof doc['x-menu'] === 'object') yield { raw, path: ['x-menu'], place: doc['x-menu'] }
  for (const raw of [...linked.screens.values(), ...linked.reports.values(), ...linked.dashboards.values()])
    if (typeof raw.doc.menu === 'object') yield { raw, path: ['menu'], place: raw.doc.menu }
}
