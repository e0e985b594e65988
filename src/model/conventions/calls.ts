/** Workflows, calls, jobs, webhooks and screens with every convention filled in. */
import { FINEST_SCALE } from '../../kinds/kind-facts.ts'
import { askedBy } from '../actions.ts'
import type { ActionDoc, ByFileDoc, JobDoc, Raw, ScreenDoc, TransitionDoc, WorkflowDoc } from '../documents.ts'
import type { Linked, LinkedCall, LinkedField, LinkedWebhook } from '../linked.ts'
import type { Action, ByFile, Call, Field, Job, JsonSchema, Screen, Transition, Webhook, Workflow } from '../model.ts'
import { followedIn } from '../followed.ts'
import { EVERY } from '../permission-keys.ts'
import { isAwaited } from './awaits.ts'
import { menuOf } from './entity.ts'
import { accessOf } from '../permissions.ts'
import { fieldOf } from './field.ts'
import { sectionOf } from './layout.ts'

export function workflowOf(linked: Linked, { name, doc }: Raw<WorkflowDoc>): Workflow {
  const entity = linked.entities.get(doc.entity)
  const access = entity ? accessOf(entity) : null
  const permission = access?.update ?? access?.info ?? EVERY
  const states =
    linked.enums.get(entity?.fields.get(doc.field)?.enum ?? '')?.doc.oneOf.map((value) => value.const) ?? []
  const taken = (isAutomatic: boolean): readonly Transition[] =>
    doc.transitions
      .filter(({ automatic = false }) => automatic === isAutomatic)
      .map((transition) => transitionOf(linked, transition, permission))
  return {
    name,
    label: doc['x-label'],
    entity: doc.entity,
    field: doc.field,
    initial: doc.initial,
    transitions: taken(false),
    automatic: taken(true),
    allow: { update: doc.allow?.update ?? states, remove: doc.allow?.remove ?? states },
    history: doc.history ? { ...doc.history, from: doc.history.from ?? null, asked: doc.history.asked ?? {} } : null,
  }
}

const transitionOf = (linked: Linked, doc: TransitionDoc, permission: string): Transition => ({
  name: doc.name,
  label: doc.label,
  source: doc.source ?? 'assumed',
  from: doc.from,
  to: doc.to,
  when: doc.when ?? true,
  message: doc.message ?? null,
  permission: doc.permission ?? permission,
  pending: isAwaited(linked, doc.awaits),
  fields: (doc.fields ?? []).map((field) => ({ name: field.name, required: field.required ?? false })),
  stamp: { at: doc.stamp?.at ?? null, by: doc.stamp?.by ?? null },
  tone: doc.tone ?? 'neutral',
  confirm: doc.confirm ?? null,
})

export function callOf(
  linked: Linked,
  { name, raw: { doc }, fields: linkedFields, answered, request, response }: LinkedCall,
): Call {
  const place = { required: new Set((request['required'] ?? []) as readonly string[]), sought: new Set<string>() }
  const fields = [...linkedFields.values()].map((field) => fieldOf(linked, place, asFine(field)))
  return {
    name,
    label: doc['x-label'],
    source: doc['x-source'] ?? 'assumed',
    host: doc.host ?? 'main',
    method: doc.method,
    path: doc.path,
    permission: doc.permission === undefined ? EVERY : doc.permission,
    fields,
    request: withFields(request, fields),
    response,
    idempotent: doc.idempotent ?? false,
    cached: doc.cached ?? false,
    keeps_empty: doc.keeps_empty ?? false,
    pending: doc.pending ?? false,
    answers: doc.answers === undefined ? null : { entity: null, report: null, filter: {}, ...doc.answers },
    sections: (doc['x-form']?.sections ?? []).map(sectionOf),
    action:
      doc.action === undefined || doc.pending === true
        ? null
        : actionOf({ name, label: doc['x-label'], fields, response }, doc.action, shownIn(linked, answered)),
  }
}

/** Of what no record keeps, no digit is cut off. */
const asFine = (field: LinkedField): LinkedField =>
  field.kind === 'decimal' ? { ...field, doc: { 'x-scale': FINEST_SCALE, ...field.doc } } : field

/** Of actions that do not say where they stand. */
const ORDER = 50

type Called = Pick<Call, 'name' | 'label' | 'fields' | 'response'>

