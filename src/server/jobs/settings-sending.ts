/**
 * Sends to devices what they must take of the settings in force: place by place where something changed, a set of
 * devices at a time. What a device has confirmed, or was sent already, is not sent again; a command that is replaced by
 * something newer is taken back.
 */
import type { CommandType } from '../../generated/enums.ts'
import type { Entity, Json, Label } from '../../model/model.ts'
import { systemWork } from '../calls/perform.ts'
import type { Work } from '../calls/operation.ts'
import {
  receiversAt,
  type Receiver,
  sentKeys,
  type Standing,
  standingsOf,
  type Told,
  wantedOf,
} from '../calls/settings-receivers.ts'
import { askIn, type OwnStatement } from '../calls/statements.ts'
import { replaced } from '../commands/queue.ts'
import { failureText } from '../commands/told.ts'
import type { Sendable } from '../commands/types.ts'
import type { Context } from '../operations/context.ts'
import {
  inForceAt,
  isSame,
  placesByKey,
  placesNext,
  type Values,
  withThoseUnder,
} from '../operations/settings-place.ts'
import { COMPANY } from '../sql/in-force.ts'
import { NEXT_PLACES } from '../sql/settings-below.ts'
import { entityCalled } from '../sql/sources.ts'
import type { EngineJob, Means } from './job.ts'
import { noteAll } from './settings-queue.ts'

/** The first that waits, and how many of its kind after it. */
export const placesChanged: OwnStatement = {
  name: 'settings places changed',
  text: ({ company }) => {
    const place = company('settings_changed_place')
    return `select ${place.key} as id, ${place.column('resource')} as resource, ${place.column('place_type')} as type, ${place.column('place')} as place
      from ${place.from} where ${place.where} order by ${place.key} limit ${NEXT_PLACES}`
  },
}

/** Values: rows. A place that has changed again meanwhile has another, and is seen to again. */
export const placesSeenTo: OwnStatement = {
  name: 'settings places seen to',
  text: ({ company, value }) => {
    const place = company('settings_changed_place')
    return `delete from ${place.from} where ${place.where} and ${place.key} = any(${value(0, 'bigint[]')})`
  },
}

/** Devices that were left because a command was under way, and no longer is: they are due no more, but seen to. */
export const receiversFree: OwnStatement = {
  name: 'settings receivers free',
  text: ({ company, made }) => {
    const [one, task] = [company('settings_receiver'), company('command_task')]
    const done = made('freed', 'settings_receiver')
    return `with freed as (update ${one.from} set due = false, version = ${one.column('version')} + 1, updated_at = now()
        where ${one.where} and ${one.column('due')} and not exists (select 1 from ${task.from} where ${task.where} and ${task.key} = ${one.column('task_id')} and ${task.column('state')} = 'sending')
        returning *)
      select distinct ${done.column('resource')} as resource, ${done.column('place')} as place from ${done.from} order by 1, 2`
  },
}

/** Values: the settings, addresses. Held until the transaction ends, before what is known of them is read. */
export const receiversHeld: OwnStatement = {
  name: 'settings receivers held',
  text: ({ company, value }) => {
    const one = company('settings_receiver')
    return `select ${one.key} from ${one.from} where ${one.where} and ${one.column('resource')} = ${value(0, 'text')} and ${one.column('address')} = any(${value(1, 'text[]')})
      order by 1 for update`
  },
}

/** Values: the settings; then lists: addresses, places, what was sent, revisions, commands, whether to look again. */
export const receiversSent: OwnStatement = {
  name: 'settings receivers sent',
  text: ({ renewEach, value }) =>
    renewEach(
      'settings_receiver',
      {
        resource: value(0, 'text'),
        address: 'u.address',
        place: 'u.place',
        held: `'{}'`,
        asked: 'u.asked',
        revision: 'u.revision',
        task_id: 'u.task',
        due: 'u.due',
      },
      `unnest(${value(1, 'text[]')}, ${value(2, 'bigint[]')}, ${value(3, 'text[]')}, ${value(4, 'integer[]')}, ${value(5, 'bigint[]')}, ${value(6, 'boolean[]')}) u(address, place, asked, revision, task, due)`,
      { by: ['resource', 'address'], kept: ['held'] },
    ),
}

