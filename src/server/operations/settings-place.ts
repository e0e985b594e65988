/**
 * Settings at one place: what it says itself and what it inherits, and what a change there would do to the records
 * below it. Asks the right of the settings; whether a place may be changed the write path decides.
 */
import { AppError } from '../../errors/app-error.ts'
import type { CallTypes } from '../../generated/call-types.ts'
import type { Entity } from '../../model/model.ts'
import { fieldNamesOf, partOf, type SettingKey, settingOf } from '../../model/settings-keys.ts'
import { demand, mayOperate } from '../policies/rights.ts'
import { written } from '../sql/cache.ts'
import { COMPANY } from '../sql/in-force.ts'
import {
  changeablePlace,
  placeNames,
  placeOf,
  placesAbove,
  placesBelow,
  placesUnder,
  saidOf,
  type SaidPlan,
} from '../sql/settings-below.ts'
import { entityCalled } from '../sql/sources.ts'
import { boundsOf, type Writing } from '../sql/writing.ts'
import { bound } from './bound.ts'
import type { Context } from './context.ts'
import { labelOf, openKeys, saidBy, voicesFor, type Voice } from './effective-settings.ts'
import { type Above, linesOf, narrowerThan, type Said, type Standing, standsIn } from './inheritance.ts'

interface Asked {
  readonly resource: string
  /** An entity that the settings can be of, or `company`. */
  readonly type: string
  /** Its key; 0: the company. */
  readonly value: number
}

/** A place that settings can be of. */
export interface Place {
  readonly settings: Entity
  /** Null: the whole company. */
  readonly target: Entity | null
  /** Its link in the settings; null as well. */
  readonly link: string | null
  readonly key: number
}

export function placeAsked({ model }: Pick<Context, 'model'>, { resource, type, value }: Asked): Place {
  const settings = entityCalled(model, resource)
  if (settings === undefined || settings.inherit.length === 0) throw new AppError('bad_value', { name: 'resource' })
  if (type === COMPANY) {
    if (value !== 0) throw new AppError('bad_value', { name: 'value' })
    return { settings, target: null, link: null, key: 0 }
  }
  const link = settings.inherit.find((one) => placeOf(model, settings, one).name === type)
  if (link === undefined) throw new AppError('bad_value', { name: 'type' })
  if (value === 0) throw new AppError('bad_value', { name: 'value' })
  return { settings, target: placeOf(model, settings, link), link, key: value }
}

export async function settingsOfPlace(
  context: Context,
  asked: Asked,
): Promise<CallTypes['settings_place']['response']> {
  const place = placeAsked(context, asked)
  const { settings, target, key } = place
  demand(context.actor, settings, 'list')
  const voices = await voicesFor(context, settings, target, key)
  const own = ownVoice(place, voices)
  const wider = voices.filter((voice) => voice !== own)
  return {
    name: target === null ? null : await nameOf(context, target, key),
    version: own === undefined ? null : Number(own.record['version']),
    may_change: mayOperate(context.actor, settings, 'update') && (await isChangeable(context, place)),
    settings: openKeys(context, settings).map((setting) => {
      const said = own === undefined ? null : settingOf(setting, own.record)
      return {
        field: setting.name,
        own: said,
        own_label: said === null ? null : labelOf(setting, own!),
        inherited: inherited(context, settings, setting, wider),
      }
    }),
  }
}

async function nameOf(context: Context, { name: entity }: Entity, key: number): Promise<string | null> {
  const [row] = await ask(context, 'place names', { entity, within: null }, placeNames, [[key]])
  return textOf(row?.['name'])
}

export const ownVoice = ({ target }: Place, voices: readonly Voice[]): Voice | undefined =>
  voices.find(({ of, above }) => of === (target?.name ?? COMPANY) && !above)

function inherited({ model }: Context, settings: Entity, setting: SettingKey, wider: readonly Voice[]) {
  const found = saidBy(setting, wider)
  if (found === undefined)
    return { value: null, label: null, from: null, above: false, name: null, id: null, place: null }
  const link = settings.inherit.find((one) => placeOf(model, settings, one).name === found.of)
  return {
    value: settingOf(setting, found.record),
    label: labelOf(setting, found),
    from: found.of,
    above: found.above,
    name: found.name,
    id: Number(found.record[settings.key]),
    place: link === undefined ? 0 : Number(found.record[link]),
  }
}

