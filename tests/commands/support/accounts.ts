/** A prepaid meter of either ledger, by the same names: what it is told, what it tells, and what its account holds. */
import type { Answer, Caller, Data } from '../../http/support/server.ts'
import type { FleetServer } from './fleet.ts'

export interface Meter {
  readonly id: number
  readonly room: number
  readonly sn: string
}

interface Kind {
  readonly serial: string
  readonly meters: 'elemeters' | 'watermeters'
  readonly settings: 'elemeter_settings' | 'watermeter_settings'
  readonly entries: string
  readonly charges: string
  readonly readings: string
  readonly usage: 'electric_usages' | 'water_usages'
  readonly job: 'electric_usage' | 'water_usage'
  readonly report: 'electric_report' | 'water_report'
  /** What its days are called. */
  readonly used: string
  /** Of an entry or a charge: how much. */
  readonly quantity: 'energy' | 'volume'
  readonly remaining: 'remaining' | 'water_remaining'
  readonly read: 'electric_read' | 'water_amount'
  /** In hundredths, as the meter tells it. */
  readonly data: (hundredths: number) => Readonly<Record<string, string | number>>
}

export const KINDS: Readonly<Record<'energy' | 'water', Kind>> = {
  energy: {
    ...{ serial: '4209', meters: 'elemeters', settings: 'elemeter_settings', entries: 'energy_entries' },
    ...{ charges: 'charges', readings: 'electricity_readings', usage: 'electric_usages', job: 'electric_usage' },
    ...{ report: 'electric_report', used: '每日用电' },
    ...{ quantity: 'energy', remaining: 'remaining', read: 'electric_read' },
    data: (hundredths) => ({ electric_read: (hundredths / 100).toFixed(2) }),
  },
  water: {
    ...{ serial: '0000', meters: 'watermeters', settings: 'watermeter_settings', entries: 'water_entries' },
    ...{ charges: 'water_charges', readings: 'water_readings', usage: 'water_usages', job: 'water_usage' },
    ...{ report: 'water_report', used: '每日用水' },
    ...{ quantity: 'volume', remaining: 'water_remaining', read: 'water_amount' },
    data: (water_read) => ({ water_read }),
  },
}

const answered = async (answer: Promise<Answer>): Promise<Data> => {
  const { json, text } = await answer
  if (json.err_code !== 0) throw new Error(text)
  return json.data
}

export async function accountsOf(server: FleetServer, name: keyof typeof KINDS) {
  const { admin } = server
  const kind = KINDS[name]
  let numbers = 50_000_000
  const made = (path: string, body: object) => answered(admin.call('POST', path, body))
  let priced: object = { cold_price: '4.85', pay_mode: 1 }
  if (name === 'energy') {
    const { id: fee_rule_id } = await made('/v3/fee_rules', { name: '电价' })
    await made('/v3/fee_prices', { fee_rule_id, from_day: '2020-01-01', type: 1, price: '0.65' })
    priced = { fee_rule_id, pay_mode: 1 }
  }
  const url = ({ id, room }: Meter) => `/v3/rooms/${room}/${kind.meters}/${id}`
  const list = async (path: string) =>
    (await answered(admin.call('GET', `/v3/${path}`)))['list'] as unknown as readonly Data[]
  return {
    kind,
    /** In a room of its own, prepaid; nothing is cut. */
    meter: async (): Promise<Meter> => {
      const sn = `${kind.serial}${String((numbers += 1)).padStart(8, '0')}`
      const { id, room } = await server.device(sn)
      await made(`/v3/${kind.settings}`, { level: 4, home_id: 1, room_id: room, cut_on_arrears: false, ...priced })
      await server.store.query({
        text: 'update devices set net_state = 1, state = 1 where device_id = $1',
        values: [id],
      })
      return { id, room, sn }
    },
    pay: (one: Meter, body: object, by: Caller = admin) => by.call('POST', `${url(one)}/charge`, { mode: 2, ...body }),
    reverse: (charge: number) => admin.call('POST', `/v3/${kind.charges}/${charge}/reverse`, { reason: '测试' }),
    tells: ({ sn }: Meter, hundredths: number, at: Date): Promise<void> =>
      server.fleet.report({
        ...{ client_id: 1, address: sn, at: at.toISOString(), kind: 'reading' },
        data: kind.data(hundredths),
      }),
    info: ({ id }: Meter) => answered(admin.call('GET', `/v3/devices/${id}`)),
    /** In the order in which they were booked, which is not that of their times. */
    entries: async ({ id }: Meter) =>
      (await list(`${kind.entries}?device_id=${id}&limit=1000`)).toSorted((a, b) => Number(a['id']) - Number(b['id'])),
    charges: ({ id }: Meter) => list(`${kind.charges}?device_id=${id}&limit=100`),
    readings: ({ id }: Meter) => list(`${kind.readings}?device_id=${id}&sort=read_time&limit=1000`),
    usage: ({ id }: Meter) => list(`${kind.usage}?device_id=${id}&sort=day&limit=1000`),
  }
}
