/**
 * Saves a record's rows of other entities within the record's own transaction: what is new, changed, moved and gone, by
 * the same writes as the rows' own calls, with their rights, rules, versions and journal. What is refused is told at
 * its row and column.
 */
import { isDeepStrictEqual } from 'node:util'
import { AppError, type FieldError } from '../../../errors/app-error.ts'
import { MOST_LINES, removedOf } from '../../../model/lines.ts'
import type { Entity, Lines } from '../../../model/model.ts'
import { errorMessage } from '../../messages/error-message.ts'
import { demand } from '../../policies/rights.ts'
import { find, type FindPlan } from '../../sql/find.ts'
import { entityNamed } from '../../sql/sources.ts'
import type { Context } from '../context.ts'
import { insertRecords, newRecord } from '../create.ts'
import { record } from '../info.ts'
import { deleteRecords } from '../remove.ts'
import { writeRecords } from '../update.ts'
import type { Body } from '../write/body.ts'
import { writeEach } from '../write/each.ts'
import { guardAll, type Guarded } from '../write/guard.ts'
import { knownBefore, prepare, refuseForbidden } from '../write/prepare.ts'
import { refusal } from '../write/refused.ts'
import { run, takeAll } from '../write/statements.ts'
import { validated } from '../write/validated.ts'
import type { Known, SentLines, SentRow } from './sent.ts'

export interface Owner {
  readonly entity: Entity
  readonly key: number
  readonly isNew: boolean
}

/** Answers what is wrong with the rows; null: nothing. */
export async function saveLines(context: Context, owner: Owner, sent: readonly SentLines[]): Promise<AppError | null> {
  const wrong: AppError[] = []
  for (const one of sent) wrong.push(...(await saveOne(context, owner, one)))
  return joined(wrong)
}

/** Several refusals as one: by the first of them, with the fields of all. */
export function joined(wrong: readonly AppError[]): AppError | null {
  const [first, ...rest] = wrong
  if (first === undefined || rest.length === 0) return first ?? null
  const fields = wrong.flatMap(({ data }) => data?.fields ?? [])
  return new AppError(first.key, first.params, { ...first.data, fields }, { cause: first.cause })
}

const ELSEWHERE = { zh: '该行不属于这条记录', en: 'Not a row of this record' }

async function saveOne(context: Context, owner: Owner, sent: SentLines): Promise<readonly AppError[]> {
  const { lines, rows, going } = sent
  const entity = entityNamed(context.model, lines.entity)
  const held = await heldRows(context, entity, owner, sent)
  const kept = rows.flatMap(({ known }) => (known === null ? [] : [known.key]))
  const changes = rows.flatMap((row, place) => {
    const before = row.known === null ? undefined : held.get(row.known.key)
    return before === undefined ? [] : [changeOf(lines, row, place, before)]
  })
  const fresh = rows.flatMap((row, place) => (row.known === null ? [{ row, place }] : []))
  if (fresh.length > 0) demand(context.actor, entity, 'create')
  if (going.length > 0) demand(context.actor, entity, 'remove')
  if (changes.some(({ values }) => Object.keys(values).length > 0) || isMoved(lines, kept, held))
    demand(context.actor, entity, 'update')
  // What goes frees its unique values for what comes.
  return [
    ...(await removeRows(context, entity, sent)),
    ...(await changeRows(context, entity, lines, changes)),
    ...(await addRows(context, entity, owner, lines, fresh)),
  ]
}

// ---------------------------------------------------------------- the rows as they stand

/** All that the record has, taken for this transaction; refused unless they are those that the writer saw. */
async function heldRows(
  context: Context,
  entity: Entity,
  owner: Owner,
  { lines, rows, going }: SentLines,
): Promise<ReadonlyMap<number, Guarded>> {
  const plan: FindPlan = {
    entity: entity.name,
    fields: [lines.by],
    filters: [{ path: [lines.by], comparison: 'eq', at: 0 }],
    most: MOST_LINES + 1,
  }
  const found = owner.isNew
    ? []
    : (await run(context, { name: 'find', plan, body: (writing) => find(writing, plan) }, [owner.key])).rows
  if (found.length > MOST_LINES) throw new AppError('too_many_rows', { max: MOST_LINES })
  const fields = [...lines.field.rows.map(({ name }) => name), ...(lines.position === null ? [] : [lines.position])]
  const keys = found.map(({ key }) => Number(key))
  const held = await guardAll(context, entity, keys, 'update', { fields })
  const named = [
    ...rows.flatMap(({ known, path }) => (known === null ? [] : [{ ...known, path }])),
    ...going.map((known, place) => ({ ...known, path: `${removedOf(lines)}.${place}` })),
  ]
  await refuseStrange(
    context,
    entity,
    named.filter(({ key }) => !held.has(key)),
    owner.isNew,
  )
  const isSeen = (key: number): boolean =>
    named.some((one) => one.key === key && one.version === held.get(key)?.held.version)
  // What somebody else has added, changed or deleted meanwhile is not decided unseen.
  if (named.some(({ key }) => !held.has(key)) || keys.some((key) => !isSeen(key)))
    throw new AppError(
      'conflict',
      {},
      { current: JSON.parse(await record(context, owner.entity, owner.key)) as unknown },
    )
  return held
}

/** Rows of another record are refused; one that is nowhere has been deleted meanwhile. */
async function refuseStrange(
  context: Context,
  entity: Entity,
  strange: readonly (Known & { readonly path: string })[],
  isNew: boolean,
): Promise<void> {
  if (strange.length === 0) return
  const there = await takeAll(
    context,
    strange.map(({ key }) => key),
    { entity: entity.name, fields: [], conditions: [] },
  )
  const fields = strange.flatMap(({ key, path }) =>
    isNew || there.has(key) ? [{ field: path, message: ELSEWHERE }] : [],
  )
  if (fields.length > 0) throw new AppError('invalid', {}, { fields })
}

