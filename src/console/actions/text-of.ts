/** A text of the schemas about a record, whose fields stand in it in braces. */
import { isEmpty, type CellRecord } from '../../kinds/cell.ts'
import { enumText } from '../../kinds/enum-chip.tsx'
import { formatDecimal } from '../../kinds/numbers.ts'
import { formatInstant } from '../../kinds/times.ts'
import type { Field, Label } from '../../model/model.ts'
import { fieldOf, type EntityView } from '../screens/entity-view.ts'

export const textOf = (view: EntityView, label: Label, record: CellRecord): string =>
  view.say(label).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const labels = (record['_labels'] ?? {}) as Readonly<Record<string, string>>
    const value = record[name]
    return labels[name] ?? (isEmpty(value) ? '' : words(view, fieldOf(view.entity, name), value, record))
  })

function words({ entity, lang }: EntityView, field: Field | undefined, value: unknown, record: CellRecord): string {
  if (field?.enum) return enumText(entity.enums[field.enum], value, lang, record)
  if (field?.kind === 'datetime') return formatInstant(String(value))
  return field?.kind === 'decimal' ? formatDecimal(String(value), field.scale) : String(value)
}
