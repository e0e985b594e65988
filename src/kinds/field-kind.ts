/**
 * What a field kind is: its column, its JSON on the wire, its operators and its verdict. One folder a kind
 * (`src/kinds/<kind>/kind.ts`), joined in `kinds.ts` by a table that does not compile with a kind missing.
 * This layer knows the model and nothing above it; drawing stands in `<kind>/ui.tsx`, which only the console imports.
 */
import type { Field, JsonSchema } from '../model/model.ts'
import type { Tidying } from './tidying.ts'

/** Operators of list parameters: `field=v`, `field=a,b`, `field_from`/`field_to`, `field_like`, `field_null`. */
export type Operator = 'eq' | 'in' | 'range' | 'like' | 'null'

export interface FieldKind {
  /** SQL columns of one field, in order; more than one for ranges, none for computed or many-to-many fields. */
  columns(field: Field): readonly Column[]
  /**
   * SQL expression that yields the wire value as text, number, boolean or jsonb, from the quoted alias-qualified
   * columns.
   */
  read(columns: readonly string[], field: Field): string
  /** Wire value → parameters, one per column, in order. */
  write(value: unknown, field: Field): readonly unknown[]
  /** As it is kept within a row, where no column of its own makes it so; null: as it was sent. */
  readonly inRow: ((value: unknown, field: Field) => unknown) | null
  /** One parameter of a filter, from its text in the address; throws `Invalid` when it is none. */
  parse(text: string, field: Field): string | number | boolean
  /** What is meant by a value as it was sent; null: the value itself. */
  readonly tidying: ((field: Field) => Tidying) | null
  readonly operators: readonly Operator[]
  /**
   * How an index serves it: among few values, which a list is filtered by and keeps its own order; among many, which it
   * is sorted and ranged by; by what is in a set; or not at all.
   */
  readonly index: 'few' | 'many' | 'set' | 'none'
  /** JSON Schema of a non-null value that the kind adds to what the document says. */
  schema(field: Field): JsonSchema
}

export interface Column {
  readonly name: string
  readonly type: string
  /** CHECK conditions that hold for non-null values, written with `{col}` for the quoted column. */
  readonly checks: readonly string[]
}

/** Thrown by `parse`: the text is no value of this kind. The caller names the parameter. */
export class Invalid extends Error {}
