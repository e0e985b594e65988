/** Changed records: one onto the version that its writer saw, several at once. */
import { AppError } from '../../errors/app-error.ts'
import type { Entity } from '../../model/model.ts'
import { refusedGrants } from '../auth/grants.ts'
import type { Context } from './context.ts'
import { afterWrites, beforeWrites, withFormer } from './write/around.ts'
import { moveWith } from './write/followers.ts'
import { inOneRound } from './write/validated.ts'
import { allowed, guard } from './write/guard.ts'
import type { Body } from './write/body.ts'
import { takeOwnFiles } from './write/own-files.ts'
import { knownBefore, prepare } from './write/prepare.ts'
import { refusal } from './write/refused.ts'
import { brokenRules } from './write/rules.ts'
import { writeEach } from './write/each.ts'
import { updateRows, writeLinks, type Written } from './write/statements.ts'
import { settingsChanged } from './write/settings-changed.ts'

export async function changeRecord(
  context: Context,
  entity: Entity,
  key: number,
  version: number | null,
  sent: Body,
): Promise<void> {
  const held = await guard(context, entity, key, 'update', version, {
    fields: knownBefore(context, entity, sent),
  })
  const stored = await inOneRound(context, entity, sent, key, () => prepare(context, entity, sent, held.stored))
  await writeRecord(context, entity, key, stored, 'update')
}

/** The same values onto several at once; answers why those that stay as they were do. */
export async function changeRecords(
  context: Context,
  entity: Entity,
  keys: readonly number[],
  sent: Body,
): Promise<ReadonlyMap<number, AppError>> {
  const { held, wrong } = await allowed(context, entity, keys, 'update', knownBefore(context, entity, sent))
  const changes: Change[] = []
  const unfit = new Map<number, AppError>()
  for (const [key, { stored: before }] of held) {
    try {
      const stored = await prepare(context, entity, sent, before)
      changes.push({ key, stored, written: new Set(Object.keys(stored)) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      unfit.set(key, error)
    }
  }
  const refused = await writeEach(context, changes, {
    write: (within, some) => writeRecords(within, entity, some),
    refusal: (_, error) => refusal(context, entity, sent, error),
  })
  return new Map([...wrong, ...unfit, ...[...refused].map(([{ key }, error]) => [key, error] as const)])
}

/** Writes prepared values onto a record that is held, and judges it. */
export async function writeRecord(
  context: Context,
  entity: Entity,
  key: number,
  stored: Body,
  deed: 'update' | 'transition',
): Promise<void> {
  const [wrong] = await writeRecords(context, entity, [{ key, stored, written: new Set(Object.keys(stored)) }], deed)
  if (wrong) throw wrong
}

export interface Change extends Written {
  /** The fields that count as written: their rules are judged. */
  readonly written: ReadonlySet<string>
}

/** Several at once; answers what is wrong with each, null for nothing. */
export async function writeRecords(
  context: Context,
  entity: Entity,
  given: readonly Change[],
  deed: 'update' | 'transition' = 'update',
): Promise<readonly (AppError | null)[]> {
  const before = await beforeWrites(context, entity, 'update', await withFormer(context, entity, 'update', given))
  if (before.wrong.some(Boolean)) return before.wrong
  const changes = before.writes
  const refused = await refusedGrants(
    context,
    entity,
    changes.map(({ key, stored }) => ({ operation: 'update', key, values: stored })),
  )
  if (refused.some(Boolean)) return refused
  await updateRows(context, entity, changes, deed)
  await writeLinks(context, entity, changes, false)
  await moveWith(context, entity, changes)
  const written = new Set(changes.flatMap(({ stored }) => Object.keys(stored)))
  await settingsChanged(
    context,
    entity,
    changes.map(({ key }) => key),
    written,
  )
  const taken = await takeOwnFiles(context, entity, changes)
  const wrong = (await brokenRules(context, entity, changes)).map((error, at) => error ?? taken[at] ?? null)
  return wrong.some(Boolean) ? wrong : afterWrites(context, entity, 'update', changes)
}
