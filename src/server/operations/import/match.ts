/**
 * Which rows are records that are there already, and which unique values are taken: in the file itself, and in the
 * table.
 */
import { kinds } from '../../../kinds/kinds.ts'
import type { Entity } from '../../../model/model.ts'
import { matches, type MatchPlan, readableRows } from '../../sql/lookups.ts'
import { fieldCalled, fieldNamed } from '../../sql/sources.ts'
import type { Context } from '../context.ts'
import { mayOperate } from '../../policies/rights.ts'
import { conditionalAmong } from '../write/conditions.ts'
import { guardAll } from '../write/guard.ts'
import { asRows, run } from '../write/statements.ts'
import { isWritable } from './columns.ts'
import type { Draft } from './draft.ts'
import { at, type Job, problemsOf } from './job.ts'
import { type Key, uniqueOf } from './key.ts'
import { Seen } from './seen.ts'
import { SAYS } from './texts.ts'

/** Notes on each draft the record that it is about, if there is one. */
export async function match(context: Context, job: Job, drafts: readonly Draft[]): Promise<void> {
  const { entity, key } = job
  if (key.length === 0) return
  const asking = drafts.filter(({ sent, problems }) => problems.length === 0 && key.some((name) => sent[name] != null))
  const found = await keysFor(
    context,
    entity,
    key,
    asking.map(({ sent }) => sent),
  )
  const own = await existing(context, job, [...new Set([...found.values()].flat())])
  asking.forEach((draft, place) => {
    const [number, ...others] = found.get(place) ?? []
    const there = number === undefined ? undefined : own.get(number)
    if (number === undefined && key[0] === entity.key)
      draft.problems.push(at(job, { name: entity.key }, SAYS.noRecord({ text: String(draft.sent[entity.key]) })))
    if (number === undefined)
      noteSeen(
        job,
        draft,
        key,
        key.map((name) => draft.sent[name] ?? null),
      )
    if (others.length > 0)
      draft.problems.push({ column: null, text: SAYS.several({ count: others.length + 1 })[job.lang] })
    if (number !== undefined && there === undefined)
      draft.problems.push({ column: null, text: SAYS.elsewhere()[job.lang] })
    if (there?.refused) draft.problems.push(...there.refused)
    draft.existing = there?.existing ?? null
    // The key tells which record is meant; it is not written.
    if (there !== undefined || key[0] === entity.key) for (const name of key) delete draft.sent[name]
  })
}

