/** What a serial number tells of its device while it is typed: by the rules that the server judges it by. */
import kinds from '../../../../schemas/enums/device_type.json'
import type { Hint } from '../../../console/product.ts'
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
  const model: Partial<ReturnType<typeof copy>> =
    found.model !== null ? { zh: found.model, en: found.model } : lacks ? copy('device.unknown_model') : {}
  const after = (name: string | undefined): string => (name === undefined ? '' : ` · ${name}`)
  return {
    zh: labels.map(({ zh }) => zh).join('、') + after(model.zh),
    en: labels.map(({ en }) => en).join(' / ') + after(model.en),
  }
}

export default serialHint
