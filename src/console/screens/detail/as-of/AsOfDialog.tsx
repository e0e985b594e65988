/**
 * A record as it was after an entry of its history, and the way back: what would change is told first, of which some
 * may be left as it is, and saved as any other change.
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
import { labelOf, type AsOf } from './as-of.ts'
import { LeftOut, Restoring } from './Restoring.tsx'
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
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const { failure, busy, restore } = useRestore(view, data, onClose)
  const restoring = data && mayChange(entity, record, 'update', may) ? data.restore : null
  const names = Object.keys(restoring?.values ?? {})
  const chosen = new Set(names.filter((name) => !skipped.has(name)))
  const choose = (name: string, is: boolean) =>
    setSkipped(new Set(is ? [...skipped].filter((one) => one !== name) : [...skipped, name]))
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
        {failure && (
          <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
            {failure}
          </Alert>
        )}
        {data && !restores && <Then view={view} asOf={data} />}
        {restoring && names.length === 0 && restoring.left_out.length > 0 && (
          <>
            <Alert severity="info">{translate('as_of.nothing')}</Alert>
            <LeftOut view={view} out={restoring.left_out} />
          </>
        )}
        {data && restores && <Restoring view={view} asOf={data} chosen={chosen} disabled={busy} onChoose={choose} />}
      </DialogContent>
      <DialogActions>
        {/* Each step has buttons of its own, of which the first has the focus: a second key restores nothing. */}
        {restores ? (
          <Fragment key="restoring">
            <Button color="inherit" autoFocus disabled={busy} onClick={() => setRestores(false)}>
              {translate('action.back')}
            </Button>
            <Button variant="contained" disabled={busy || chosen.size === 0} onClick={() => restore(chosen)}>
              {translate('as_of.restore_go', { count: chosen.size })}
            </Button>
          </Fragment>
        ) : (
          <Fragment key="seeing">
            <Button color="inherit" autoFocus onClick={onClose}>
              {translate('action.close')}
            </Button>
            {names.length > 0 && (
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
function useRestore(view: EntityView, asOf: AsOf | undefined, onDone: () => void) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [failure, setFailure] = useState<string>()
  const [update, { isPending: busy }] = useUpdate()
  const restore = (chosen: ReadonlySet<string>) => {
    if (!asOf?.restore) return
    const data = Object.fromEntries(Object.entries(asOf.restore.values).filter(([name]) => chosen.has(name)))
    setFailure(undefined)
    void update(
      view.entity.plural,
      { id: asOf.now.id, data, previousData: asOf.now },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('as_of.restored', { type: 'success', messageArgs: { at: formatInstant(asOf.at), count: chosen.size } })
          refresh()
          onDone()
        },
        onError: (error: unknown) => setFailure(failureOf(view, error) ?? translate('ra.notification.http_error')),
      },
    )
  }
  return { failure, busy, restore }
}

/** With what is wrong where: there is no form beside it. */
function failureOf(view: EntityView, error: unknown): string | undefined {
  const colon = view.lang === 'zh' ? '：' : ': '
  const fields = Object.entries(fieldErrorsOf(error)).map(([name, text]) => {
    const first = name.split('.')[0] ?? ''
    return first === '' ? text : `${labelOf(view, first)}${colon}${text}`
  })
  return fields.length > 0 ? fields.join('\n') : messageOf(error)
}
