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
  const locks = await work.records
    .of('device')
    .holdAll([...new Set([...commands.values()].flatMap(({ device_id }) => device_id ?? []))], ['sn'])
  const grants = work.records.of('grant')
  for (const { key: device_id } of locks.values())
    await grants.changeAll(
      (await grants.find({ device_id }, ['paas_id', 'held', 'held_by', 'range_by'])).flatMap(forgotten),
    )
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
