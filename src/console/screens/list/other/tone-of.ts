/** The tone of a record by one of its codes, in views that colour what they draw. */
import type { CellRecord } from '../../../../kinds/cell.ts'
import type { ConsoleEntity } from '../../../../model/console-entity.ts'
import type { Tone } from '../../../../model/model.ts'

export function toneOf({ fields, enums }: ConsoleEntity, name: string | null, record: CellRecord): Tone {
  const field = fields.find((one) => one.name === name)
  const code = name === null ? null : record[name]
  return enums[field?.enum ?? '']?.values.find(({ value }) => value === code)?.tone ?? 'neutral'
}
