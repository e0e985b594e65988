/**
 * The record that a call is done to: held before the call's own code runs, so that nothing changes it meanwhile, and
 * asked by the same expression as when it was shown whether the call is possible for it.
 */
import { AppError } from '../../errors/app-error.ts'
import type { Action, Entity, Label, Lang } from '../../model/model.ts'
import { refusedGrants, untouched } from '../auth/grants.ts'
import type { Context } from '../operations/context.ts'
import { absent } from '../operations/write/guard.ts'
import { inText, take } from '../operations/write/statements.ts'
import { namedIn } from '../../model/actions.ts'
import { entityNamed } from '../sql/sources.ts'

/** Must stand in a transaction. Out of reach, the record is not there. */
export async function holdSubject(
  context: Context,
  { entity: name, record, when, reason }: Action,
  payload: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (record === null) return
  const entity = entityNamed(context.model, name)
  const key = payload[record] as number
  const held = await take(context, key, { entity: name, fields: [], conditions: when === null ? [] : [when] })
  if (held === null) throw await absent(context, entity, key)
  const [refused] = await refusedGrants(context, entity, [untouched(key)])
  if (refused) throw refused
  if (when === null || held.conditions[0] === true) return
  const message = await said(context, entity, key, reason ?? { zh: '', en: '' })
  throw new AppError('not_possible', { reason: message[context.lang] }, { fields: [{ field: record, message }] })
}

/** The text with the record's values in their places, as whoever asks sees them. */
async function said(context: Context, entity: Entity, key: number, text: Label): Promise<Label> {
  const names = namedIn(text.zh)
  if (names.length === 0) return text
  const values = await inText(context, entity, key, names)
  const filled = (lang: Lang): string => text[lang].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return { zh: filled('zh'), en: filled('en') }
}
