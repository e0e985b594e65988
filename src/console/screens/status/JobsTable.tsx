/** The company's jobs, one a row: how the last run went, and when the next is due. */
import { Link } from 'react-router-dom'
import { useTranslate } from 'ra-core'
import type { CallTypes } from '../../../generated/call-types.ts'
import { formatInstant } from '../../../kinds/times.ts'
import { NONE, Rows } from './Rows.tsx'

type Job = CallTypes['system_status']['response']['jobs']['list'][number]

interface JobsTableProps {
  readonly jobs: readonly Job[]
  /** Of their list; null: not for this user. */
  readonly path: string | null
  readonly lasting: (seconds: number) => string
}

export function JobsTable({ jobs, path, lasting }: JobsTableProps) {
  const translate = useTranslate()
  return (
    <Rows<Job>
      of={jobs}
      keyOf={({ id }) => id}
      columns={[
        ['job', ({ id, name }) => (path === null ? name : <Link to={`${path}/${id}`}>{name}</Link>)],
        [
          'state',
          ({ state, failure }) => (
            <>
              {state ?? translate('status.never')}
              {failure !== null && <span className="failure">{failure}</span>}
            </>
          ),
        ],
        ['last', ({ last_at }) => (last_at === null ? NONE : formatInstant(last_at))],
        ['took', ({ last_seconds }) => (last_seconds === null ? NONE : lasting(last_seconds))],
        ['next', ({ next_at }) => (next_at === null ? translate('status.by_hand') : formatInstant(next_at))],
      ]}
    />
  )
}
