/**
 * How the server and the work behind its calls stand: a card for each part, what is wrong with it in words. It renews
 * itself quietly; what could not be renewed stays, and says of when it is.
 */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, usePermissions, useTranslate } from 'ra-core'
import type { CallTypes } from '../../../generated/call-types.ts'
import { formatDecimal } from '../../../kinds/numbers.ts'
import { formatInstant } from '../../../kinds/times.ts'
import { lastingText } from '../../../values/lasting.ts'
import { Notice } from '../../kit/Notice.tsx'
import { ToneChip } from '../../kit/ToneChip.tsx'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import { messageOf } from '../../provider/errors.ts'
import { useMenu } from '../../registry.ts'
import { pathOf } from '../../shell/menu-tree.ts'
import { sizeText } from '../list/download.ts'
import { JobsTable } from './JobsTable.tsx'
import { PortsTable } from './PortsTable.tsx'
import { NONE } from './Rows.tsx'

type Status = CallTypes['system_status']['response']

const EVERY_MS = 10_000
const NOTHING: ReadonlySet<string> = new Set()

export default function StatusPage() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { data, error } = useQuery({
    queryKey: ['status'],
    queryFn: () => dataProvider.call('system_status'),
    staleTime: 0,
    refetchInterval: EVERY_MS,
  })
  if (error && !data)
    return <Notice tone="error" icon="warning" title={translate('status.failed')} hint={messageOf(error)} />
  const time = data ? formatInstant(data.asked_at) : ''
  return (
    <Page aria-busy={data === undefined}>
      <p className={error ? 'as-of stale' : 'as-of'} role={error ? 'status' : undefined}>
        {data &&
          (error ? translate('status.stale', { reason: messageOf(error), time }) : translate('status.as_of', { time }))}
      </p>
      {data && <Parts status={data} />}
    </Page>
  )
}

function Parts({ status }: { readonly status: Status }) {
  const translate = useTranslate()
  const menu = useMenu()
  const { permissions = NOTHING } = usePermissions<ReadonlySet<string>>()
  const { asked_at, started_at, versions, queue, inbox, events, jobs, store, exports, backups, ports } = status
  const running = (Date.parse(asked_at) - Date.parse(started_at)) / 1000
  const lasting = (seconds: number): string => lastingText(translate, seconds)
  const listOf = (entity: string): string | null => pathOf(menu, entity, permissions)
  const jobsPath = listOf('job')
  return (
    <>
      <Part name="queue" failure={queue.failure} to={listOf('command_task')}>
        {queue.used ? (
          <Figures
            of={[
              ['pending', count(queue.pending)],
              ['sending', count(queue.sending)],
              ['oldest', queue.oldest_seconds === null ? NONE : lasting(queue.oldest_seconds)],
            ]}
          />
        ) : (
          <p>{translate('status.unused')}</p>
        )}
      </Part>
      {inbox.used && (
        <Part name="inbox" failure={inbox.failure} to={listOf('webhook_message')}>
          <Figures
            of={[
              ['to_handle', count(inbox.waiting)],
              ['oldest', inbox.oldest_seconds === null ? NONE : lasting(inbox.oldest_seconds)],
              ['refused', count(inbox.refused)],
              ['handling_failed', count(inbox.failed)],
            ]}
          />
        </Part>
      )}
      {events.used && (
        <Part name="events" failure={events.failure} to={listOf('webhook_target')}>
          <Figures
            of={[
              ['to_send', count(events.waiting)],
              ['oldest', events.oldest_seconds === null ? NONE : lasting(events.oldest_seconds)],
              ['retrying', count(events.retrying)],
              ['webhooks_paused', count(events.paused)],
            ]}
          />
        </Part>
      )}
      <Part name="exports" failure={exports.failure}>
        <Figures
          of={[
            ['exports_running', `${count(exports.running)} / ${count(exports.most)}`],
            ['exports_waiting', count(exports.waiting)],
            ['imports', count(exports.imports)],
            ['streams', count(exports.streams)],
          ]}
        />
      </Part>
      <Part name="store" failure={store.failure}>
        <Figures
          of={[
            ['busy', `${count(store.busy)} / ${count(store.most)}`],
            ['open', count(store.open)],
            ['waiting', count(store.waiting)],
          ]}
        />
      </Part>
      {backups && (
        <Part name="backups" failure={backups.failure}>
          <Figures
            of={[
              ['last_backup', backups.last_at === null ? translate('status.none') : formatInstant(backups.last_at)],
              ['backup_size', backups.bytes === null ? NONE : sizeText(backups.bytes)],
              ['backups_kept', translate('status.backups_of', { kept: backups.kept, keep: backups.keep })],
            ]}
          />
        </Part>
      )}
      <Part name="jobs" failure={jobs.failure} to={jobsPath} wide>
        <JobsTable jobs={jobs.list} path={jobsPath} lasting={lasting} />
      </Part>
      <Part name="ports" failure={ports.failure} wide>
        <PortsTable ports={ports.list} />
      </Part>
      <Part name="versions" wide>
        <Figures
          of={[
            ['server', versions.server],
            ['console', formatInstant(versions.console)],
            ['schemas', versions.schemas],
            ['node', versions.node],
            ['database', versions.database],
            ['started', formatInstant(started_at)],
            ['uptime', lasting(running)],
          ]}
        />
      </Part>
    </>
  )
}

