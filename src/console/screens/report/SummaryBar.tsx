/** Above a list that a report adds up: the way there, and the period, which people choose first. */
import { memo } from 'react'
import type { FilterValues } from '../../../kinds/input.ts'
import type { ConsoleEntity } from '../../../model/console-entity.ts'
import { presetOfDays, summaryOf, withDays } from './grouping.ts'
import { PeriodChoice } from './PeriodChoice.tsx'
import { Ways } from './Ways.tsx'

interface SummaryBarProps {
  readonly summed: NonNullable<ConsoleEntity['summed']>
  readonly values: FilterValues
  readonly onApply: (values: FilterValues) => void
}

export default memo(function SummaryBar({ summed: { path, period }, values, onApply }: SummaryBarProps) {
  return (
    <Ways shown="records" path={path} filter={summaryOf(period, values)}>
      {period !== null && (
        <PeriodChoice
          presets={period.presets}
          chosen={presetOfDays(period, values)}
          span={null}
          onChoose={(preset) => onApply(withDays(period, values, preset))}
        />
      )}
    </Ways>
  )
})
