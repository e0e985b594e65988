/** Menu places name groups that exist, and no two screens share an address. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { MenuDoc, Path, Raw } from '../documents.ts'
import type { Linked } from '../linked.ts'
import { repeated } from '../lookup.ts'
import { mistake } from '../mistake.ts'

export const menu: ConsistencyRule = function* (linked) {
  const groups = linked.app.menu?.doc.menu ?? []
  const known = new Set(['more', ...groups.map(({ key }) => key)])
  for (const { raw, path, place } of places(linked)) {
    if (place.group !== undefined && !known.has(place.group))
      yield mistake(raw, [...path, 'group'], {
        message: `no menu group "${place.group}"`,
        word: place.group,
        words: known,
      })
  }
  for (const { thing, first } of repeated(addresses(linked), ({ address }) => address)) {
    yield mistake(thing.raw, thing.path, { message: `the address ${thing.address} is taken by ${first.raw.file}` })
  }
  const { menu: raw } = linked.app
  for (const { thing } of repeated(groups.entries(), ([, { key }]) => key)) {
    if (raw) yield mistake(raw, ['menu', thing[0], 'key'], { message: `the group "${thing[1].key}" stands here twice` })
  }
}

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

interface Address {
  readonly raw: Raw<unknown>
  readonly path: Path
  readonly address: string
}

function* addresses(linked: Linked): Iterable<Address> {
  for (const { raw, doc, plural } of linked.entities.values()) {
    if (doc['x-internal']) continue
    const said = typeof doc['x-menu'] === 'object' ? doc['x-menu'].path : undefined
    yield { raw, path: said === undefined ? [] : ['x-menu', 'path'], address: said ?? `/${plural}` }
  }
  for (const raw of [...linked.screens.values(), ...linked.reports.values(), ...linked.dashboards.values()])
    yield { raw, path: ['path'], address: raw.doc.path }
}
