/** Brands and serial numbers: nothing twice, and model codes stand inside the number. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { Linked } from '../linked.ts'
import { repeated } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'

export const app: ConsistencyRule = function* (linked) {
  yield* brands(linked)
  yield* serials(linked)
}

function* brands({ app: { brands: raw } }: Linked): Iterable<Mistake> {
  if (!raw) return
  const hosts = raw.doc.brands.flatMap((brand, index) =>
    (brand.hosts ?? []).map((host, place) => ({ host, path: ['brands', index, 'hosts', place] })),
  )
  for (const { thing } of repeated(hosts, ({ host }) => host))
    yield mistake(raw, thing.path, { message: `the host "${thing.host}" has a brand already` })
  for (const { thing } of repeated(raw.doc.brands.entries(), ([, { key }]) => key))
    yield mistake(raw, ['brands', thing[0], 'key'], { message: `the brand "${thing[1].key}" stands here twice` })
}

function* serials({ app: { serials: raw } }: Linked): Iterable<Mistake> {
  for (const [index, { code, length }] of (raw?.doc.serials ?? []).entries()) {
    if (!raw || !code) continue
    const path = ['serials', index, 'code']
    if (code.from > code.to || (length && code.to > length))
      yield mistake(raw, path, {
        message: `the model code stands at ${code.from} to ${code.to} of ${length ?? 'any number of'} characters`,
      })
    for (const model of Object.keys(code.models)) {
      if (model.length !== code.to - code.from + 1)
        yield mistake(raw, [...path, 'models', model], {
          message: `the code "${model}" has ${model.length} characters`,
          expected: String(code.to - code.from + 1),
          key: true,
        })
    }
  }
}
