/** Rows of a record that are edited with it: all of them, in order, and the way to their own list. */
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import { formatDecimal } from '../../../kinds/numbers.ts'
import { show } from '../../../kinds/show.tsx'
import type { Peer } from '../../../model/console-entity.ts'
import type { Label, Lines } from '../../../model/model.ts'
import type { EntityView } from '../entity-view.ts'
import { Card } from './Terms.tsx'

interface LinesCardProps {
  readonly view: EntityView
  readonly record: CellRecord
  readonly lines: Lines
  readonly peer: Peer
  readonly label?: Label
}

export function LinesCard({ view, record, lines: { field, by, position }, peer, label }: LinesCardProps) {
  const translate = useTranslate()
  const { say, may } = view
  const title = say(label ?? field.label)
  const rows = record[field.name] as readonly CellRecord[]
  const columns = field.rows.filter(({ permission }) => permission === null || may(permission))
  const number = translate('form.place')
  const place = { ...field, name: '#', kind: 'integer' as const, label: { zh: number, en: number }, rows: [] }
  const all = new URLSearchParams({ filter: JSON.stringify({ [by]: record.id }) })
  return (
    <Card aria-label={title}>
      <h2 className="k-heading">
        {title}
        <span className="k-soft k-count">{formatDecimal(String(rows.length))}</span>
        <span className="k-heading-rest" />
        {rows.length > 0 && (
          <a className="k-link k-small" href={`${peer.path}?${all.toString()}`}>
            {translate('detail.related_all')}
          </a>
        )}
      </h2>
      {rows.length === 0 ? (
        <p className="k-soft k-none">{translate('detail.related_empty', { label: title })}</p>
      ) : (
        <div style={{ overflowX: 'auto' }}>
          {show({
            value: rows.map((row, at) => ({ ...row, '#': at + 1 })),
            record,
            field: { ...field, rows: position === null ? columns : [place, ...columns] },
            name: field.name,
            context: view.inDetail,
          })}
        </div>
      )}
    </Card>
  )
}
