/** What a document of `schemas/dashboards` says, and for whom its parts are meant. */
import type { MenuDoc } from './documents.ts'
import type { Counted, DashboardPart, Label, Source, Tone, Within } from './model.ts'

export interface CountedDoc {
  readonly name: string
  readonly label: Label
  readonly entity?: string
  readonly filter?: Readonly<Record<string, string>>
  readonly within?: Within
  readonly own?: string
}

export interface DashboardFigureDoc extends CountedDoc {
  readonly with?: string
  readonly without?: string
  readonly sum?: string
  readonly tone?: Tone
  readonly to?: { readonly screen: string; readonly query?: Readonly<Record<string, string>> }
}

export interface DashboardPartDoc extends CountedDoc {
  readonly part: DashboardPart['part']
  readonly with?: string
  readonly without?: string
  readonly figures?: readonly DashboardFigureDoc[]
  readonly sort?: string
  readonly columns?: readonly string[]
  readonly by?: string
  readonly apart?: { readonly label: Label; readonly rest: Label; readonly filter: Counted['filter'] }
  readonly day?: string
  readonly sum?: string
  readonly days?: number
  readonly total?: Label
  readonly links?: readonly {
    readonly screen?: string
    readonly entity?: string
    readonly new?: boolean
    readonly label?: Label
  }[]
}

export interface DashboardDoc {
  readonly 'x-label': Label
  readonly 'x-source'?: Source
  readonly path: string
  readonly permission?: string
  readonly greets?: boolean
  readonly menu?: MenuDoc
  readonly parts: readonly DashboardPartDoc[]
}

/** Whether a part or a figure is meant for who holds these keys; what they may see of it is another question. */
export const isMeantFor = (one: Pick<DashboardPart, 'with' | 'without'>, holds: (key: string) => boolean): boolean =>
  (one.with === null || holds(one.with)) && (one.without === null || !holds(one.without))
