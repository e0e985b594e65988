/** List, form, detail and export of an entity that says little or nothing of them. */
import { facts } from '../../kinds/facts.ts'
import type { EntityDoc, RelatedDoc, SectionDoc, TotalDoc } from '../documents.ts'
import type { Access, DetailSpec, Entity, Field, FormSpec, ListSpec, RelatedSpec, Section } from '../model.ts'
import { isSystem } from '../system-fields.ts'

export interface Incoming {
  readonly entity: string
  readonly by: string
}

/** Columns that fit a screen without scrolling. */
const COLUMNS = 8
/** Rows of a page, at most. */
const LIMIT = 100

export function listOf(
  doc: EntityDoc,
  fields: readonly Field[],
  { key, unique }: { readonly key: string; readonly unique: Entity['unique'] },
): ListSpec {
  const said = doc['x-list'] ?? {}
  const columns = fields
    .filter((field) => !field.hidden && !isSystem(field) && facts[field.kind].column)
    .slice(0, COLUMNS)
  const filters = fields.filter((field) => field.filter && !isSystem(field) && facts[field.kind].filter === 'offered')
  return {
    columns: said.columns ?? (columns.length > 0 ? names(columns) : [key]),
    filters: said.filters ?? names(filters),
    // By key is by age, and the primary key serves it.
    sort: sortOf(said.sort ?? `-${key}`),
    totals: (said.totals ?? []).map(totalOf),
    totalsWhen: Object.fromEntries(
      (said.totals ?? []).flatMap((total) => (typeof total === 'string' ? [] : [[total.field, total.when] as const])),
    ),
    inline: said.inline ?? [],
    bulk:
      said.bulk ??
      names(
        fields.filter(
          (field) =>
            field.write === 'always' &&
            field.mask === null &&
            !field.hidden &&
            facts[field.kind].edit === 'many' &&
            !unique.flat().includes(field.name) &&
            !isWithin(fields, field),
        ),
      ),
    limit: said.limit ?? LIMIT,
  }
}

export const totalOf = (total: TotalDoc): string => (typeof total === 'string' ? total : total.field)

/** What lies within this record suits no other. */
const isWithin = (fields: readonly Field[], { name, reference }: Field): boolean =>
  reference?.within != null || fields.some((other) => other.reference?.within === name)

const sortOf = (text: string): ListSpec['sort'] => ({ field: text.replace(/^-/, ''), desc: text.startsWith('-') })

export function formOf(doc: EntityDoc, fields: readonly Field[]): FormSpec {
  const { sections, copy = false } = doc['x-form'] ?? {}
  return {
    sections: sections
      ? sections.map(sectionOf)
      : [{ label: null, fields: names(fields.filter((field) => field.write !== 'never')), when: null }],
    copy,
  }
}

/** The form's sections, then what no form asks for: computed and derived values, times. */
export function detailOf(
  doc: EntityDoc,
  fields: readonly Field[],
  form: FormSpec,
  { access, incoming }: { readonly access: Access; readonly incoming: readonly Incoming[] },
): DetailSpec {
  const said = doc['x-detail'] ?? {}
  return {
    permission: said.permission ?? access.info,
    sections: said.sections?.map(sectionOf) ?? shownSections(fields, form),
    related: said.related?.map(relatedOf) ?? incoming.map((one) => ({ ...one, when: null })),
  }
}

function shownSections(fields: readonly Field[], form: FormSpec): readonly Section[] {
  const readable = new Set(names(fields.filter((field) => field.kind !== 'secret')))
  const asked = new Set(form.sections.flatMap((section) => section.fields))
  const rest = fields.filter(
    (field) =>
      readable.has(field.name) &&
      !asked.has(field.name) &&
      field.name !== 'version' &&
      !(field.hidden && field.kind === 'key'),
  )
  const sections = form.sections.map((section) => ({
    ...section,
    fields: section.fields.filter((name) => readable.has(name)),
  }))
  return [...sections, { label: OTHER, fields: names(rest), when: null }].filter((section) => section.fields.length > 0)
}

const OTHER = { zh: '其他信息', en: 'Other' }

const relatedOf = (related: RelatedDoc): RelatedSpec => {
  const { list, when } = typeof related === 'string' ? { list: related, when: null } : related
  const [entity = '', by = ''] = list.split('.')
  return { entity, by, when }
}

export function exportOf(doc: EntityDoc, fields: readonly Field[]): Entity['export'] {
  const shown = fields.filter((field) => field.kind !== 'secret' && field.name !== 'version')
  const declared = doc['x-export']?.columns
  return { columns: declared ?? names(shown), declared: declared !== undefined }
}

const sectionOf = ({ label, fields, when }: SectionDoc): Section => ({
  label: label ?? null,
  fields,
  when: when ?? null,
})
const names = (fields: readonly Field[]): readonly string[] => fields.map((field) => field.name)
