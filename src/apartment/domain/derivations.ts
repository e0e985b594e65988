/**
 * Derived fields: stored values that follow from others of the same record. The write path calls a field's derivation
 * (`x-derived.by`) whenever one of its `from` fields is written. Pure.
 */
import type { FieldError } from '../../errors/app-error.ts'
import { said } from '../../errors/said.ts'
import type { App } from '../../model/model.ts'
import { parseSerial } from './serial-number.ts'

export type From = Readonly<Record<string, unknown>>

export type Derived =
  | { readonly is: 'known'; readonly value: unknown }
  /** It does not follow; where some values are named, it is one of these. */
  | { readonly is: 'open'; readonly among: readonly unknown[] | null }
  /** What it would be made from is wrong. */
  | ({ readonly is: 'refused' } & FieldError)

export type Derivation = (from: From, app: Pick<App, 'serials'>) => Derived

const NOTHING: Derived = { is: 'known', value: null }

/** Both name what is wrong with the number: of one text a field is told once. */
const ofSerial =
  (
    tell: (known: { readonly device_types: readonly number[]; readonly model: string | null }) => Derived,
    unknown: Derived,
  ): Derivation =>
  ({ sn }, { serials }) => {
    if (typeof sn !== 'string') return NOTHING
    const found = parseSerial(sn, serials)
    if (found.is === 'unknown') return unknown
    if (found.is === 'known') return tell(found)
    const { prefix, lengths } = found
    return {
      is: 'refused',
      field: 'sn',
      message: said('sn_length', { prefix: prefix.toUpperCase(), length: lengths.join('/'), given: sn.trim().length }),
    }
  }

export const derivations: Readonly<Record<string, Derivation>> = {
  device_type_of_sn: ofSerial(
    ({ device_types: [type, ...others] }) =>
      others.length === 0 ? { is: 'known', value: type } : { is: 'open', among: [type, ...others] },
    { is: 'open', among: null },
  ),
  model_of_sn: ofSerial(({ model }) => ({ is: 'known', value: model }), NOTHING),
}