const actionOf = ({ name, label, fields, response }: Called, doc: ActionDoc, shows: readonly Field[]): Action => ({
  call: name,
  label: doc.label ?? label,
  entity: doc.entity,
  places: doc.places,
  record: doc.record ?? null,
  when: doc.when ?? null,
  reason: doc.reason ?? null,
  hides: doc.hides ?? false,
  order: doc.order ?? ORDER,
  tone: doc.tone ?? 'neutral',
  icon: doc.icon ?? null,
  confirm: doc.confirm ?? null,
  done: doc.done ?? null,
  meanwhile: doc.meanwhile === undefined ? null : { when: null, ...doc.meanwhile },
  fill: doc.fill ?? {},
  known: doc.known ?? {},
  given: doc.given ?? {},
  among: doc.among ?? {},
  forbidden: doc.forbidden ?? null,
  answers: doc.answers ?? [],
  view: doc.view ?? null,
  preview: doc.preview ?? null,
  opens: openedBy(response, doc),
  instead: doc.instead ?? {},
  beside: doc.beside ?? [],
  first: doc.first ?? null,
  byFile: doc.by_file === undefined ? null : byFileOf(doc, doc.by_file, fields),
  follows: followedIn(response),
  shows,
})

function openedBy(response: JsonSchema, { opens }: ActionDoc): Action['opens'] {
  const properties = (response['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
  const entity = properties[opens ?? '']?.['x-reference']
  return opens !== undefined && typeof entity === 'string' ? { property: opens, entity } : null
}

/** What one cell of a sheet can say. */
export const fitsCell = ({ kind }: { readonly kind: Field['kind'] | null }): boolean =>
  kind !== 'files' && kind !== 'rows' && kind !== 'html' && kind !== 'secret'

const byFileOf = ({ record, given = {} }: ActionDoc, doc: ByFileDoc, fields: readonly Field[]): ByFile => ({
  find: doc.find.map((path) => path.split('.')),
  only: doc.only ?? null,
  severalBy: doc.several_by ?? null,
  columns:
    doc.columns ??
    askedBy({ record: record ?? null, given }, fields)
      .filter(fitsCell)
      .map(({ name }) => name),
  also: doc.also ?? [],
})

/** What has a label is for people; a reference is for the console. */
function shownIn(linked: Linked, answered: LinkedCall['answered']): readonly Field[] {
  const place = { required: new Set<string>(), sought: new Set<string>() }
  const isShown = ({ doc }: LinkedField): boolean =>
    doc['x-label'] !== undefined && doc['x-reference'] === undefined && doc['x-hidden'] !== true
  return [...answered.values()].filter(isShown).map((field) => {
    const rows = new Map([...field.rows].filter(([, row]) => isShown(row)))
    return fieldOf(linked, place, asFine({ ...field, rows }))
  })
}

/** Fields say it better than the document's own text: they know their codes. */
function withFields(request: JsonSchema, fields: readonly Field[]): JsonSchema {
  const schemas = new Map(fields.map(({ name, schema }) => [name, schema]))
  const properties = Object.entries((request['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>).map(
    ([name, own]) => [name, schemas.get(name) ?? own],
  )
  return { ...request, properties: Object.fromEntries(properties) as JsonSchema }
}

/** Long enough for what is done at night, short enough that what hangs is told of. */
const MINUTES = 60

export const jobOf = ({ name, doc }: Raw<JobDoc>): Job => ({
  name,
  label: doc['x-label'],
  source: doc['x-source'] ?? 'assumed',
  each: doc.each,
  schedule: doc.schedule ?? null,
  missed: doc.missed ?? 'once',
  minutes: doc.minutes ?? MINUTES,
  rebuild: doc.rebuild === undefined ? null : { after: doc.rebuild.after ?? [] },
  permission: doc.permission ?? null,
})

export const webhookOf = ({ name, raw: { doc }, message }: LinkedWebhook): Webhook => ({
  name,
  label: doc['x-label'],
  source: doc['x-source'] ?? 'assumed',
  message,
})

export function screenOf({ name, doc }: Raw<ScreenDoc>): Screen {
  return {
    name,
    label: doc['x-label'],
    source: doc['x-source'] ?? 'assumed',
    path: doc.path,
    permission: doc.permission === undefined ? EVERY : doc.permission,
    view: doc.view,
    entity: doc.entity ?? null,
    filter: doc.filter ?? {},
    columns: doc.columns ?? null,
    report: doc.report ?? false,
    to: doc.to ?? null,
    access: doc.access ?? null,
    menu: typeof doc.menu === 'object' ? menuOf(doc.menu, doc.path, doc['x-label']) : null,
  }
}
