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
  readonly record: CellRecord
}

export default function RecordsLink({ view, grouping, values, record }: RecordsLinkProps) {
  const { entity, may } = view
  const translate = useTranslate()
  const list = useMenu().resources.find(({ name }) => name === entity.name)
  if (list === undefined || !may(list.read)) return null
  const filter = JSON.stringify(recordsOf(grouping, values, record))
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
