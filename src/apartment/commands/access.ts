/**
 * Of people at doors and of who has passed: what the doors have answered. Nothing is called delivered before. Answers
 * come in any order: an earlier command tells of a person at a door as long as no later one has.
 */
import { access_retries, remote_open_seconds } from '../../generated/constants.ts'
import { OpeningResult, PassDirection, PassWay } from '../../generated/enums.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { Command, Done } from '../../server/commands/command.ts'
import { entry } from '../../errors/app-error.ts'
import { markOnline } from './reachable.ts'
import { clears, delivers } from './simulated-door.ts'

interface Answered extends Done {
  readonly grant: number
  readonly person: number
  /** Nothing was sent since. */
  readonly isLatest: boolean
}

/** People first, then what was delivered of them. What was deleted meanwhile, or told of since, is left out. */
async function heldOf(work: Work, done: readonly Done[]) {
  await markOnline(
    work,
    done.map(({ task }) => task),
  )
  const named = done.map((one) => {
    const { access_grant_id: grant, access_person_id: person } = one.payload
    return { ...one, grant: Number(grant), person: Number(person) }
  })
  const people = await work.records
    .of('access_person')
    .holdAll([...new Set(named.map(({ person }) => person))], ['leaving'])
  const grants = await work.records
    .of('access_grant')
    .holdAll([...new Set(named.map(({ grant }) => grant))], ['task_id', 'held_by'])
  const answered = named.flatMap((one): readonly Answered[] => {
    const known = grants.get(one.grant)
    if (known === undefined || one.task <= (known.held_by ?? 0)) return []
    return [{ ...one, isLatest: known.task_id === one.task }]
  })
  return { answered, people }
}

const accessDeliver: Command = {
  effects: async (work, done) => {
    const { answered } = await heldOf(work, done)
    await work.records.of('access_grant').changeAll(
      answered.map(({ task, grant: key, payload: { revision } }) => {
        const delivered = { held: true, held_by: task, delivered_at: work.now.toISOString() }
        return { key, values: { ...delivered, revision: typeof revision === 'string' ? revision : null } }
      }),
    )
  },
  simulated: delivers,
  retries: access_retries,
}

const accessRemove: Command = {
  effects: async (work, done) => {
    const { answered, people } = await heldOf(work, done)
    const { records } = work
    await records.of('access_grant').changeAll(
      answered.map(({ task, grant: key, isLatest }) => {
        const gone = { held: false, held_by: task, delivered_at: null, revision: null }
        return { key, values: { ...gone, ...(isLatest && { task_id: null }) } }
      }),
    )
    for (const { key, leaving } of people.values()) {
      if (!leaving) continue
      const [left] = await records.of('access_grant').find({ access_person_id: key, counted: true }, [], 1)
      if (left === undefined) await records.of('access_person').remove(key)
    }
  },
  simulated: clears,
  retries: access_retries,
}

/** The door says that it opened: that is a pass. */
const remoteOpen: Command = {
  effect: async (work, { task }) => {
    await markOnline(work, [task])
    const { device_id, home_id } = await work.records.of('command_task').hold(task, ['device_id', 'home_id'])
    await work.records.of('pass_record').create({
      ...{ home_id, device_id, direction: PassDirection.in, way: PassWay.remote },
      ...{ result: OpeningResult.opened, passed_at: work.now.toISOString() },
    })
  },
  simulated: ({ payload: { until } }) => (Date.parse(String(until)) < Date.now() ? entry('open_too_late').code : {}),
  // Whoever stands at the door does not wait longer.
  waits: remote_open_seconds,
}

export const accessCommands = {
  access_deliver: accessDeliver,
  access_remove: accessRemove,
  remote_open: remoteOpen,
}
