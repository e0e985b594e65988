/**
 * The vendor's registry of devices: what stands behind a serial number, before it is bound. It is asked ahead of the
 * transaction that binds, and claims nothing: who has a device is told by the records of this installation.
 */
import { DeviceType } from '../../generated/enums.ts'
import type { Port } from '../../server/ports/port.ts'
import { BOUND } from '../domain/device-states.ts'
import { parseSerial, serialRules, type SerialRule } from '../domain/serial-number.ts'

export type Registered =
  | {
      readonly is: 'registered'
      /** Of several the number does not tell which: whoever binds it does. */
      readonly device_types: readonly number[]
      /** Whether the code on its label has to be given. */
      readonly needs_code: boolean
      /** Another account has it; which one is nobody's business. */
      readonly elsewhere: boolean
    }
  | { readonly is: 'unknown' }
  /** Made, and not to be served by this platform. */
  | { readonly is: 'unsupported' }
  /** Something else is under way with it. */
  | { readonly is: 'busy' }

export interface DeviceRegistry {
  /** `sn` in small letters; `company`: for whom it is asked. */
  find(sn: string, company: number): Promise<Registered>
  /** Whether this is the code on the label. Guesses are counted by whoever asks. */
  isCode(sn: string, code: string): Promise<boolean>
}

declare module '../../server/ports/ports.ts' {
  interface ProductPorts {
    readonly registry: DeviceRegistry
  }
}

/**
 * The simulated vendor has made every number that a family of `serials` has, but for those with such an end, and cannot
 * be reached with another; where a label has a code, it is the number's last six characters.
 */
const ENDS = { '0404': 'unknown', '0409': 'busy', '0415': 'unsupported' } as const
const AWAY = 'e503'
const CODED: ReadonlySet<number> = new Set([DeviceType.gateway, DeviceType.collector, DeviceType.water_gateway])
const CODE_LENGTH = 6

function made(sn: string, rules: readonly SerialRule[]): Exclude<Registered, { is: 'registered' }> | readonly number[] {
  const end = sn.slice(-4)
  if (end in ENDS) return { is: ENDS[end as keyof typeof ENDS] }
  const found = parseSerial(sn, rules)
  return found.is === 'known' ? found.device_types : { is: 'unknown' }
}

export const registry: Port<DeviceRegistry> = {
  seconds: 5,
  choose: () => 'simulated',
  adapters: {
    simulated: {
      simulated: true,
      open: (_, { reading, holding }) => ({
        contract: {
          find: async (sn, company) => {
            if (sn.endsWith(AWAY)) throw new Error('the simulated registry is away')
            const found = made(sn, serialRules(reading(company).model.app))
            if ('is' in found) return found
            const holders = await holding('device', { sn: [sn], state: BOUND })
            return {
              is: 'registered',
              device_types: found,
              needs_code: found.some((type) => CODED.has(type)),
              elsewhere: holders.some((holder) => holder !== company),
            }
          },
          isCode: (sn, code) => Promise.resolve(code.trim().toLowerCase() === sn.slice(-CODE_LENGTH)),
        },
        check: () => Promise.resolve(),
      }),
    },
  },
}
