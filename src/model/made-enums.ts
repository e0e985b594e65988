/**
 * Enums that no document writes, since they follow from the others: the entities, the jobs, the webhooks, the
 * reports, and the lists that the console has.
 */
import type { EntityDoc, EnumDoc, JobDoc, Raw, ReportDoc, ScreenDoc, WebhookDoc } from './documents.ts'
import type { Label } from './model.ts'
import { accessOf } from './permissions.ts'
import { pluralIn } from './plural.ts'
import { WEBHOOK_SENDING, WEBHOOK_TARGET } from './system-needs.ts'

type Docs<Doc> = ReadonlyMap<string, Raw<Doc>>
type Value = EnumDoc['oneOf'][number]

/** So that a record can say what it is about. Entities come and go; what was written of them stays. */
export const entityEnum = (entities: Docs<EntityDoc>): EnumDoc | null =>
  open(
    { zh: '对象', en: 'Resource' },
    shown(entities).map(({ name, doc }) => ({ const: name, title: name, 'x-label': doc['x-label'] })),
  )

/** What is told of the console's own telling would never end; the journal has its reader. */
const OWN: ReadonlySet<string> = new Set([WEBHOOK_TARGET, WEBHOOK_SENDING])

/** Of whose records others can be told: each is offered to who may see them. */
export const toldEnum = (entities: Docs<EntityDoc>): EnumDoc | null =>
  open(
    { zh: '推送对象', en: 'Records' },
    shown(entities)
      .filter(({ name, doc }) => !doc['x-journal'] && !OWN.has(name))
      .map(({ name, doc }) => ({
        const: name,
        title: name,
        'x-label': doc['x-label'],
        'x-permission': accessOf({ name, doc }).info,
      })),
  )

/** Those that are gone have left their runs. */
export const jobEnum = (jobs: Docs<JobDoc>): EnumDoc | null => open({ zh: '任务', en: 'Job' }, namesOf(jobs))

/** Those that are gone have left their messages. */
export const webhookEnum = (webhooks: Docs<WebhookDoc>): EnumDoc | null =>
  open({ zh: '消息来源', en: 'Message source' }, namesOf(webhooks), 0)

const namesOf = (docs: Docs<JobDoc | WebhookDoc>): readonly Value[] =>
  [...docs.values()].map(({ name, doc }) => ({ const: name, title: name, 'x-label': doc['x-label'] }))

interface Lists {
  readonly entities: Docs<EntityDoc>
  readonly screens: Docs<ScreenDoc>
  readonly reports: Docs<ReportDoc>
}

/**
 * By the name under which the console keeps a list: the entity's plural, and what the address narrows it to
 * (`orders.2`).
 */
export function listEnum({ entities, screens, reports }: Lists, enums: Docs<EnumDoc>): EnumDoc | null {
  const whole = shown(entities).map(({ name, doc }) =>
    valueOf(
      [pluralIn(name, doc)],
      typeof doc['x-menu'] === 'object' ? (doc['x-menu'].label ?? doc['x-label']) : doc['x-label'],
    ),
  )
  const narrowed = [...screens.values()].flatMap((screen) => {
    const entity = entities.get(screen.doc.entity ?? '')
    return entity && screen.doc.view === 'list' ? narrowedLists(screen, entity, enums) : []
  })
  const grouped = [...reports.values()].map(({ name, doc }) =>
    valueOf([name, ...Object.values(doc.filter ?? {})], doc['x-label']),
  )
  return open({ zh: '列表', en: 'List' }, [
    ...new Map([...whole, ...narrowed, ...grouped].map((value) => [value.const, value])).values(),
  ])
}

/** By the names under which reports are asked for. */
export const reportEnum = ({ screens, reports }: Omit<Lists, 'entities'>): EnumDoc | null =>
  open(
    { zh: '报表', en: 'Report' },
    [...[...screens.values()].filter(({ doc }) => doc.report === true), ...reports.values()].map(({ name, doc }) =>
      valueOf([name], doc['x-label']),
    ),
    0,
  )

/** One for each value of an enum in the screen's path; of another parameter nobody knows the values. */
function narrowedLists(
  { name: screen, doc: { path, filter = {}, report = false, 'x-label': label } }: Raw<ScreenDoc>,
  { name, doc }: Raw<EntityDoc>,
  enums: Docs<EnumDoc>,
): readonly Value[] {
  const fixed = Object.values(filter)
  if (report) return [valueOf([screen, ...fixed], label)]
  const [parameter, ...more] = [...path.matchAll(/:(\w+)/g)].map(([, found]) => found ?? '')
  if (parameter === undefined) return fixed.length === 0 ? [] : [valueOf([pluralIn(name, doc), ...fixed], label)]
  const field = doc.properties[parameter]
  const values = enums.get(field?.['x-enum'] ?? /enums\/(\w+)\.json$/.exec(field?.$ref ?? '')?.[1] ?? '')?.doc.oneOf
  if (values === undefined || more.length > 0) return []
  return values.map((value) =>
    valueOf([pluralIn(name, doc), ...fixed, String(value.const)], joined(label, value['x-label'])),
  )
}

const joined = (a: Label, b: Label): Label => ({ zh: `${a.zh}（${b.zh}）`, en: `${a.en} (${b.en})` })
const valueOf = (parts: readonly string[], label: Label): Value => ({
  const: parts.join('.'),
  title: parts.join('_').replaceAll(/\W/g, '_'),
  'x-label': label,
})

const shown = (entities: Docs<EntityDoc>): readonly Raw<EntityDoc>[] =>
  [...entities.values()].filter(({ doc }) => !doc['x-internal'])

const open = (label: Label, values: readonly Value[], least = 1): EnumDoc | null =>
  values.length < least
    ? null
    : { type: 'string', 'x-label': label, 'x-source': 'assumed', 'x-open': true, oneOf: values }
