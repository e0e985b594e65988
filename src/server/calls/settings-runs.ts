/**
 * What one place says is applied to many others, and undone again: asked for here, done place by place by a job
 * (`jobs/settings-applying.ts`), so that whoever asked need not wait.
 */
import { AppError } from '../../errors/app-error.ts'
import type { CallTypes } from '../../generated/call-types.ts'
import { SettingsPlaceState as State } from '../../generated/enums.ts'
import { settingOf } from '../../model/settings-keys.ts'
import type { Context } from '../operations/context.ts'
import { openKeys } from '../operations/effective-settings.ts'
import { type Place, placeAsked, placesNamed } from '../operations/settings-place.ts'
import { demand } from '../policies/rights.ts'
import { entityNamed } from '../sql/sources.ts'
import type { Work } from './operation.ts'
import { ownRecord, recordsOf } from './settings-change.ts'
import { askIn, type OwnStatement } from './statements.ts'

export const SETTINGS_APPLY = 'settings_apply'

type Asked<Name extends keyof CallTypes> = CallTypes[Name]['request']
type Answer<Name extends keyof CallTypes> = Promise<CallTypes[Name]['response']>

/** Values: the settings, the level, the values, who. */
export const runMade: OwnStatement = {
  name: 'settings run made',
  text: ({ insert, value }) =>
    `${insert('settings_run', {
      resource: value(0, 'text'),
      place_type: value(1, 'text'),
      settings: value(2, 'text'),
      staff_id: value(3),
    })} returning id`,
}
/** Values: the run, its places. */
export const placesMade: OwnStatement = {
  name: 'settings run places made',
  text: ({ insertEach, value }) =>
    insertEach(
      'settings_run_place',
      { run_id: value(0), place: 'p.place', state: String(State.waiting) },
      `unnest(${value(1, 'bigint[]')}) p(place)`,
    ),
}

export async function settingsApply(work: Work, request: Asked<'settings_apply'>): Answer<'settings_apply'> {
  const { resource, from_type, from_value, type, places } = request
  const from = placeAsked(work, { resource, type: from_type, value: from_value })
  const { settings } = from
  demand(work.actor, settings, 'update')
  const given = await valuesSaid(work, from, request.settings)
  const [{ target }] = places.map((value) => placeAsked(work, { resource, type, value })) as [Place]
  const within = await reached(work, target!.name, places)
  if (within.size < places.length) throw new AppError('bad_value', { name: 'places' })
  const [made] = await work.ask(runMade, settings.name, type, JSON.stringify(given), work.actor.staff_id)
  const id = Number(made!['id'])
  await work.ask(placesMade, id, places)
  // What a running one has passed already, the next finds.
  await work.jobs.run(SETTINGS_APPLY)
  return { id }
}

/** By the settings' names: what the place says of them, null where it inherits. */
async function valuesSaid(
  work: Work,
  from: Place,
  names: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const { settings, target, key } = from
  if (target !== null && (await recordsOf(work, target).find({ [target.key]: key }, [])).length === 0)
    throw new AppError('bad_value', { name: 'from_value' })
  const own = await ownRecord(work, from)
  const keys = openKeys(work, settings)
  return Object.fromEntries(
    names.map((name) => {
      const setting = keys.find((one) => one.name === name)
      if (setting === undefined) throw new AppError('bad_value', { name: 'settings' })
      return [name, own === null ? null : settingOf(setting, own)]
    }),
  )
}

/** Of the places those that the asker may change. */
const reached = ({ records }: Work, entity: string, places: readonly number[]) =>
  records.of(entity as 'staff').holdAll(places, [])

/** Values: the run. */
export const changedPlaces: OwnStatement = {
  name: 'settings run changed places',
  text: ({ company, value }) => {
    const place = company('settings_run_place')
    return `select ${place.column('place')} as place from ${place.from}
      where ${place.where} and ${place.column('run_id')} = ${value(0)} and ${place.column('state')} = ${State.changed}`
  },
}
/** Values: the run, places that the asker may still change. Only what was changed is put back. */
export const undoAsked: OwnStatement = {
  name: 'settings run undone',
  text: ({ company, value }) => {
    const place = company('settings_run_place')
    return `update ${place.from} set state = case when ${place.column('place')} = any(${value(1, 'bigint[]')}) then ${State.undoing} else ${State.left} end, version = version + 1, updated_at = now()
      where ${place.where} and ${place.column('run_id')} = ${value(0)} and ${place.column('state')} = ${State.changed}`
  },
}

