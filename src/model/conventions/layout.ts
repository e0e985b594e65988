/** List, form, detail and export of an entity that says little or nothing of them. */
import { facts } from '../../kinds/facts.ts'
import { decidingIn } from '../conditions.ts'
import type {
  ChartDoc,
  DetailPartsDoc,
  EntityDoc,
  ExplainedDoc,
  FigureDoc,
  RelatedListDoc,
  SectionDoc,
  TotalDoc,
} from '../documents.ts'
import type {
  Access,
  Chart,
  DetailPart,
  DetailSpec,
  Entity,
  Explained,
  Field,
  Figure,
  FormSpec,
  ListView,
  ListSpec,
  RelatedList,
  Section,
  Tone,
} from '../model.ts'
import { ARCHIVE_FIELDS } from '../archive.ts'
import { isSystem } from '../system-fields.ts'
import { sortingOf } from '../sorting.ts'

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
    sort: sortingOf(said.sort ?? `-${key}`),
    totals: (said.totals ?? []).map(totalOf),
    totalsWhen: Object.fromEntries(
      (said.totals ?? []).flatMap((total) =>
        typeof total === 'string' || total.when === 'all' ? [] : [[total.field, total.when] as const],
      ),
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
    views: viewsOf(said.views),
  }
}

/** As they are written: the order is the writer's. */
const viewsOf = (said: NonNullable<EntityDoc['x-list']>['views'] = {}): readonly ListView[] =>
  (Object.keys(said) as (keyof typeof said)[]).flatMap((name): readonly ListView[] => {
    if (name === 'board' && said.board) {
      const { by, columns = null, fields = [], moves = {} } = said.board
      return [{ view: 'board', by, columns, fields, moves }]
    }
    if (name === 'calendar' && said.calendar) {
      const { by, fields = [], tone = null } = said.calendar
      return [{ view: 'calendar', by, fields, tone }]
    }
    if (name === 'tree' && said.tree) return [{ view: 'tree', fields: [], ...said.tree }]
    if (name === 'map' && said.map) return [{ view: 'map', fields: [], tone: null, ...said.map }]
    return []
  })

export const totalOf = (total: TotalDoc): string => (typeof total === 'string' ? total : total.field)

/** What lies within this record suits no other. */
const isWithin = (fields: readonly Field[], { name, reference }: Field): boolean =>
  reference?.within != null || fields.some((other) => other.reference?.within === name)

export function formOf(doc: EntityDoc, fields: readonly Field[]): FormSpec {
  const { sections, copy = false } = doc['x-form'] ?? {}
  return {
    sections: sections
      ? sections.map(sectionOf)
      : [{ label: null, fields: names(fields.filter((field) => field.write !== 'never')), when: null }],
    copy,
  }
}

interface Beside {
  readonly access: Access
  readonly incoming: readonly Incoming[]
  /** How a field's number comes about; null: nothing says so. */
  readonly formula: (name: string) => ExplainedDoc | null
}

/** The form's sections, then what no form asks for: computed and derived values, times. */
export function detailOf(
  doc: EntityDoc,
  fields: readonly Field[],
  form: FormSpec,
  { access, incoming, formula }: Beside,
): DetailSpec {
  const { permission, figures = [], print, tabs, ...said } = doc['x-detail'] ?? {}
  return {
    permission: permission ?? access.info,
    figures: figures.map(figureOf),
    print: print ? { title: print.title ?? null, fields: print.fields, signed: print.signed ?? [] } : null,
    tabs: tabs?.map(({ name, label, ...parts }) => ({ name, label, parts: partsOf(parts, formula) })) ?? [
      { name: '', label: null, parts: wholePage(said, shownSections(fields, form), { incoming, formula }) },
    ],
  }
}

/** A page without tabs: its sections and lists follow by themselves where it names none. */
function wholePage(
  said: DetailPartsDoc,
  sections: readonly Section[],
  { incoming, formula }: Pick<Beside, 'incoming' | 'formula'>,
): readonly DetailPart[] {
  const { sections: ownSections, related: ownRelated } = said
  return [
    ...(ownSections ? [] : sections.map((section) => ({ part: 'section' as const, ...section }))),
    ...partsOf(said, formula),
    ...(ownRelated ? [] : incoming.map(({ entity, by }) => relatedPart(`${entity}.${by}`))),
  ]
}

