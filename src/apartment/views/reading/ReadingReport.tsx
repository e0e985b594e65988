/**
 * The meter-reading report: a window for the meters that are to be read, on a desk as in a cellar. What is noted stays
 * in this browser until the server has it.
 */
import { useEffect, useId, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEvent, useTranslate } from 'ra-core'
import { ReadingState } from '../../../generated/enums.ts'
import { keepConsole } from '../../../console/offline/keep.ts'
import { useProduct } from '../../../console/product.ts'
import { useReach } from '../../../console/shell/watches.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { Meter } from './entry.ts'
import { keepMeters } from './kept-meters.ts'
import { MeterCard } from './MeterCard.tsx'
import { useReport } from './use-report.ts'
import type { Outcome } from './use-send.ts'

export interface ToRead extends Meter {
  /** Why it is to be read. */
  readonly why?: string
}

interface ReadingReportProps {
  readonly meters: readonly ToRead[]
  /** They are what this browser has kept. */
  readonly isKept?: boolean
  /** All of them have been taken. */
  readonly onDone: () => void
  readonly onClose: () => void
}

export default function ReadingReport({ meters, isKept = false, onDone, onClose }: ReadingReportProps) {
  const translate = useTranslate()
  const titleId = useId()
  const theme = useTheme()
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'))
  const isReached = useReach() === 'reached'
  const report = useReport(meters)
  const { busy, meant, queued, outcomes } = report
  const [isAsked, setIsAsked] = useState(false)
  useKept(report.owner, isKept ? [] : meters)
  const submit = (): void => {
    report.check()
    if (report.isGood) setIsAsked(true)
    else focusFirst()
  }
  const confirm = async (): Promise<void> => {
    setIsAsked(false)
    const found = await report.confirm()
    if (report.all.length === 1 && isPlain([...found.values()][0])) onDone()
  }
  const isOver = report.all.every(({ device_id }) => outcomes.get(device_id)?.is === 'taken')
  const close = isOver ? onDone : onClose
  return (
    <Dialog
      open
      fullScreen={isNarrow}
      maxWidth="md"
      fullWidth
      // A click beside it is no wish to leave what is being written.
      onClose={(_, reason) => (busy || reason === 'backdropClick' ? undefined : close())}
      aria-labelledby={titleId}
      slotProps={isNarrow ? { paper: { sx: WHOLE } } : {}}
    >
      <DialogTitle id={titleId}>{translate('reading.title')}</DialogTitle>
      <DialogContent>
        {!isReached && (
          <Alert severity="info" sx={{ mb: 1.5 }}>
            {translate('reading.offline')}
          </Alert>
        )}
        {isKept && <p className="k-soft k-small">{translate('reading.kept')}</p>}
        <Cards>
          {report.all.map((entry) => (
            <MeterCard
              key={entry.device_id}
              owner={report.owner}
              entry={entry}
              why={meters.find(({ device_id }) => device_id === entry.device_id)?.why}
              problems={report.problemsOf(entry.device_id)}
              outcome={outcomes.get(entry.device_id)}
              busy={busy}
            />
          ))}
        </Cards>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={close}>
          {translate('action.close')}
        </Button>
        {queued.length > 0 && !busy && (
          <Button variant="outlined" disabled={!isReached} onClick={() => void report.again()}>
            {translate('reading.send_now', { count: queued.length })}
          </Button>
        )}
        {meant.length > 0 && (
          <Button variant="contained" loading={busy} onClick={submit}>
            {translate(meant.length === 1 ? 'reading.submit' : 'reading.submit_many', { count: meant.length })}
          </Button>
        )}
      </DialogActions>
      {isAsked && (
        <ConfirmDialog
          meant={meant}
          leftOut={report.leftOut}
          onConfirm={() => void confirm()}
          onClose={() => setIsAsked(false)}
        />
      )}
    </Dialog>
  )
}

/** From here on the report of these meters opens without a network as well. */
function useKept(owner: string, meters: readonly ToRead[]): void {
  const { offline } = useProduct()
  const keep = useEvent(() => {
    if (owner === '' || meters.length === 0) return
    keepMeters(owner, meters)
    if (offline !== undefined) keepConsole(offline.load).catch(() => undefined)
  })
  useEffect(keep, [keep, owner])
}

/** Said to be done at once where nothing needs a word; what does stays in sight. */
const isPlain = (outcome: Outcome | undefined): boolean =>
  outcome?.is === 'taken' &&
  outcome.taken.state === ReadingState.taken &&
  !outcome.taken.is_reset &&
  !outcome.taken.uneven

/** Of a phone's screen nothing is left out. */
const WHOLE = { m: 0, width: '100%', maxWidth: '100%', height: '100%', maxHeight: 'none', borderRadius: 0 }

/** Once the words are there. */
function focusFirst(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.meter [aria-invalid="true"]')?.focus())
}

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& .meter': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 10,
    padding: 14,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 8,
  },
  '& .meter > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 10px' },
  '& .meter p': { margin: 0 },
  '& .k-warn': { color: theme.palette.warning.dark },
  '& .photo': { display: 'flex', gap: 12, alignItems: 'center' },
  '& .photo > div': { display: 'grid', gap: 4, justifyItems: 'start' },
  '& .photo img': {
    display: 'block',
    width: 72,
    height: 72,
    objectFit: 'cover',
    borderRadius: 4,
    border: `1px solid ${theme.palette.divider}`,
  },
  '& .photo .k-actions': { alignItems: 'center' },
  '& .amounts': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    gap: 12,
    alignItems: 'start',
    maxWidth: 620,
  },
  // What is touched in the dark is as large as a finger.
  [theme.breakpoints.down('md')]: {
    '& .meter button, & .meter .MuiInputBase-root': { minHeight: 44 },
    '& .meter input': { fontSize: 16 },
  },
}))