interface Changed {
  readonly id: number
  readonly resource: string
  readonly type: string
  readonly place: number
}

/** A wide place that is walked through, and the last record that was seen to. */
type Walk = Changed & { readonly after: number }

interface Reached {
  readonly walk: Walk | null
}

export const settingsSending: EngineJob = {
  part: async (context, { from }, means) => {
    const { walk } = (from as unknown as Reached | null) ?? { walk: null }
    if (walk !== null) return next(context, walk, means)
    const changed = (await askIn(context)(placesChanged)) as unknown as readonly Changed[]
    const [first] = changed
    if (first === undefined) return again(context, means)
    const settings = entityCalled(context.model, first.resource)
    if (settings === undefined || settings.sent === null) return seenTo(context, [first])
    if (first.type !== settings.inherit[0]) return next(context, { ...first, after: 0 }, means)
    const some = changed.filter(({ resource, type }) => resource === first.resource && type === first.type)
    const places = [...new Set(some.map(({ place }) => Number(place)))]
    const done = await sendAt(context, settings, await withThoseUnder(context, settings, places), means)
    return seenTo(context, some, done)
  },
}

/** Every night: what devices have not confirmed is sent once more, to those that moved or were long away as well. */
export const settingsChecking: EngineJob = {
  part: async ({ connection, model, scope }) => {
    const sent = Object.values(model.entities).flatMap(({ name, sent: some }) => (some === null ? [] : [name]))
    await noteAll(connection, scope.client_id, sent)
    return { done: sent.length, next: null }
  },
}

const goOn = (walk: Walk | null): Json => ({ walk }) as unknown as Json

async function seenTo(context: Context, some: readonly Changed[], done = 0) {
  await askIn(context)(
    placesSeenTo,
    some.map(({ id }) => id),
  )
  return { done, next: goOn(null) }
}

async function next(context: Context, walk: Walk, means: Means) {
  const settings = entityCalled(context.model, walk.resource)
  if (settings === undefined) return seenTo(context, [walk])
  const link = walk.type === COMPANY ? null : walk.type
  const rows = await placesNext(context, settings, { link, key: Number(walk.place) }, walk.after)
  const done = await sendTo(context, settings, rows, means)
  if (rows.length < NEXT_PLACES) return seenTo(context, [walk], done)
  return { done, next: goOn({ ...walk, after: Number(rows.at(-1)!['key']) }) }
}

/** Settings changed while these had a command under way. */
async function again(context: Context, means: Means) {
  const rows = await askIn(context)(receiversFree)
  let done = 0
  for (const resource of new Set(rows.map((row) => String(row['resource'])))) {
    const settings = entityCalled(context.model, resource)
    const places = rows.filter((row) => row['resource'] === resource).map((row) => Number(row['place']))
    if (settings !== undefined && settings.sent !== null) done += await sendAt(context, settings, places, means)
  }
  return { done, next: null }
}

const sendAt = async (context: Context, settings: Entity, places: readonly number[], means: Means): Promise<number> =>
  sendTo(context, settings, await placesByKey(context, settings, places), means)

/** What a device is to be sent; `settings` null: nothing, since it holds it, or was sent it already. */
interface Meant {
  readonly receiver: Receiver
  readonly known: Standing | undefined
  readonly settings: Told | null
}

