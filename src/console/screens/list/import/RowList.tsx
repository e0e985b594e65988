/** What has come of a file: its numbers, and what is told of single rows. */
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ImportProblem } from '../../../../model/answers.ts'

interface Told extends Pick<ImportProblem, 'row' | 'text'> {
  readonly column?: ImportProblem['column']
}

interface RowListProps {
  readonly headId: string
  readonly rows: readonly Told[]
}

/** It scrolls, so the keyboard must reach it. */
export function RowList({ headId, rows }: RowListProps) {
  const translate = useTranslate()
  return (
    <List tabIndex={0} aria-labelledby={headId}>
      {rows.map(({ row, column = null, text }, at) => (
        <li key={at}>
          <span>{translate('import.row', { row })}</span>
          <span>
            {column === null ? (
              text
            ) : (
              <>
                <strong>{column}</strong> {text}
              </>
            )}
          </span>
        </li>
      ))}
    </List>
  )
}

export const Counts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(112px, 40%), 1fr))',
  gap: 8,
  margin: 0,
  '& > div': { padding: '10px 12px', border: `1px solid ${theme.palette.divider}`, borderRadius: 6, minWidth: 0 },
  '& dt': { fontSize: 12, color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& [data-wrong=true] dd': { color: theme.palette.error.main },
}))
export const Head = styled('h3')({ margin: '0 0 6px', fontSize: 13, fontWeight: 600 })
const List = styled('ul')(({ theme }) => ({
  margin: '0 0 8px',
  padding: 0,
  listStyle: 'none',
  maxHeight: 240,
  overflow: 'auto',
  fontSize: 13,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 6,
  '& li': { display: 'grid', gridTemplateColumns: '72px 1fr', gap: 8, padding: '6px 12px', overflowWrap: 'anywhere' },
  '& li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& li > span:first-of-type': { color: theme.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}))