async function isChangeable(context: Context, { target, key }: Place): Promise<boolean> {
  if (target === null) return boundsOf(context.scope).levels.length === 0
  const rows = await ask(context, 'changeable place', { entity: target.name }, changeablePlace, [key])
  return rows.length > 0
}

/** Of the settings asked for the values that they get; null: inherited. Unknown ones and wrong lists are refused. */
export function meantSettings(
  context: Pick<Context, 'actor'>,
  settings: Entity,
  given: Readonly<Record<string, unknown>>,
): ReadonlyMap<SettingKey, unknown> {
  const keys = openKeys(context, settings)
  return new Map(
    Object.entries(given).map(([name, value]) => {
      const key = keys.find((one) => one.name === name)
      if (key === undefined || !isWhole(key, value)) throw new AppError('bad_value', { name: `settings.${name}` })
      return [key, value] as const
    }),
  )
}

const isWhole = ({ fields: { length } }: SettingKey, value: unknown): boolean =>
  length === 1 ||
  value === null ||
  (Array.isArray(value) && value.length === length && value.every((one) => one !== null && one !== ''))

type Change = Asked & {
  readonly settings: Readonly<Record<string, unknown>>
  readonly show?: 'changed' | 'kept'
  readonly offset?: number
  readonly limit?: number
}

/** What each record below would come to. */
interface Outcome {
  readonly key: number
  /** Settings that would change there. */
  readonly changed: readonly SettingKey[]
  /** Those that somebody narrower says, so that they stay. */
  readonly kept: readonly SettingKey[]
}

const PAGE = 50

