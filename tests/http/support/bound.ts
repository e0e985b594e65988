/** A device comes to a room as every device does, by being bound: what tests begin with. */
import type { Caller } from './server.ts'

/** Where a number is bound, by how it begins; what begins otherwise is an electricity meter. */
const ADDRESSES = {
  lk: 'locks',
  cn: 'gateways',
  em: 'collectors',
  rp: 'repeaters',
  ec: 'accessunits',
  g101: 'watergateways',
  '0000': 'watermeters',
}
const addressOf = (sn: string): string =>
  Object.entries(ADDRESSES).find(([start]) => sn.startsWith(start))?.[1] ?? 'elemeters'

export interface Bound {
  readonly device_id: number
  readonly room_id: number
}

interface Place {
  readonly home_id?: number
  /** Without it, a room of its own in that home. */
  readonly room_id?: number
  readonly gateway_id?: number
  readonly position?: string
}

const saying = ({ json, text }: Awaited<ReturnType<Caller['call']>>): Readonly<Record<string, unknown>> => {
  if (json.err_code !== 0) throw new Error(text)
  return json.data
}

export async function bound(by: Caller, sn: string, { home_id = 1, room_id, ...more }: Place = {}): Promise<Bound> {
  const room = room_id ?? (await roomIn(by, home_id, sn.slice(-12)))
  const url = `/v3/rooms/${room}/${addressOf(sn)}`
  const { device_id } = saying(await by.call('POST', url, { sn, code: sn.slice(-6), ...more }))
  return { device_id: Number(device_id), room_id: room }
}

async function roomIn(by: Caller, home_id: number, room_name: string): Promise<number> {
  return Number(saying(await by.call('POST', '/v3/rooms', { home_id, room_name, room_type: 1 }))['room_id'])
}
