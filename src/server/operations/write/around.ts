/**
 * The product's code before and after writes of an entity. Every way of writing a record comes through here, between
 * its preparation and its statements; of an entity without such code nothing is asked.
 */
import { AppError } from '../../../errors/app-error.ts'
import type { Entity } from '../../../model/model.ts'
import type { Around, Context, WriteKind } from '../context.ts'
import type { Which } from '../../sql/sources.ts'
import { sqlState } from '../failures.ts'
import type { Body } from './body.ts'
import { knownBefore, prepare } from './prepare.ts'
import { take, takeAll } from './statements.ts'

interface Write {
  /** Null: of a record that is not there yet. */
  readonly key: number | null
  /** Prepared values. */
  readonly stored: Body
  /** The fields that count as written. */
  readonly written?: ReadonlySet<string>
}

interface Former {
  /** What the record held before. */
  readonly was: Body
}

type Wrongs = readonly (AppError | null)[]

const around = ({ rules: { hooks } }: Context, { name }: Entity): Around | undefined =>
  hooks !== undefined && Object.hasOwn(hooks, name) ? hooks[name] : undefined

/** The writes with what the product's code wants to know of their records as they stand. */
export async function withFormer<T extends Write & { readonly key: number }>(
  context: Context,
  entity: Entity,
  kind: WriteKind,
  writes: readonly T[],
  which: Which = 'living',
): Promise<readonly (T & Former)[]> {
  const { reads = [], before, after } = around(context, entity) ?? {}
  if (reads.length === 0 || (before?.[kind] ?? after?.[kind]) === undefined)
    return writes.map((write) => ({ ...write, was: {} }))
  const keys = writes.map(({ key }) => key)
  const held = await takeAll(context, keys, { entity: entity.name, fields: reads, conditions: [], which })
  return writes.map((write) => ({ ...write, was: held.get(write.key)?.stored ?? {} }))
}

/** The writes with what the product's code adds to them; where one is refused, nothing may be written. */
export async function beforeWrites<T extends Write & Former>(
  context: Context,
  entity: Entity,
  kind: WriteKind,
  writes: readonly T[],
): Promise<{ readonly writes: readonly T[]; readonly wrong: Wrongs }> {
  const hook = around(context, entity)?.before[kind]
  if (hook === undefined) return { writes, wrong: [] }
  const all = [...writes]
  const wrong = await each(writes, async (write, at) => {
    const added = await hook(context, valuesOf(write))
    if (Object.keys(added).length > 0) all[at] = await withAdded(context, entity, write, added)
  })
  return { writes: all, wrong }
}

/** What is added is prepared as all that is written: what follows from it is worked out, and its rules hold. */
async function withAdded<T extends Write & Former>(
  context: Context,
  entity: Entity,
  write: T,
  added: Body,
): Promise<T> {
  const { key, stored, was, written } = write
  const fields = [...new Set(knownBefore(context, entity, added))]
  const before =
    key === null ? was : ((await take(context, key, { entity: entity.name, fields, conditions: [] }))?.stored ?? {})
  const prepared = await prepare(context, entity, added, { ...before, ...stored }, { isNew: key === null })
  return {
    ...write,
    stored: { ...stored, ...prepared },
    ...(written !== undefined && { written: new Set([...written, ...Object.keys(prepared)]) }),
  }
}

/** Once the records are written and found good. */
export async function afterWrites(
  context: Context,
  entity: Entity,
  kind: WriteKind,
  writes: readonly (Write & Former)[],
): Promise<Wrongs> {
  const hook = around(context, entity)?.after[kind]
  return hook === undefined ? writes.map(() => null) : each(writes, (write) => hook(context, valuesOf(write)))
}

const valuesOf = ({ key, stored, was }: Write & Former) => ({
  key,
  values: key === null ? { ...was, ...stored } : stored,
  was: key === null ? {} : was,
})

async function each<T>(items: readonly T[], work: (item: T, at: number) => Promise<void>): Promise<Wrongs> {
  const wrong: (AppError | null)[] = items.map(() => null)
  for (const [at, item] of items.entries())
    try {
      await work(item, at)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      wrong[at] = error
      // After a refusal of the database's own the transaction takes nothing more until that is undone.
      if (sqlState(error.cause) !== '') break
    }
  return wrong
}
