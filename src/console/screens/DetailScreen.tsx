/**
 * A record of any entity: its state, figures and what can be done with it; its sections, charts and the records that
 * point at it, in tabs where they are many; its settings and its history.
 */
import { useState } from 'react'
import { styled, useTheme } from '@mui/material/styles'
import Alert from '@mui/material/Alert'
import { useGetOne, useTranslate } from 'ra-core'
import type { CellRecord } from '../../kinds/cell.ts'
import { displayOf } from '../../kinds/display.ts'
import { enumChip } from '../../kinds/enum-chip.tsx'
import { formatInstant } from '../../kinds/times.ts'
import { ARCHIVED_AT, ARCHIVED_BY, isArchived } from '../../model/archive.ts'
import { RecordActions } from '../actions/RecordActions.tsx'
import { LinkArea } from '../kit/LinkArea.tsx'
import { toneVariables } from '../kit/tones.ts'
import { statusOf } from '../provider/errors.ts'
import { SAYS_WORDS } from '../provider/query-client.ts'
import { useRecordName } from '../shell/page-title.tsx'
import { Figures } from './detail/Figures.tsx'
import { preparePage, usePage } from './detail/pages.ts'
import { isSeen } from './detail/Parts.tsx'
import { Path } from './detail/Path.tsx'
import { Progress } from './detail/Progress.tsx'
import { RelatedList } from './detail/RelatedList.tsx'
import { Tabs } from './detail/Tabs.tsx'
import { Card } from './detail/Terms.tsx'
import { useEntityView, type EntityView } from './entity-view.ts'
import { RecordFailure } from './record/RecordFailure.tsx'
import { RecordSkeleton } from './record/RecordSkeleton.tsx'
import { useAgain } from './record/use-again.ts'

export default function DetailScreen({ plural, id }: { readonly plural: string; readonly id: number }) {
  const view = useEntityView(plural)
  preparePage(plural)
  return view.may(view.entity.access.info) ? <Whole view={view} id={id} /> : <RelatedOnly view={view} id={id} />
}

interface RecordProps {
  readonly view: EntityView
  readonly id: number
}

function Whole({ view, id }: RecordProps) {
  const { entity, path } = view
  const theme = useTheme()
  const refetchInterval = useAgain(entity.plural)
  const {
    data: record,
    error,
    refetch,
  } = useGetOne<CellRecord>(entity.plural, { id }, { meta: SAYS_WORDS, refetchInterval })
  useRecordName(record && displayOf(entity, record))
  const [hasWindow, setHasWindow] = useState(false)
  // One that went away while it was looked at is not shown as it was, once the window is closed that may tell why.
  const isGone = error !== null && statusOf(error) === 404
  if (!record || (isGone && !hasWindow))
    return error ? <RecordFailure error={error} path={path} onRetry={() => void refetch()} /> : <RecordSkeleton />
  return (
    <LinkArea>
      <Screen style={toneVariables(theme)}>
        <Tabs view={view} record={record} head={<Head view={view} record={record} onWindow={setHasWindow} />} />
      </Screen>
    </LinkArea>
  )
}

/** For who may open the page and not read the record: what points at it, under the name that it has there. */
function RelatedOnly({ view, id }: RecordProps) {
  const theme = useTheme()
  const [name, setName] = useState<string>()
  useRecordName(name)
  return (
    <LinkArea>
      <Screen style={toneVariables(theme)}>
        <Card>
          <Line>
            <strong>{name ?? `#${id}`}</strong>
            <span className="k-soft">{view.label}</span>
          </Line>
        </Card>
        <Related view={view} id={id} onNamed={setName} />
      </Screen>
    </LinkArea>
  )
}

function Related({ view, id, onNamed }: RecordProps & { readonly onNamed: (name: string) => void }) {
  const { entity, say } = view
  const { tabs } = usePage(entity.plural)
  return tabs
    .flatMap(({ parts }) => parts)
    .map((part, index) => {
      const peer = part.part === 'related' && isSeen(view, part) ? entity.peers[part.entity] : undefined
      return (
        part.part === 'related' &&
        peer && (
          <RelatedList
            key={index}
            plural={peer.plural}
            label={say(part.label ?? peer.many)}
            list={part}
            id={id}
            onNamed={onNamed}
          />
        )
      )
    })
}

interface HeadProps {
  readonly view: EntityView
  readonly record: CellRecord
  readonly onWindow: (isOpen: boolean) => void
}

function Head({ view, record, onWindow }: HeadProps) {
  const { entity, label, lang } = view
  const { workflow } = entity
  const stateField = entity.fields.find(({ name }) => name === workflow?.field)
  return (
    <>
      <Path view={view} record={record} />
      <Line>
        <strong>{displayOf(entity, record)}</strong>
        <span className="k-soft">{label}</span>
        {stateField && enumChip(entity.enums[stateField.enum ?? ''], record[stateField.name], lang, record)}
        <span style={{ flex: 1 }} />
        <RecordActions view={view} record={record} onWindow={onWindow} />
      </Line>
      {isArchived(record) && <Archived record={record} />}
      <Figures view={view} record={record} />
      {workflow && (
        <div style={{ marginTop: 12 }}>
          <Progress view={view} record={record} />
        </div>
      )}
    </>
  )
}

/** Since when, and by whom, as far as that is known. */
function Archived({ record }: { readonly record: CellRecord }) {
  const translate = useTranslate()
  const by = record[ARCHIVED_BY]
  return (
    <Alert severity="info" sx={{ marginTop: 1.5 }}>
      {translate(typeof by === 'string' ? 'archive.since_by' : 'archive.since', {
        by,
        at: formatInstant(String(record[ARCHIVED_AT])),
      })}
    </Alert>
  )
}

const Screen = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 })
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 10px',
  '& > strong': { fontSize: 17, fontWeight: 600 },
})