const count = (value: number): string => formatDecimal(String(value))

interface PartProps {
  readonly name: string
  /** What is wrong, in words; left out where nothing can be. */
  readonly failure?: string | null
  /** The list of what is counted here, for who may see it. */
  readonly to?: string | null
  readonly wide?: boolean
  readonly children: ReactNode
}

function Part({ name, failure, to = null, wide = false, children }: PartProps) {
  const translate = useTranslate()
  const title = translate(`status.section.${name}`)
  return (
    <section aria-label={title} className={wide ? 'wide' : undefined}>
      <h2>
        {to === null ? title : <Link to={to}>{title}</Link>}
        {failure !== undefined && (
          <ToneChip tone={failure === null ? 'success' : 'error'}>
            {translate(failure === null ? 'status.ok' : 'status.trouble')}
          </ToneChip>
        )}
      </h2>
      {failure && <p className="failure">{failure}</p>}
      {children}
    </section>
  )
}

const Figures = ({ of }: { readonly of: readonly (readonly [name: string, value: string])[] }) => {
  const translate = useTranslate()
  return (
    <dl>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{translate(`status.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Page = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1200,
  margin: '0 auto',
  paddingBottom: 24,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: 16,
  alignItems: 'start',
  '& .as-of': { gridColumn: '1 / -1', margin: 0, minHeight: 20, fontSize: 13, color: theme.palette.text.secondary },
  '& .as-of.stale, & .failure': { color: theme.palette.error.main },
  '& section': {
    padding: '14px 16px',
    background: theme.palette.background.paper,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 10,
    height: '100%',
    minWidth: 0,
  },
  '& .wide': { gridColumn: '1 / -1' },
  '& h2': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    margin: '0 0 10px',
    fontSize: 15,
  },
  '& h2 a': { color: 'inherit', textDecorationColor: theme.palette.divider, textUnderlineOffset: 3 },
  '& p': { margin: '0 0 10px', fontSize: 13, overflowWrap: 'anywhere' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
    gap: '10px 16px',
    margin: 0,
  },
  '& .wide dl': { gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' },
  '& dt': { fontSize: 12, color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontSize: 15, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 13 },
  '& th': { textAlign: 'start', fontWeight: 400, fontSize: 12, color: theme.palette.text.secondary },
  '& th, & td': { padding: '6px 8px 6px 0', verticalAlign: 'top' },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
  '& td a': { color: theme.palette.primary.main, textDecoration: 'none' },
  '& td .failure': { display: 'block', overflowWrap: 'anywhere' },
  // Rows become small cards: a phone has no room for six columns.
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', padding: '8px 0' },
    '& td': { padding: '2px 8px 2px 0' },
    '& td:first-of-type': { gridColumn: '1 / -1', fontWeight: 600 },
    '& td::before': {
      content: 'attr(data-label)',
      display: 'block',
      fontSize: 12,
      fontWeight: 400,
      color: theme.palette.text.secondary,
    },
  },
}))
