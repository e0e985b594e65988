/** Names what would be deleted, says what is lost with it or why it cannot go, and deletes. */
import { useId } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useDelete, useDeleteMany, useNotify, useTranslate } from 'ra-core'
import type { CellRecord } from '../../../fields/cell.ts'
import { displayOf } from '../../../fields/display.ts'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import { messageOf } from '../../provider/errors.ts'
import { text } from '../../kit/lang.ts'
import type { EntityView } from '../entity-view.ts'
import { readImpact, type Part } from './impact.ts'

interface DeleteDialogProps {
  readonly view: EntityView
  readonly records: readonly CellRecord[]
  readonly onClose: () => void
  readonly onDone: () => void
}

const NAMED = 5

export default function DeleteDialog({ view, records, onClose, onDone }: DeleteDialogProps) {
  const { entity, label, lang } = view
  const plural = entity.plural
  const translate = useTranslate()
  const notify = useNotify()
  const titleId = useId()
  const [only] = records.length === 1 ? records : []
  const { impact, asking } = useImpact(view, only)
  const options = {
    mutationMode: 'pessimistic' as const,
    onSuccess: () => { notify('list.deleted', { type: 'success', messageArgs: { count: records.length } }); onDone() },
    onError: (error: unknown) => { notify(messageOf(error) ?? 'ra.notification.http_error', { type: 'error' }); onClose() },
  }
  const [deleteOne, one] = useDelete()
  const [deleteMany, many] = useDeleteMany()
  const busy = one.isPending || many.isPending
  const remove = () => (only ? void deleteOne(plural, { id: only.id, previousData: only }, options) : void deleteMany(plural, { ids: records.map(({ id }) => id) }, options))
  const list = (parts: readonly Part[]) => parts.map((part) => `${typeof part.label === 'string' ? part.label : text(part.label, lang)} ${part.count}`).join(translate('value.separator'))
  const names = records.slice(0, NAMED).map((record) => displayOf(entity, record)).join(translate('value.separator'))
  const refused = impact !== undefined && impact.refused.length > 0
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} slotProps={{ paper: { sx: { width: 440, maxWidth: 'calc(100vw - 32px)' } } }}>
      <DialogTitle id={titleId}>{only ? translate('confirm.delete.title', { label }) : translate('confirm.delete_many.title', { count: records.length, label })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <span>{only ? translate('confirm.delete.text', { label, name: names }) : translate('confirm.delete_many.text', { count: records.length, label })}</span>
        {!only && <span className="k-soft">{names}{records.length > NAMED && ' …'}</span>}
        {asking && <CircularProgress size={18} aria-label={translate('app.loading')} />}
        {refused && <Alert severity="error">{translate('confirm.delete.refused', { list: list(impact.refused) })}</Alert>}
        {!refused && impact && impact.lost.length > 0 && <Alert severity="warning">{translate('confirm.delete.lost_with', { list: list(impact.lost) })}</Alert>}
        {!refused && impact && impact.unlinked.length > 0 && <Alert severity="info">{translate('confirm.delete.unlinked', { list: list(impact.unlinked) })}</Alert>}
        {!refused && <span className="k-soft">{translate('confirm.delete.lost')}</span>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus disabled={busy} onClick={onClose}>{translate(refused ? 'action.close' : 'action.cancel')}</Button>
        {!refused && <Button variant="contained" color="error" disabled={busy || asking} onClick={remove}>{translate('action.delete')}</Button>}
      </DialogActions>
    </Dialog>
  )
}

/** Only for one record; a deletion goes ahead without it when it cannot be told. */
function useImpact({ entity, may }: EntityView, record: CellRecord | undefined) {
  const provider = useDataProvider<ConsoleDataProvider>()
  const { data, isFetching } = useQuery({
    queryKey: [entity.plural, 'impact', record?.id],
    queryFn: async ({ signal }) => readImpact((await provider.impact(entity.plural, { id: record?.id ?? 0, signal })).data, entity.peers),
    enabled: record !== undefined && may(entity.access.remove), staleTime: 0, retry: false,
  })
  return { impact: data, asking: isFetching }
}
