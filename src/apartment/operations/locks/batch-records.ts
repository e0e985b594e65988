/** What is asked of many locks at once, as its records have it: one for each room and person, made in one statement. */
import { DeviceType, GrantBatchOutcome } from '../../../generated/enums.ts'
import type { OwnStatement } from '../../../server/calls/statements.ts'
import { boundIn } from '../../domain/device-states.ts'

type Parts = Parameters<OwnStatement['text']>[0]

/** In use. */
const isLock = (column: ReturnType<Parts['company']>['column']): string =>
  `${column('device_type')} = ${DeviceType.lock} and ${boundIn(column)}`

/** Of a room: the one that can be reached, if there are several. */
const LOCK = (room: string, { from, where, key, column }: ReturnType<Parts['company']>): string =>
  `select ${key} as device_id from ${from} where ${where} and ${column('room_id')} = ${room} and ${isLock(column)}
    order by ${column('net_state')}, ${key} limit 1`

/** Values: rooms; homes, of which the rooms with a lock are meant; how many at most. Within the asker's scope. */
export const ROOMS_MEANT: OwnStatement = {
  name: 'rooms of a batch',
  text: ({ scoped, company, value }) => {
    const [room, home, device] = [scoped('room'), company('home'), company('device')]
    const [rooms, homes] = [value(0, 'bigint[]'), value(1, 'bigint[]')]
    const among = (key: string, of: string): string => `(${key} = any(${rooms}) or ${of} = any(${homes}))`
    // Rooms and locks are put together by sorting, not joined: where the database expects few, a join of ten thousand
    // compares each with each.
    return `select m.room_id, max(m.home_id) as home_id, max(m.store_id) as store_id,
        (array_agg(m.device_id order by m.net_state, m.device_id) filter (where m.device_id is not null))[1] as device_id
      from (
        select ${room.key} as room_id, ${room.column('home_id')} as home_id, ${home.column('store_id')} as store_id, null::bigint as device_id, null::integer as net_state
          from ${room.from} join ${home.from} on ${home.key} = ${room.column('home_id')} and ${home.where}
          where ${room.where} and ${among(room.key, room.column('home_id'))}
        union all
        select ${device.column('room_id')}, null, null, ${device.key}, ${device.column('net_state')} from ${device.from}
          where ${device.where} and ${among(device.column('room_id'), device.column('home_id'))} and ${isLock(device.column)}
            and ${device.column('room_id')} is not null
      ) m
      group by m.room_id
      having count(m.home_id) > 0 and (m.room_id = any(${rooms}) or count(m.device_id) > 0)
      order by m.room_id limit ${value(2)}`
  },
}

/** Values: the batch; rooms, their homes and locks; people by name and phone. */
export const RECORDS: OwnStatement = {
  name: 'records of a batch',
  text: ({ insertEach, value }) =>
    insertEach(
      'grant_batch_item',
      {
        batch_id: value(0),
        home_id: 'r.home_id',
        room_id: 'r.room_id',
        device_id: 'r.device_id',
        person: 'p.person',
        name: 'p.name',
        phone: 'p.phone',
      },
      `unnest(${value(1, 'bigint[]')}, ${value(2, 'bigint[]')}, ${value(3, 'bigint[]')}) with ordinality r(room_id, home_id, device_id, place)
        cross join unnest(${value(4, 'text[]')}, ${value(5, 'text[]')}) with ordinality p(name, phone, person) order by r.place, p.person`,
    ),
}

/** Values: the batch; each person's digits, sealed, in the order of the people. */
export const KEEP_FOR_BATCH: OwnStatement = {
  name: 'keep digits of a batch',
  text: ({ insertEach, value }) =>
    insertEach(
      'grant_batch_code',
      { batch_id: value(0), person: 'p.person', sealed: 'p.sealed' },
      `unnest(${value(1, 'text[]')}) with ordinality p(sealed, person)`,
    ),
}

