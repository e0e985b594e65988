/** A lock that was reset on site has lost whatever it was told: it says so of any command that comes to it. */
import { offline_admin_password_id } from '../../generated/constants.ts'
import { CredentialHeld } from '../../generated/enums.ts'
import { entry } from '../../errors/app-error.ts'
import type { Work } from '../../server/calls/operation.ts'
import { settingsLost } from '../../server/calls/settings-receivers.ts'
import type { Refused } from '../../server/commands/command.ts'
import type { Change } from '../../server/records/types.ts'

const RESET = entry('lock_reset').code

/** Nothing of what these locks were told holds any more; what was refused for another reason is left alone. */
export async function forgetReset(work: Work, told: readonly Refused[]): Promise<void> {
  const commands = await work.records.of('command_task').holdAll(
    told.flatMap(({ task, code }) => (code === RESET ? [task] : [])),
    ['device_id'],
  )
  if (commands.size === 0) return
  const refusedBy = new Map(
    [...commands.values()].flatMap(({ key, device_id }) => (device_id === null ? [] : [[device_id, key] as const])),
  )
  const locks = await work.records.of('device').holdAll([...refusedBy.keys()], ['sn'])
  const grants = work.records.of('grant')
  for (const { key: device_id } of locks.values())
    await grants.changeAll(
      (await grants.find({ device_id }, ['paas_id', 'held', 'held_by', 'range_by'])).flatMap(forgotten),
    )
  await forgetCards(work, refusedBy)
  await settingsLost(
    work,
    'lock_setting',
    [...locks.values()].map(({ sn }) => sn),
  )
}

interface Known {
  readonly key: number
  readonly paas_id: number | null
  readonly held: CredentialHeld
  readonly held_by: number | null
  readonly range_by: number | null
}

/** Also what later commands had told it; and it does anew what it was told before. One password it only computes. */
const forgotten = ({ key, paas_id, held, held_by, range_by }: Known): readonly Change<'grant'>[] =>
  paas_id === offline_admin_password_id || (held === CredentialHeld.nothing && held_by === null && range_by === null)
    ? []
    : [{ key, values: { held: CredentialHeld.nothing, held_by: null, range_by: null } }]

/**
 * Cards that these locks had blocked or deleted open them again: that is a failure, for the reason that the command
 * tells, until they are told once more. By itself nothing is sent: a lock that nobody has set up again would refuse it.
 */
async function forgetCards({ records }: Work, refusedBy: ReadonlyMap<number, number>): Promise<void> {
  const tasks = records.of('card_lock_task')
  const fields = ['device_id', 'done_at', 'loss_card_id', 'delete_card_id'] as const
  const known = await tasks.find({ device_id: { in: [...refusedBy.keys()] } }, fields)
  const lost = known.filter(({ done_at }) => done_at !== null)
  if (lost.length === 0) return
  // The whole first, as whoever stores their answers does.
  for (const whole of ['loss_card', 'delete_card'] as const) {
    const keys = [...new Set(lost.flatMap((one) => one[`${whole}_id`] ?? []))]
    await records.of(whole).holdAll(keys, [])
    await records.of(whole).changeAll(keys.map((key) => ({ key, values: { finished_at: null } })))
  }
  await tasks.changeAll(
    lost.map(({ key, device_id }) => ({ key, values: { done_at: null, task_id: refusedBy.get(device_id)! } })),
  )
}
