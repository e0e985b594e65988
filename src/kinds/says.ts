/** A text with places to fill in, in both languages. */
import { fill } from '../errors/fill.ts'
import type { Label } from '../model/model.ts'

export const says =
  (zh: string, en: string) =>
  (params: Readonly<Record<string, string | number>> = {}): Label => ({ zh: fill(zh, params), en: fill(en, params) })
