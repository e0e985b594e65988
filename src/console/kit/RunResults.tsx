/** How far something is that is done to many, what came of it in all, and what came of each. */
import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { formatDecimal } from '../../kinds/numbers.ts'

export interface RunResult {
  readonly id: string | number
  readonly name: string
  readonly is: 'done' | 'failed' | undefined
  readonly text: string
}

interface RunResultsProps {
  readonly done: number
  readonly total: number
  /** What came of it; null: it is still going on. */
  readonly outcome: { readonly good: boolean; readonly text: string } | null
  readonly results: readonly RunResult[]
}

const count = (value: number): string => formatDecimal(String(value), 0)

export function RunResults({ done, total, outcome, results }: RunResultsProps) {
  const translate = useTranslate()
  return (
    <>
      {outcome === null ? (
        <>
          <LinearProgress variant="determinate" value={(done / total) * 100} aria-label={translate('run.progress')} />
          <span role="status">{translate('run.running', { done: count(done), total: count(total) })}</span>
        </>
      ) : (
        <Alert severity={outcome.good ? 'success' : 'warning'}>{outcome.text}</Alert>
      )}
      <List aria-label={translate('run.results')} tabIndex={0}>
        {results.map(({ id, name, is, text }) => (
          <li key={id} data-is={is}>
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </List>
    </>
  )
}

const List = styled('ul')(({ theme }) => ({
  maxHeight: 300,
  overflow: 'auto',
  margin: 0,
  padding: '4px 10px',
  listStyle: 'none',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 6,
  fontSize: 13,
  '& li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 12px', padding: '4px 0' },
  '& li span': { color: theme.palette.text.secondary },
  '& [data-is=done] span': { color: theme.palette.success.main },
  '& [data-is=failed] span': { color: theme.palette.error.main },
}))
