/**
 * Who says whether a name and an ID number belong together: a service that may ask the register of residents. It is
 * asked ahead of the transaction, with the 18 digits; a number that cannot be one is refused before.
 */
import type { Label } from '../../model/model.ts'
import type { Port } from '../../server/ports/port.ts'

export interface Person {
  readonly name: string
  /** 18 digits, an X as a capital. */
  readonly id_card: string
}

export interface Identity {
  /** Null: they belong together; else why not. */
  verify(person: Person): Promise<Label | null>
}

declare module '../../server/ports/ports.ts' {
  interface ProductPorts {
    readonly identity: Identity
  }
}

/** The simulated register knows everybody, but for numbers with such an order code (digits 15 to 17). */
const REFUSED: Readonly<Record<string, Label | undefined>> = {
  '404': { zh: '查无此身份证号', en: 'There is no such ID number' },
  '409': { zh: '姓名与身份证号不一致', en: 'The name does not belong to this ID number' },
}

/** And with this one it cannot be reached. */
const AWAY = '503'

export const identity: Port<Identity> = {
  seconds: 5,
  choose: () => 'simulated',
  adapters: {
    simulated: {
      simulated: true,
      open: () => ({
        contract: {
          verify: ({ id_card }) => {
            const order = id_card.slice(14, 17)
            if (order === AWAY) return Promise.reject(new Error('the simulated register is away'))
            return Promise.resolve(REFUSED[order] ?? null)
          },
        },
        check: () => Promise.resolve(),
      }),
    },
  },
}
