import { DeviceType, RoomType } from '../../../generated/enums.ts'
import type { Ahead, Work } from '../../../server/calls/operation.ts'
import { KINDS, type Kind } from '../../domain/binding.ts'
import { isBound } from '../../domain/device-states.ts'
import { putIn } from './put-in.ts'
import { either, refused } from './refused.ts'
import { registered, typesInWords } from './registered.ts'

interface Request {
  readonly room_id: number
  readonly sn: string
  readonly code?: string
  readonly position?: string
  /** Of those that hang on another device. */
  readonly gateway_id?: number
  /** Of water meters. */
  readonly hot?: boolean
}

const bind = (kind: Kind) => ({
  ahead: async (ahead: Ahead, request: Request) => {
    const { room_id, gateway_id, position } = request
    const { sn, types } = await registered(ahead, { ...request, types: kind.types })
    return async (work: Work) => {
      const room = await work.records.of('room').hold(room_id, ['home_id', 'room_type'], 'room_id')
      const device_type = typeOf(types, request)
      await refuseFull(work, kind, { room_id, room_type: room.room_type, device_type })
      if (gateway_id !== undefined) await refuseGateway(work, kind, gateway_id, room.home_id)
      const place = { sn, device_type, home_id: room.home_id, room_id }
      return {
        device_id: await putIn(work, {
          ...place,
          ...(gateway_id !== undefined && { gateway_id }),
          ...(position !== undefined && { position }),
        }),
      }
    }
  },
})

/** Where the number tells of several, whoever binds has said which. */
function typeOf([only, ...others]: readonly DeviceType[], { hot = false }: Request): DeviceType {
  if (others.length === 0) return only!
  return hot ? DeviceType.hot_water_meter : DeviceType.cold_water_meter
}

interface Wanted {
  readonly room_id: number
  readonly room_type: number
  readonly device_type: DeviceType
}

async function refuseFull({ records, model, lang }: Work, { most }: Kind, wanted: Wanted): Promise<void> {
  const { room_id, room_type, device_type } = wanted
  if (room_type !== RoomType.common || most === Infinity) return
  const there = await records.of('device').find({ room_id, device_type }, ['state'])
  if (there.filter(({ state }) => isBound(state)).length < most) return
  const kind = either(typesInWords(model, [device_type]))
  throw refused(lang, 'room_holds', 'room_id', { zh: { kind: kind.zh }, en: { kind: kind.en.toLowerCase() } })
}

async function refuseGateway(work: Work, { gateways }: Kind, key: number, home: number): Promise<void> {
  const { records, model, lang } = work
  const gateway = await records.of('device').hold(key, ['device_type', 'state', 'home_id'], 'gateway_id')
  const fits = gateways.includes(gateway.device_type!) && gateway.home_id === home && isBound(gateway.state)
  if (fits) return
  const kinds = either(typesInWords(model, gateways))
  throw refused(lang, 'gateway_unfit', 'gateway_id', {
    zh: { kinds: kinds.zh },
    en: { kinds: kinds.en.toLowerCase() },
  })
}

export const lockBind = bind(KINDS.lock)
export const gatewayBind = bind(KINDS.gateway)
export const collectorBind = bind(KINDS.collector)
export const elemeterBind = bind(KINDS.elemeter)
export const watergatewayBind = bind(KINDS.watergateway)
export const watermeterBind = bind(KINDS.watermeter)
export const repeaterBind = bind(KINDS.repeater)
export const accessunitBind = bind(KINDS.accessunit)