const partsOf = (said: DetailPartsDoc, formula: Beside['formula']): readonly DetailPart[] =>
  Object.keys(said).flatMap((name) => PARTS[name]?.(said, formula) ?? [])

type PartsOf = (said: DetailPartsDoc, formula: Beside['formula']) => readonly DetailPart[]
/** By the names under which a document lists them. */
const PARTS: Readonly<Partial<Record<string, PartsOf>>> & Record<keyof DetailPartsDoc, PartsOf> = {
  sections: ({ sections = [] }) => sections.map((section) => ({ part: 'section', ...sectionOf(section) })),
  related: ({ related = [] }) => related.map(relatedPart),
  charts: ({ charts = [] }) => charts.map((chart) => ({ part: 'chart', ...chartOf(chart) })),
  slots: ({ slots = [] }) =>
    slots.map((slot) => ({ part: 'slot', permission: null, bare: false, when: null, ...slot })),
  explained: ({ explained = [] }, formula) => [{ part: 'explained', numbers: explainedOf(explained, formula) }],
}

/** Each once: where it is named, or else below the first that is made of it, unless it is made of that in turn. */
function explainedOf(named: readonly string[], formula: Beside['formula']): readonly Explained[] {
  const seen = new Set(named)
  const explain = (field: string, above: readonly string[]): readonly Explained[] => {
    const said = formula(field)
    if (said === null) return []
    const { expr, otherwise = null } = said
    const from = decidingIn(expr)
    if (from.some((name) => above.includes(name))) return []
    const made = from.filter((name) => !seen.has(name))
    for (const name of made) seen.add(name)
    return [{ field, expr, otherwise, parts: made.flatMap((name) => explain(name, [...above, field])) }]
  }
  return named.flatMap((name) => explain(name, []))
}

const relatedPart = (said: string | RelatedListDoc): DetailPart => ({ part: 'related', ...relatedOf(said) })

const figureOf = (said: string | FigureDoc): Figure => {
  const { field, label, when, tones = {} }: FigureDoc = typeof said === 'string' ? { field: said } : said
  const toned = Object.entries(tones).map(([tone, is]) => ({ tone: tone as Tone, when: is }))
  return { field, label: label ?? null, when: when ?? null, tones: toned }
}

function shownSections(fields: readonly Field[], form: FormSpec): readonly Section[] {
  const readable = new Set(names(fields.filter((field) => field.kind !== 'secret')))
  const asked = new Set(form.sections.flatMap((section) => section.fields))
  const rest = fields.filter(
    (field) =>
      readable.has(field.name) &&
      !asked.has(field.name) &&
      field.name !== 'version' &&
      // Told above all of it, of what is archived.
      !ARCHIVE_FIELDS.includes(field.name) &&
      !(field.hidden && field.kind === 'key'),
  )
  const sections = form.sections.map((section) => ({
    ...section,
    fields: section.fields.filter((name) => readable.has(name)),
  }))
  return [...sections, { label: OTHER, fields: names(rest), when: null }].filter((section) => section.fields.length > 0)
}

const OTHER = { zh: '其他信息', en: 'Other' }

const relatedOf = (said: string | RelatedListDoc): RelatedList => {
  const { list, label, columns, filter, when }: RelatedListDoc = typeof said === 'string' ? { list: said } : said
  return { ...pointing(list), label: label ?? null, columns: columns ?? null, filter: filter ?? {}, when: when ?? null }
}

const chartOf = ({ list, filter = {}, days = [DAYS], when = null, ...said }: ChartDoc): Chart => ({
  ...said,
  ...pointing(list),
  filter,
  days,
  when,
})
/** How far back a chart looks unless it says so. */
const DAYS = 30

const pointing = (text: string): Incoming => {
  const [entity = '', ...by] = text.split('.')
  return { entity, by: by.join('.') }
}

export function exportOf(doc: EntityDoc, fields: readonly Field[]): Entity['export'] {
  const shown = fields.filter((field) => field.kind !== 'secret' && field.name !== 'version')
  const declared = doc['x-export']?.columns
  return { columns: declared ?? names(shown), declared: declared !== undefined }
}

export const sectionOf = ({ label, fields, when }: SectionDoc): Section => ({
  label: label ?? null,
  fields,
  when: when ?? null,
})
const names = (fields: readonly Field[]): readonly string[] => fields.map((field) => field.name)
