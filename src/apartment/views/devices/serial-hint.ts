/** What a serial number tells of its device while it is typed: by the rules that the server judges it by. */
import kinds from '../../../../schemas/enums/device_type.json'
import type { Hint } from '../../../console/product.ts'
import type { Lang } from '../../../model/model.ts'
import { said } from '../../../errors/said.ts'
import { serials } from '../../../generated/constants.ts'
import { lengthInWords, parseSerial, serialRules } from '../../domain/serial-number.ts'

const rules = serialRules({ constants: { serials } })

/** Of the others no number tells a model. */
const MODELLED = new Set(
  rules.filter(({ code, model }) => code !== null || model !== null).flatMap(({ device_types: types }) => types),
)

const serialHint: Hint = (value, copy) => {
  const sn = typeof value === 'string' ? value.trim() : ''
  if (sn === '') return null
  const found = parseSerial(sn, rules)
  if (found.is === 'unknown') return null
  if (found.is === 'wrong_length') return said('sn_length', lengthInWords(sn, found))
  const labels = kinds.oneOf.filter((kind) => found.device_types.includes(kind.const)).map((kind) => kind['x-label'])
  const lacks = found.model === null && found.device_types.some((type) => MODELLED.has(type))
  const unknown = lacks ? copy('device.unknown_model') : null
  const model = (lang: Lang): string => {
    const name = found.model ?? unknown?.[lang]
    return name === undefined ? '' : ` · ${name}`
  }
  return {
    zh: labels.map(({ zh }) => zh).join('、') + model('zh'),
    en: labels.map(({ en }) => en).join(' / ') + model('en'),
  }
}

export default serialHint
