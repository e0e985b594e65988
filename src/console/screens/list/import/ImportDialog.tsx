/**
 * Records from a file: a template to fill in, the file checked, what would come of it, and only then the import itself.
 */
import { useId, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { EntityView } from '../../entity-view.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportSummary } from './ImportSummary.tsx'
import { useImport, type Chosen } from './use-import.ts'

interface ImportDialogProps {
  readonly view: EntityView
  readonly onWritten: () => void
  readonly onClose: () => void
}

export default function ImportDialog({ view, onWritten, onClose }: ImportDialogProps) {
  const { entity, label } = view
  const translate = useTranslate()
  const titleId = useId()
  const [chosen, setChosen] = useState<Chosen>()
  const [isPartial, setPartial] = useState(false)
  const { run, isSending, failed, send, stop, begin } = useImport(entity.plural, onWritten)
  const running = isSending || run?.state === 'running'
  const isDone = run?.state === 'done' && run.mode !== 'check'
  const isChecked = run?.state === 'done' && run.mode === 'check'
  const again = () => {
    begin()
    setPartial(false)
    setChosen(undefined)
  }
  const amounts =
    run === undefined
      ? []
      : (['added', 'changed'] as const)
          .filter((name) => run[name] > 0)
          .map((name) => translate(`import.start_${name}`, { count: run[name] }))
  return (
    <Dialog
      open
      onClose={isSending ? undefined : onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 560, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={titleId}>{translate('import.title', { label })}</DialogTitle>
      <Body>
        {failed && <Alert severity="error">{failed}</Alert>}
        {running ? (
          <ImportProgress words="import" run={run} label={translate('import.title', { label })} />
        ) : isChecked || isDone ? (
          <ImportSummary view={view} run={run} isPartial={isPartial} onPartial={setPartial} />
        ) : (
          <ChooseFile view={view} chosen={chosen} onChoose={setChosen} />
        )}
      </Body>
      <DialogActions>
        {running && run && (
          <Button color="inherit" onClick={stop}>
            {translate('import.stop')}
          </Button>
        )}
        {(isChecked || isDone) && (
          <Button color="inherit" onClick={again}>
            {translate(isDone ? 'import.another' : 'import.choose_other')}
          </Button>
        )}
        <span style={{ flex: 1 }} />
        <Button color="inherit" disabled={isSending} onClick={onClose}>
          {translate(running || isDone ? 'action.close' : 'action.cancel')}
        </Button>
        {isChecked && chosen && (
          <Button
            variant="contained"
            disabled={amounts.length === 0 || (run.wrong > 0 && !isPartial)}
            onClick={() => send(chosen, isPartial ? 'good' : 'all')}
          >
            {amounts.length === 0
              ? translate('import.nothing')
              : translate('import.start', { what: amounts.join(translate('value.separator')) })}
          </Button>
        )}
        {!running && !isChecked && !isDone && (
          <Button variant="contained" disabled={!chosen} onClick={() => chosen && send(chosen, 'check')}>
            {translate('import.check')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const Body = styled(DialogContent)({ display: 'flex', flexDirection: 'column', gap: 16, minHeight: 0 })
