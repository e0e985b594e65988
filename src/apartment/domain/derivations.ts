/** Values of a device that follow from its serial number, and what doors are told of a person, in short. */
import { said } from '../../errors/said.ts'
import type { Derivation, Derived, Derivations } from '../../server/operations/product-rules.ts'
import { accessRevision } from './access-revision.ts'
import { capitalAmount } from './capital-amount.ts'
import { lengthInWords, parseSerial, serialRules } from './serial-number.ts'

const NOTHING: Derived = { is: 'known', value: null }

/** Both name what is wrong with the number: of one text a field is told once. */
const ofSerial =
  (
    tell: (known: { readonly device_types: readonly number[]; readonly model: string | null }) => Derived,
    unknown: Derived,
  ): Derivation =>
  ({ sn }, app) => {
    if (typeof sn !== 'string') return NOTHING
    const found = parseSerial(sn, serialRules(app))
    if (found.is === 'unknown') return unknown
    if (found.is === 'known') return tell(found)
    return { is: 'refused', field: 'sn', message: said('sn_length', lengthInWords(sn, found)) }
  }

export const derivations: Derivations = {
  capital_amount: (from) => {
    const [amount] = Object.values(from)
    return typeof amount === 'string' ? { is: 'known', value: capitalAmount(amount) } : NOTHING
  },
  access_revision: (told) => ({ is: 'known', value: accessRevision(told) }),
  device_type_of_sn: ofSerial(
    ({ device_types: [type, ...others] }) =>
      others.length === 0 ? { is: 'known', value: type } : { is: 'open', among: [type, ...others] },
    { is: 'open', among: null },
  ),
  model_of_sn: ofSerial(({ model }) => ({ is: 'known', value: model }), NOTHING),
}
