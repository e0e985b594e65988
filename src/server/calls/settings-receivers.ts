/**
 * Devices that take settings, and what is known of each: what it has confirmed, and what was sent to it. In charge of
 * what a place's settings have come to there; `jobs/settings-sending.ts` sends.
 */
import type { CallTypes } from '../../generated/call-types.ts'
import type { CommandState } from '../../generated/enums.ts'
import type { DeviceFeature, DeviceSettingsName } from '../../generated/function-names.ts'
import type { Entity } from '../../model/model.ts'
import type { SettingKey } from '../../model/settings-keys.ts'
import type { Command } from '../commands/command.ts'
import type { Sending } from '../commands/types.ts'
import { SETTINGS_SEND } from '../jobs/settings-queue.ts'
import type { Context } from '../operations/context.ts'
import { openKeys } from '../operations/effective-settings.ts'
import {
  inForceAt,
  type InForceAt,
  isSame,
  type Place,
  placeAsked,
  placesByKey,
  placesNamed,
  settingsOfPlace,
  standingAt,
} from '../operations/settings-place.ts'
import { demand } from '../policies/rights.ts'
import type { Work } from './operation.ts'
import { type Ask, askIn, type OwnStatement } from './statements.ts'

export interface Receiver {
  /** The record of the narrowest level at which it stands. */
  readonly place: number
  /** By which the link knows it. */
  readonly address: string
  /** What the product says of its commands. */
  readonly record: Sending['record']
  /** Of each enum of features the codes of what it has; null: nobody knows, so that it is taken to have all of it. */
  readonly features: Readonly<Record<DeviceFeature, ReadonlySet<string> | null>>
}

/** Of each kind of settings that devices take the devices that stand at these places. */
export type Receivers = Readonly<Record<DeviceSettingsName, ReceiversOf>>
type ReceiversOf = (ask: Ask, places: readonly number[]) => Promise<readonly Receiver[]>

export const receiversAt = async (
  context: Context,
  receivers: Receivers | undefined,
  { name }: Entity,
  places: readonly number[],
): Promise<readonly Receiver[]> => {
  // By any name: a product of whose settings devices take none has no name at all.
  const { [name]: standing }: Readonly<Partial<Record<string, ReceiversOf>>> = receivers ?? {}
  return places.length === 0 || standing === undefined ? [] : standing(askIn(context), places)
}

/** Settings that devices must take. */
export const sentKeys = (context: Pick<Context, 'actor'>, settings: Entity): readonly SettingKey[] =>
  openKeys(context, settings).filter(({ name }) => settings.sent?.settings.includes(name))

export const hasFeature = (
  { features }: Entity,
  { features: own }: { readonly features: Readonly<Record<string, ReadonlySet<string> | null>> },
  name: string,
): boolean =>
  Object.entries(features ?? {}).every(([of, settings]) => {
    const has = own[of] ?? null
    const codes = Object.entries(settings).flatMap(([code, names]) => (names.includes(name) ? [code] : []))
    return has === null || codes.length === 0 || codes.some((code) => has.has(code))
  })

/** Settings of a place; the narrowest level's without those that no device there has. */
export async function settingsOfPlaceShown(
  context: Context,
  receivers: Receivers | undefined,
  asked: CallTypes['settings_place']['request'],
): Promise<CallTypes['settings_place']['response']> {
  const answer = await settingsOfPlace(context, asked)
  const place = placeAsked(context, asked)
  if (place.settings.features === null || !isNarrowest(place)) return answer
  const there = await receiversAt(context, receivers, place.settings, (await standingAt(context, place)).keys)
  if (there.length === 0) return answer
  return {
    ...answer,
    settings: answer.settings.filter(({ field }) => there.some((one) => hasFeature(place.settings, one, field))),
  }
}

const isNarrowest = ({ settings, link }: Place): boolean => link === settings.inherit[0]

export type Told = Readonly<Record<string, unknown>>

