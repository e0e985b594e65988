/** A record as it was after an entry of its history, as the server answers it. */
import type { CellRecord } from '../../../../kinds/cell.ts'
import { judged } from '../../../../model/conditions.ts'
import type { Field } from '../../../../model/model.ts'
import { seen, type EntityView } from '../../entity-view.ts'
import type { usePage } from '../pages.ts'
import { fieldsOf } from '../Terms.tsx'

export interface AsOf {
  readonly at: string
  readonly now: CellRecord
  readonly then: CellRecord
  readonly changed: readonly string[]
  readonly words: readonly { readonly field: string; readonly text: string }[]
  readonly unknown: readonly { readonly field: string; readonly why: string }[]
  readonly restore: {
    readonly values: Readonly<Record<string, unknown>>
    readonly left_out: readonly LeftOut[]
  } | null
}

export interface LeftOut {
  readonly field: string
  readonly why: string
  readonly message?: string
}

export interface Part {
  readonly label: string | undefined
  readonly fields: readonly Field[]
}

/** The figures and sections of the record's page, whatever tabs they are in; then what else differs or is not known. */
export function partsOf(
  view: EntityView,
  page: ReturnType<typeof usePage>,
  { then, changed, words, unknown }: AsOf,
): readonly Part[] {
  const now = judged(view.entity.fields, then)
  const visible = seen(view.entity, view.may).filter(({ name }) => now.has(name))
  const figures = page.figures
    .filter(({ when }) => when === null || now.holds(when))
    .flatMap(({ field }) => visible.filter(({ name }) => name === field))
  const sections = page.tabs
    .flatMap(({ parts }) => parts)
    .flatMap((part) => (part.part === 'section' ? [part] : []))
    .map((section) => ({
      label: section.label ? view.say(section.label) : undefined,
      fields: fieldsOf(view, section, then),
    }))
  const inSections = new Set(sections.flatMap(({ fields }) => fields.map(({ name }) => name)))
  const head = [...new Set(figures)].filter(({ name }) => !inSections.has(name))
  const drawn = new Set([...inSections, ...head.map(({ name }) => name)])
  const noted = [...words, ...unknown.filter(({ why }) => why !== 'computed')]
  const told = new Set([...changed, ...noted.map(({ field }) => field)])
  const rest = view.entity.fields.filter(({ name }) => told.has(name) && !drawn.has(name))
  return [{ label: undefined, fields: head }, ...sections, { label: undefined, fields: rest }].filter(
    ({ fields }) => fields.length > 0,
  )
}

export const labelOf = ({ entity, say }: EntityView, field: string): string => {
  const found = entity.fields.find(({ name }) => name === field)
  return found ? say(found.label) : field
}
