/** A device is taken from its place: not while others hang on it, nor while a command to it is under way. */
import { CommandState, CredentialHeld, GrantOpType } from '../../../generated/enums.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { isBound } from '../../domain/device-states.ts'
import { refused } from './refused.ts'
import { takeBack } from './take-back.ts'

/** Devices in use that hang on it. */
export async function hangingOn({ records }: Work, device_id: number): Promise<readonly number[]> {
  const found = await records.of('device').find({ gateway_id: device_id }, ['state'])
  return found.filter(({ state }) => isBound(state)).map(({ key }) => key)
}

const UNDER_WAY = [CommandState.pending, CommandState.sending] as const

export async function refuseBusy({ records, lang }: Work, device_id: number, at: string): Promise<void> {
  for (const state of UNDER_WAY) {
    const [one] = await records.of('command_task').find({ device_id, state }, [], 1)
    if (one !== undefined) throw refused(lang, 'busy', at)
  }
}

/** What a lock knew, it opens by no more: of the credentials none is effective, whatever they were. */
export async function endCredentials(work: Work, device_id: number): Promise<void> {
  const { records } = work
  const found = await records.of('grant').find({ device_id }, ['task_id'])
  await takeBack(work, found)
  await records
    .of('grant')
    .changeAll(found.map(({ key }) => ({ key, values: { held: CredentialHeld.nothing, task_id: null } })))
}

/** They go with the door to its new lock, which does not know them yet: each is to be sent again. */
export async function carryCredentials(work: Work, from: number, to: number): Promise<void> {
  const { records } = work
  const found = await records.of('grant').find({ device_id: from }, ['task_id'])
  await takeBack(work, found)
  await records.of('grant').changeAll(
    found.map(({ key }) => ({
      key,
      values: {
        device_id: to,
        held: CredentialHeld.nothing,
        op_type: GrantOpType.create,
        task_id: null,
      },
    })),
  )
}
