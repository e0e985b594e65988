/** How far the check or the work is. It goes on when the dialog is closed. */
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { formatDecimal } from '../../../../kinds/numbers.ts'

interface ImportProgressProps {
  readonly run: { readonly mode: string; readonly rows: number; readonly percent: number } | undefined
  readonly label: string
  /** Whose texts: of records, or of calls. */
  readonly words: 'import' | 'by_file'
}

export function ImportProgress({ run, label, words }: ImportProgressProps) {
  const translate = useTranslate()
  const percent = run !== undefined && run.rows > 0 ? Math.min(99, run.percent) : null
  return (
    <Place>
      <div>
        <span role="status">
          {translate(
            run === undefined ? 'import.uploading' : run.mode === 'check' ? 'import.checking' : `${words}.writing`,
          )}
        </span>
        {percent !== null && <strong>{percent}%</strong>}
      </div>
      <LinearProgress
        aria-label={label}
        {...(percent === null ? {} : { variant: 'determinate' as const, value: percent })}
      />
      {run && (
        <div className="k-soft">
          <span>{run.mode === 'check' ? '' : translate(`${words}.leave_hint`)}</span>
          <span>{translate('import.rows_done', { count: formatDecimal(String(run.rows)) })}</span>
        </div>
      )}
    </Place>
  )
}

const Place = styled('div')({
  display: 'grid',
  gap: 8,
  padding: '16px 0',
  fontSize: 13,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 12, fontVariantNumeric: 'tabular-nums' },
})
