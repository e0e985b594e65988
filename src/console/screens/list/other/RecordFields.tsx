/** What the schemas choose of a record, below its name. Empty ones, and what the record has not, are left out. */
import { isEmpty, type CellRecord } from '../../../../kinds/cell.ts'
import { show } from '../../../../kinds/show.tsx'
import { judged } from '../../../../model/conditions.ts'
import type { Field } from '../../../../model/model.ts'
import { text } from '../../../kit/lang.ts'
import type { EntityView } from '../../entity-view.ts'

interface RecordFieldsProps {
  readonly view: EntityView
  readonly record: CellRecord
  readonly fields: readonly Field[]
}

export function RecordFields({ view, record, fields }: RecordFieldsProps) {
  const has = judged(view.entity.fields, record)
  const held = fields.filter((field) => !isEmpty(record[field.name]) && (field.when === null || has.has(field.name)))
  if (held.length === 0) return null
  return (
    <dl>
      {held.map((field) => (
        <div key={field.name}>
          <dt>{text(field.label, view.lang)}</dt>
          <dd>{show({ value: record[field.name], record, field, name: field.name, context: view.inList })}</dd>
        </div>
      ))}
    </dl>
  )
}
