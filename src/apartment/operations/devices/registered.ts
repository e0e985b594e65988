/** What the vendor says of a serial number, ahead of the transaction in which it is bound. */
import { AppError } from '../../../errors/app-error.ts'
import { said } from '../../../errors/said.ts'
import type { DeviceType } from '../../../generated/enums.ts'
import type { Label, Lang, Model } from '../../../model/model.ts'
import type { Ahead } from '../../../server/calls/operation.ts'
import { lengthInWords, parseSerial, serialRules } from '../../domain/serial-number.ts'
import { either, refused } from './refused.ts'

interface Given {
  readonly sn: string
  readonly code?: string | undefined
  /** Of which types it may be. */
  readonly types: readonly DeviceType[]
}

export interface Known {
  readonly sn: string
  /** Those that are left: of several, whoever binds says which. */
  readonly types: readonly DeviceType[]
}

export async function registered(ahead: Ahead, { sn: written, code, types }: Given): Promise<Known> {
  const { ports, actor, model, lang } = ahead
  const sn = written.trim().toLowerCase()
  refuseForm(model, lang, sn)
  const found = await ports.registry.find(sn, actor.client_id)
  if (found.is === 'unknown') throw refused(lang, 'sn_unknown', 'sn')
  if (found.is === 'busy') throw refused(lang, 'busy', 'sn')
  if (found.is === 'unsupported') throw refused(lang, 'lock_unsupported', 'sn')
  if (found.elsewhere) throw refused(lang, 'device_bound', 'sn')
  const left = types.filter((type) => found.device_types.includes(type))
  if (left.length === 0) throw otherKind(model, lang, found.device_types, types)
  if (found.needs_code) await refuseCode(ahead, sn, code)
  return { sn, types: left }
}

function refuseForm(model: Model, lang: Lang, sn: string): void {
  const pattern = model.entities['device']?.fields.find(({ name }) => name === 'sn')?.schema['pattern']
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(sn)) throw refused(lang, 'sn_format', 'sn')
  const found = parseSerial(sn, serialRules(model.app))
  if (found.is !== 'wrong_length') return
  const params = lengthInWords(sn, found)
  throw new AppError('sn_length', params, { fields: [{ field: 'sn', message: said('sn_length', params) }] })
}

/** Guesses are counted by the number: whoever makes them. */
async function refuseCode({ ports, lang, guess }: Ahead, sn: string, code?: string): Promise<void> {
  if (code === undefined) throw refused(lang, 'bind_code_missing', 'code')
  await guess(`bind ${sn}`, code)
  if (!(await ports.registry.isCode(sn, code))) throw refused(lang, 'bind_code_wrong', 'code')
}

function otherKind(model: Model, lang: Lang, is: readonly number[], wanted: readonly number[]): AppError {
  const [kind, other] = [is, wanted].map((types) => either(typesInWords(model, types)))
  return refused(lang, 'sn_other_kind', 'sn', {
    zh: { kind: kind!.zh, wanted: other!.zh },
    en: { kind: kind!.en.toLowerCase(), wanted: other!.en.toLowerCase() },
  })
}

export const typesInWords = ({ enums }: Model, types: readonly number[]): readonly Label[] =>
  (enums['device_type']?.values ?? []).filter(({ value }) => types.includes(Number(value))).map(({ label }) => label)
