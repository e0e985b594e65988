/** How far a change or deletion of many is, how it ended, and which records stayed as they were and why. */
import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { formatDecimal } from '../../../../kinds/numbers.ts'
import type { BulkState } from './use-bulk.ts'

/** Prefix of the texts: what is being done to the records. */
type Deed = 'bulk' | 'bulk_delete' | 'bulk_archive'

export function BulkProgress({
  state: { total, done, failed, is, message },
  deed = 'bulk',
}: {
  readonly state: BulkState
  readonly deed?: Deed
}) {
  const translate = useTranslate()
  const count = (value: number | null) => formatDecimal(String(value ?? 0))
  const changed = done - failed.length
  return (
    <>
      {is === 'running' && (
        <>
          <LinearProgress
            variant={total === null ? 'indeterminate' : 'determinate'}
            value={total ? (done / total) * 100 : 0}
            aria-label={translate(`${deed}.progress`)}
          />
          <span role="status">
            {total === null
              ? translate('bulk.looking')
              : translate(`${deed}.running`, { done: count(done), total: count(total) })}
          </span>
        </>
      )}
      {is !== 'running' && (
        <Alert severity={is === 'done' && failed.length === 0 ? 'success' : is === 'broken' ? 'error' : 'warning'}>
          {is === 'broken' && <div>{message}</div>}
          {translate(`${deed}.${is === 'stopped' ? 'stopped' : failed.length === 0 ? 'done' : 'done_some'}`, {
            count: count(changed),
            failed: count(failed.length),
            left: count((total ?? 0) - done),
          })}
        </Alert>
      )}
      {failed.length > 0 && (
        <Failed aria-label={translate(`${deed}.failed`)} tabIndex={0}>
          {failed.map(({ id, name, err_msg }) => (
            <li key={id}>
              <strong>{name ?? `#${id}`}</strong>
              <span>{err_msg}</span>
            </li>
          ))}
        </Failed>
      )}
    </>
  )
}

const Failed = styled('ul')(({ theme }) => ({
  maxHeight: 240,
  overflow: 'auto',
  margin: 0,
  padding: 8,
  listStyle: 'none',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 6,
  fontSize: 13,
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '2px 12px', padding: '4px 0' },
  '& li span': { color: theme.palette.error.main },
}))
