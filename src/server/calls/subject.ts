/**
 * The record that a call is done to: held before the call's own code runs, so that nothing changes it meanwhile, and
 * asked by the same expression as when it was shown whether the call is possible for it.
 */
import { AppError, entry, type ErrorKey } from '../../errors/app-error.ts'
import type { Action, Call, Entity, Label, Lang } from '../../model/model.ts'
import { refusedGrants, untouched } from '../auth/grants.ts'
import type { Context } from '../operations/context.ts'
import { absent } from '../operations/write/guard.ts'
import { type Held, inText, take } from '../operations/write/statements.ts'
import { namedIn } from '../../model/actions.ts'
import { entityNamed } from '../sql/sources.ts'
import { isNear } from '../sql/implied.ts'
import type { Connection, Statement } from '../store/store.ts'

export interface Subject {
  readonly entity: string
  readonly key: number
  readonly stored: Held['stored']
}

/** What a call's code has asked of the record that it is done to: the next time it is read with it. */
const wanted = new WeakMap<Call, Set<string>>()

/** Must stand in a transaction. Out of reach, the record is not there. Null: the call is done to none. */
export async function holdSubject(
  context: Context,
  call: Call,
  { entity: name, record, when, reason, among, forbidden }: Action,
  payload: Readonly<Record<string, unknown>>,
): Promise<Subject | null> {
  if (record === null) return null
  const entity = entityNamed(context.model, name)
  const key = payload[record] as number
  const fields = [...(wanted.get(call) ?? [])].sort()
  const chosen = Object.keys(among).filter((property) => payload[property] !== undefined)
  const conditions = [
    ...(when === null ? [] : [when]),
    ...(forbidden === null ? [] : [{ not: [{ coalesce: [`$${forbidden.by}`, false] }] }]),
    ...chosen.map((property) => ({ has: [`$${among[property] ?? ''}`, payload[property] as string | number] })),
  ]
  const held = await take(context, key, { entity: name, fields, conditions })
  if (held === null) throw await absent(context, entity, key)
  const [refused] = await refusedGrants(context, entity, [untouched(key)])
  if (refused) throw refused
  const verdicts = held.conditions.map((is) => is === true)
  const at = (field: string, message: Label) => ({ fields: [{ field, message }] })
  if (when !== null && verdicts.shift() === false) {
    const message = await said(context, entity, key, reason ?? NOTHING)
    throw new AppError('not_possible', { reason: message[context.lang] }, at(record, message))
  }
  if (forbidden !== null && verdicts.shift() === false) {
    const error = forbidden.error as ErrorKey
    throw new AppError(error, {}, at(record, entry(error).message))
  }
  // With another choice it would be possible.
  const wrong = chosen.find((_, place) => verdicts[place] === false)
  if (wrong !== undefined)
    throw new AppError('invalid', {}, at(wrong, await said(context, entity, key, reason ?? NOTHING)))
  return { entity: name, key, stored: held.stored }
}

const NOTHING: Label = { zh: '', en: '' }

/** Values of a record, where they are known without asking for them. */
export type Known = (entity: Entity, key: number, fields: readonly string[]) => Held['stored'] | null

/** Of records that a transaction holds. */
export interface Memory {
  readonly known: Known
  /** Told of each that was held, as it was read. */
  readonly held: (entity: Entity, key: number, stored: Held['stored']) => void
}

/**
 * The context, and what is known in it: all that was read of the subject until the next statement; of what is held,
 * what stands in the record itself, until one that may change it. Nobody else can.
 */
export function remembering(context: Context, call: Call, subject: Subject | null): readonly [Context, Memory] {
  let isFresh = true
  const held = new Map<string, Held['stored']>()
  const { connection } = context
  const notice = ({ text }: Statement): void => {
    isFresh = false
    if (!text.startsWith('select ')) held.clear()
  }
  const asked = { ...context, connection: noticed(connection, notice) }
  const known: Known = (entity, key, fields) => {
    const isSubject = isFresh && entity.name === subject?.entity && key === subject.key
    if (isSubject) wanted.set(call, new Set([...(wanted.get(call) ?? []), ...fields]))
    const stored = isSubject ? subject.stored : held.get(placeOf(entity, key))
    if (stored === undefined || !fields.every((name) => Object.hasOwn(stored, name))) return null
    return Object.fromEntries(fields.map((name) => [name, stored[name]]))
  }
  return [
    asked,
    {
      known,
      held: (entity, key, stored) => {
        const own = Object.entries(stored).filter(([name]) => isNear(entity, `$${name}`))
        const place = placeOf(entity, key)
        held.set(place, { ...held.get(place), ...Object.fromEntries(own) })
      },
    },
  ]
}

const placeOf = ({ name }: Entity, key: number): string => `${name} ${key}`

const noticed = (connection: Connection, notice: (statement: Statement) => void): Connection => ({
  query: (statement) => {
    notice(statement)
    return connection.query(statement)
  },
  text: (statement) => {
    notice(statement)
    return connection.text(statement)
  },
})

/** The text with the record's values filled in, as the caller sees them. */
async function said(context: Context, entity: Entity, key: number, text: Label): Promise<Label> {
  const names = namedIn(text.zh)
  if (names.length === 0) return text
  const values = await inText(context, entity, key, names)
  const filled = (lang: Lang): string => text[lang].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return { zh: filled('zh'), en: filled('en') }
}
