/** What a record's page, or a tab of it, is made of. */
import { lazy, Suspense, use } from 'react'
import { useTranslate } from 'ra-core'
import { isEmpty, type CellRecord } from '../../../kinds/cell.ts'
import { judged } from '../../../model/conditions.ts'
import type { DetailPart, Explained as ExplainedNumber } from '../../../model/model.ts'
import { seen, type EntityView } from '../entity-view.ts'
import { ChartCard } from './ChartCard.tsx'
import { isArchived } from '../../../model/archive.ts'
import { LinesCard } from './LinesCard.tsx'
import { RelatedList } from './RelatedList.tsx'
import { SeenCard } from './SeenCard.tsx'
import { SlotsContext } from './slots.ts'
import { fieldsOf, Terms } from './Terms.tsx'

interface PartsProps {
  readonly view: EntityView
  readonly record: CellRecord
  readonly parts: readonly DetailPart[]
}

/** Whether the record has it and the user has anything to see there; of an unknown record it is taken to have all. */
export function isSeen(view: EntityView, part: DetailPart, record?: CellRecord): boolean {
  if (part.part === 'section') return fieldsOf(view, part, record).length > 0
  if (part.part === 'explained') {
    const known = new Set(seen(view.entity, view.may).map(({ name }) => name))
    return part.numbers.some(({ field }) => known.has(field) && !(record && isEmpty(record[field])))
  }
  if (part.when !== null && record && !judged(view.entity.fields, record).holds(part.when)) return false
  if (part.part === 'slot') return part.permission === null || view.may(part.permission)
  const peer = view.entity.peers[part.entity]
  return peer !== undefined && view.may(peer.read)
}

export const Parts = ({ view, record, parts }: PartsProps) =>
  parts
    .filter((part) => isSeen(view, part, record))
    .map((part, index) => <Part key={index} view={view} record={record} part={part} />)

function Part({ view, record, part }: Omit<PartsProps, 'parts'> & { readonly part: DetailPart }) {
  const { entity, say } = view
  if (part.part === 'section') return <Terms view={view} section={part} record={record} />
  if (part.part === 'slot')
    return <Slot view={view} record={record} name={part.view} label={say(part.label)} bare={part.bare} />
  if (part.part === 'explained') return <ExplainedCard view={view} record={record} numbers={part.numbers} />
  const peer = entity.peers[part.entity]
  if (!peer) return null
  const lines = entity.lines?.find((one) => one.entity === part.entity && one.by === part.by)
  if (part.part === 'related' && lines && Array.isArray(record[lines.field.name]))
    return (
      <LinesCard view={view} record={record} lines={lines} peer={peer} {...(part.label && { label: part.label })} />
    )
  return part.part === 'chart' ? (
    <ChartCard view={view} chart={part} plural={peer.plural} id={record.id} />
  ) : (
    <RelatedList
      plural={peer.plural}
      label={say(part.label ?? peer.many)}
      list={part}
      id={record.id}
      of={{ view, record }}
      closed={isArchived(record)}
    />
  )
}

interface SlotProps {
  readonly view: EntityView
  readonly record: CellRecord
  readonly name: string
  readonly label: string
  readonly bare: boolean
}

function Slot({ view, record, name, label, bare }: SlotProps) {
  const View = use(SlotsContext)[name]
  if (bare)
    return (
      View && (
        <Suspense>
          <View view={view} record={record} />
        </Suspense>
      )
    )
  return (
    View && (
      <SeenCard title={label}>
        <h2>{label}</h2>
        <View view={view} record={record} />
      </SeenCard>
    )
  )
}

const Explained = lazy(() => import('./explained/Explained.tsx'))

interface ExplainedCardProps extends Omit<PartsProps, 'parts'> {
  readonly numbers: readonly ExplainedNumber[]
}

function ExplainedCard(props: ExplainedCardProps) {
  const title = useTranslate()('detail.explained')
  return (
    <SeenCard title={title} minHeight={80}>
      <h2>{title}</h2>
      <Explained {...props} />
    </SeenCard>
  )
}