/** Whether those that stay come in another order; where others leave, they only move up. */
function isMoved({ position }: Lines, kept: readonly number[], held: ReadonlyMap<number, Guarded>): boolean {
  if (position === null) return false
  const placeOf = (key: number): number => (held.get(key)?.held.stored[position] as number | null) ?? Infinity
  const before = [...kept].sort((a, b) => placeOf(a) - placeOf(b) || a - b)
  return !isDeepStrictEqual(kept, before)
}

// ---------------------------------------------------------------- what is done to them

async function removeRows(context: Context, entity: Entity, { lines, going }: SentLines): Promise<readonly AppError[]> {
  if (going.length === 0) return []
  const wrong = await deleteRecords(
    context,
    entity,
    going.map(({ key }) => key),
  )
  return going.flatMap(({ key }, place) => {
    const error = wrong.get(key)
    return error === undefined ? [] : [at(lines, `${removedOf(lines)}.${place}`, error)]
  })
}

interface RowChange {
  readonly row: SentRow
  readonly key: number
  readonly version: number
  /** What is sent and differs. */
  readonly values: Body
  /** The server's own: its place. */
  readonly placed: Body
  readonly refused: AppError | null
}

function changeOf(lines: Lines, row: SentRow, place: number, { held, refused }: Guarded): RowChange {
  const values = Object.fromEntries(
    Object.entries(row.values).filter(([name, value]) => !isDeepStrictEqual(value ?? null, held.stored[name] ?? null)),
  )
  const { position } = lines
  const placed = position === null || held.stored[position] === place + 1 ? {} : { [position]: place + 1 }
  return { row, ...row.known!, values, placed, refused }
}

async function changeRows(
  context: Context,
  entity: Entity,
  lines: Lines,
  changes: readonly RowChange[],
): Promise<readonly AppError[]> {
  const due = changes.filter(({ values, placed }) => Object.keys({ ...values, ...placed }).length > 0)
  const said = due.filter(({ values }) => Object.keys(values).length > 0)
  const fields = [...new Set(said.flatMap(({ values }) => knownBefore(context, entity, values)))]
  const keys = said.map(({ key }) => key)
  const before = await takeAll(context, keys, { entity: entity.name, fields, conditions: [] })
  const [ready, wrong] = await eachReady(lines, due, async ({ key, version, values, placed, refused }) => {
    if (Object.keys(values).length === 0) return placed
    if (refused !== null) throw refused
    refuseForbidden(context, entity, values)
    const { version: _, ...sent } = await validated(context, entity, { ...values, version }, key)
    return { ...(await prepare(context, entity, sent, before.get(key)?.stored ?? {})), ...placed }
  })
  const refused = await writeEach(
    context,
    ready.map(({ of, stored }) => ({ key: of.key, stored, written: new Set(Object.keys(stored)), path: of.row.path })),
    {
      write: (within, some) => writeRecords(within, entity, some),
      refusal: ({ stored }, error) => refusal(context, entity, stored, error),
    },
  )
  return [...wrong, ...[...refused].map(([{ path }, error]) => at(lines, path, error))]
}

async function addRows(
  context: Context,
  entity: Entity,
  owner: Owner,
  lines: Lines,
  fresh: readonly { readonly row: SentRow; readonly place: number }[],
): Promise<readonly AppError[]> {
  const items = fresh.map(({ row, place }) => ({ row, place }))
  const [ready, wrong] = await eachReady(lines, items, async ({ row, place }) => {
    const placed = lines.position === null ? {} : { [lines.position]: place + 1 }
    return (await newRecord(context, entity, { ...row.values, [lines.by]: owner.key }, placed)).stored
  })
  const refused = await writeEach(context, ready, {
    write: async (within, some) =>
      (
        await insertRecords(
          within,
          entity,
          some.map(({ stored }) => stored),
        )
      ).wrong,
    refusal: ({ stored }, error) => refusal(context, entity, stored, error),
  })
  return [...wrong, ...[...refused].map(([{ of }, error]) => at(lines, of.row.path, error))]
}

/** Every row is made ready, whatever is wrong with others. */
async function eachReady<T extends { readonly row: SentRow }>(
  lines: Lines,
  items: readonly T[],
  prepared: (item: T) => Promise<Body>,
): Promise<readonly [readonly { readonly of: T; readonly stored: Body }[], readonly AppError[]]> {
  const ready: { readonly of: T; readonly stored: Body }[] = []
  const wrong: AppError[] = []
  for (const of of items)
    try {
      ready.push({ of, stored: await prepared(of) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      wrong.push(at(lines, of.row.path, error))
    }
  return [ready, wrong]
}

/** A refusal of a row, at the columns that are to blame, or else at the row. */
function at({ field: { rows } }: Lines, path: string, error: AppError): AppError {
  const columns = (error.data?.fields ?? []).filter(({ field }) =>
    rows.some(({ name }) => name === field.split('.', 1)[0]),
  )
  const whole: FieldError = {
    field: path,
    message: error.data?.fields?.[0]?.message ?? { zh: errorMessage(error, 'zh'), en: errorMessage(error, 'en') },
  }
  const fields = columns.map(({ field, message }) => ({ field: `${path}.${field}`, message }))
  return new AppError(error.key, error.params, { fields: fields.length > 0 ? fields : [whole] }, { cause: error.cause })
}
