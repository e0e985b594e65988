/**
 * Records that a file refers to by name, looked up for many rows at once: among those that the asker may see, and,
 * where the reference must agree with another field, among those that agree. They may be called as they are shown, as
 * a choice tells them from others, or by what else they are known as. A number (`#12`, or digits that are no name) is
 * taken as the key. Names behind a mask are found as it shows them (`policies/masked.ts`).
 */
import { displayFields } from '../../../kinds/display.ts'
import type { Entity, Field, Label } from '../../../model/model.ts'
import { hidesNames } from '../../policies/masked.ts'
import { mayOperate } from '../../policies/rights.ts'
import {
  keysThere,
  likeOthers,
  MOST_ALIKE,
  namesThere,
  type OtherNames,
  otherNamesThere,
  toldApart,
} from '../../sql/lookups.ts'
import { entityNamed, fieldNamed } from '../../sql/sources.ts'
import type { Writing } from '../../sql/writing.ts'
import type { Context } from '../context.ts'
import { maySee } from '../parameters/fields.ts'
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
  /** Of those alike the first. */
  readonly keys: readonly number[]
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
  const found = mayLook ? await byName(context, target, within, wanted) : new Map<Wanted, Found>()
  const keys = await existing(
    context,
    target,
    wanted.flatMap(({ text }) => numberIn(text) ?? []),
  )
  const alike = await toldApartBy(context, target, [...found.values()])
  const label = target.label[context.lang]
  return (one) => {
    const { text } = one
    const { keys: its = [], count = 0 } = found.get(one) ?? {}
    const [first] = its
    if (count === 1 && first !== undefined) return { key: first }
    if (first !== undefined)
      return {
        problem: SAYS.ambiguous({ text: text.slice(0, 50), label, count, names: alike(its, count), id: first }),
      }
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

/** Of several alike: which they are, as a row could say it. */
async function toldApartBy(
  context: Context,
  target: Entity,
  found: readonly Found[],
): Promise<(keys: readonly number[], count: number) => string> {
  const asked = [...new Set(found.filter(({ count }) => count > 1).flatMap(({ keys }) => keys))]
  const plan = { entity: target.name, beside: target.beside.filter((name) => isSeen(context, target, name)) }
  const { rows } =
    asked.length === 0
      ? { rows: [] }
      : await run(context, { name: 'told apart', plan, body: (writing) => toldApart(writing, plan) }, [asked])
  const names = new Map(rows.map((row) => [row['key'] as number, String(row['name'])]))
  const [separator, more] = context.lang === 'zh' ? ['、', '等'] : [', ', ' and others']
  return (keys, count) =>
    `${keys.map((key) => `${names.get(key) ?? ''} #${key}`.trim()).join(separator)}${count > keys.length ? more : ''}`
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

/** By how they are shown; else by what else they are called, and as what stands beside a name tells it from others. */
async function byName(
  context: Context,
  target: Entity,
  within: string | null,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<Wanted, Found>> {
  const named = wanted.filter(({ text }) => !text.startsWith('#'))
  const plan = {
    entity: target.name,
    within: within !== null && target.fields.some(({ name }) => name === within) ? within : null,
  }
  const shown = await calledSo(
    context,
    { name: 'names', plan, body: (writing) => namesThere(writing, plan) },
    named,
    (text) => text,
  )
  const others = { ...plan, ...otherNames(context, target) }
  const rest = named.filter((one) => !shown.has(one) && numberIn(one.text) === null)
  if (rest.length === 0 || others.knownAs.length + others.beside.length === 0) return shown
  const statement = { name: 'other names', plan: others, body: (writing: Writing) => otherNamesThere(writing, others) }
  return new Map([...shown, ...(await calledSo(context, statement, rest, likeOthers))])
}

/** Nothing that is behind a mask, or that the asker may not see. */
function otherNames(context: Context, target: Entity): Pick<OtherNames, 'knownAs' | 'beside'> {
  const isOpen = (name: string): boolean => {
    const field = fieldNamed(target, name)
    const to = field.reference === null ? null : entityNamed(context.model, field.reference.entity)
    return isSeen(context, target, name) && field.mask === null && (to === null || !hidesNames(to))
  }
  return {
    knownAs: target.knownAs.filter((display) => displayFields({ display }).every(isOpen)),
    beside: !hidesNames(target) && target.beside.every(isOpen) ? target.beside : [],
  }
}

const isSeen = ({ actor }: Context, target: Entity, name: string): boolean => maySee(actor)(fieldNamed(target, name))

/** Those within the place that is wanted, else all. */
async function calledSo(
  context: Context,
  statement: Parameters<typeof run>[1],
  wanted: readonly Wanted[],
  written: (text: string) => string,
): Promise<Map<Wanted, Found>> {
  const names = new Map(wanted.map((one) => [one, written(one.text)]))
  const { rows } = await run(context, statement, [[...new Set(names.values())]])
  const found = new Map<string, Found>()
  const add = (name: string, within: unknown, { keys, count }: Found): void => {
    const id = JSON.stringify([name, within])
    const before = found.get(id) ?? { keys: [], count: 0 }
    const all = [...before.keys, ...keys].toSorted((a, b) => a - b).slice(0, MOST_ALIKE)
    found.set(id, { keys: all, count: before.count + count })
  }
  for (const row of rows) {
    const one = { keys: row['keys'] as readonly number[], count: row['count'] as number }
    add(String(row['name']), null, one)
    if (row['within'] !== null) add(String(row['name']), row['within'], one)
  }
  return new Map(
    wanted.flatMap((one) => {
      const its =
        found.get(JSON.stringify([names.get(one), one.within])) ?? found.get(JSON.stringify([names.get(one), null]))
      return its === undefined ? [] : [[one, its] as const]
    }),
  )
}

async function existing(context: Context, target: Entity, keys: readonly number[]): Promise<ReadonlySet<number>> {
  if (keys.length === 0) return new Set()
  const plan = { entity: target.name }
  const { rows } = await run(context, { name: 'keys', plan, body: (writing) => keysThere(writing, plan) }, [keys])
  return new Set(rows.map((row) => row['key'] as number))
}