/** Place in the list → keys of the records with these values; what is empty is alike. */
async function keysFor(
  context: Context,
  entity: Entity,
  names: Key,
  values: readonly Readonly<Record<string, unknown>>[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const found = new Map<number, number[]>()
  const shapes = new Map<
    string,
    { readonly empty: Key; readonly rows: { readonly one: (typeof values)[number]; readonly place: number }[] }
  >()
  values.forEach((one, place) => {
    const empty = names.filter((name) => one[name] == null)
    const shape = shapes.get(empty.join()) ?? { empty, rows: [] }
    shapes.set(empty.join(), shape)
    shape.rows.push({ one, place })
  })
  for (const { empty, rows } of shapes.values()) {
    const plan: MatchPlan = { entity: entity.name, fields: names.filter((name) => !empty.includes(name)), empty }
    const given = asRows(
      rows.map(({ one, place }) => ({
        key: place,
        values: plan.fields.flatMap((name) =>
          name === entity.key
            ? [one[name]]
            : kinds[fieldNamed(entity, name).kind].write(one[name], fieldNamed(entity, name)),
        ),
      })),
    )
    const answer = await run(context, { name: 'matches', plan, body: (writing) => matches(writing, plan) }, [given])
    for (const row of answer.rows)
      found.set(row['place'] as number, [...(found.get(row['place'] as number) ?? []), row['key'] as number])
  }
  return found
}

type There = { readonly existing: Draft['existing']; readonly refused: ReturnType<typeof problemsOf> | null }

/** Taken for the transaction, with everything that the file may change; those outside the asker's scope are missing. */
async function existing(context: Context, job: Job, keys: readonly number[]): Promise<ReadonlyMap<number, There>> {
  const { entity, columns, lang } = job
  if (keys.length === 0) return new Map()
  const fields = columns.known.map(({ field }) => field).filter((field) => isWritable(field) && field.kind !== 'secret')
  const derived = entity.fields.filter((field) => field.derived !== null).map(({ name }) => name)
  const wanted = [
    ...new Set([
      ...fields.map(({ name }) => name),
      ...uniqueOf(entity).flat(),
      ...entity.fields.flatMap(({ derived }) => derived?.from ?? []),
      ...conditionalAmong(entity, [...fields.map(({ name }) => name), ...derived]),
    ]),
  ]
  const held = await guardAll(context, entity, keys, 'update', { fields: wanted })
  const plan = { entity: entity.name, fields: fields.map(({ name }) => name), lang: columns.lang }
  const { rows } = await run(context, { name: 'readable', plan, body: (writing) => readableRows(writing, plan) }, [
    keys,
  ])
  const texts = new Map(
    rows.map((row) => [
      row['key'] as number,
      new Map(fields.map(({ name }, place) => [name, String(row[`v${place}`] ?? '')])),
    ]),
  )
  const mayUpdate = mayOperate(context.actor, entity, 'update')
  return new Map(
    [...held].map(([key, one]) => [
      key,
      {
        existing: { key, held: one.held, texts: texts.get(key) ?? new Map<string, string>() },
        refused: !mayUpdate
          ? [{ column: null, text: SAYS.mayNotUpdate()[lang] }]
          : one.refused === null
            ? null
            : problemsOf(job, one.refused),
      },
    ]),
  )
}

/** Two rows may not give the same record, nor may one give what another record has. */
export async function refuseTaken(context: Context, job: Job, drafts: readonly Draft[]): Promise<void> {
  refuseSameRecord(job, drafts)
  for (const names of uniqueOf(job.entity)) {
    const asking = drafts
      .map((draft) => ({ draft, values: uniqueValues(job.entity, names, draft) }))
      .filter((one): one is Asking => one.values !== null && one.draft.problems.length === 0)
    const open = asking.filter(({ draft }) => !isFree(job, names, draft))
    for (const { draft, values } of open)
      noteSeen(
        job,
        draft,
        names,
        names.map((name) => values[name]),
      )
    const found = await keysFor(
      context,
      job.entity,
      names,
      open.map(({ values }) => values),
    )
    open.forEach(({ draft }, place) => {
      const [key] = found.get(place) ?? []
      if (key !== undefined && key !== draft.existing?.key && draft.problems.length === 0)
        draft.problems.push(at(job, { name: names.at(-1)! }, SAYS.taken()))
    })
  }
}

/** The record was looked for by these very values, which were noted, and is not there. */
const isFree = ({ key }: Job, names: Key, { sent, existing }: Draft): boolean =>
  existing === null && names.join() === key.join() && names.every((name) => sent[name] != null)

interface Asking {
  readonly draft: Draft
  readonly values: Readonly<Record<string, unknown>>
}

function refuseSameRecord(job: Job, drafts: readonly Draft[]): void {
  for (const draft of drafts) if (draft.existing !== null) noteSeen(job, draft, [job.entity.key], [draft.existing.key])
}

/** Null where one is empty: such are never alike; and where a record keeps its own. */
function uniqueValues(entity: Entity, names: Key, { sent, existing }: Draft): Readonly<Record<string, unknown>> | null {
  if (existing !== null && !names.some((name) => name in sent)) return null
  const values = Object.fromEntries(
    names.map((name) => [
      name,
      sent[name] ?? existing?.held.stored[name] ?? fieldCalled(entity, name)?.default ?? null,
    ]),
  )
  return Object.values(values).includes(null) ? null : values
}

function noteSeen(job: Job, { row, problems }: Draft, names: Key, values: readonly unknown[]): void {
  const seen = job.seen.get(names.join()) ?? new Seen()
  job.seen.set(names.join(), seen)
  const first = seen.firstRow(values, row.number)
  if (first !== row.number) problems.push(at(job, { name: names.at(-1)! }, SAYS.again({ row: first })))
}
