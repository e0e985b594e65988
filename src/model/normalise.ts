/** Linked (and found good) → the frozen Model: every convention filled in. It decides nothing that a document says. */
import { appOf } from './conventions/app.ts'
import { callOf, jobOf, screenOf, webhookOf, workflowOf } from './conventions/calls.ts'
import { dashboardOf, screenOfDashboard } from './conventions/dashboard.ts'
import { entityOf } from './conventions/entity.ts'
import { groupedOf, screenOfReport, summedIn } from './conventions/grouped.ts'
import { reportOf } from './conventions/report.ts'
import type { Raw, RuleDoc } from './documents.ts'
import type { Linked, LinkedEnum } from './linked.ts'
import { plainSchema } from './plain-schema.ts'
import type { Enum, Model, Rule } from './model.ts'
import { scheduleWords } from './schedule-words.ts'
import { JOB } from './system-needs.ts'

const SCHEDULE = 'schedule'

/** `before`: an earlier model, whose parts stand again where nothing about them has changed. */
export function normalise(linked: Linked, hash: string, before: Model | null = null): Model {
  const incoming = referrers(linked)
  const enums = record(linked.enums, enumOf)
  const jobs = record(linked.jobs, jobOf)
  const entities = withSchedules(
    record(linked.entities, (entity) => entityOf(linked, entity, incoming.get(entity.name) ?? [])),
    jobs,
  )
  const written = record(linked.screens, screenOf)
  const screens = {
    ...written,
    ...record(linked.reports, screenOfReport),
    ...record(linked.dashboards, screenOfDashboard),
  }
  const grouped = Object.fromEntries([...linked.reports.values()].flatMap((raw) => groupedOf(raw, entities, written)))
  const summed = summedIn(grouped)
  const each = <Value>(of: Readonly<Record<string, Value>>, made: (value: Value) => Value) =>
    Object.fromEntries(Object.entries(of).map(([name, value]) => [name, made(value)]))
  const model: Model = {
    enums,
    rules: record(linked.rules, ruleOf),
    entities: each(entities, summed),
    workflows: record(linked.workflows, (raw) => workflowOf(linked, raw)),
    calls: record(linked.calls, (call) => callOf(linked, call)),
    jobs,
    webhooks: record(linked.webhooks, webhookOf),
    screens,
    reports: {
      ...each(reportsOf(written, entities, enums), (report) => ({ ...report, entity: summed(report.entity) })),
      ...grouped,
    },
    dashboards: record(linked.dashboards, dashboardOf),
    app: appOf(linked),
    hash,
  }
  return frozen(model, before)
}

/** What jobs say of themselves as cron texts, their records say in words. */
function withSchedules(entities: Model['entities'], jobs: Model['jobs']): Model['entities'] {
  const job = entities[JOB]
  if (job === undefined) return entities
  const words = Object.fromEntries(
    Object.values(jobs).flatMap(({ schedule }) => {
      const said = schedule === null ? null : scheduleWords(schedule)
      return schedule === null || said === null ? [] : [[schedule, said] as const]
    }),
  )
  const fields = job.fields.map((field) => (field.name === SCHEDULE ? { ...field, words } : field))
  return { ...entities, [JOB]: { ...job, fields } }
}

function reportsOf(screens: Model['screens'], entities: Model['entities'], enums: Model['enums']): Model['reports'] {
  return Object.fromEntries(
    Object.values(screens).flatMap((screen) => {
      const entity = entities[screen.entity ?? '']
      return screen.report && entity
        ? [[screen.name, { entity: reportOf(entity, screen, enums), filter: screen.filter, rows: null }] as const]
        : []
    }),
  )
}

function record<From, To>(map: ReadonlyMap<string, From>, make: (from: From) => To): Readonly<Record<string, To>> {
  return Object.fromEntries([...map].map(([name, from]) => [name, make(from)]))
}

/** Who points at each entity, found once: asking every entity for every other would be quadratic. */
function referrers(linked: Linked): ReadonlyMap<string, readonly { readonly entity: string; readonly by: string }[]> {
  const found = new Map<string, { readonly entity: string; readonly by: string }[]>()
  for (const entity of linked.entities.values()) {
    // Comments have a place of their own.
    if (entity.doc['x-internal'] || entity.doc['x-comments-of'] !== undefined) continue
    for (const field of entity.fields.values()) {
      const target = field.doc['x-reference']
      // A record's own history is part of its page; what the journal keeps besides is for scope.
      if (entity.doc['x-journal'] && field.doc['x-hidden']) continue
      if (target !== undefined)
        found.set(target, [...(found.get(target) ?? []), { entity: entity.name, by: field.name }])
    }
  }
  return found
}

function enumOf({ name, doc }: LinkedEnum): Enum {
  return {
    name,
    label: doc['x-label'],
    source: doc['x-source'] ?? 'assumed',
    type: doc.type,
    values: doc.oneOf.map((value) => ({
      value: value.const,
      name: value.title,
      label: value['x-label'],
      tone: value['x-tone'] ?? 'neutral',
      ...(value['x-command'] !== undefined && { commands: value['x-command'] }),
      ...(value['x-permission'] !== undefined && { permission: value['x-permission'] }),
    })),
    variants: doc['x-variants'] ?? null,
    open: doc['x-open'] ?? false,
  }
}

function ruleOf({ name, doc }: Raw<RuleDoc>): Rule {
  return {
    name,
    schema: plainSchema(doc),
    message: doc['x-message'],
    severity: doc['x-severity'] ?? 'error',
    doubt: doc['x-doubt'] ?? null,
    source: doc['x-source'] ?? 'assumed',
  }
}

/**
 * Frozen to its depth; a part that is as it was before is the very same object. Whoever makes something of a part may
 * then keep what was made by it.
 */
function frozen<Value>(value: Value, before: unknown): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const parts = value as Record<string, unknown>
  const earlier = partsOf(before)
  const names = Object.keys(parts)
  let same = earlier !== null && Array.isArray(value) === Array.isArray(before)
  for (const name of names) {
    const part = parts[name]
    if (typeof part !== 'object' || part === null) {
      same &&= part === earlier![name]
      continue
    }
    const kept = frozen(part, earlier?.[name])
    if (kept !== part) parts[name] = kept
    same &&= kept === earlier![name]
  }
  return same && isInOrder(names, Object.keys(earlier!)) ? (before as Value) : Object.freeze(value)
}

const partsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null

const isInOrder = (names: readonly string[], others: readonly string[]): boolean =>
  names.length === others.length && names.every((name, index) => name === others[index])
