/** Rooms to let, as an operator has them: with a lock that answers and a meter that tells. */
import type { FleetServer } from '../../commands/support/fleet.ts'
import { setNet } from '../../commands/support/fleet.ts'
import { bound } from '../../http/support/bound.ts'
import { NetState } from '../../../src/generated/enums.ts'
import { addDays, dayOf } from '../../../src/values/calendar.ts'
import type { Answer, Data } from '../../http/support/server.ts'

export const today = (): string => dayOf(new Date())
export const term = (from = 0, days = 364): readonly [string, string] => [
  addDays(today(), from),
  addDays(today(), from + days),
]
export const NAMES = ['王芳', '李明', '张伟', '刘洋', '陈静']
const FIRST_PHONE = 13_800_010_000

export interface Room {
  readonly room: number
  readonly lock: number
  readonly lockSn: string
  readonly meter: number
  readonly meterSn: string
}

export interface Step {
  readonly step: string
  readonly state: string
  readonly text?: string
  readonly grant_id?: number
  readonly grant_type?: number
  readonly task_id?: number
}

export function lettingOn(server: FleetServer) {
  const { admin, store } = server
  let numbers = 0
  const data = ({ json, text }: Answer): Data => {
    if (json.err_code !== 0) throw new Error(text)
    return json.data
  }
  const made = async (path: string, body: object): Promise<Data> => data(await admin.call('POST', path, body))
  const lastOf = (id: number, read: string) =>
    store.query({
      text: `update devices set net_state = 1, state = 1, relay_state = 1, electric_read = $2, electric_amount = $2, settled_read = $2,
        read_time = now() - interval '1 hour' where device_id = $1`,
      values: [id, read],
    })
  return {
    data,
    made,
    /** At 0.65 CNY a kWh. */
    rule: async (): Promise<number> => {
      const rule = Number((await made('/v3/fee_rules', { name: `电价${(numbers += 1)}` }))['id'])
      await made('/v3/fee_prices', { fee_rule_id: rule, from_day: '2020-01-01', type: 1, price: '0.65' })
      return rule
    },
    room: async (read = '1000.00'): Promise<Room> => {
      const { id: lock, room, sn: lockSn } = await server.device()
      const meterSn = `4203${String((numbers += 1)).padStart(8, '0')}`
      const { device_id: meter } = await bound(admin, meterSn, { room_id: room })
      await setNet(store, lockSn, NetState.online)
      await lastOf(meter, read)
      return { room, lock, lockSn, meter, meterSn }
    },
    person: (more: object = {}) => ({
      ...{ name: NAMES[(numbers += 1) % NAMES.length]!, phone: String(FIRST_PHONE + numbers) },
      ...more,
    }),
    checkIn: (room: Room, more: object = {}, by = admin): Promise<Answer> => {
      const name = NAMES[(numbers += 1) % NAMES.length]!
      const person = 'tenant_id' in more ? {} : { name, phone: String(FIRST_PHONE + numbers) }
      const body = { room_id: room.room, ...person, lease_range: term(), rent: '2500.00', ...more }
      return by.call('POST', '/v3/leases/check_in', body)
    },
    record: async (path: string) => data(await admin.call('GET', `/v3/${path}`)),
    list: async (path: string) => data(await admin.call('GET', `/v3/${path}`)).list as readonly Data[],
    tells: (sn: string, electric_read: string, hoursAgo = 0): Promise<void> =>
      server.fleet.report({
        client_id: 1,
        address: sn,
        at: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
        kind: 'reading',
        data: { electric_read },
      }),
  }
}

export type Letting = ReturnType<typeof lettingOn>
export const stepsOf = (data: Data): readonly Step[] => data['steps'] as unknown as readonly Step[]
export const brief = (data: Data): readonly string[] => stepsOf(data).map(({ step, state }) => `${step} ${state}`)
