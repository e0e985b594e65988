/** What one record at a time may hold is something that records refer to, for days of a range, until a date. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { LinkedEntity } from '../linked.ts'
import type { FieldKindName } from '../model.ts'
import { isStored, repeated, unknownField } from '../lookup.ts'
import { mistake } from '../mistake.ts'

const KINDS = { by: 'reference', range: 'date-range', until: 'date' } as const satisfies Readonly<
  Record<string, FieldKindName>
>
const PARTS = ['by', 'range', 'until'] as const

const namedIn = ({ doc }: LinkedEntity, keyword: 'x-checks' | 'x-exclusive'): readonly { readonly name: string }[] =>
  doc[keyword] ?? []

export const exclusive: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    for (const keyword of ['x-checks', 'x-exclusive'] as const)
      for (const { thing } of repeated(namedIn(entity, keyword).entries(), ([, { name }]) => name))
        yield mistake(entity.raw, [keyword, thing[0], 'name'], {
          message: `the name "${thing[1].name}" stands here twice`,
        })
    for (const [index, rule] of (entity.doc['x-exclusive'] ?? []).entries()) {
      for (const part of PARTS) {
        const name = rule[part]
        if (name === undefined) continue
        const at = ['x-exclusive', index, part]
        const field = entity.fields.get(name)
        if (field === undefined) yield unknownField(entity, at, name)
        else if (field.kind !== null && (field.kind !== KINDS[part] || !isStored(field)))
          yield mistake(entity.raw, at, { message: `"${name}" is no ${KINDS[part]} that is stored` })
      }
    }
  }
}
