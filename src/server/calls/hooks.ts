/**
 * Code of a product that stands around the writes of an entity, typed by its document: before one it may refuse it or
 * set further fields, after one it may write other records. All of it is the write's own transaction, whichever way
 * the write came.
 */
import { AppError } from '../../errors/app-error.ts'
import type { Entity } from '../../model/model.ts'
import { SENDS_NOTHING } from '../commands/send.ts'
import type { Around, AroundWrite, Context, Rules } from '../operations/context.ts'
import { added } from '../records/records.ts'
import type { Changes, EntityName, FieldName, Values } from '../records/types.ts'
import { entityNamed } from '../sql/sources.ts'
import type { Work } from './operation.ts'
import { systemWork } from './perform.ts'
import { inWords } from './refusals.ts'

/**
 * What is at hand within a write. The network is not: what must be told outside is the work of a job, which `jobs.run`
 * makes due once all of it is committed.
 */
export type HookWork = Pick<
  Work,
  'actor' | 'now' | 'lang' | 'model' | 'requestId' | 'records' | 'jobs' | 'settings' | 'heldElsewhere' | 'ask'
>

/** What is written, as it will be stored; missing is what is not. */
export type Stored<Name extends EntityName> = Partial<Values<Name, FieldName<Name>>>

interface New<Name extends EntityName> {
  /** With its defaults. */
  readonly values: Stored<Name>
}
interface Old<Name extends EntityName, Field extends FieldName<Name>> {
  readonly key: number
  /** What the record held before, of the fields in `reads`. */
  readonly was: Values<Name, Field>
}
interface Changed<Name extends EntityName, Field extends FieldName<Name>> extends Old<Name, Field> {
  readonly values: Stored<Name>
}

/** Refuses by throwing an `AppError`, with the field where there is one; answers what else is to be written. */
type Before<Name extends EntityName, Write> = (
  work: HookWork,
  write: Write,
) => Promise<Changes<Name> | undefined> | Changes<Name> | undefined
type Without<Write> = (work: HookWork, write: Write) => Promise<void> | void

/** A step of the workflow is an update that writes the state. */
export interface EntityHooks<Name extends EntityName, Field extends FieldName<Name> = never> {
  /** Fields whose values before the write are wanted: read with the record, once for all that are written. */
  readonly reads?: readonly Field[]
  readonly before?: {
    readonly create?: Before<Name, New<Name>>
    readonly update?: Before<Name, Changed<Name, Field>>
    readonly remove?: Without<Old<Name, Field>>
  }
  readonly after?: {
    readonly create?: Without<New<Name> & { readonly key: number }>
    readonly update?: Without<Changed<Name, Field>>
    readonly remove?: Without<Old<Name, Field>>
  }
}

export type Hooks = { readonly [Name in EntityName]?: EntityHooks<Name, FieldName<Name>> }

/** For the product's table of what it gives to the server. */
export const hooksOf = (hooks: Hooks): NonNullable<Rules['hooks']> => within(hooks, [])

/** Writes within hooks within hooks: more is a circle. */
const DEEPEST = 8

type Hook = (work: HookWork, write: AroundWrite) => unknown
/** Whatever the entity: the table that it stands in has the types. */
interface AnyHooks {
  readonly reads?: readonly string[]
  readonly before?: object
  readonly after?: object
}

function within(hooks: Hooks, outer: readonly string[]): NonNullable<Rules['hooks']> {
  return Object.fromEntries(Object.entries(hooks).map(([name, own]) => [name, aroundOf(hooks, [...outer, name], own)]))
}

function aroundOf(hooks: Hooks, path: readonly string[], { reads = [], before, after }: AnyHooks): Around {
  const called = async (hook: Hook, context: Context, write: AroundWrite): Promise<unknown> => {
    if (path.length > DEEPEST) throw new Error(`hooks write without end: ${path.join(' → ')}`)
    return hook(workOf(deeper(context, hooks, path), entityNamed(context.model, path.at(-1)!)), write)
  }
  return {
    reads,
    before: each(before, (hook) => async (context, write) => {
      const values = (await called(hook, context, write)) as AroundWrite['values'] | undefined
      return values === undefined ? {} : added(context, entityNamed(context.model, path.at(-1)!), values)
    }),
    after: each(after, (hook) => async (context, write) => {
      await called(hook, context, write)
    }),
  }
}

const each = <T>(table: object | undefined, made: (hook: Hook) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(table ?? {}).map(([kind, hook]) => [kind, made(hook as Hook)]))

/** Records that are written here have their own entries in the journal, also where the cause is one of a set. */
const deeper = (context: Context, hooks: Hooks, path: readonly string[]): Context => ({
  ...context,
  journal: 'each',
  rules: { ...context.rules, hooks: within(hooks, path) },
})

/** Nothing is sent from within a write, and nobody outside is told. */
function workOf(context: Context, entity: Entity): HookWork {
  const noting = { writing: () => context, wrote: () => undefined, later: refuseLater }
  return systemWork(context, SENDS_NOTHING, noting, (error, of) => (of === entity ? error : asOther(error, of)))
}

const refuseLater = (): never => {
  throw new Error('a hook is within a write: what is to follow it is the work of a job')
}

/** Another record's field is none of the form that was sent: it is told by its label. */
function asOther(error: AppError, of: Entity): AppError {
  const fields = error.data?.fields?.map((one) => inWords(one, of, {}, new Set()))
  return fields === undefined
    ? error
    : new AppError(error.key, error.params, { fields }, { cause: error.cause ?? error })
}
