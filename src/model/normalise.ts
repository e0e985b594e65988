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

export function normalise(linked: Linked, hash: string): Model {
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
  return freeze({
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
  })
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

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}
