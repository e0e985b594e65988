/** What a list may show under its filters: columns and filters that none of its records can have are left out. */
import type { FilterValues } from '../../../kinds/input.ts'
import type { ConsoleEntity } from '../../../model/console-entity.ts'
import { mayHave, type Left } from '../../../model/conditions.ts'
import { valuesOf } from '../../../model/narrowed.ts'

/** Names of the fields that a record under the filter may have, and of all that are no fields of it (paths). */
export function mayShow(entity: ConsoleEntity, filter: FilterValues): (name: string) => boolean {
  const conditional = new Map(entity.fields.flatMap(({ name, when }) => (when === null ? [] : [[name, when] as const])))
  if (conditional.size === 0) return () => true
  const left = leftBy(entity, filter)
  return (name) => {
    const when = conditional.get(name)
    return when === undefined || mayHave(entity.fields, left, when)
  }
}

/** Codes and keys of an address are text. */
const leftBy = ({ fields, enums }: ConsoleEntity, filter: FilterValues): Left =>
  Object.fromEntries(
    fields.flatMap(({ name, kind, enum: of }) => {
      const values = valuesOf(filter[name])
      if (values.length === 0) return []
      const isNumber = kind === 'integer' || kind === 'reference' || enums[of ?? '']?.type === 'integer'
      return [[name, values.map((text) => (kind === 'boolean' ? text === 'true' : isNumber ? Number(text) : text))]]
    }),
  )
