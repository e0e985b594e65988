/**
 * What is behind a gateway that is away raises no alarm of its own. Once the gateway is back it has a while to come
 * back as well; what does not is away by itself, and has its alarm then.
 */
import { gateway_return_hours, gateway_return_minutes } from '../../generated/constants.ts'
import { EventState, NetState } from '../../generated/enums.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Job } from '../../server/jobs/job.ts'
import { rulesStartedBy, startedBy } from '../domain/alarms.ts'
import { boundIn } from '../domain/device-states.ts'
import { raise } from '../reports/alarms.ts'
import { DEVICE_FIELDS } from '../reports/told.ts'

/** Devices at a time. */
const DEVICES = 50

const RULES = rulesStartedBy('offline')
const [TYPES, CODES] = [RULES.flatMap(({ of }) => of ?? []).join(', '), RULES.map(({ code }) => code).join(', ')]
const ENDS = RULES.map(({ ends }) => `'${ends}'`).join(', ')

/**
 * Values: behind which device; how many. Those of which no alarm tells since they went away, other than one that was
 * ignored with their gateway's: by the system, so that nobody handled it. Gateways that came back long ago were looked
 * at then.
 */
export const STILL_AWAY: OwnStatement = {
  name: 'devices that are away though their gateway is back',
  text: ({ company, value }) => {
    const [device, gateway, event, end] = [company('device'), company('device'), company('event'), company('event_end')]
    const [away, back] = [device.column('net_state_at'), gateway.column('net_state_at')]
    const isSilenced = `${event.column('state')} = ${EventState.ignored} and ${event.column('handler_id')} is null`
    return `select ${device.key} as device_id
      from ${device.from} join ${gateway.from} on ${gateway.key} = ${device.column('gateway_id')}
      where ${device.where} and ${gateway.where} and ${device.key} > ${value(0)}
        and ${device.column('device_type')} in (${TYPES}) and ${boundIn(device.column)}
        and ${device.column('net_state')} = ${NetState.offline} and ${away} is not null
        and ${gateway.column('net_state')} = ${NetState.online}
        and ${back} <= now() - interval '${gateway_return_minutes} minutes'
        and ${back} > now() - interval '${gateway_return_hours} hours'
        and not exists (select from ${event.from} where ${event.where} and ${event.column('device_id')} = ${device.key}
          and ${event.column('code')} in (${CODES}) and ${event.column('last_at')} >= ${away} and not (${isSilenced}))
        and not exists (select from ${end.from} where ${end.where} and ${end.column('device_id')} = ${device.key}
          and ${end.column('sign')} in (${ENDS}) and ${end.column('ended_at')} >= ${away})
      order by 1 limit ${value(1)}`
  },
}

export const gatewayReturn: Job = async (work, { from }) => {
  const found = (await work.ask(STILL_AWAY, from ?? 0, DEVICES)).map(({ device_id }) => Number(device_id))
  const devices = await work.records.of('device').holdAll(found, DEVICE_FIELDS)
  for (const device of devices.values()) {
    const { device_type, gateway_id, net_state, net_state_at } = device
    // It came back, or was taken away, since it was found.
    if (net_state !== NetState.offline || gateway_id === null) continue
    for (const code of startedBy('offline', device_type!))
      await raise(work, device, { code, at: new Date(net_state_at!) })
  }
  return { done: found.length, next: found.length < DEVICES ? null : found.at(-1)! }
}
