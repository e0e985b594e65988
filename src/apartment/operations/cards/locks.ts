/** The locks that a management card opens, and what each is told: one command a lock, and a record that follows it. */
import { AppError } from '../../../errors/app-error.ts'
import { DeviceType, GrantOpStatus, ManageCardType } from '../../../generated/enums.ts'
import type { OwnStatement } from '../../../server/calls/statements.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { summaries } from '../../commands/summaries.ts'
import { takeBack } from '../devices/take-back.ts'
import type { Addressed } from '../devices/to-device.ts'
import { boundIn } from '../../domain/device-states.ts'

/** Values: the store; the homes, or null for all of the store's. Locks in use. */
export const LOCKS_IN_REACH: OwnStatement = {
  name: 'locks that a card opens',
  text: ({ company, value }) => {
    const [device, home] = [company('device'), company('home')]
    const homes = value(1, 'bigint[]')
    return `select ${device.key} as key, ${device.column('sn')} as sn, ${home.key} as home_id
      from ${device.from} join ${home.from} on ${home.key} = ${device.column('home_id')}
      where ${device.where} and ${home.where} and ${home.column('store_id')} = ${value(0)} and (${homes} is null or ${home.key} = any(${homes}))
        and ${device.column('device_type')} = ${DeviceType.lock} and ${boundIn(device.column)}
      order by ${device.key}`
  },
}

/**
 * Values: the lock; its home. Of each card that was reported there the last report, deletion after loss, goes on with
 * this lock; whoever binds it need not see the cards.
 */
export const REPORTS_OF_PLACE: OwnStatement = {
  name: 'reported cards of the place of a lock',
  text: (text) => {
    const { company, links, made, insertEach, value } = text
    const [card, home, of] = [company('manage_card'), company('home'), links('manage_card', 'home_ids')]
    const [loss, deletion] = [company('loss_card'), company('delete_card')]
    const goesOn = ({ from, where, key, column }: typeof loss, which: string): string =>
      `update ${from} set finished_at = null, version = ${column('version')} + 1, updated_at = now()
        where ${where} and ${key} in (select ${which} from reach where ${which} is not null)`
    const values = {
      ...{ manage_card_id: 'reach.card', loss_card_id: 'reach.loss', delete_card_id: 'reach.deletion' },
      ...{ device_id: value(0), home_id: value(1) },
    }
    const told = made('told', 'card_lock_task')
    const last = (report: typeof loss): string =>
      `(select ${report.key} from ${report.from} where ${report.where} and ${report.column('manage_card_id')} = ${card.key})`
    return `with reported as (
        select ${card.key} as card, ${card.column('number')} as number, ${last(loss)} as loss, ${last(deletion)} as deletion
        from ${card.from} join ${home.from} on ${home.where} and ${home.key} = ${value(1)} and ${home.column('store_id')} = ${card.column('store_id')}
        where ${card.where} and (${card.column('card_type')} = ${ManageCardType.general}
          or exists (select from ${of.from} where ${of.where} and ${of.owner} = ${card.key} and ${of.item} = ${home.key}))),
      reach as (select card, number, case when deletion is null then loss end as loss, deletion from reported
        where loss is not null or deletion is not null),
      losses as (${goesOn(loss, 'loss')}),
      deletions as (${goesOn(deletion, 'deletion')}),
      told as (${insertEach('card_lock_task', values, 'reach')} returning *)
      select ${told.key} as task, reach.number, reach.loss, reach.deletion
      from told join reach on reach.card = ${told.column('manage_card_id')} order by 1`
  },
}

/** What is told of a card, by the record that it is told for. */
export const REPORTS = { loss_card: 'card_loss', delete_card: 'card_delete' } as const
export type Report = keyof typeof REPORTS

export interface Card {
  readonly key: number
  readonly number: string
  readonly store_id: number
  readonly card_type: ManageCardType
  readonly home_ids: readonly number[] | null
}

export const CARD_FIELDS = ['number', 'store_id', 'card_type', 'home_ids', 'state'] as const

interface Lock extends Addressed {
  readonly home_id: number
}

/** Answers how many locks are told. `key`: of the report. */
export async function tellLocks(
  work: Work,
  report: Report,
  { card, key }: { readonly card: Card; readonly key: number },
): Promise<number> {
  const homes = card.card_type === ManageCardType.special ? (card.home_ids ?? []) : null
  const locks = (await work.ask(LOCKS_IN_REACH, card.store_id, homes)) as unknown as readonly Lock[]
  if (locks.length === 0) return 0
  const tasks = await work.records.of('card_lock_task').createAll(
    locks.map(({ key: device_id, home_id }) => ({
      ...{ manage_card_id: card.key, device_id, home_id },
      ...named(report, key),
    })),
  )
  const all = tasks.map((task, at) => {
    if (task instanceof AppError) throw task
    return { task, lock: locks[at]!, key, number: card.number }
  })
  await send(work, report, all)
  return locks.length
}

/** Those alone that have not done it and are not about to. Answers how many. */
export async function tellAgain(
  work: Work,
  report: Report,
  { number, key }: { readonly number: string; readonly key: number },
): Promise<number> {
  const { records } = work
  const failed = await records
    .of('card_lock_task')
    .find({ ...named(report, key), status: GrantOpStatus.failed, counted: true }, ['device_id', 'home_id'])
  const devices = await records.of('device').holdAll(
    failed.map(({ device_id }) => device_id),
    ['sn'],
  )
  const again = failed.flatMap(({ key: task, device_id, home_id }) => {
    const sn = devices.get(device_id)?.sn
    return sn === undefined ? [] : [{ task, lock: { key: device_id, sn, home_id }, key, number }]
  })
  return send(work, report, again)
}

interface Reported {
  readonly task: number
  readonly number: string
  readonly loss: number | null
  readonly deletion: number | null
}

/** A lock that comes to a place refuses the cards that were lost or deleted there before it came. */
export async function tellNewLock(work: Work, lock: Lock): Promise<void> {
  const reported = (await work.ask(REPORTS_OF_PLACE, lock.key, lock.home_id)) as unknown as readonly Reported[]
  const of = (report: Report, which: 'loss' | 'deletion') =>
    send(
      work,
      report,
      reported.flatMap(({ [which]: key, task, number }) => (key === null ? [] : [{ key, task, number, lock }])),
    )
  await of('loss_card', 'loss')
  await of('delete_card', 'deletion')
}

const named = (report: Report, key: number) =>
  report === 'loss_card' ? { loss_card_id: key } : { delete_card_id: key }

interface One {
  readonly lock: Lock
  /** Its record of the progress. */
  readonly task: number
  /** Of the report. */
  readonly key: number
  /** Of the card. */
  readonly number: string
}

async function send(work: Work, report: Report, all: readonly One[]): Promise<number> {
  if (all.length === 0) return 0
  const verb = REPORTS[report]
  const before = await work.records.of('card_lock_task').holdAll(
    all.map(({ task }) => task),
    ['task_id'],
  )
  await takeBack(work, before.values())
  const sent = await work.commands.sendAll(
    verb,
    all.map(({ lock: { key: device_id, home_id, sn }, task, key, number }) => ({
      record: { device_id, home_id },
      address: sn,
      target: `${verb} ${number}`,
      payload: { number, card_lock_task_id: task, ...named(report, key) },
      summary: summaries.card(number),
    })),
  )
  const changes = sent.flatMap((one, at) =>
    'task' in one ? [{ key: all[at]!.task, values: { task_id: one.task } }] : [],
  )
  await work.records.of('card_lock_task').changeAll(changes)
  return changes.length
}
