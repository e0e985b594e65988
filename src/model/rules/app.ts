/** Brands: neither a key nor a host twice. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { repeated } from '../lookup.ts'
import { mistake } from '../mistake.ts'

export const app: ConsistencyRule = function* ({ app: { brands: raw } }) {
  if (!raw) return
  const hosts = raw.doc.brands.flatMap((brand, index) =>
    (brand.hosts ?? []).map((host, place) => ({ host, path: ['brands', index, 'hosts', place] })),
  )
  for (const { thing } of repeated(hosts, ({ host }) => host))
    yield mistake(raw, thing.path, { message: `the host "${thing.host}" has a brand already` })
  for (const { thing } of repeated(raw.doc.brands.entries(), ([, { key }]) => key))
    yield mistake(raw, ['brands', thing[0], 'key'], { message: `the brand "${thing[1].key}" stands here twice` })
}
