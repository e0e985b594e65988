/**
 * Names what would be deleted or archived, says what goes with it or why it cannot go, and does it: many in lots, which
 * can be stopped. A refusal of the server is told here too.
 */
import { useId, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useDelete, useGetMany, useNotify, useTranslate } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import { displayOf } from '../../../kinds/display.ts'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import { messageOf } from '../../provider/errors.ts'
import type { RowId } from '../../kit/grid/column.ts'
import type { EntityView } from '../entity-view.ts'
import { BulkProgress } from '../list/bulk/BulkProgress.tsx'
import { hasChanged, isWhole, useBulk } from '../list/bulk/use-bulk.ts'
import { readImpact, type Part } from './impact.ts'
import { mayChange } from './rights.ts'

interface DeleteDialogProps {
  readonly view: EntityView
  /** One record with its values, or several of which the keys are enough. */
  readonly records: readonly CellRecord[]
  readonly onClose: () => void
  readonly onDone: () => void
  /** One record of the archive is deleted for good. */
  readonly forGood?: boolean
  /** Asked instead of naming the one record. */
  readonly sure?: string
}

const NAMED = 5

const DELETING = {
  title: 'confirm.delete.title',
  titleMany: 'confirm.delete_many.title',
  text: 'confirm.delete.text',
  textMany: 'confirm.delete_many.text',
  kept: 'confirm.delete_many.kept',
  lostWith: 'confirm.delete.lost_with',
  after: 'confirm.delete.lost',
  action: 'action.delete',
  done: 'list.deleted',
} as const
const ARCHIVING = {
  title: 'confirm.archive.title',
  titleMany: 'confirm.archive_many.title',
  text: 'confirm.archive.text',
  textMany: 'confirm.archive_many.text',
  kept: 'confirm.archive_many.kept',
  lostWith: 'confirm.archive.with',
  after: 'confirm.archive.after',
  action: 'action.archive',
  done: 'archive.done',
} as const
const FOR_GOOD = {
  ...DELETING,
  title: 'confirm.for_good.title',
  text: 'confirm.for_good.text',
  action: 'action.delete_for_good',
} as const

export default function DeleteDialog({ view, records, onClose, onDone, forGood = false, sure }: DeleteDialogProps) {
  const { entity, label, say } = view
  const words = forGood ? FOR_GOOD : entity.archive ? ARCHIVING : DELETING
  const plural = entity.plural
  const translate = useTranslate()
  const notify = useNotify()
  const titleId = useId()
  const [failure, setFailure] = useState<string>()
  const [only] = records.length === 1 ? records : []
  const { impact, asking } = useImpact(view, only, forGood)
  const { going, staying, loading } = useChosen(view, only ? [] : records)
  const tellDone = (count: number) => {
    notify(words.done, { type: 'success', messageArgs: { count } })
    onDone()
  }
  const options = {
    mutationMode: 'pessimistic' as const,
    onSuccess: () => tellDone(1),
    onError: (error: unknown) => setFailure(messageOf(error) ?? translate('ra.notification.http_error')),
  }
  const [deleteOne, one] = useDelete()
  const bulk = useBulk(entity)
  const busy = one.isPending || bulk.running
  const removeAll = async (ids: readonly RowId[]) => {
    if (isWhole(await bulk.run({ ids }, 'remove'))) tellDone(ids.length)
  }
  const remove = () => {
    setFailure(undefined)
    return only
      ? void deleteOne(plural, { id: only.id, previousData: only, meta: { archived: forGood || undefined } }, options)
      : void removeAll(going.map(({ id }) => id as RowId))
  }
  const close = bulk.state && hasChanged(bulk.state) ? onDone : onClose
  const list = (parts: readonly Part[]) =>
    parts.map((part) => `${say(part.label)} ${part.count}`).join(translate('value.separator'))
  const names = (some: readonly CellRecord[]) =>
    some
      .slice(0, NAMED)
      .map((record) => displayOf(entity, record))
      .join(translate('value.separator')) + (some.length > NAMED ? ' …' : '')
  const refused = only ? impact !== undefined && impact.blocked.length > 0 : !loading && going.length === 0
  return (
    <Dialog
      open
      onClose={busy ? undefined : close}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 440, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={titleId}>
        {only ? translate(words.title, { label }) : translate(words.titleMany, { count: records.length, label })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {bulk.state ? (
          <BulkProgress state={bulk.state} deed={entity.archive ? 'bulk_archive' : 'bulk_delete'} />
        ) : (
          <>
            {only && <span>{sure ?? translate(words.text, { label, name: displayOf(entity, only) })}</span>}
            {!only && going.length > 0 && (
              <span>
                {translate(words.textMany, { count: going.length, label })}
                <br />
                <span className="k-soft">{names(going)}</span>
              </span>
            )}
            {(asking || loading) && <CircularProgress size={18} aria-label={translate('app.loading')} />}
            {staying.length > 0 && (
              <Alert severity={refused ? 'error' : 'info'}>
                {translate(words.kept, { count: staying.length, list: names(staying) })}
              </Alert>
            )}
            {impact && refused && (
              <Alert severity="error">{translate('confirm.delete.refused', { list: list(impact.blocked) })}</Alert>
            )}
            {impact && !refused && impact.lost.length > 0 && (
              <Alert severity="warning">{translate(words.lostWith, { list: list(impact.lost) })}</Alert>
            )}
            {impact && !refused && impact.emptied.length > 0 && (
              <Alert severity="info">{translate('confirm.delete.unlinked', { list: list(impact.emptied) })}</Alert>
            )}
            {failure !== undefined && <Alert severity="error">{failure}</Alert>}
            {!refused && failure === undefined && <span className="k-soft">{translate(words.after)}</span>}
          </>
        )}
      </DialogContent>
      <DialogActions>
        {bulk.running ? (
          <Button color="inherit" onClick={bulk.stop}>
            {translate('bulk.stop')}
          </Button>
        ) : (
          <Button color="inherit" autoFocus disabled={busy} onClick={close}>
            {translate(refused || bulk.state ? 'action.close' : 'action.cancel')}
          </Button>
        )}
        {!refused && !bulk.state && (
          <Button variant="contained" color="error" disabled={busy || asking || loading} onClick={remove}>
            {translate(words.action)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** Chosen on any page: read anew, to name them and to tell which of them may go. */
function useChosen({ entity, may }: EntityView, records: readonly CellRecord[]) {
  const { data = [], isPending } = useGetMany<CellRecord>(
    entity.plural,
    { ids: records.map(({ id }) => id) },
    { enabled: records.length > 0, staleTime: 0 },
  )
  const mayGo = (record: CellRecord) => mayChange(entity, record, 'remove', may)
  const found = data.filter((record) => record !== undefined)
  return {
    going: found.filter(mayGo),
    staying: found.filter((record) => !mayGo(record)),
    loading: records.length > 0 && isPending,
  }
}

/** Only for one record; a deletion goes ahead without it when it cannot be told. */
function useImpact({ entity, may }: EntityView, record: CellRecord | undefined, forGood: boolean) {
  const provider = useDataProvider<ConsoleDataProvider>()
  const { data, isFetching } = useQuery({
    queryKey: [entity.plural, 'impact', record?.id, forGood],
    queryFn: async ({ signal }) =>
      readImpact(
        (await provider.impact(entity.plural, { id: record?.id ?? 0, archived: forGood || undefined, signal })).data,
      ),
    enabled: record !== undefined && may(entity.access.remove),
    staleTime: 0,
    retry: false,
  })
  return { impact: data, asking: isFetching }
}
