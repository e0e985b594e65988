/**
 * A call for many records, by a file: a template to fill in, the file checked, what would come of each row, and only
 * then the calls themselves.
 */
import { useId, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useDataProvider, useTranslate } from 'ra-core'
import { formatDecimal } from '../../../../kinds/numbers.ts'
import type { CallByFile } from '../../../../model/console-entity.ts'
import type { ConsoleDataProvider } from '../../../provider/data-provider.ts'
import type { EntityView } from '../../entity-view.ts'
import { Drop } from '../import/Drop.tsx'
import { ImportProgress } from '../import/ImportProgress.tsx'
import { Part } from '../import/Part.tsx'
import { Templates } from '../import/Templates.tsx'
import { ByFileSummary } from './ByFileSummary.tsx'
import { useByFile } from './use-by-file.ts'

interface ByFileDialogProps {
  readonly view: EntityView
  readonly of: CallByFile
  readonly onWritten: () => void
  readonly onClose: () => void
}

export default function ByFileDialog({ view, of, onWritten, onClose }: ByFileDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const provider = useDataProvider<ConsoleDataProvider>()
  const [chosen, setChosen] = useState<File>()
  const [answers, setAnswers] = useState<readonly string[]>([])
  const { run, isSending, failed, send, stop, begin } = useByFile(of.call, onWritten)
  const label = view.say(of.label)
  const title = translate('by_file.title', { label })
  const isRunning = isSending || run?.state === 'running'
  const isOver = run !== undefined && run.state !== 'running'
  const isChecked = isOver && run.mode === 'check'
  const again = () => {
    begin()
    setAnswers([])
    setChosen(undefined)
  }
  const settle = (now: readonly string[]) => {
    setAnswers(now)
    if (chosen) send({ file: chosen, mode: 'check', answers: now })
  }
  return (
    <Dialog
      open
      onClose={isSending ? undefined : onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 640, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Body>
        {failed && <Alert severity="error">{failed}</Alert>}
        {isRunning ? (
          <ImportProgress words="by_file" run={run} label={title} />
        ) : isOver ? (
          <ByFileSummary view={view} of={of} run={run} answers={answers} onAnswers={chosen ? settle : undefined} />
        ) : (
          <>
            <Templates
              hint={translate('by_file.template_hint')}
              name={label}
              open={(format, signal) => provider.openFileTemplate(of.call, format, signal)}
            />
            <Part title={translate('import.file')}>
              <Drop chosen={chosen} onGive={(file) => file && setChosen(file)} />
            </Part>
          </>
        )}
      </Body>
      <DialogActions>
        {isRunning && run && (
          <Button color="inherit" onClick={stop}>
            {translate('import.stop')}
          </Button>
        )}
        {isOver && (
          <Button color="inherit" disabled={isRunning} onClick={again}>
            {translate(isChecked ? 'import.choose_other' : 'by_file.another')}
          </Button>
        )}
        <span style={{ flex: 1 }} />
        <Button color="inherit" disabled={isSending} onClick={onClose}>
          {translate(isRunning || (isOver && !isChecked) ? 'action.close' : 'action.cancel')}
        </Button>
        {isChecked && chosen && !isRunning && (
          <Button
            variant="contained"
            disabled={run.done === 0}
            onClick={() => send({ file: chosen, mode: 'do', answers })}
          >
            {run.done === 0
              ? translate('by_file.nothing')
              : translate('by_file.start', { count: formatDecimal(String(run.done)) })}
          </Button>
        )}
        {!isRunning && !isOver && (
          <Button
            variant="contained"
            disabled={!chosen}
            onClick={() => chosen && send({ file: chosen, mode: 'check', answers })}
          >
            {translate('import.check')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const Body = styled(DialogContent)({ display: 'flex', flexDirection: 'column', gap: 16, minHeight: 0 })
