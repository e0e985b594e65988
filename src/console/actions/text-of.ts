/** A record in texts: those of the schemas, in which its fields stand in braces, and a field by itself. */
import { isEmpty, type CellRecord } from '../../kinds/cell.ts'
import { inWords } from '../../kinds/in-words.ts'
import { amountIn } from '../../kinds/numbers.ts'
import type { Label } from '../../model/model.ts'
import { fieldOf, seen, type EntityView } from '../screens/entity-view.ts'

export const textOf = ({ entity, lang, say }: EntityView, label: Label, record: CellRecord): string =>
  say(label).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    inWords({ enums: entity.enums, lang }, fieldOf(entity, name), name, record),
  )

/** By its name, with its unit; empty where there is nothing to tell, or nothing for this person to see. */
export function fieldTold(
  { entity, lang, say, may }: EntityView,
  translate: (key: string, options: object) => string,
  name: string,
  record: CellRecord,
): string {
  const field = seen(entity, may).find((one) => one.name === name)
  if (field === undefined || isEmpty(record[name])) return ''
  const value =
    field.kind === 'decimal'
      ? amountIn(lang, String(record[name]), field.unit === null ? '' : say(field.unit), field.scale)
      : inWords({ enums: entity.enums, lang }, field, name, record)
  return translate('list.condition', { label: say(field.label) }) + value
}
