/** What people ask of a report first: the period, in sight, then what it is grouped by, and its picture. */
import { lazy, memo, Suspense } from 'react'
import { styled, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useStore, useTranslate } from 'ra-core'
import type { FilterValues } from '../../../kinds/input.ts'
import type { EntityView } from '../entity-view.ts'
import { Choice, PeriodChoice } from './PeriodChoice.tsx'
import { Ways } from './Ways.tsx'
import { comparesIn, groupIn, listOf, presetIn, showsRunning, spanIn, withGroup, withPreset } from './grouping.ts'

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
  const [chosen, setDrawn] = useStore<boolean | undefined>(`report.${entity.plural}.chart`)
  const drawn = chosen ?? !narrow
  const { grouping } = entity
  if (grouping === undefined) return null
  const [group, compares] = [groupIn(grouping, values), comparesIn(grouping, values)]
  const dimensions = grouping.dimensions.flatMap(({ name }) =>
    entity.fields.filter((field) => field.name === name && (field.permission === null || may(field.permission))),
  )
  const period = grouping.period !== null && (
    <PeriodChoice
      presets={grouping.period.presets}
      chosen={presetIn(grouping, values)}
      span={spanIn(grouping, values)}
      onChoose={(preset) => onApply(withPreset(grouping, values, preset))}
    />
  )
  return (
    <>
      <Bar>
        {grouping.list === null ? (
          period
        ) : (
          <Ways shown="groups" path={grouping.list.path} filter={listOf(grouping, values)}>
            {period}
          </Ways>
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
          <span style={{ flex: 1 }} />
          {grouping.measures.some(({ compared }) => compared) && (
            <button
              type="button"
              aria-pressed={compares}
              onClick={() => onApply({ ...values, compare: String(!compares) })}
            >
              {translate('report.compare')}
            </button>
          )}
          {grouping.chart !== null && (
            <>
              <button type="button" aria-pressed={drawn} onClick={() => setDrawn(!drawn)}>
                {translate('report.chart')}
              </button>
            </>
          )}
        </Choice>
        {compares && showsRunning(grouping, values) && (
          <span className="k-soft k-small">{translate('report.running')}</span>
        )}
        {entity.help && <span className="k-soft k-small">{say(entity.help)}</span>}
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

const Frame = styled('section')(({ theme }) => ({
  minHeight: 176,
  padding: '8px 12px 0',
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
}))