export async function settingsUndo(work: Work, { id }: Asked<'settings_undo'>): Answer<'settings_undo'> {
  const [run] = await work.ask(runsOf, work.actor.staff_id, null, id)
  if (run === undefined) throw new AppError('not_found')
  demand(work.actor, entityNamed(work.model, String(run['resource'])), 'update')
  if (Number(run['waiting']) > 0) throw new AppError('busy')
  const changed = (await work.ask(changedPlaces, id)).map(({ place }) => Number(place))
  // What they may change may have changed since.
  const within = await reached(work, String(run['place_type']), changed)
  await work.ask(undoAsked, id, [...within.keys()])
  await work.jobs.run(SETTINGS_APPLY)
  return { count: within.size }
}

const COUNTS = {
  waiting: State.waiting,
  changed: State.changed,
  unchanged: State.unchanged,
  refused: State.refused,
  undoing: State.undoing,
  undone: State.undone,
  left: State.left,
}
/** The asker's own, the latest first. Values: who; of which settings, or all; which one, or all. */
export const runsOf: OwnStatement = {
  name: 'settings runs',
  text: ({ company, value }) => {
    const [run, place] = [company('settings_run'), company('settings_run_place')]
    const [resource, id] = [value(1, 'text'), value(2)]
    const counts = Object.entries(COUNTS).map(
      ([name, state]) => `count(*) filter (where ${place.column('state')} = ${state}) as "${name}"`,
    )
    return `select ${run.key} as id, ${run.column('resource')} as resource, ${run.column('place_type')} as place_type, ${run.column('settings')} as settings, ${run.column('created_at')} as created_at,
        count(*) as count, ${counts.join(', ')}
      from ${run.from} join ${place.from} on ${place.column('run_id')} = ${run.key}
      where ${run.where} and ${place.where} and ${run.column('staff_id')} = ${value(0)} and (${resource} is null or ${run.column('resource')} = ${resource}) and (${id} is null or ${run.key} = ${id})
      group by 1, 2, 3, 4, 5 order by 1 desc limit 20`
  },
}

type Row = Readonly<Record<string, unknown>>
const shown = (run: Row) => ({
  id: Number(run['id']),
  type: String(run['place_type']),
  settings: Object.keys(JSON.parse(String(run['settings'])) as object),
  created_at: (run['created_at'] as Date).toISOString(),
  count: Number(run['count']),
  ...(Object.fromEntries(Object.keys(COUNTS).map((name) => [name, Number(run[name])])) as Record<
    keyof typeof COUNTS,
    number
  >),
})

export async function settingsRuns(context: Context, { resource }: Asked<'settings_runs'>): Answer<'settings_runs'> {
  const { settings } = placeAsked(context, { resource, type: 'company', value: 0 })
  demand(context.actor, settings, 'list')
  return { list: (await askIn(context)(runsOf, context.actor.staff_id, resource, null)).map(shown) }
}

/** Values: the run. What failed stands first, then what was left as it is. */
export const placesOf: OwnStatement = {
  name: 'settings run places',
  text: ({ company, value }) => {
    const place = company('settings_run_place')
    const state = place.column('state')
    return `select ${place.column('place')} as place, ${state} as state, ${place.column('reason')} as reason, ${place.column('reason_en')} as reason_en
      from ${place.from} where ${place.where} and ${place.column('run_id')} = ${value(0)}
      order by case ${state} when ${State.refused} then 0 when ${State.left} then 1 else 2 end, ${place.key}`
  },
}

export async function settingsRun(context: Context, { id }: Asked<'settings_run'>): Answer<'settings_run'> {
  const { model, lang } = context
  const ask = askIn(context)
  const [run] = await ask(runsOf, context.actor.staff_id, null, id)
  if (run === undefined) throw new AppError('not_found')
  const place = placeAsked(context, { resource: String(run['resource']), type: String(run['place_type']), value: 1 })
  demand(context.actor, place.settings, 'list')
  const rows = await ask(placesOf, id)
  const names = await placesNamed(
    context,
    place.settings,
    place.link!,
    rows.map((row) => Number(row['place'])),
  )
  return {
    ...shown(run),
    places: rows.map((row) => {
      const key = Number(row['place'])
      const reason = row[lang === 'zh' ? 'reason' : 'reason_en']
      return {
        id: key,
        ...names(key),
        state: row['state'] as State,
        label: model.enums['settings_place_state']!.values.find(({ value }) => value === row['state'])!.label[lang],
        reason: typeof reason === 'string' ? reason : null,
      }
    }),
  }
}
