/** The few values that a record is opened for, large, in the head of its page. */
import { styled } from '@mui/material/styles'
import { isEmpty, type CellRecord } from '../../../kinds/cell.ts'
import { show } from '../../../kinds/show.tsx'
import { judged, isMet } from '../../../model/conditions.ts'
import type { Figure, Tone } from '../../../model/model.ts'
import { seen, type EntityView } from '../entity-view.ts'
import { usePage } from './pages.ts'

export function Figures({ view, record }: { readonly view: EntityView; readonly record: CellRecord }) {
  const { entity, may, say, inDetail } = view
  const now = judged(entity.fields, record)
  const visible = seen(entity, may).filter(({ name }) => now.has(name))
  const figures = usePage(entity.plural)
    .figures.filter(({ when }) => when === null || now.holds(when))
    .flatMap((figure) => {
      const field = visible.find(({ name }) => name === figure.field)
      return field && !isEmpty(record[field.name]) ? [{ ...figure, field }] : []
    })
  if (figures.length === 0) return null
  return (
    <Values>
      {figures.map(({ field, label, tones }, index) => (
        <div key={index} data-kind={field.kind}>
          <dt>{say(label ?? field.label)}</dt>
          <dd data-tone={toneOf(tones, record)}>
            {show({ value: record[field.name], record, field, name: field.name, context: inDetail })}
          </dd>
        </div>
      ))}
    </Values>
  )
}

const toneOf = (tones: Figure['tones'], record: CellRecord): Tone | undefined =>
  tones.find(({ when }) => isMet(when, record) === true)?.tone

const Values = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 40px',
  margin: '16px 0 0',
  '& dt': { fontSize: 13, color: theme.palette.text.secondary, marginBottom: 2 },
  '& dd': {
    margin: 0,
    minHeight: 30,
    display: 'flex',
    alignItems: 'center',
    fontSize: 20,
    lineHeight: '30px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  // The longest of them, and never the one that the page is opened for.
  '& [data-kind=datetime] dd, & [data-kind=reference] dd': { fontSize: 16, fontWeight: 500 },
  '& .k-chip': { fontSize: 14 },
  '& .k-unit': { fontSize: 13, fontWeight: 400 },
  '& [data-tone=error]': { color: theme.palette.error.main },
  '& [data-tone=warning]': { color: theme.palette.warning.main },
  '& [data-tone=success]': { color: theme.palette.success.main },
  '& [data-tone=info]': { color: theme.palette.info.main },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
    gap: '8px 12px',
    alignItems: 'end',
    '& .k-chip': { fontSize: 14, height: 'auto', whiteSpace: 'normal' },
    '& dd': { fontSize: 17, overflowWrap: 'anywhere' },
    // A long unit goes below its number rather than into the next one.
    '& .k-number': { whiteSpace: 'normal' },
    '& .k-unit': { display: 'inline-block', overflowWrap: 'normal' },
    '& [data-kind=date] dd': { fontSize: 16, whiteSpace: 'nowrap' },
    '& [data-kind=datetime], & [data-kind=reference], & [data-kind=date-range]': { gridColumn: 'span 2' },
  },
}))
