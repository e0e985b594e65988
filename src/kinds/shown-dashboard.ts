/** A dashboard as it is drawn: filters are what lists keep (`generators/emit/dashboards.ts`), and what leads where. */
import type { FilterValues } from './input.ts'
import type { Counted, Dashboard, DashboardFigure, DashboardPart, Field, Label } from '../model/model.ts'

type Values<Of> = Of extends Counted ? Omit<Of, 'filter'> & { readonly filter: FilterValues } : Of

export type ShownFigure = Omit<Values<DashboardFigure>, 'sum'> & {
  /** How its sum is written; null: it has none. */
  readonly sum: Pick<Field, 'scale' | 'unit'> | null
}
export type ShownCounted = Omit<Counted, 'filter'> & { readonly filter: FilterValues }
type Groups = Extract<DashboardPart, { readonly part: 'groups' }>
export type ShownGroups = Omit<Values<Groups>, 'apart'> & {
  readonly apart: (Omit<NonNullable<Groups['apart']>, 'filter'> & { readonly filter: FilterValues }) | null
  readonly codes: readonly { readonly value: number | string; readonly label: Label }[]
}
export type ShownDays = Values<Extract<DashboardPart, { readonly part: 'days' }>>
export type ShownList = Values<Extract<DashboardPart, { readonly part: 'list' }>>
export type ShownFigures = Omit<Extract<DashboardPart, { readonly part: 'figures' }>, 'figures'> & {
  readonly figures: readonly ShownFigure[]
}
export type ShownLinks = Extract<DashboardPart, { readonly part: 'links' }>
export type ShownMenu = Extract<DashboardPart, { readonly part: 'menu' }>
export type ShownPart = ShownFigures | ShownList | ShownGroups | ShownDays | ShownLinks | ShownMenu

export type ShownDashboard = Pick<Dashboard, 'name' | 'label' | 'greets'> & { readonly parts: readonly ShownPart[] }
