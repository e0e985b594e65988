/**
 * The table of field kinds: complete by its type, a kind without an entry does not compile.
 * It knows columns, wire values and verdicts; it must know neither entities by name nor how anything is drawn.
 */
import type { Field, FieldKindName, JsonSchema } from '../model/model.ts'
import { boolean } from './boolean/kind.ts'
import { dateRange } from './date-range/kind.ts'
import { date } from './date/kind.ts'
import { datetime } from './datetime/kind.ts'
import { decimal } from './decimal/kind.ts'
import { enumSet } from './enum-set/kind.ts'
import { enumeration } from './enum/kind.ts'
import type { FieldKind } from './field-kind.ts'
import { files } from './files/kind.ts'
import { html } from './html/kind.ts'
import { integer } from './integer/kind.ts'
import { key } from './key/kind.ts'
import { reference } from './reference/kind.ts'
import { references } from './references/kind.ts'
import { rowsOf } from './rows/kind.ts'
import { secret } from './secret/kind.ts'
import { state } from './state/kind.ts'
import { string } from './string/kind.ts'
import { text } from './text/kind.ts'
import type { Tidying } from './tidying.ts'

export const kinds: Readonly<Record<FieldKindName, FieldKind>> = {
  key,
  string,
  text,
  html,
  integer,
  decimal,
  boolean,
  date,
  datetime,
  'date-range': dateRange,
  enum: enumeration,
  'enum-set': enumSet,
  state,
  reference,
  references,
  files,
  rows: rowsOf((name) => kinds[name]),
  secret,
}

export const tidyingOf = (field: Field): Tidying => kinds[field.kind].tidying?.(field) ?? null

/** The whole JSON Schema of a field's non-null value: what the document says, and what its kind adds. */
export const valueSchema = (field: Field): JsonSchema => ({ ...field.schema, ...kinds[field.kind].schema(field) })
