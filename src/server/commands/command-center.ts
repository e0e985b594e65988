/**
 * Commands to devices, joined: the queue's dispatcher, the link, and what comes back. Operations enter by `send.ts`;
 * here is what goes on by itself.
 */
import type { Context } from '../operations/context.ts'
import type { Model } from '../../model/model.ts'
import type { Store } from '../store/store.ts'
import type { OutsidePorts } from '../ports/ports.ts'
import type { CommandTable } from './command.ts'
import { createDispatcher, type Dispatcher } from './dispatcher.ts'
import type { DeviceLink } from './link.ts'
import type { Note } from './note.ts'
import { arrived } from './queue.ts'
import { keyOf, sealerWith, type Sealer } from './secrets.ts'
import type { Outgoing } from './send.ts'
import { settle, text } from './settle.ts'

export interface CenterParts {
  readonly store: Store
  readonly link: DeviceLink
  readonly ports: OutsidePorts
  readonly commands: CommandTable | undefined
  /** The engine's own work within a company. */
  readonly asSystem: (client: number) => Context
  readonly model: () => Model
  /** Of the setting COMMAND_KEY. */
  readonly key: string
  readonly dataDir: string
  readonly written: (entities: readonly string[]) => void
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
    failure: (name) => text({ model: parts.model() }, name),
    warn,
    note: parts.note,
  })
  const outgoing: Outgoing = { sealer, wake: dispatcher.wake }
  const settling = {
    asSystem: parts.asSystem,
    commands: parts.commands,
    outgoing,
    ports: parts.ports,
    written: parts.written,
    warn,
    note: parts.note,
  }
  link.connect({
    answered: async (answer) => {
      await settle(settling, answer)
    },
    online: async (client, address) => {
      if (await arrived(store, client, address)) dispatcher.wake()
    },
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
