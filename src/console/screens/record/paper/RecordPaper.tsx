/**
 * A record as a document: what will stand on the paper is seen before it is printed. Masked values are printed as the
 * reader sees them; who may look behind the masks can have them in full, which is logged value by value, as anywhere.
 */
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useDataProvider, useTranslate } from 'ra-core'
import { isEmpty, type CellRecord } from '../../../../kinds/cell.ts'
import { displayOf } from '../../../../kinds/display.ts'
import { judged } from '../../../../model/conditions.ts'
import type { Field } from '../../../../model/model.ts'
import { placeholdersIn } from '../../../../values/placeholders.ts'
import { Icon } from '../../../kit/icons.tsx'
import type { ConsoleDataProvider } from '../../../provider/data-provider.ts'
import { messageOf } from '../../../provider/errors.ts'
import { usePage } from '../../detail/pages.ts'
import { seen, type EntityView } from '../../entity-view.ts'
import { Paper } from './Paper.tsx'
import './paper.css'

interface RecordPaperProps {
  readonly view: EntityView
  readonly record: CellRecord
  readonly onClose: () => void
}

export default function RecordPaper({ view, record, onClose }: RecordPaperProps) {
  const { entity, may } = view
  const translate = useTranslate()
  const titleId = useId()
  const provider = useDataProvider<ConsoleDataProvider>()
  const print = usePage(entity.plural).print!
  const [real, setReal] = useState<CellRecord>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const known = judged(entity.fields, record)
  const visible = seen(entity, may).filter(({ name }) => known.has(name) !== false && !isEmpty(record[name]))
  const fields = print.fields.flatMap((name) => visible.filter((field) => field.name === name))
  const masked = maskedIn(fields, visible, record)
  // The rest of the page keeps off the paper.
  useEffect(() => {
    document.body.classList.add('has-paper')
    return () => document.body.classList.remove('has-paper')
  }, [])
  const reveal = async (): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      const found: Record<string, string> = {}
      for (const { name } of masked)
        found[name] = (await provider.reveal(entity.plural, { id: record.id, field: name })).data
      setReal({ ...record, ...found })
    } catch (error) {
      setFailure(messageOf(error) ?? translate('reveal.failed'))
    } finally {
      setBusy(false)
    }
  }
  const paper = <Paper view={view} print={print} fields={fields} record={real ?? record} />
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 860, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={titleId}>
        {translate('list.print')} · {displayOf(entity, record)}
      </DialogTitle>
      <DialogContent>
        {failure && <Alert severity="error">{failure}</Alert>}
        <p className="k-small k-soft">
          {translate('paper.hint')} {masked.length > 0 && translate(real ? 'paper.revealed' : 'paper.masked')}
        </p>
        <div className="p-preview" tabIndex={0} role="document" aria-labelledby={titleId}>
          {paper}
        </div>
      </DialogContent>
      <DialogActions>
        {masked.length > 0 && real === undefined && may(entity.access.reveal) && (
          <Button color="inherit" disabled={busy} onClick={() => void reveal()}>
            {translate('paper.reveal')}
          </Button>
        )}
        <span style={{ flex: 1 }} />
        <Button color="inherit" onClick={onClose}>
          {translate('action.close')}
        </Button>
        <Button
          variant="contained"
          autoFocus
          startIcon={<Icon name="print" size={16} />}
          disabled={busy}
          onClick={() => window.print()}
        >
          {translate('list.print')}
        </Button>
      </DialogActions>
      {createPortal(<div className="p-paper">{paper}</div>, document.body)}
    </Dialog>
  )
}

/** Masked values that stand on the paper, by themselves or within a template. */
function maskedIn(fields: readonly Field[], visible: readonly Field[], record: CellRecord): readonly Field[] {
  const named = new Set(
    fields.flatMap(({ name, placeholders }) =>
      placeholders?.own
        ? [name, ...placeholdersIn(String(record[name]), placeholders.names).map((one) => one.name)]
        : [name],
    ),
  )
  return visible.filter(({ name, mask }) => mask !== null && named.has(name))
}
