/**
 * External services for those who wait for what they say: what is wrong with one is told by its name and one of the
 * reasons that people may read. What exactly happened stands in the log.
 */
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../operations/context.ts'
import type { OutsidePorts } from './ports.ts'
import { type Trouble, troubleOf } from './trouble.ts'
import { passing } from './watched.ts'

type Speaker = Pick<Context, 'lang' | 'model'>

export const textOf = ({ model, lang }: Speaker, key: string): string | null => model.app.copy[key]?.[lang] ?? null

export const portName = (speaker: Speaker, name: string): string => textOf(speaker, `status.port.${name}`) ?? name
export const reasonText = (speaker: Speaker, trouble: Trouble): string =>
  textOf(speaker, `status.reason.${trouble}`) ?? trouble

export const spoken = (ports: OutsidePorts, speaker: Speaker): OutsidePorts =>
  new Proxy(ports, {
    get: (all, name) => {
      const contract: unknown = Reflect.get(all, name)
      if (typeof contract !== 'object' || contract === null) return contract
      return passing(contract, async (answer) => {
        try {
          return await answer
        } catch (cause) {
          throw cause instanceof AppError ? cause : (outOfOrder(speaker, String(name), cause) ?? cause)
        }
      })
    },
  })

/** Null: the service is well, and has refused this one thing. */
function outOfOrder(speaker: Speaker, name: string, cause: unknown): AppError | null {
  const trouble = troubleOf(cause)
  if (trouble === null) return null
  const params = { service: portName(speaker, name), reason: reasonText(speaker, trouble) }
  return new AppError('service_down', params, null, { cause })
}
