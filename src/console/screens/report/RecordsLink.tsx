/** From a group to the list of the records that it adds up; whoever may not read them has no way there. */
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import type { FilterValues } from '../../../kinds/input.ts'
import type { Grouping } from '../../../model/model.ts'
import { useMenu } from '../../registry.ts'
import type { EntityView } from '../entity-view.ts'
import { groupName, recordsOf } from './grouping.ts'

interface RecordsLinkProps {
  readonly view: EntityView
  readonly grouping: Grouping
  readonly values: FilterValues
  /** What the report's own document narrows, as the list beside it is narrowed. */
  readonly fixed: FilterValues
  readonly record: CellRecord
}

export default function RecordsLink({ view, grouping, values, fixed, record }: RecordsLinkProps) {
  const { entity, may } = view
  const translate = useTranslate()
  const own = useMenu().resources.find(({ name }) => name === entity.name)
  // The list beside it is read under the report's own key.
  const list = grouping.list ?? (own !== undefined && may(own.read) ? own : null)
  if (list === null) return null
  const filter = JSON.stringify(recordsOf(grouping, grouping.list === null ? { ...values, ...fixed } : values, record))
  return (
    <a
      className="k-link"
      href={`${list.path}?filter=${encodeURIComponent(filter)}`}
      aria-label={translate('report.records_of', { name: groupName(view, values, record) })}
    >
      {translate('report.records')}
    </a>
  )
}