/** Answers how many devices were looked at. */
async function sendTo(context: Context, settings: Entity, rows: readonly Values[], means: Means): Promise<number> {
  const { outgoing, receivers, ...noting } = means
  const work = systemWork(context, outgoing, { writing: () => context, ...noting })
  const keys = sentKeys(context, settings)
  const inForce = await inForceAt(context, settings, keys, rows)
  const there = await receiversAt(context, receivers, settings, [...inForce.places])
  const addresses = there.map(({ address }) => address)
  if (there.length === 0) return 0
  await work.ask(receiversHeld, settings.name, addresses)
  const known = await standingsOf(work.ask, settings, addresses)
  const meant = there
    .map((receiver) => meantFor(wantedOf(settings, keys, inForce, receiver), receiver, known.get(receiver.address)))
    .filter((one) => one !== null)
  await send(context, work, settings, meant)
  return there.length
}

/** Null: there is nothing to do. */
function meantFor(wanted: ReadonlyMap<string, unknown>, receiver: Receiver, known: Standing | undefined): Meant | null {
  const asked = known?.asked ?? null
  // What may have been done is settled by being sent once more, whatever is wanted now.
  const isOpen = (name: string): boolean => asked !== null && !isUntouched(known!) && Object.hasOwn(asked, name)
  const settings = Object.fromEntries(
    [...wanted].filter(([name, value]) => isOpen(name) || !isSame(known?.held[name], value)),
  )
  if (asked === null) return Object.keys(settings).length === 0 ? null : { receiver, known, settings }
  if (isAlike(settings, asked) && isPending(known!)) return null
  return { receiver, known, settings: Object.keys(settings).length === 0 ? null : settings }
}

const isUntouched = ({ state, attempts }: Standing): boolean => state === 'pending' && attempts === 0
/** It is under way, or is sent again by the people who want it. */
const isPending = ({ state, resendable }: Standing): boolean =>
  state === 'pending' || state === 'sending' || (state !== 'cancelled' && resendable)
const isAlike = (a: Told, b: Told): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((name) => isSame(a[name], b[name]))

const summaryOf = (labels: readonly Label[]): Label => ({
  zh: labels
    .map(({ zh }) => zh)
    .join('、')
    .slice(0, 200),
  en: labels
    .map(({ en }) => en)
    .join(', ')
    .slice(0, 200),
})

async function send(context: Context, work: Work, settings: Entity, meant: readonly Meant[]): Promise<void> {
  if (meant.length === 0) return
  const before = meant.flatMap(({ known }) => (known?.asked != null && known.task !== null ? [known.task] : []))
  const why = failureText(context.model, 'replaced')
  const free = await replaced(context.connection, context.scope.client_id, before, why)
  const isFree = ({ known }: Meant): boolean => known?.asked == null || known.task === null || free.has(known.task)
  const going = meant.filter((one) => isFree(one) && one.settings !== null)
  const labels = new Map(sentKeys(context, settings).map(({ name, label }) => [name, label]))
  const sent = await work.commands.sendAll(
    settings.sent!.command as CommandType as Sendable,
    going.map(({ receiver, known, settings: values }) => ({
      record: receiver.record,
      address: receiver.address,
      target: `settings ${settings.name}`,
      payload: { settings: values, revision: (known?.revision ?? 0) + 1 },
      summary: summaryOf(Object.keys(values!).flatMap((name) => labels.get(name) ?? [])),
    })),
  )
  const tasks = new Map(
    going.flatMap((one, at) => {
      const came = sent[at]!
      return 'task' in came ? [[one, came.task] as const] : []
    }),
  )
  const of = <T>(pick: (one: Meant) => T): readonly T[] => meant.map(pick)
  await work.ask(
    receiversSent,
    settings.name,
    of(({ receiver }) => receiver.address),
    of(({ receiver }) => receiver.place),
    of((one) => {
      if (tasks.has(one)) return JSON.stringify(one.settings)
      const asked = isFree(one) && one.settings === null ? null : (one.known?.asked ?? null)
      return asked === null ? null : JSON.stringify(asked)
    }),
    of((one) => (one.known?.revision ?? 0) + (tasks.has(one) ? 1 : 0)),
    of((one) => tasks.get(one) ?? one.known?.task ?? null),
    of((one) => one.settings !== null && !tasks.has(one)),
  )
}
