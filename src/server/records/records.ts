/**
 * What an operation's code does to records, by the same writes as the entities' own calls: validation, rules,
 * scope, journal, history and what follows are inside. Asks no right of the entity, since the call has its own; what a
 * person may not see or hand out stays refused. Must not know requests, nor how a refusal is told.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { AppError } from '../../errors/app-error.ts'
import { teach } from '../../kinds/ajv.ts'
import { isKept, keptSchema } from '../../kinds/record-schemas.ts'
import type { Entity } from '../../model/model.ts'
import { isObject } from '../../values/is-object.ts'
import { fieldErrors } from '../messages/field-errors.ts'
import type { Context } from '../operations/context.ts'
import { insertRecords, newRecord } from '../operations/create.ts'
import { plainRecord } from '../operations/info.ts'
import { deleteRecord } from '../operations/remove.ts'
import { stepRecord } from '../operations/transition.ts'
import { type Change, writeRecords } from '../operations/update.ts'
import { absent, guardAll, type Guarded } from '../operations/write/guard.ts'
import { writeEach } from '../operations/write/each.ts'
import { inOneRound, validated } from '../operations/write/validated.ts'
import { validate } from '../operations/write/meant.ts'
import type { Body } from '../operations/write/body.ts'
import { knownBefore, prepare, refuseForbidden } from '../operations/write/prepare.ts'
import { refusal } from '../operations/write/refused.ts'
import { run, take, takeAll } from '../operations/write/statements.ts'
import { find, type FindPlan } from '../sql/find.ts'
import { entityNamed } from '../sql/sources.ts'
import type { AnyOf, EntityName, Records, RecordsOf } from './types.ts'

export interface Hooks {
  /** The context of the transaction; throws where nothing may be written. */
  readonly writing: () => Context
  /** Values of a record that is held, where they are known without another look; null: they are not. */
  readonly known: (entity: Entity, key: number, fields: readonly string[]) => Body | null
  /** Told of a record that was taken, as it was read. */
  readonly held: (entity: Entity, key: number, stored: Body) => void
  /** Told of every entity whose records were written. */
  readonly wrote: (entity: Entity) => void
  /** A refusal of a record, in the request's words. */
  readonly told: (error: AppError, entity: Entity, at: Readonly<Record<string, string | undefined>>) => AppError
}

type Any = RecordsOf<EntityName>

export const recordsOf = (context: Context, hooks: Hooks): Records => ({
  of: (name) => of(context, entityNamed(context.model, name), hooks) as never,
})

const MOST = 1000

function of(
  context: Context,
  entity: Entity,
  { writing, known, held: noteHeld, wrote, told }: Hooks,
): Record<keyof Any, (...given: never[]) => Promise<unknown>> {
  const write = async <T>(
    values: Body,
    at: Readonly<Record<string, string | undefined>>,
    work: (within: Context) => Promise<T>,
  ): Promise<T> => {
    const within = writing()
    wrote(entity)
    try {
      return await work(within)
    } catch (error) {
      const refused = error instanceof AppError ? error : refusal(within, entity, values, error)
      // What the database refused has ended the transaction, however it is told.
      throw refused === null ? error : Object.assign(told(refused, entity, at), { cause: causeOf(error) })
    }
  }
  const createTogether = async (all: readonly Body[], at = {}): Promise<readonly number[]> => {
    if (all.length === 0) return []
    // Of several nothing tells whose values the database refuses.
    return write(all.length === 1 ? all[0]! : {}, at, async (within) => {
      const stored: Body[] = []
      for (const values of all) stored.push(await made(within, entity, values))
      const { keys, wrong } = await insertRecords(within, entity, stored)
      const refused = wrong.find(Boolean)
      if (refused) throw refused
      return keys
    })
  }
  return {
    find: async (sought: Body, fields: readonly string[], most = MOST) => {
      const names = Object.keys(sought)
      const filters = names.map((name, at) => ({ path: [name], comparison: comparisonOf(sought[name]), at }))
      const plan: FindPlan = { entity: entity.name, fields, filters, most }
      const { rows } = await run(
        context,
        { name: 'find', plan, body: (text) => find(text, plan) },
        names.map((name) => (isAnyOf(sought[name]) ? sought[name].in : sought[name])),
      )
      return rows.map(({ key, stored }) => ({ ...(stored as object), key: Number(key) }))
    },
    hold: async (key: number, fields: readonly string[], at?: string) => {
      const within = writing()
      const before = known(entity, key, fields)
      if (before !== null) return { ...before, key }
      const held = await take(within, key, { entity: entity.name, fields, conditions: [] })
      if (held !== null) {
        noteHeld(entity, key, held.stored)
        return { ...held.stored, key }
      }
      const missing = await absent(within, entity, key)
      throw at === undefined ? missing : told(missing, entity, { [entity.key]: at })
    },
    holdAll: async (keys: readonly number[], fields: readonly string[]) => {
      const held = await takeAll(writing(), keys, { entity: entity.name, fields, conditions: [] })
      return new Map([...held].map(([key, { stored }]) => [key, { ...stored, key }]))
    },
    shown: async (key: number) => JSON.parse(await plainRecord(context, entity, key)) as unknown,
    create: async (values: Body, at = {}) => (await createTogether([values], at))[0],
    createTogether,
    createAll: async (all: readonly Body[]) => {
      const within = writing()
      wrote(entity)
      const { keys, wrong } = await makeEach(within, entity, all)
      return all.map((_, place) => {
        const error = wrong.get(place)
        return error === undefined ? keys.get(place) : told(error, entity, {})
      })
    },
    change: (key: number, values: Body, at = {}) =>
      write(values, at, (within) => changeTogether(within, entity, [{ key, values }])),
    changeAll: async (changes: readonly Changing[]) => {
      for (const some of withoutRepeats(changes))
        await write(some[0]!.values, {}, (within) => changeTogether(within, entity, some))
    },
    step: (key: number, step: string, values: Body = {}, at = {}) =>
      write(values, at, (within) => stepRecord(within, entity, key, step, values)),
    remove: (key: number) => write({}, {}, (within) => deleteRecord(within, entity, key, null)),
  }
}

