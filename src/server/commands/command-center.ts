/**
 * Commands to devices, joined: the queue's dispatcher, the link, and what comes back. Operations enter by `send.ts`;
 * here is what goes on by itself.
 */
import type { Context } from '../operations/context.ts'
import type { CommandType } from '../../generated/enums.ts'
import { COMMAND } from '../../model/system-needs.ts'
import type { Model } from '../../model/model.ts'
import type { Store } from '../store/store.ts'
import { withDeviceAddresses } from '../files/device-addresses.ts'
import type { OutsidePorts } from '../ports/ports.ts'
import type { CommandTable } from './command.ts'
import { createDispatcher, type Dispatcher } from './dispatcher.ts'
import type { Answer, DeviceLink, Heard } from './link.ts'
import { inSets, LANES, SET } from './lanes.ts'
import type { Note } from './note.ts'
import { arrived, TIMES } from './queue.ts'
import { keyOf, sealerWith, type Sealer } from './secrets.ts'
import type { Outgoing } from './send.ts'
import { settleAll } from './settle.ts'
import type { AsAccount } from '../auth/as-account.ts'
import { failureText, tellOf } from './told.ts'

export interface CenterParts {
  readonly store: Store
  readonly link: DeviceLink
  readonly ports: OutsidePorts
  readonly commands: CommandTable | undefined
  /** The engine's own work within a company. */
  readonly asSystem: (client: number) => Context
  readonly asAccount: AsAccount
  readonly model: () => Model
  /** Of the setting COMMAND_KEY. */
  readonly key: string
  readonly dataDir: string
  /** Of the setting FILES_URL. */
  readonly filesUrl: string
  readonly written: (entities: readonly string[]) => void
  /** What devices tell unasked. */
  readonly reported: (outgoing: Outgoing) => Heard['reported']
  readonly warn: (error: unknown, about: object) => void
  /** Told of what happens to each. */
  readonly note?: Note | undefined
}

export interface CommandCenter extends Pick<Dispatcher, 'round' | 'rested' | 'start'> {
  readonly outgoing: Outgoing
  /** Finishes what it is about. */
  stop(): Promise<void>
}

export function createCommandCenter(parts: CenterParts): CommandCenter {
  const { store, link, warn } = parts
  let own: Sealer | undefined
  const sealer = (): Sealer => (own ??= sealerWith(keyOf(parts.key, parts.dataDir)))
  const dispatcher = createDispatcher({
    store,
    link,
    sealer,
    addressed: withDeviceAddresses({
      store,
      site: parts.filesUrl,
      minutes: () => Number(parts.model().app.constants['file_address_minutes']),
    }),
    retries: (command) => parts.commands?.[command as CommandType]?.retries ?? 0,
    failure: (name) => failureText(parts.model(), name),
    tell: (connection, ended) => tellOf(connection, parts.asAccount, ended),
    warn,
    note: parts.note,
  })
  const takes = (type: CommandType): boolean => (parts.commands?.[type] ?? null) !== null
  const waits = (type: CommandType): number => parts.commands?.[type]?.waits ?? TIMES.kept
  const online: Heard['online'] = async (client, address) => {
    if (await arrived(store, client, address)) dispatcher.wake()
  }
  const outgoing: Outgoing = { sealer, takes, waits, wake: dispatcher.wake, online }
  const { asSystem, asAccount, commands, ports, written, note } = parts
  const settling = { asSystem, asAccount, commands, outgoing, ports, written, warn, note }
  const told = inSets({ lanes: LANES, most: SET, keyOf: ({ id }: Answer) => id }, (answers) =>
    settleAll(settling, answers),
  )
  link.connect({
    answered: async (answer) => {
      await told(answer)
      written([COMMAND])
    },
    reported: parts.reported(outgoing),
    online,
  })
  return {
    outgoing,
    round: dispatcher.round,
    rested: dispatcher.rested,
    start: dispatcher.start,
    stop: async () => {
      await dispatcher.stop()
      await link.close()
    },
  }
}
