/** Commands enter the queue: within the operation's transaction, so that none is sent of what was taken back. */
import { randomUUID } from 'node:crypto'
import { AppError } from '../../errors/app-error.ts'
import type { CommandType } from '../../generated/enums.ts'
import { note } from '../operations/audit.ts'
import type { Context } from '../operations/context.ts'
import { sqlState } from '../operations/failures.ts'
import type { NewRecord, Records } from '../records/types.ts'
import { entityNamed } from '../sql/sources.ts'
import type { Heard } from './link.ts'
import * as queue from './queue.ts'
import type { Sealer } from './secrets.ts'
import type { Commands } from './types.ts'

export interface Outgoing {
  readonly sealer: () => Sealer
  /** Whether the product says what a command of this type comes to. */
  takes(type: CommandType): boolean
  /** There is something to send. */
  wake(): void
  /** As a link tells it. */
  readonly online: Heard['online']
}

/** For work that only reads. */
export const SENDS_NOTHING: Outgoing = {
  sealer: () => {
    throw new Error('who only reads sends nothing')
  },
  takes: () => false,
  wake: () => undefined,
  online: () => Promise.resolve(),
}

interface Hooks {
  /** The context of the transaction; throws where nothing may be written. */
  readonly writing: () => Context
  readonly records: Records
  readonly outgoing: Outgoing
  readonly later: (task: () => void | Promise<void>) => void
}

/** A command about nothing in particular of its device. */
const WHOLE = '*'
const CONSOLE = 1
const SYSTEM = 2

export const commandsIn = ({ writing, records, outgoing, later }: Hooks): Commands => ({
  send: async (type, { record, address, target = WHOLE, payload = {}, secrets, summary, key }) => {
    const context = writing()
    // A mistake of the program: a device would do what no record ever tells of.
    if (!outgoing.takes(type)) throw new Error(`nothing says what a command ${type} comes to: it is not sent`)
    const client = context.scope.client_id
    if (key !== undefined) {
      const known = await queue.known(context.connection, client, key)
      if (known !== null) return known
    }
    const task = await records.of('command_task').create({
      ...record,
      command: type,
      business_key: key ?? randomUUID(),
      ...(summary !== undefined && { parameters: summary }),
      ...(context.scope.staff_id === null ? { origin: SYSTEM } : { origin: CONSOLE, staff_id: context.scope.staff_id }),
      resendable: true,
      request_id: context.requestId,
    } as NewRecord<'command_task'>)
    const isFree = await queue.enter(context.connection, {
      client,
      task,
      address,
      target,
      payload: JSON.stringify(payload),
      sealed: secrets === undefined ? null : outgoing.sealer().seal(secrets, queue.orderId(client, task)),
      by: byOf(context),
    })
    if (!isFree) throw new AppError('busy')
    later(outgoing.wake)
    return task
  },
  retry: async (task) => {
    const context = writing()
    const client = context.scope.client_id
    const state = await retried(() => queue.again(context.connection, { client, task, by: byOf(context) }))
    if (state === null) throw new AppError('busy')
    const entity = entityNamed(context.model, 'command_task')
    const changes = [{ field: 'state', before: state, after: 'pending' }]
    await note(context, { action: 'update', entity, key: task, changes })
    later(outgoing.wake)
  },
  online: (address) => {
    const { client_id: client } = writing().scope
    // Not within: the queue's rows are held by whoever settles a command, who then asks for the records held here.
    later(() => outgoing.online(client, address))
  },
})

const byOf = ({ scope, lang }: Context): queue.Asker => ({ staff_id: scope.staff_id, lang })

const TAKEN = '23505'

/** Another was sent for the same target at this very moment. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw sqlState(error) === TAKEN ? new AppError('busy') : error
  }
}
