/** What a serial number tells of its device while it is typed: by the rules that the server judges it by. */
import kinds from '../../../../schemas/enums/device_type.json'
import type { Hint } from '../../../console/product.ts'
import { said } from '../../../errors/said.ts'
import { serials } from '../../../generated/constants.ts'
import { lengthInWords, parseSerial, serialRules } from '../../domain/serial-number.ts'

const rules = serialRules({ constants: { serials } })

const serialHint: Hint = (value) => {
  const sn = typeof value === 'string' ? value.trim() : ''
  if (sn === '') return null
  const found = parseSerial(sn, rules)
  if (found.is === 'unknown') return null
  if (found.is === 'wrong_length') return said('sn_length', lengthInWords(sn, found))
  const labels = kinds.oneOf.filter((kind) => found.device_types.includes(kind.const)).map((kind) => kind['x-label'])
  const model = found.model === null ? '' : ` · ${found.model}`
  return {
    zh: labels.map(({ zh }) => zh).join('、') + model,
    en: labels.map(({ en }) => en).join(' / ') + model,
  }
}

export default serialHint