const isAnyOf = (value: unknown): value is AnyOf<unknown> => isObject(value) && 'in' in value
const comparisonOf = (value: unknown): 'is-null' | 'in' | 'eq' =>
  value === null ? 'is-null' : isAnyOf(value) ? 'in' : 'eq'

const causeOf = (error: unknown): unknown => (error instanceof AppError ? error.cause : error)

/** What is stored of a new record. */
async function made(within: Context, entity: Entity, values: Body): Promise<Body> {
  const { sent, kept } = split(entity, values, false)
  return (await newRecord(within, entity, sent, keptOf(within, entity, kept, false))).stored
}

interface Made {
  /** By its place among those that were given. */
  readonly keys: ReadonlyMap<number, number>
  readonly wrong: ReadonlyMap<number, AppError>
}

async function makeEach(within: Context, entity: Entity, all: readonly Body[]): Promise<Made> {
  const [good, keys]: [{ readonly place: number; readonly stored: Body }[], Map<number, number>] = [[], new Map()]
  const wrong = new Map<number, AppError>()
  for (const [place, values] of all.entries())
    try {
      good.push({ place, stored: await made(within, entity, values) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      wrong.set(place, error)
    }
  const refused = await writeEach(within, good, {
    write: async (context, some) => {
      const inserted = await insertRecords(
        context,
        entity,
        some.map(({ stored }) => stored),
      )
      some.forEach(({ place }, at) => keys.set(place, inserted.keys[at]!))
      return inserted.wrong
    },
    refusal: ({ stored }, error) => refusal(within, entity, stored, error),
  })
  return { keys, wrong: new Map([...wrong, ...[...refused].map(([{ place }, error]) => [place, error] as const)]) }
}

interface Changing {
  readonly key: number
  readonly values: Body
}

/** One statement changes a record once. */
function withoutRepeats(changes: readonly Changing[]): readonly (readonly Changing[])[] {
  const rounds: Map<number, Changing>[] = []
  for (const change of changes) {
    const round = rounds.find((one) => !one.has(change.key)) ?? rounds[rounds.push(new Map()) - 1]!
    round.set(change.key, change)
  }
  return rounds.map((round) => [...round.values()])
}

async function changeTogether(within: Context, entity: Entity, changes: readonly Changing[]): Promise<void> {
  const meant: (Changing & { readonly all: Body; readonly guarding: 'update' | 'keep' })[] = []
  for (const { key, values } of changes) {
    const { sent, kept } = split(entity, values, true)
    const { version: _, ...body } = await validated(within, entity, { ...sent, version: 1 }, key)
    refuseForbidden(within, entity, body)
    const all = { ...body, ...keptOf(within, entity, kept, true) }
    meant.push({ key, values: body, all, guarding: Object.keys(sent).length > 0 ? 'update' : 'keep' })
  }
  const held = new Map<number, Guarded>()
  for (const guarding of ['update', 'keep'] as const) {
    const some = meant.filter((one) => one.guarding === guarding)
    if (some.length === 0) continue
    const fields = [...new Set(some.flatMap(({ all }) => knownBefore(within, entity, all)))].sort()
    const keys = some.map(({ key }) => key)
    for (const [key, one] of await guardAll(within, entity, keys, guarding, { fields })) held.set(key, one)
  }
  const written: Change[] = []
  for (const { key, values, all } of meant) {
    const guarded = held.get(key)
    if (guarded === undefined) throw await absent(within, entity, key)
    if (guarded.refused !== null) throw guarded.refused
    const { stored: before } = guarded.held
    const stored = await inOneRound(within, entity, values, key, () => prepare(within, entity, all, before))
    written.push({ key, stored, written: new Set(Object.keys(stored)) })
  }
  const wrong = (await writeRecords(within, entity, written)).find(Boolean)
  if (wrong) throw wrong
}

/** What the server's code adds to a write, once it is valid. */
export async function added(within: Context, entity: Entity, values: Body): Promise<Body> {
  const { sent, kept } = split(entity, values, true)
  const { version: _, ...body } = await validate(within, entity, 'update', { ...sent, version: 1 })
  return { ...body, ...keptOf(within, entity, kept, true) }
}

interface Split {
  readonly sent: Body
  readonly kept: Body
}

/** `isOld`: what a form gives only when the record is made is fixed for people, not for the server. */
function split(entity: Entity, values: Body, isOld: boolean): Split {
  const names = new Set(
    entity.fields
      .filter((field) => isKept(entity, field) || (isOld && field.write === 'create'))
      .map(({ name }) => name),
  )
  const part = (isOfServer: boolean): Body =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name) === isOfServer))
  return { sent: part(false), kept: part(true) }
}

const ajv = teach(new Ajv2020({ allErrors: true, strict: false }))
const compiled = new WeakMap<Entity, Partial<Record<'new' | 'old', ValidateFunction>>>()

function keptOf({ model }: Context, entity: Entity, kept: Body, isOld: boolean): Body {
  if (Object.keys(kept).length === 0) return kept
  const known = compiled.get(entity) ?? {}
  compiled.set(entity, known)
  const check = (known[isOld ? 'old' : 'new'] ??= ajv.compile(keptSchema(entity, isOld)))
  if (check(kept)) return kept
  throw new AppError('invalid', {}, { fields: fieldErrors(model, entity.fields, { body: kept, errors: check.errors }) })
}