export async function previewSettings(
  context: Context,
  asked: Change,
): Promise<CallTypes['settings_preview']['response']> {
  const place = placeAsked(context, asked)
  const { settings } = place
  demand(context.actor, settings, 'list')
  const meant = meantSettings(context, settings, asked.settings)
  const voices = await voicesFor(context, settings, place.target, place.key)
  const wider = voices.filter((voice) => voice !== ownVoice(place, voices))
  const now = (key: SettingKey, said: readonly Voice[]): unknown => {
    const found = saidBy(key, said)
    return found === undefined ? null : settingOf(key, found.record)
  }
  const changing = [...meant].flatMap(([key, value]) =>
    isSame(now(key, voices), value ?? now(key, wider)) ? [] : [key],
  )
  const all = await outcomes(context, place, meant)
  const [changed, kept] = [
    all.filter((one) => one.changed.length > 0),
    all.filter((one) => one.changed.length === 0 && one.kept.some((key) => changing.includes(key))),
  ]
  const shown = (asked.show === 'kept' ? kept : changed).slice(asked.offset ?? 0).slice(0, asked.limit ?? PAGE)
  const lowest = placeOf(context.model, settings, settings.inherit[0]!)
  return {
    of: lowest.name,
    count: all.length,
    changed: changed.length,
    kept: kept.length,
    settings: [...meant.keys()].map((key) => ({
      field: key.name,
      changes: changing.includes(key),
      changed: all.filter((one) => one.changed.includes(key)).length,
      kept: changing.includes(key) ? all.filter((one) => one.kept.includes(key)).length : 0,
    })),
    list: await named(context, settings, shown),
  }
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Each as it is, and as it would be with what the place says instead. */
async function outcomes(
  context: Context,
  place: Place,
  meant: ReadonlyMap<SettingKey, unknown>,
): Promise<readonly Outcome[]> {
  const keys = [...meant.keys()]
  const { standing, above, said } = await tree(context, place.settings, keys, place)
  const at = levelOf(place)
  const isOwn = (one: Said<Values>): boolean => one.level === at.level && one.place === at.place
  const own = { ...at, record: { ...said.findLast(isOwn)?.record, ...storedOf(meant) } }
  const [before, after] = [linesOf(said, above), linesOf([...said.filter((one) => !isOwn(one)), own], above)]
  const narrower = narrowerThan<Values>(at, above)
  return standing.map((one) => {
    const [old, next] = [before(one), after(one)]
    const changed = keys.filter((key) => !isSame(firstOf(key, old), firstOf(key, next)))
    const others = narrower(one, next)
    const kept = keys.filter((key) => !changed.includes(key) && firstOf(key, others) !== null)
    return { key: one.key, changed, kept }
  })
}

const firstOf = (key: SettingKey, line: readonly Said<Values>[]): unknown =>
  line.map(({ record }) => settingOf(key, record)).find((value) => value !== null) ?? null

/** By the names of the fields. */
export const storedOf = (meant: ReadonlyMap<SettingKey, unknown>): Values =>
  Object.fromEntries(
    [...meant].flatMap(([key, value]) => key.fields.map(({ name }, at) => [name, partOf(key, value, at)])),
  )

const levelOf = ({ settings, link, key }: Place) => ({
  level: link === null ? null : settings.inherit.indexOf(link),
  place: key,
})

export type Values = Readonly<Record<string, unknown>>
export interface Tree {
  readonly standing: readonly Standing[]
  readonly above: Above
  readonly said: readonly Said<Values>[]
}

/** Records of the narrowest level that stand in the place, with all that speaks for them: three statements or four. */
export async function tree(
  context: Context,
  settings: Entity,
  keys: readonly SettingKey[],
  place: Pick<Place, 'link' | 'key'>,
): Promise<Tree> {
  const below = { entity: settings.name, link: place.link }
  const rows = await ask(context, 'places below', below, placesBelow, place.link === null ? [] : [place.key])
  const all = rows.map(standingOf)
  const above: (ReadonlyMap<number, readonly number[]> | null)[] = []
  for (const [level, link] of settings.inherit.entries()) {
    const by = settings.above[link]
    above.push(by === undefined ? null : await aboveOf(context, placeOf(context.model, settings, link), by, all, level))
  }
  const at = levelOf({ settings, target: null, ...place })
  const plan: SaidPlan = { entity: settings.name, fields: fieldNamesOf(keys) }
  const voices = keys.length === 0 ? [] : await ask(context, 'settings said', plan, saidOf, [])
  return {
    standing: all.filter(standsIn(at, above)),
    above,
    said: voices.map((row) => saidAt(settings, row['places'] as Values, row['stored'] as Values)),
  }
}

/** Keys of the records of the narrowest level that stand in the place. */
export async function standingAt(context: Context, place: Place): Promise<{ readonly keys: readonly number[] }> {
  const { standing } = await tree(context, place.settings, [], place)
  return { keys: standing.map(({ key }) => key) }
}

/** Of these records of the narrowest level by their keys. */
export interface InForceAt {
  /** With what speaks for them. */
  readonly places: ReadonlySet<number>
  value(key: SettingKey, place: number): unknown
}

/** The same of some places, in a number of statements that does not grow with theirs. */
export async function inForceAt(
  context: Context,
  settings: Entity,
  keys: readonly SettingKey[],
  rows: readonly Values[],
): Promise<InForceAt> {
  const all = rows.map(standingOf)
  const above: (ReadonlyMap<number, readonly number[]> | null)[] = []
  for (const [level, link] of settings.inherit.entries()) {
    const by = settings.above[link]
    above.push(
      by === undefined ? null : await allAbove(context, placeOf(context.model, settings, link), by, all, level),
    )
  }
  const asked = settings.inherit.map((_, level) => [
    ...new Set([...all.flatMap(({ places }) => places[level] ?? []), ...[...(above[level]?.values() ?? [])].flat()]),
  ])
  const plan: SaidPlan = { entity: settings.name, fields: fieldNamesOf(keys), among: true }
  const voices = await ask(context, 'settings said', plan, saidOf, asked)
  const said = voices.map((row) => saidAt(settings, row['places'] as Values, row['stored'] as Values))
  const lines = linesOf(said, above)
  const known = new Map(all.map((one) => [one.key, lines(one)]))
  return { places: new Set(known.keys()), value: (key, place) => firstOf(key, known.get(place) ?? []) }
}

/** Rows of the records that are named, for `inForceAt`. */
export const placesByKey = (context: Context, { name }: Entity, keys: readonly number[]): Promise<readonly Values[]> =>
  ask(context, 'places below', { entity: name, link: null, only: 'named' } as const, placesBelow, [0, keys])

/** Rows of the next records behind a key that stand at a place. */
export const placesNext = (
  context: Context,
  { name }: Entity,
  { link, key }: Pick<Place, 'link' | 'key'>,
  after: number,
): Promise<readonly Values[]> =>
  ask(context, 'places below', { entity: name, link, only: 'next' } as const, placesBelow, [key, after])

/** Records of the narrowest level, and those of their kind below them. */
export async function withThoseUnder(
  context: Context,
  settings: Entity,
  keys: readonly number[],
): Promise<readonly number[]> {
  const [link] = settings.inherit
  const by = settings.above[link!]
  const found = new Set(keys)
  if (by === undefined) return keys
  const entity = placeOf(context.model, settings, link!).name
  for (let next = keys; next.length > 0;) {
    const rows = await ask(context, 'places under', { entity, by }, placesUnder, [next])
    next = rows.map((row) => Number(row['key'])).filter((key) => !found.has(key))
    for (const key of next) found.add(key)
  }
  return [...found]
}

const standingOf = (row: Values): Standing => ({
  key: Number(row['key']),
  places: (row['places'] as unknown[]).map(keyOrNull),
})

/** Step by step: those above need not be among the records themselves. */
async function allAbove(
  context: Context,
  { name }: Entity,
  by: string,
  standing: readonly Standing[],
  level: number,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const found = new Map<number, readonly number[]>()
  const asked = new Set<number>()
  let next = [...new Set(standing.flatMap(({ places }) => places[level] ?? []))]
  while (next.length > 0) {
    for (const key of next) asked.add(key)
    const rows = await ask(context, 'places above', { entity: name, by }, placesAbove, [next])
    for (const row of rows) found.set(Number(row['key']), (row['above'] as unknown[]).map(Number))
    next = [...new Set(rows.flatMap((row) => (row['above'] as unknown[]).map(Number)))].filter((key) => !asked.has(key))
  }
  return found
}

const keyOrNull = (value: unknown): number | null => (value === null ? null : Number(value))

function saidAt({ inherit }: Entity, places: Values, record: Values): Said<Values> {
  const level = inherit.findIndex((link) => places[link] !== null)
  return level < 0 ? { level: null, place: 0, record } : { level, place: Number(places[inherit[level]!]), record }
}

async function aboveOf(
  context: Context,
  { name }: Entity,
  by: string,
  standing: readonly Standing[],
  level: number,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const keys = [...new Set(standing.flatMap(({ places }) => places[level] ?? []))]
  const rows = await ask(context, 'places above', { entity: name, by }, placesAbove, [keys])
  return new Map(rows.map((row) => [Number(row['key']), (row['above'] as unknown[]).map(Number)]))
}

async function named(context: Context, settings: Entity, shown: readonly Outcome[]) {
  const names = await placesNamed(
    context,
    settings,
    settings.inherit[0]!,
    shown.map(({ key }) => key),
  )
  return shown.map(({ key, changed, kept }) => ({
    id: key,
    ...names(key),
    changed: changed.map(({ name }) => name),
    kept: kept.map(({ name }) => name),
  }))
}

/** Of each place what it is called, and what is around it; null where the asker may not see it. */
export async function placesNamed(context: Context, settings: Entity, link: string, keys: readonly number[]) {
  const wider = settings.inherit[settings.inherit.indexOf(link) + 1]
  const lowest = placeOf(context.model, settings, link)
  const outer = wider === undefined ? null : placeOf(context.model, settings, wider)
  const within = lowest.fields.find(({ kind, reference }) => kind === 'reference' && reference?.entity === outer?.name)
  const plan = { entity: lowest.name, within: within?.name ?? null }
  const rows = await ask(context, 'place names', plan, placeNames, [keys])
  const names = new Map(rows.map((row) => [Number(row['key']), row]))
  return (key: number) => ({ name: textOf(names.get(key)?.['name']), within: textOf(names.get(key)?.['within']) })
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

async function ask<Plan>(
  context: Context,
  name: string,
  plan: Plan,
  text: (writing: Writing, plan: Plan) => string,
  values: readonly unknown[],
): Promise<readonly Values[]> {
  const statement = written(context.model, context.scope, {
    name,
    plan,
    prepared: true,
    body: (writing) => text(writing, plan),
  })
  return (await context.connection.query(bound(context, statement, values))).rows
}