/** What is known of a device. */
export interface Standing {
  readonly address: string
  readonly held: Told
  /** Sent and not confirmed; null: nothing. */
  readonly asked: Told | null
  readonly revision: number
  /** The command that it was sent by. */
  readonly task: number | null
  readonly state: CommandState | null
  readonly attempts: number
  readonly resendable: boolean
  readonly failure: string | null
}

/** Values: the settings, addresses. */
export const receiversKnown: OwnStatement = {
  name: 'settings receivers known',
  text: ({ company, value }) => {
    const [one, task] = [company('settings_receiver'), company('command_task')]
    return `select ${one.column('address')} as address, ${one.column('held')} as held, ${one.column('asked')} as asked, ${one.column('revision')} as revision,
        ${one.column('task_id')} as task, ${task.column('state')} as state, ${task.column('attempts')} as attempts, ${task.column('resendable')} as resendable, ${task.column('failure')} as failure
      from ${one.from} left join ${task.from} on ${task.where} and ${task.key} = ${one.column('task_id')}
      where ${one.where} and ${one.column('resource')} = ${value(0, 'text')} and ${one.column('address')} = any(${value(1, 'text[]')})`
  },
}

export async function standingsOf(
  ask: Ask,
  { name }: Entity,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const rows = addresses.length === 0 ? [] : await ask(receiversKnown, name, addresses)
  return new Map(
    rows.map((row): [string, Standing] => [
      String(row['address']),
      {
        address: String(row['address']),
        held: JSON.parse(String(row['held'])) as Told,
        asked: row['asked'] === null ? null : (JSON.parse(String(row['asked'])) as Told),
        revision: Number(row['revision']),
        task: row['task'] === null ? null : Number(row['task']),
        state: row['state'] as CommandState | null,
        attempts: Number(row['attempts'] ?? 0),
        resendable: row['resendable'] === true,
        failure: row['failure'] as string | null,
      },
    ]),
  )
}

/** What a device is to hold of each setting that it has; null: its own default. */
export const wantedOf = (
  settings: Entity,
  keys: readonly SettingKey[],
  inForce: InForceAt,
  receiver: Receiver,
): ReadonlyMap<string, unknown> =>
  new Map(
    keys
      .filter(({ name }) => hasFeature(settings, receiver, name))
      .map((key) => [key.name, inForce.value(key, receiver.place)]),
  )

const UNDER_WAY: readonly (string | null)[] = ['pending', 'sending']

/** It has ended, and not well: whoever looks is told why. */
const isOver = ({ state }: Pick<Standing, 'state'>): boolean => !UNDER_WAY.includes(state)

type Sent = CallTypes['settings_sent']['response']

export async function settingsSent(
  context: Context,
  receivers: Receivers | undefined,
  asked: CallTypes['settings_sent']['request'],
): Promise<Sent> {
  const place = placeAsked(context, asked)
  const { settings } = place
  demand(context.actor, settings, 'list')
  if (settings.sent === null) return { preparing: false, settings: [], failures: [] }
  return isNarrowest(place) ? exactly(context, receivers, place) : inSum(context, place)
}

/** Device by device: what is in force there against what it has confirmed. */
async function exactly(context: Context, receivers: Receivers | undefined, place: Place): Promise<Sent> {
  const { settings } = place
  const keys = sentKeys(context, settings)
  const { keys: places } = await standingAt(context, place)
  const there = await receiversAt(context, receivers, settings, places)
  const inForce = await inForceAt(context, settings, keys, await placesByKey(context, settings, places))
  const known = await standingsOf(
    askIn(context),
    settings,
    there.map(({ address }) => address),
  )
  const counts = new Map<string, { waiting: number; failed: number }>()
  const failures: Failure[] = []
  for (const receiver of there) {
    const standing = known.get(receiver.address)
    const failed: string[] = []
    for (const [name, value] of wantedOf(settings, keys, inForce, receiver)) {
      const isAsked = standing?.asked != null && Object.hasOwn(standing.asked, name)
      if (!isAsked && isSame(standing?.held[name], value)) continue
      const hasFailed = isAsked && isSame(standing.asked[name], value) && isOver(standing)
      const count = counts.get(name) ?? { waiting: 0, failed: 0 }
      counts.set(name, count)
      count[hasFailed ? 'failed' : 'waiting']++
      if (hasFailed) failed.push(name)
    }
    if (failed.length > 0) failures.push({ ...standing!, place: receiver.place, settings: failed })
  }
  return {
    preparing: false,
    settings: [...counts].map(([field, count]) => ({ field, ...count })),
    failures: await named(context, settings, failures),
  }
}

