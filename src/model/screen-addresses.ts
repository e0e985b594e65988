/** Addresses that the console answers: those of screens, reports and dashboards, and of each entity's pages. */
import type { Path, Raw } from './documents.ts'
import type { Linked } from './linked.ts'
import { mistake, type Mistake } from './mistake.ts'

export interface Address {
  readonly raw: Raw<unknown>
  readonly path: Path
  readonly address: string
}

/** Each document's own. */
export function* ownAddresses(linked: Linked): Iterable<Address> {
  for (const { raw, doc, plural } of linked.entities.values()) {
    if (doc['x-internal']) continue
    const said = typeof doc['x-menu'] === 'object' ? doc['x-menu'].path : undefined
    yield { raw, path: said === undefined ? [] : ['x-menu', 'path'], address: said ?? `/${plural}` }
  }
  for (const raw of [...linked.screens.values(), ...linked.reports.values(), ...linked.dashboards.values()])
    yield { raw, path: ['path'], address: raw.doc.path }
}

/** Pages of a record and of a new one, below the address of its list. */
const BELOW = ['', '/create', '/:id', '/:id/edit']

/** `to` leads to an address that somebody answers. */
export function* leadingMistakes(linked: Linked, raw: Raw<unknown>, path: Path, to: string): Iterable<Mistake> {
  if (linked.broken.size > 0) return
  const words = [...ownAddresses(linked)].flatMap(({ raw: { folder }, address }) =>
    folder === 'entities' ? BELOW.map((below) => `${address}${below}`) : [address],
  )
  const [address = ''] = to.split('?')
  if (!words.some((known) => answers(known, address)))
    yield mistake(raw, path, { message: `no screen has the address ${address}`, word: address, words })
}

function answers(known: string, address: string): boolean {
  const [parts, asked] = [known.split('/'), address.split('/')]
  return parts.length === asked.length && parts.every((part, index) => part.startsWith(':') || part === asked[index])
}
