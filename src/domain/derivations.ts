/**
 * Derived fields: stored values that follow from others of the same record. The write path calls a field's derivation
 * (`x-derived.by`) whenever one of its `from` fields is written. Pure; a value that does not follow is null.
 */
import type { App } from '../model/model.ts'
import { parseSerial } from './serial-number.ts'

export type From = Readonly<Record<string, unknown>>
export type Derivation = (from: From, app: Pick<App, 'serials'>) => unknown

export const derivations: Readonly<Record<string, Derivation>> = {
  device_type_of_sn: ({ sn }, { serials }) => parseSerial(text(sn), serials)?.device_type ?? null,
  model_of_sn: ({ sn }, { serials }) => parseSerial(text(sn), serials)?.model ?? null,
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
