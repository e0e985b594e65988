/** The locks that a management card opens, and what each is told: one command a lock, and a record that follows it. */
import { AppError } from '../../../errors/app-error.ts'
import { DeviceType, ManageCardType } from '../../../generated/enums.ts'
import type { OwnStatement } from '../../../server/calls/statements.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { takeBack } from '../devices/take-back.ts'
import { BOUND } from '../../domain/device-states.ts'

/** Values: the store; the homes, or null for all of the store's. Locks in use. */
export const LOCKS_IN_REACH: OwnStatement = {
  name: 'locks that a card opens',
  text: ({ company, value }) => {
    const [device, home] = [company('device'), company('home')]
    const homes = value(1, 'bigint[]')
    return `select ${device.key} as key, ${device.column('sn')} as sn, ${home.key} as home_id
      from ${device.from} join ${home.from} on ${home.key} = ${device.column('home_id')}
      where ${device.where} and ${home.where} and ${home.column('store_id')} = ${value(0)} and (${homes} is null or ${home.key} = any(${homes}))
        and ${device.column('device_type')} = ${DeviceType.lock} and ${device.column('state')} in (${BOUND.join(', ')}) and ${device.column('former')} = 0
      order by ${device.key}`
  },
}

/** Of which record the progress is. */
export type Told = { readonly loss_card_id: number } | { readonly delete_card_id: number }
type Verb = 'card_loss' | 'card_delete'

interface Card {
  readonly key: number
  readonly number: string
  readonly store_id: number
  readonly card_type: ManageCardType
  readonly home_ids: readonly number[] | null
}

export const CARD_FIELDS = ['number', 'store_id', 'card_type', 'home_ids', 'state'] as const

interface Lock {
  readonly key: number
  readonly sn: string
  readonly home_id: number
}

/** Answers how many locks are told. */
export async function tellLocks(work: Work, verb: Verb, card: Card, told: Told): Promise<number> {
  const homes = card.card_type === ManageCardType.special ? (card.home_ids ?? []) : null
  const locks = (await work.ask(LOCKS_IN_REACH, card.store_id, homes)) as unknown as readonly Lock[]
  if (locks.length === 0) return 0
  const keys = await work.records
    .of('card_lock_task')
    .createAll(locks.map(({ key: device_id, home_id }) => ({ manage_card_id: card.key, ...told, device_id, home_id })))
  const tasks = keys.map((key) => {
    if (key instanceof AppError) throw key
    return key
  })
  await send(
    work,
    { verb, card, told },
    locks.map((lock, at) => ({ lock, task: tasks[at]! })),
  )
  return locks.length
}

/** Those alone that have not done it and are not about to. Answers how many. */
export async function tellAgain(
  work: Work,
  verb: Verb,
  card: Pick<Card, 'key' | 'number'>,
  told: Told,
): Promise<number> {
  const { records } = work
  const failed = await records
    .of('card_lock_task')
    .find({ ...told, status: 2, counted: true }, ['device_id', 'home_id'])
  const devices = await records.of('device').holdAll(
    failed.map(({ device_id }) => device_id),
    ['sn'],
  )
  const again = failed.flatMap(({ key: task, device_id, home_id }) => {
    const sn = devices.get(device_id)?.sn
    return sn === undefined ? [] : [{ task, lock: { key: device_id, sn, home_id } }]
  })
  return send(work, { verb, card, told }, again)
}

interface One {
  readonly lock: Lock
  /** Its record of the progress. */
  readonly task: number
}

interface Message {
  readonly verb: Verb
  readonly card: Pick<Card, 'number'>
  readonly told: Told
}

async function send(work: Work, { verb, card: { number }, told }: Message, all: readonly One[]): Promise<number> {
  const before = await work.records.of('card_lock_task').holdAll(
    all.map(({ task }) => task),
    ['task_id'],
  )
  await takeBack(work, before.values())
  const sent = await work.commands.sendAll(
    verb,
    all.map(({ lock: { key: device_id, home_id, sn }, task }) => ({
      record: { device_id, home_id },
      address: sn,
      target: `${verb} ${number}`,
      payload: { number, card_lock_task_id: task, ...told },
      summary: `卡号${number}`,
    })),
  )
  const changes = sent.flatMap((one, at) =>
    'task' in one ? [{ key: all[at]!.task, values: { task_id: one.task } }] : [],
  )
  await work.records.of('card_lock_task').changeAll(changes)
  return changes.length
}
