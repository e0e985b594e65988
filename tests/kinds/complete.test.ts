/**
 * A kind cannot be added by halves: this file compiles only while a fact that is forgotten, or a table that lacks a
 * kind, does not. Each line below that must be refused says so to the compiler, which complains where it is taken.
 */
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { FieldUi } from '../../src/kinds/cell.ts'
import { facts, FIELD_KINDS, type FieldKindName } from '../../src/kinds/facts.ts'
import type { FieldKind } from '../../src/kinds/field-kind.ts'
import { filters } from '../../src/kinds/filters.ts'
import type { FieldFilter } from '../../src/kinds/input.ts'
import { inputs } from '../../src/kinds/inputs.ts'
import type { KindFacts } from '../../src/kinds/kind-facts.ts'
import { kinds } from '../../src/kinds/kinds.ts'
import type { ServerKind } from '../../src/kinds/server-kind.ts'
import { servers } from '../../src/kinds/servers.ts'
import { uis } from '../../src/kinds/uis.ts'

/** Facts that may be left out: there are none. */
type LeftOut<Facts> = { [Name in keyof Facts]-?: object extends Pick<Facts, Name> ? Name : never }[keyof Facts]
const nothing = <Facts>(_: [LeftOut<Facts>] extends [never] ? true : LeftOut<Facts>) => true

/** As with a new kind of which the others say nothing yet. */
type Tables<Names extends string> = {
  readonly kinds: Readonly<Record<Names, FieldKind>>
  readonly servers: Readonly<Record<Names, ServerKind>>
  readonly uis: Readonly<Record<Names, FieldUi>>
}
const complete = (tables: Tables<FieldKindName | 'percent'>) => Object.keys(tables)

test('a fact of a kind that is left out does not compile', () => {
  expect([
    nothing<KindFacts>(true),
    nothing<FieldKind>(true),
    nothing<ServerKind>(true),
    nothing<ServerKind['cell']>(true),
    nothing<ServerKind['note']>(true),
    nothing<FieldUi>(true),
    nothing<FieldFilter>(true),
  ]).not.toContain(false)
  const { width: _, ...unmeasured } = facts.decimal
  // @ts-expect-error nobody says how wide its column is
  const forgotten: KindFacts = unmeasured
  expect(forgotten).not.toHaveProperty('width')
})

test('a new kind is one line of each table, and a table that lacks it does not compile', () => {
  const percent = { kinds: kinds.decimal, servers: servers.decimal, uis: uis.decimal }
  const all = {
    kinds: { ...kinds, percent: percent.kinds },
    servers: { ...servers, percent: percent.servers },
    uis: { ...uis, percent: percent.uis },
  }
  complete(all)
  // @ts-expect-error no columns and no wire values
  complete({ ...all, kinds })
  // @ts-expect-error no words, no comparisons, no cell of a file
  complete({ ...all, servers })
  // @ts-expect-error nothing to show it with
  complete({ ...all, uis })
  for (const table of [facts, kinds, servers, uis, inputs, filters])
    expect(Object.keys(table).toSorted()).toEqual(FIELD_KINDS.toSorted())
})

test('every kind has a folder of its own, and every folder is a kind', async () => {
  const entries = await readdir('src/kinds', { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(folders.toSorted()).toEqual(FIELD_KINDS.toSorted())
})