interface Failure extends Pick<Standing, 'address' | 'task' | 'state' | 'failure'> {
  readonly place: number
  readonly settings: readonly string[]
}

async function named(context: Context, settings: Entity, failures: readonly Failure[]): Promise<Sent['failures']> {
  const { model, lang } = context
  const shown = failures.filter(({ task }) => task !== null).slice(0, MOST)
  const names = await placesNamed(
    context,
    settings,
    settings.inherit[0]!,
    shown.map(({ place }) => place),
  )
  const stateOf = (state: string | null): string =>
    model.enums['command_state']!.values.find(({ value }) => value === state)?.label[lang] ?? ''
  return shown.map(({ place, task, address, settings: some, failure, state }) => ({
    task_id: task!,
    id: place,
    ...names(place),
    address,
    settings: [...some],
    reason: failure === null ? stateOf(state) : failureIn(context, failure),
  }))
}

/** It is stored in one language: what the console or the catalogue said is said in the reader's. */
const failureIn = ({ model: { app }, lang }: Context, failure: string): string =>
  [
    ...Object.entries(app.copy).flatMap(([key, label]) => (key.startsWith('command.failure.') ? [label] : [])),
    ...Object.values(app.errors).map(({ message }) => message),
  ].find(({ zh }) => zh === failure)?.[lang] ?? failure

const MOST = 50

/** Values: the settings. */
export const changesWaiting: OwnStatement = {
  name: 'settings changes waiting',
  text: ({ company, value }) => {
    const place = company('settings_changed_place')
    return `select 1 from ${place.from} where ${place.where} and ${place.column('resource')} = ${value(0, 'text')} limit 1`
  },
}

const OVER = `coalesce(%, 'expired') not in ('pending', 'sending')`

/** Values: the settings; places, null: all. */
export const sentInSum: OwnStatement = {
  name: 'settings sent in sum',
  text: ({ company, value }) => {
    const [one, task] = [company('settings_receiver'), company('command_task')]
    const [over, places] = [OVER.replace('%', task.column('state')), value(1, 'bigint[]')]
    return `select k.name as field, count(*) filter (where not ${over}) as waiting, count(*) filter (where ${over}) as failed
      from ${one.from} left join ${task.from} on ${task.where} and ${task.key} = ${one.column('task_id')}
        cross join lateral json_object_keys(${one.column('asked')}::json) k(name)
      where ${one.where} and ${one.column('asked')} is not null and ${one.column('resource')} = ${value(0, 'text')}
        and (${places} is null or ${one.column('place')} = any(${places}))
      group by 1 order by 1`
  },
}

/** Values: the settings; places, null: all. The latest first. */
export const sentInVain: OwnStatement = {
  name: 'settings sent in vain',
  text: ({ company, value }) => {
    const [one, task] = [company('settings_receiver'), company('command_task')]
    const places = value(1, 'bigint[]')
    return `select ${one.column('address')} as address, ${one.column('place')} as place, ${one.column('asked')} as asked, ${task.key} as task, ${task.column('state')} as state, ${task.column('failure')} as failure
      from ${one.from} join ${task.from} on ${task.key} = ${one.column('task_id')}
      where ${one.where} and ${task.where} and ${one.column('asked')} is not null and ${one.column('resource')} = ${value(0, 'text')}
        and ${OVER.replace('%', task.column('state'))} and (${places} is null or ${one.column('place')} = any(${places}))
      order by ${task.key} desc limit ${MOST}`
  },
}

