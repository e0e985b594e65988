/** How far an export is: its share, rows and bytes, as far as the server could tell. */
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { formatDecimal } from '../../../kinds/numbers.ts'
import { shareOf, sizeText, type Progress } from './download.ts'

export function ExportProgress({ progress, label }: { readonly progress: Progress; readonly label: string }) {
  const translate = useTranslate()
  const share = shareOf(progress)
  const percent = share === null ? null : Math.floor(share * 100)
  return (
    <Place>
      <div>
        <span role="status">{progress.bytes === 0 ? translate('export.preparing') : translate('export.running')}</span>
        {percent !== null && progress.bytes > 0 && <strong>{percent}%</strong>}
      </div>
      <LinearProgress
        aria-label={label}
        {...(percent === null || progress.bytes === 0 ? {} : { variant: 'determinate' as const, value: percent })}
      />
      {progress.bytes > 0 && (
        <div className="k-soft">
          <span>{rowsText(progress, share, translate)}</span>
          <span>{translate('export.received', { size: sizeText(progress.bytes) })}</span>
        </div>
      )}
    </Place>
  )
}

/** Rows follow from the share: a deflated file does not tell them. */
function rowsText({ rows, exact }: Progress, share: number | null, translate: ReturnType<typeof useTranslate>): string {
  if (rows === null) return ''
  const all = formatDecimal(String(rows))
  if (share === null) return translate('list.count', { count: all })
  return translate(exact ? 'export.rows_done' : 'export.rows_done_estimate', {
    done: formatDecimal(String(Math.floor(rows * share))),
    all,
  })
}

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  padding: '12px 20px',
  borderTop: `1px solid ${theme.palette.divider}`,
  fontSize: 13,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 12, fontVariantNumeric: 'tabular-nums' },
  '& strong': { fontWeight: 600 },
}))
