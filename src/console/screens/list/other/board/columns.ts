/** The columns of a board: its codes, or those that the filters leave, and one for records that hold none. */
import { filterText } from '../../../../../kinds/enum-chip.tsx'
import type { FilterValues } from '../../../../../kinds/input.ts'
import { listOf } from '../../../../../kinds/list-of.ts'
import type { BoardView, Tone } from '../../../../../model/model.ts'
import type { EntityView } from '../../../entity-view.ts'
import type { Code } from './moves.ts'

export interface BoardColumn {
  readonly code: Code
  /** Null: of the records that hold no code. */
  readonly label: string | null
  readonly tone: Tone
  /** What leaves its records and no other. */
  readonly filter: FilterValues
}

export function columnsIn({ entity, lang }: EntityView, { by, columns }: BoardView, filter: FilterValues) {
  const field = entity.fields.find(({ name }) => name === by)
  const codes = entity.enums[field?.enum ?? '']
  if (!field || !codes) return []
  const asked = listOf(filter[by])
  const isEmpty = filter[`${by}_null`] === undefined ? null : String(filter[`${by}_null`]) === 'true'
  const all = columns ?? codes.values.map(({ value }) => value)
  // What is filtered by is meant, whether the board has a column for it or not.
  const kept =
    asked.length > 0 ? codes.values.map(({ value }) => value).filter((code) => asked.includes(String(code))) : all
  const coded = kept.map((code): BoardColumn => {
    const tone = codes.values.find(({ value }) => value === code)?.tone ?? 'neutral'
    return { code, label: filterText(codes, code, lang, filter), tone, filter: { ...filter, [by]: [code] } }
  })
  const none: BoardColumn = { code: null, label: null, tone: 'neutral', filter: { ...filter, [`${by}_null`]: true } }
  return [
    ...(isEmpty === true ? [] : coded),
    ...(field.nullable && asked.length === 0 && isEmpty !== false ? [none] : []),
  ]
}
