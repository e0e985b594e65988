/** The place of a chart on a record's page; what draws it is loaded when it comes into sight. */
import { lazy } from 'react'
import type { Chart } from '../../../model/model.ts'
import type { EntityView } from '../entity-view.ts'
import { SeenCard } from './SeenCard.tsx'

const ChartOfRecords = lazy(() => import('./chart/ChartOfRecords.tsx'))

interface ChartCardProps {
  readonly view: EntityView
  readonly chart: Chart
  readonly plural: string
  readonly id: number | string
}

export const ChartCard = ({ view, ...chart }: ChartCardProps) => (
  <SeenCard title={view.say(chart.chart.label)} minHeight={320}>
    <ChartOfRecords {...chart} />
  </SeenCard>
)