/** Of many devices what was sent to them and is not confirmed; and whether there is more to send. */
async function inSum(context: Context, place: Place): Promise<Sent> {
  const { settings } = place
  const ask = askIn(context)
  const isAll = place.link === null && Object.keys(context.scope.limits).length === 0
  const places = isAll ? null : (await standingAt(context, place)).keys
  const [waiting, rows, failed] = [
    await ask(changesWaiting, settings.name),
    await ask(sentInSum, settings.name, places),
    await ask(sentInVain, settings.name, places),
  ]
  const keys = sentKeys(context, settings).map(({ name }) => name)
  const isOpen = (name: string): boolean => keys.includes(name)
  return {
    preparing: waiting.length > 0,
    settings: rows
      .map((row) => ({
        field: String(row['field']),
        waiting: Number(row['waiting']),
        failed: Number(row['failed']),
      }))
      .filter(({ field }) => isOpen(field)),
    failures: await named(
      context,
      settings,
      failed.map((row) => ({
        address: String(row['address']),
        place: Number(row['place']),
        settings: Object.keys(JSON.parse(String(row['asked'])) as Told).filter(isOpen),
        task: Number(row['task']),
        state: row['state'] as CommandState,
        failure: row['failure'] as string | null,
      })),
    ),
  }
}

/** Values: commands. Taken until the transaction ends. */
export const receiversOfTasks: OwnStatement = {
  name: 'settings receivers of commands',
  text: ({ company, value }) => {
    const one = company('settings_receiver')
    return `select ${one.key} as id, ${one.column('held')} as held, ${one.column('asked')} as asked, ${one.column('due')} as due
      from ${one.from} where ${one.where} and ${one.column('asked')} is not null and ${one.column('task_id')} = any(${value(0, 'bigint[]')})
      order by 1 for update`
  },
}

/** Values: receivers, what each has confirmed. */
export const receiversHold: OwnStatement = {
  name: 'settings receivers hold',
  text: ({ company, value }) => {
    const one = company('settings_receiver')
    return `update ${one.from} set held = u.held, asked = null, version = ${one.column('version')} + 1, updated_at = now()
      from unnest(${value(0, 'bigint[]')}, ${value(1, 'text[]')}) u(id, held) where ${one.where} and ${one.key} = u.id`
  },
}

/** Values: the settings, addresses. Of those that had confirmed any where they stand. */
export const receiversEmptied: OwnStatement = {
  name: 'settings receivers emptied',
  text: ({ company, value, made }) => {
    const [one, emptied] = [company('settings_receiver'), made('emptied', 'settings_receiver')]
    return `with emptied as (update ${one.from} set held = '{}', version = ${one.column('version')} + 1, updated_at = now()
        where ${one.where} and ${one.column('resource')} = ${value(0, 'text')} and ${one.column('address')} = any(${value(1, 'text[]')}) and ${one.column('held')} <> '{}'
        returning *)
      select distinct ${emptied.column('place')} as place from ${emptied.from} order by 1`
  },
}

/** Devices have lost what they had taken: they are sent anew what is in force. */
export async function settingsLost(work: Work, name: DeviceSettingsName, addresses: readonly string[]): Promise<void> {
  for (const { place } of await work.ask(receiversEmptied, name, addresses))
    await work.jobs.sendSettings(name, Number(place))
}

/** Of the command that carries settings: what the devices have taken is in effect. A later one has replaced its own. */
export const settingsTaken: NonNullable<Command['effects']> = async (work, done) => {
  const rows = await work.ask(
    receiversOfTasks,
    done.map(({ task }) => task),
  )
  const taken = rows.map(({ held, asked }) => {
    const all = { ...(JSON.parse(String(held)) as Told), ...(JSON.parse(String(asked)) as Told) }
    return JSON.stringify(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)))
  })
  if (rows.length > 0)
    await work.ask(
      receiversHold,
      rows.map(({ id }) => id),
      taken,
    )
  if (rows.some(({ due }) => due === true)) await work.jobs.run(SETTINGS_SEND)
}
