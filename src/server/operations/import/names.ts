/**
 * Records that a file refers to by name, looked up for many rows at once: among those that the asker may see, and,
 * where the reference must agree with another field, among those that agree. A number (`#12`, or digits that are no
 * name) is taken as the key. Names behind a mask are found as it shows them (`policies/masked.ts`).
 */
import type { Entity, Field, Label } from '../../../model/model.ts'
import { hidesNames } from '../../policies/masked.ts'
import { mayOperate } from '../../policies/rights.ts'
import { keysThere, namesThere } from '../../sql/lookups.ts'
import { entityNamed } from '../../sql/sources.ts'
import type { Context } from '../context.ts'
import { run } from '../write/statements.ts'
import { rememberedAs } from './remembered-as.ts'
import { SAYS } from './texts.ts'

export interface Wanted {
  readonly text: string
  /** Key that the other field holds; null: none is known or asked for. */
  readonly within: number | null
}
export type Named = { readonly key: number } | { readonly problem: Label }

/** What has been found already: most rows of a file name the same few records. */
export type Remembered = Map<string, Named>
const MOST_REMEMBERED = 50_000

export async function keysOf(
  context: Context,
  entity: Entity,
  field: Field,
  wanted: readonly Wanted[],
  remembered: Remembered,
): Promise<(one: Wanted) => Named> {
  const target = entityNamed(context.model, field.reference?.entity ?? '')
  const id = ({ text, within }: Wanted): string => rememberedAs([field.name, text, within])
  // What was missing may have come with rows above.
  const isFresh = (one: Wanted): boolean => !('key' in (remembered.get(id(one)) ?? {}))
  if (remembered.size + wanted.filter(isFresh).length > MOST_REMEMBERED) remembered.clear()
  const fresh = wanted.filter(isFresh)
  if (fresh.length > 0) {
    const find = await lookUp(context, target, field.reference?.within ?? null, fresh, target.name === entity.name)
    for (const one of fresh) remembered.set(id(one), find(one))
  }
  return (one) =>
    remembered.get(id(one)) ?? { problem: SAYS.unknown({ text: one.text, label: target.label[context.lang] }) }
}

interface Found {
  readonly key: number
  readonly count: number
}

async function lookUp(
  context: Context,
  target: Entity,
  within: string | null,
  wanted: readonly Wanted[],
  isSelf: boolean,
): Promise<(one: Wanted) => Named> {
  const mayLook = mayOperate(context.actor, target, 'list')
  const names = mayLook ? await byName(context, target, within, wanted) : new Map<string, Found>()
  const keys = await existing(
    context,
    target,
    wanted.flatMap(({ text }) => numberIn(text) ?? []),
  )
  const label = target.label[context.lang]
  return ({ text, within: place }) => {
    const found = text.startsWith('#')
      ? undefined
      : (names.get(JSON.stringify([text, place])) ?? names.get(JSON.stringify([text, null])))
    if (found?.count === 1) return { key: found.key }
    if (found !== undefined)
      return { problem: SAYS.ambiguous({ text: text.slice(0, 50), label, count: found.count, id: found.key }) }
    const key = numberIn(text)
    if (key !== null && keys.has(key)) return { key }
    return {
      problem: missing({ mayLook, isSelf, hides: hidesNames(target), isNumber: key !== null })({
        text: text.slice(0, 50),
        label,
      }),
    }
  }
}

interface Missing {
  readonly mayLook: boolean
  readonly isSelf: boolean
  readonly hides: boolean
  readonly isNumber: boolean
}

/** What is said depends on what could have been found. */
function missing({ mayLook, isSelf, hides, isNumber }: Missing): (typeof SAYS)[keyof typeof SAYS] {
  if (!isNumber && !mayLook) return SAYS.unseen
  if (!isNumber && hides) return SAYS.hidden
  return isSelf ? SAYS.unknownSelf : SAYS.unknown
}

const numberIn = (text: string): number | null =>
  /^#?[1-9]\d{0,14}$/.test(text) ? Number(text.replace('#', '')) : null

/** Of those within a place, and of all. */
async function byName(
  context: Context,
  target: Entity,
  within: string | null,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, Found>> {
  const plan = {
    entity: target.name,
    within: within !== null && target.fields.some(({ name }) => name === within) ? within : null,
  }
  const { rows } = await run(context, { name: 'names', plan, body: (writing) => namesThere(writing, plan) }, [
    [...new Set(wanted.map(({ text }) => text))],
  ])
  const found = new Map<string, Found>()
  for (const row of rows) {
    const name = String(row['name'])
    const [key, count] = [row['key'] as number, row['count'] as number]
    found.set(JSON.stringify([name, row['within'] ?? null]), { key, count })
    const all = found.get(JSON.stringify([name, null]))
    if (row['within'] !== null)
      found.set(JSON.stringify([name, null]), { key: Math.min(key, all?.key ?? key), count: count + (all?.count ?? 0) })
  }
  return found
}

async function existing(context: Context, target: Entity, keys: readonly number[]): Promise<ReadonlySet<number>> {
  if (keys.length === 0) return new Set()
  const plan = { entity: target.name }
  const { rows } = await run(context, { name: 'keys', plan, body: (writing) => keysThere(writing, plan) }, [keys])
  return new Set(rows.map((row) => row['key'] as number))
}
