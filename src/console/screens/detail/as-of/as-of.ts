/** A record as it was after an entry of its history, as the server answers it. */
import type { CellRecord } from '../../../../kinds/cell.ts'
import type { Field } from '../../../../model/model.ts'
import { fieldsOf } from '../Terms.tsx'
import type { EntityView } from '../../entity-view.ts'
import type { usePage } from '../pages.ts'

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

/** The sections of the record's page, whatever tabs they are in; then what else differs. */
export function partsOf(
  view: EntityView,
  page: ReturnType<typeof usePage>,
  { then, changed, words }: AsOf,
): readonly Part[] {
  const sections = page.tabs
    .flatMap(({ parts }) => parts)
    .flatMap((part) => (part.part === 'section' ? [part] : []))
    .map((section) => ({
      label: section.label ? view.say(section.label) : undefined,
      fields: fieldsOf(view, section, then),
    }))
  const drawn = new Set(sections.flatMap(({ fields }) => fields.map(({ name }) => name)))
  const told = new Set([...changed, ...words.map(({ field }) => field)])
  const rest = view.entity.fields.filter(({ name }) => told.has(name) && !drawn.has(name))
  return [...sections, { label: undefined, fields: rest }].filter(({ fields }) => fields.length > 0)
}
