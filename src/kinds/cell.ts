/**
 * How a value is shown. A cell is a pure function, not a component: a page of a list draws thousands, and the same
 * value draws the same. It must stay light: no MUI, no hooks of its own (what needs them is a component inside, drawn
 * only where it applies).
 */
import type { ReactNode } from 'react'
import type { Enum, Field, FieldKindName, Lang } from '../model/model.ts'
import type { Peer } from '../model/console-entity.ts'

export type CellRecord = Readonly<Record<string, unknown>> & { readonly id: number | string }

/** The same for every cell of a screen. */
export interface CellContext {
  /** Resource of the record. */
  readonly plural: string
  readonly enums: Readonly<Record<string, Enum>>
  /** Those of the record's entity; left out where the values are of no record. */
  readonly fields?: readonly Field[]
  readonly peers: Readonly<Record<string, Peer>>
  readonly lang: Lang
  readonly translate: (key: string, options?: Record<string, unknown>) => string
  /** A cell of a list is one line; a detail has room. */
  readonly place: 'list' | 'detail'
  /** The table of kinds: a value made of values draws them with it. */
  readonly uis: Readonly<Record<FieldKindName, FieldUi>>
  /** Whether the user holds a permission key. */
  readonly may: (key: string | null) => boolean
  /** Opens the small window that tells who a person is; left out where nothing can be opened. */
  readonly openCard?: (plural: string, id: number) => void
}

export interface CellInput {
  readonly value: unknown
  readonly record: CellRecord
  readonly field: Field
  /** Where the value stands in the record: the field's name, or a path through references. */
  readonly name: string
  readonly context: CellContext
}

/** Never called with null or undefined: an absent value is a dash everywhere. */
export type Cell = (input: CellInput) => ReactNode

export interface FieldUi {
  readonly Cell: Cell
  readonly align: 'start' | 'end' | 'center'
  /** Takes a whole line in forms and details. */
  readonly wide: boolean
  /** May be a column: neither too long, nor never read. */
  readonly listed: boolean
  /** Plain text in a list, so that it may lead to the record: other cells are links or buttons themselves. */
  readonly leads: boolean
  /** px that its column needs in any case. */
  readonly shortest: number
  /**
   * How much of its width its column can live with: of names little may go, for records are told apart by their end;
   * numbers are wanted whole.
   */
  readonly enough: number
  /** Whether a list can be asked for such a text. */
  readonly accepts: (text: string, field: Field) => boolean
  /** A new record takes it over from the one that it copies: days come anew with each, files belong to theirs. */
  readonly copied: boolean
  /** What was typed may be kept in the browser until it is saved. */
  readonly drafted: boolean
}

export const EMPTY = '-'
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
