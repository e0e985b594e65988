/** Of people at doors and of who has passed: what the doors have answered. Nothing is called delivered before. */
import { access_retries, remote_open_seconds } from '../../generated/constants.ts'
import { GrantOpType, OpeningResult, PassDirection, PassWay } from '../../generated/enums.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { Command, Done } from '../../server/commands/command.ts'
import { entry } from '../../errors/app-error.ts'
import { markOnline } from './reachable.ts'
import { clears, delivers } from './simulated-door.ts'

interface Answered extends Done {
  readonly grant: number
  readonly person: number
}

/** People first, then what was delivered of them. What was deleted meanwhile is there no longer. */
async function heldOf(work: Work, done: readonly Done[]) {
  await markOnline(
    work,
    done.map(({ task }) => task),
  )
  const answered = done.map((one): Answered => {
    const { access_grant_id: grant, access_person_id: person } = one.payload
    return { ...one, grant: Number(grant), person: Number(person) }
  })
  const people = await work.records
    .of('access_person')
    .holdAll([...new Set(answered.map(({ person }) => person))], ['leaving'])
  const grants = await work.records
    .of('access_grant')
    .holdAll([...new Set(answered.map(({ grant }) => grant))], ['task_id', 'op_type', 'held'])
  return { answered, people, grants }
}

const accessDeliver: Command = {
  effects: async (work, done) => {
    const { answered, grants } = await heldOf(work, done)
    await work.records.of('access_grant').changeAll(
      answered.flatMap(({ task, grant: key, payload: { revision } }) => {
        const grant = grants.get(key)
        // An answer that comes after the person was cleared again tells of what is no more.
        if (grant === undefined || (grant.task_id !== task && grant.op_type === GrantOpType.delete && !grant.held))
          return []
        const delivered = { held: true, delivered_at: work.now.toISOString() }
        return [{ key, values: { ...delivered, revision: typeof revision === 'string' ? revision : null } }]
      }),
    )
  },
  simulated: delivers,
  retries: access_retries,
}

const accessRemove: Command = {
  effects: async (work, done) => {
    const { answered, people, grants } = await heldOf(work, done)
    const { records } = work
    await records.of('access_grant').changeAll(
      answered.flatMap(({ task, grant: key }) => {
        const grant = grants.get(key)
        // Delivered anew since: the door has the person again, or is about to.
        if (grant === undefined || grant.task_id !== task) return []
        return [{ key, values: { held: false, task_id: null, delivered_at: null, revision: null } }]
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
