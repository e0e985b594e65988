/** A list's filter as the parts that people chose: one entry a field, whatever parameters it is made of. */
import type { FilterValues } from '../../../kinds/input.ts'
import { ENDINGS } from '../../../model/list-parameters.ts'

/** The field (or path) behind a list parameter. A field's own name wins over one with an ending cut off. */
export function fieldNameOf(parameter: string, isField: (name: string) => boolean): string {
  if (isField(parameter)) return parameter
  const suffix = ENDINGS.find((ending) => parameter.endsWith(ending) && isField(parameter.slice(0, -ending.length)))
  return suffix ? parameter.slice(0, -suffix.length) : parameter
}

/** Parameters that hold something. */
export const active = (values: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) =>
        value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** Equal for the same filters: their order and the type of a single value make no difference. */
export const textOf = (values: FilterValues): string =>
  JSON.stringify(
    Object.entries(active(values))
      .map(([name, value]) => [name, [value].flat().map(String)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Names of the fields that limit the list, `q` aside, in the order of the parameters. */
export const activeFields = (values: FilterValues, isField: (name: string) => boolean): readonly string[] => [
  ...new Set(
    Object.keys(active(values))
      .filter((name) => name !== 'q')
      .map((name) => fieldNameOf(name, isField)),
  ),
]

/** Without the parameters of one field. */
export const withoutField = (values: FilterValues, name: string, isField: (name: string) => boolean): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([parameter]) => fieldNameOf(parameter, isField) !== name))
