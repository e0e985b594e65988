/** The dashboards as the console draws them, with filters as lists keep them; loaded when one opens. */
import type { Counted, DashboardFigure, DashboardPart, Field, Json, Model } from '../../src/model/model.ts'
import { header, lines } from '../writing.ts'

export const dashboardsFile = (model: Model): string =>
  `${header('schemas/dashboards')}import type { ShownDashboard } from '../../kinds/shown-dashboard.ts'

export const dashboards: Readonly<Record<string, ShownDashboard>> = ${lines(
    Object.fromEntries(
      Object.values(model.dashboards).map(({ name, label, greets, parts }) => [
        name,
        { name, label, greets, parts: parts.map((part) => shownPart(model, part)) },
      ]),
    ),
    3,
  )}
`

function shownPart(model: Model, part: DashboardPart): object {
  if (part.part === 'figures') return { ...part, figures: part.figures.map((figure) => shownFigure(model, figure)) }
  if (part.part === 'links' || part.part === 'menu') return part
  const kept = shown(model, part)
  if (part.part !== 'groups') return kept
  const codes = model.enums[fieldOf(model, part.entity, part.by)?.enum ?? '']?.values ?? []
  return {
    ...kept,
    apart: part.apart && { ...part.apart, filter: valuesOf(model, part.entity, part.apart.filter) },
    codes: codes.map(({ value, label }) => ({ value, label })),
  }
}

function shownFigure(model: Model, figure: DashboardFigure): object {
  const field = figure.sum === null ? undefined : fieldOf(model, figure.entity, figure.sum)
  return { ...shown(model, figure), sum: field === undefined ? null : { scale: field.scale, unit: field.unit } }
}

const shown = (model: Model, counted: Counted): object => ({
  ...counted,
  filter: valuesOf(model, counted.entity, counted.filter),
})

const valuesOf = (model: Model, entity: string, filter: Counted['filter']): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(filter).map(([name, text]) => [name, valueOf(model, fieldOf(model, entity, name), text)]),
  )

function valueOf(model: Model, field: Field | undefined, text: string): Json {
  const codes = model.enums[field?.enum ?? '']
  if (codes !== undefined) return text.split(',').map((one) => (codes.type === 'integer' ? Number(one) : one))
  if (field?.kind === 'boolean') return text === 'true'
  return field?.reference == null ? text : text.split(',').map(Number)
}

/** Undefined of a name with an ending: its value is what stands there. */
function fieldOf({ entities }: Model, entity: string, path: string): Field | undefined {
  const [first, ...rest] = path.split('.')
  const field = entities[entity]?.fields.find(({ name }) => name === first)
  return rest.length === 0 ? field : fieldOf({ entities } as Model, field?.reference?.entity ?? '', rest.join('.'))
}