/** Value: the batch. What failed is due again, of what the asker may see; rooms that have got a lock since, too. */
export const AGAIN: OwnStatement = {
  name: 'send what failed of a batch again',
  text: ({ scoped, company, value }) => {
    const [item, sought] = [company('grant_batch_item'), scoped('grant_batch_item')]
    return `update ${item.from} set sent_at = null, refusal = null, version = ${item.column('version')} + 1, updated_at = now(),
        device_id = coalesce(f.device_id, (${LOCK('f.room_id', company('device'))}))
      from (select ${sought.key} as id, ${sought.column('device_id')} as device_id, ${sought.column('room_id')} as room_id from ${sought.from}
        where ${sought.where} and ${sought.column('batch_id')} = ${value(0)} and ${sought.column('done_at')} is null
          and ${sought.column('state')} = ${GrantBatchOutcome.failed}) f
      where ${item.where} and ${item.key} = f.id returning ${item.key} as id`
  },
}

/** Value: how many. What waits to be sent, in the order in which it was asked for. */
export const WAITING: OwnStatement = {
  name: 'waiting records of batches',
  text: ({ company, value }) => {
    const [item, batch, code] = [company('grant_batch_item'), company('grant_batch'), company('grant_batch_code')]
    const holder = company('staff')
    const of = (name: string): string => `${item.column(name)} as ${name}`
    return `select ${item.key} as key, ${['home_id', 'room_id', 'device_id', 'person', 'name', 'phone', 'grant_id'].map(of).join(', ')},
        ${batch.key} as batch_id, ${batch.column('kind')} as kind, ${batch.column('grant_type')} as grant_type,
        ${batch.column('permission_begin')} as begin, ${batch.column('permission_end')} as end, ${code.column('sealed')} as sealed,
        ${batch.column('holder_id')} as holder_id, ${holder.column('active')} as holder_active
      from ${item.from} join ${batch.from} on ${batch.key} = ${item.column('batch_id')} and ${batch.where}
      left join ${code.from} on ${code.column('batch_id')} = ${batch.key} and ${code.column('person')} = ${item.column('person')} and ${code.where}
      left join ${holder.from} on ${holder.key} = ${batch.column('holder_id')} and ${holder.where}
      where ${item.where} and ${item.column('sent_at')} is null and ${item.column('refusal')} is null and ${item.column('done_at')} is null
      order by ${item.key} limit ${value(0)}`
  },
}

/** Values: records; of each its credential, command and refusal. */
export const SENT: OwnStatement = {
  name: 'sent records of batches',
  text: ({ company, value }) => {
    const item = company('grant_batch_item')
    return `update ${item.from} set grant_id = s.grant_id, task_id = s.task_id, refusal = s.refusal, sent_at = now(),
        version = ${item.column('version')} + 1, updated_at = now()
      from unnest(${value(0, 'bigint[]')}, ${value(1, 'bigint[]')}, ${value(2, 'bigint[]')}, ${value(3, 'integer[]')}) s(id, grant_id, task_id, refusal)
      where ${item.where} and ${item.key} = s.id`
  },
}

/** Values: commands that were done; credentials that the lock had not before. */
export const DONE: OwnStatement = {
  name: 'done records of batches',
  text: ({ company, value }) => {
    const item = company('grant_batch_item')
    return `update ${item.from} set done_at = now(), refusal = null, version = ${item.column('version')} + 1, updated_at = now()
      where ${item.where} and ${item.column('done_at')} is null
        and (${item.column('task_id')} = any(${value(0, 'bigint[]')}) or ${item.column('grant_id')} = any(${value(1, 'bigint[]')}))`
  },
}

/** Value: locks. Which numbers their credentials have, even those that are being deleted. */
export const NUMBERS_TAKEN: OwnStatement = {
  name: 'numbers of credentials that are taken',
  text: ({ company, value }) => {
    const { from, where, column, key } = company('grant')
    return `select ${column('device_id')} as device_id, ${column('paas_id')} as number, ${key} as grant_id, ${column('task_id')} as task_id
      from ${from} where ${where} and ${column('device_id')} = any(${value(0, 'bigint[]')})`
  },
}
