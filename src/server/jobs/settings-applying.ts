/**
 * Applies settings to the places that runs of `settings_apply` wait for, and undoes what was applied, a few at a time.
 * Each is changed as one place's settings always are, in the name of the account that asked; a refusal is that place's
 * alone.
 */
import { AppError } from '../../errors/app-error.ts'
import { SettingsPlaceState as State } from '../../generated/enums.ts'
import { settingKeysOf, settingOf } from '../../model/settings-keys.ts'
import { systemWork } from '../calls/perform.ts'
import { changeSettings, ownRecord, recordsOf } from '../calls/settings-change.ts'
import { askIn, type OwnStatement } from '../calls/statements.ts'
import { errorSentence } from '../messages/error-message.ts'
import type { Context } from '../operations/context.ts'
import { isSame, placeAsked } from '../operations/settings-place.ts'
import { writeEach } from '../operations/write/each.ts'
import type { EngineJob, Means } from './job.ts'

/** Places at a time. */
const PLACES = 50

export const waitingPlaces: OwnStatement = {
  name: 'settings places waiting',
  text: ({ company }) => {
    const [run, place] = [company('settings_run'), company('settings_run_place')]
    return `select ${place.key} as id, ${place.column('place')} as place, ${place.column('state')} as state, ${place.column('before')} as before,
        ${run.column('resource')} as resource, ${run.column('place_type')} as type, ${run.column('settings')} as settings, ${run.column('staff_id')} as staff_id
      from ${place.from} join ${run.from} on ${run.key} = ${place.column('run_id')}
      where ${place.where} and ${run.where} and ${place.column('state')} in (${State.waiting}, ${State.undoing})
      order by ${place.key} limit ${PLACES}`
  },
}

/** Values: the place's row; its state; what it said before; why it was refused. */
export const placeSettled: OwnStatement = {
  name: 'settings place settled',
  text: ({ company, value }) => {
    const place = company('settings_run_place')
    return `update ${place.from} set state = ${value(1, 'integer')}, before = coalesce(${value(2, 'text')}, before), reason = ${value(3, 'text')}, reason_en = ${value(4, 'text')}, version = version + 1, updated_at = now()
      where ${place.where} and ${place.key} = ${value(0)}`
  },
}

interface Waiting {
  readonly id: number
  readonly place: number
  readonly state: number
  readonly before: string | null
  readonly resource: string
  readonly type: string
  readonly settings: string
  readonly staff_id: number
}

interface Outcome {
  readonly state: State
  readonly before?: Values
  readonly refused?: AppError
}

type Values = Readonly<Record<string, unknown>>

export const settingsApplying: EngineJob = {
  part: async (context, _, means) => {
    const found = (await askIn(context)(waitingPlaces)) as unknown as readonly Waiting[]
    for (const one of found) {
      const { state, before, refused } = await outcomeOf(context, one, means)
      const reasons = (['zh', 'en'] as const).map((lang) => refused && errorSentence(refused, lang).slice(0, 500))
      const kept = before === undefined ? null : JSON.stringify(before)
      await askIn(context)(placeSettled, one.id, state, kept, reasons[0] ?? null, reasons[1] ?? null)
    }
    return { done: found.length, next: found.length < PLACES ? null : found.at(-1)!.id }
  },
}

/** A refusal of the database would end the whole part: each place stands by itself. */
async function outcomeOf(context: Context, one: Waiting, means: Means): Promise<Outcome> {
  const outcomes: Outcome[] = []
  const wrong = await writeEach(context, [one], {
    write: async (within) => {
      try {
        outcomes.push(await done(within, one, means))
        return [null]
      } catch (error) {
        if (error instanceof AppError) return [error]
        throw error
      }
    },
    refusal: () => null,
  })
  const refused = wrong.get(one)
  return refused === undefined ? outcomes.at(-1)! : { state: State.refused, refused }
}

async function done(context: Context, one: Waiting, { outgoing, wrote, later }: Means): Promise<Outcome> {
  const { resource, type, place: value } = one
  const actor = { ...context.actor, staff_id: one.staff_id }
  const work = systemWork({ ...context, actor }, outgoing, { writing: () => ({ ...context, actor }), wrote, later })
  const place = placeAsked(work, { resource, type, value })
  const [itself] = await recordsOf(work, place.target!).find({ [place.target!.key]: value }, [])
  if (itself === undefined) throw new AppError('not_found')
  const applied = JSON.parse(one.settings) as Values
  const own = await ownRecord(work, place)
  const keys = settingKeysOf(place.settings).filter(({ name }) => Object.hasOwn(applied, name))
  const says = Object.fromEntries(keys.map((key) => [key.name, own === null ? null : settingOf(key, own)]))
  if (one.state === State.waiting) {
    const { changed } = await changeSettings(work, { resource, type, value, settings: applied })
    return changed === 0 ? { state: State.unchanged } : { state: State.changed, before: says }
  }
  if (!keys.every(({ name }) => isSame(says[name], applied[name]))) return { state: State.left }
  await changeSettings(work, { resource, type, value, settings: JSON.parse(one.before!) as Values })
  return { state: State.undone }
}
