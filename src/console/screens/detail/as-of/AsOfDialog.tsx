/**
 * A record as it was after an entry of its history, and the way back: what would change is told first, and saved as any
 * other change.
 */
import { Fragment, useId, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRefresh, useTranslate, useUpdate } from 'ra-core'
import type { CellRecord } from '../../../../kinds/cell.ts'
import { formatInstant } from '../../../../kinds/times.ts'
import type { ConsoleDataProvider } from '../../../provider/data-provider.ts'
import { fieldErrorsOf, messageOf } from '../../../provider/errors.ts'
import type { EntityView } from '../../entity-view.ts'
import { mayChange } from '../../record/rights.ts'
import type { AsOf } from './as-of.ts'
import { Restoring } from './Restoring.tsx'
import { Then } from './Then.tsx'

interface AsOfDialogProps {
  readonly view: EntityView
  readonly record: CellRecord
  /** Of the journal. */
  readonly entry: number | string
  readonly onClose: () => void
}

export default function AsOfDialog({ view, record, entry, onClose }: AsOfDialogProps) {
  const { entity, may, label } = view
  const translate = useTranslate()
  const titleId = useId()
  const provider = useDataProvider<ConsoleDataProvider>()
  const { data, error } = useQuery({
    queryKey: [entity.plural, 'as_of', record.id, entry],
    queryFn: async ({ signal }) =>
      (await provider.asOf(entity.plural, { id: record.id, entry, signal })).data as unknown as AsOf,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const [restores, setRestores] = useState(false)
  const { failure, busy, restore } = useRestore(view, data, onClose)
  const values = data?.restore?.values ?? {}
  const offered =
    data?.restore != null &&
    mayChange(entity, record, 'update', may) &&
    Object.keys(values).length + data.restore.left_out.length > 0
  const at = data ? formatInstant(data.at) : ''
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 800, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={titleId}>
        {data ? translate(restores ? 'as_of.restore_title' : 'as_of.title', { label, at }) : translate('as_of.see')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        {error && <Alert severity="error">{messageOf(error) ?? translate('list.failed')}</Alert>}
        {!data && !error && <CircularProgress size={18} aria-label={translate('app.loading')} />}
        {failure && <Alert severity="error">{failure}</Alert>}
        {data && !restores && <Then view={view} asOf={data} />}
        {data && restores && <Restoring view={view} asOf={data} />}
      </DialogContent>
      <DialogActions>
        {/* Each step has buttons of its own, of which the first has the focus: a second key restores nothing. */}
        {restores ? (
          <Fragment key="restoring">
            <Button color="inherit" autoFocus disabled={busy} onClick={() => setRestores(false)}>
              {translate('action.back')}
            </Button>
            {Object.keys(values).length > 0 && (
              <Button variant="contained" disabled={busy} onClick={restore}>
                {translate('as_of.restore_go', { count: Object.keys(values).length })}
              </Button>
            )}
          </Fragment>
        ) : (
          <Fragment key="seeing">
            <Button color="inherit" autoFocus onClick={onClose}>
              {translate('action.close')}
            </Button>
            {offered && (
              <Button variant="outlined" onClick={() => setRestores(true)}>
                {translate('as_of.restore')}
              </Button>
            )}
          </Fragment>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** On the version that was looked at: whoever saved since is not overwritten. */
function useRestore({ entity }: EntityView, asOf: AsOf | undefined, onDone: () => void) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [failure, setFailure] = useState<string>()
  const [update, { isPending: busy }] = useUpdate()
  const restore = () => {
    if (!asOf?.restore) return
    setFailure(undefined)
    void update(
      entity.plural,
      { id: asOf.now.id, data: asOf.restore.values, previousData: asOf.now },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('as_of.restored', { type: 'success', messageArgs: { at: formatInstant(asOf.at) } })
          refresh()
          onDone()
        },
        onError: (error: unknown) => setFailure(failureOf(error) ?? translate('ra.notification.http_error')),
      },
    )
  }
  return { failure, busy, restore }
}

/** With what is wrong where: there is no form beside it. */
function failureOf(error: unknown): string | undefined {
  const told = messageOf(error)
  const fields = Object.values(fieldErrorsOf(error))
  return told === undefined ? undefined : [...new Set([told, ...fields])].join(' ')
}
