/** What people ask of a report first: the period, in sight, then what it is grouped by, and its picture. */
import { lazy, memo, Suspense } from 'react'
import { styled, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useStore, useTranslate } from 'ra-core'
import type { FilterValues } from '../../../kinds/input.ts'
import type { EntityView } from '../entity-view.ts'
import { groupIn, presetIn, presetsOf, spanIn, withGroup, withPreset } from './grouping.ts'

const ReportChart = lazy(() => import('./ReportChart.tsx'))

interface ReportBarProps {
  readonly view: EntityView
  readonly values: FilterValues
  /** What the report's own document narrows. */
  readonly fixed: FilterValues
  readonly onApply: (values: FilterValues) => void
}

export default memo(function ReportBar({ view, values, fixed, onApply }: ReportBarProps) {
  const { entity, say, may } = view
  const translate = useTranslate()
  // A telephone has room for the groups, or for their picture.
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [chosen, setDrawn] = useStore<boolean | null>(`report.${entity.plural}.chart`, null)
  const drawn = chosen ?? !narrow
  const { grouping } = entity
  if (grouping === undefined) return null
  const [group, preset, span] = [groupIn(grouping, values), presetIn(grouping, values), spanIn(grouping, values)]
  const dimensions = grouping.dimensions.flatMap(({ name }) =>
    entity.fields.filter((field) => field.name === name && (field.permission === null || may(field.permission))),
  )
  return (
    <>
      <Bar>
        {grouping.period !== null && (
          <Choice role="group" aria-label={translate('report.period')}>
            {presetsOf(grouping.period).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === preset}
                onClick={() => onApply(withPreset(grouping, values, one))}
              >
                {translate(`report.period_${one}`)}
              </button>
            ))}
            <span className="k-soft k-small">
              {span?.from ?? ''} ~ {span?.to ?? ''}
            </span>
          </Choice>
        )}
        <Choice role="group" aria-label={translate('report.group')}>
          <span className="k-soft k-small">{translate('report.group')}</span>
          {dimensions.map((field) => (
            <button
              key={field.name}
              type="button"
              aria-pressed={group.includes(field.name)}
              onClick={() => onApply(withGroup(grouping, values, field.name))}
            >
              {say(field.label)}
            </button>
          ))}
          {grouping.chart !== null && (
            <>
              <span style={{ flex: 1 }} />
              <button type="button" aria-pressed={drawn} onClick={() => setDrawn(!drawn)}>
                {translate('report.chart')}
              </button>
            </>
          )}
        </Choice>
      </Bar>
      {drawn && grouping.chart !== null && (
        <Suspense fallback={<Frame />}>
          <Frame>
            <ReportChart view={view} grouping={grouping} values={values} fixed={fixed} />
          </Frame>
        </Suspense>
      )}
    </>
  )
})

const Bar = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 })

const Choice = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  '& > span': { marginInline: 4 },
  '& > button': {
    minHeight: 28,
    padding: '0 10px',
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 6,
    background: theme.palette.background.paper,
    font: 'inherit',
    fontSize: 13,
    color: theme.palette.text.secondary,
    cursor: 'pointer',
    '&[aria-pressed=true]': { borderColor: theme.palette.primary.main, color: theme.palette.primary.main },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
  },
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    '& > *': { flex: 'none', whiteSpace: 'nowrap' },
    '& > button': { minHeight: 36 },
  },
}))

const Frame = styled('section')(({ theme }) => ({
  minHeight: 176,
  padding: '8px 12px 0',
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
}))
