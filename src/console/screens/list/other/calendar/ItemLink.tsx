/** A record in a calendar: its time, its name, and, where there is room, what the schemas choose of it. */
import type { CSSProperties } from 'react'
import { isEmpty } from '../../../../../kinds/cell.ts'
import { displayOf } from '../../../../../kinds/display.ts'
import { show } from '../../../../../kinds/show.tsx'
import { seen, type EntityView } from '../../../entity-view.ts'
import type { DayItem } from './use-days.ts'

interface ItemLinkProps {
  readonly view: EntityView
  readonly item: DayItem
  /** Shown below its name. */
  readonly fields: readonly string[]
  /** Its days, where it has several. */
  readonly days?: string | undefined
  readonly style?: CSSProperties
}

export function ItemLink({ view, item: { record, tone, time, from, to }, fields, days, style }: ItemLinkProps) {
  const { entity, may, path, opens, inList } = view
  const name = displayOf(entity, record)
  const held = seen(entity, may).filter((field) => fields.includes(field.name) && !isEmpty(record[field.name]))
  const words = (
    <>
      {time !== null && <span className="k-number">{time} </span>}
      {name}
    </>
  )
  return (
    <div className="c-item" data-tone={tone} data-bar={from !== to || undefined} style={style} title={name}>
      {opens ? (
        <a className="c-name" href={`${path}/${record.id}`}>
          {words}
        </a>
      ) : (
        <span className="c-name">{words}</span>
      )}
      {(held.length > 0 || days !== undefined) && (
        <span className="c-more">
          {days !== undefined && <span>{days}</span>}
          {held.map((field) => (
            <span key={field.name}>
              {show({ value: record[field.name], record, field, name: field.name, context: inList })}
            </span>
          ))}
        </span>
      )}
    </div>
  )
}
