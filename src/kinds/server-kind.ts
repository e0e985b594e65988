/**
 * What the server alone asks of a kind (`src/kinds/<kind>/server.ts`): how the database says its values in words and in
 * the journal, what it compares them with, what it makes up, and how a cell of a file is read. SQL is put together from
 * what the server hands over: tables, scopes, masks and parameters are its business.
 */
import type { Field, Label, Lang, Model } from '../model/model.ts'

export interface ServerKind {
  /** As people read it, in exports. */
  readonly words: (at: WordsAt, field: Field) => InWords
  /** The same in a row of kind `rows`, from the text that stands there. */
  readonly partWords: (at: WordsAt, part: Field, text: string) => string
  readonly note: Note
  /** A filter of a list. */
  readonly compare: (at: CompareAt, field: Field) => string
  /** Holds several values: a search for some finds what has any of them. */
  readonly several: boolean
  /** May be an empty list, which is as good as none. */
  readonly list: boolean
  /** From the first to the last value that a text stands for; null: it stands for itself. */
  readonly span: (text: string) => readonly [from: string, to: string] | null
  /** Stands as it was sent before it is written: rules can be asked what they will say. */
  readonly foreseen: boolean
  readonly cell: SheetCell
  /** A value that demo data makes up, as SQL of the row's number `g`: one expression a column, in their order. */
  readonly sample: (wish: Wish) => readonly string[]
}

// ---------------------------------------------------------------- SQL

/** The record whose value is said or compared. */
export interface ValueAt {
  readonly model: Model
  /** A stored or computed value, as the column's own type. */
  readonly value: (field: Field) => string
  readonly column: (name: string) => string
  /** Another field of the record. */
  readonly field: (name: string) => Field
}

export interface WordsAt extends ValueAt {
  readonly lang: Lang
  /** The name of the record that a reference leads to. */
  readonly name: (field: Field) => Pick<InWords, 'sql' | 'costly'>
  /** The names of the records that a list leads to. */
  readonly names: (field: Field, separator: string) => string
  /** The rows of a field with `x-changes-of`, in the reader's words. */
  readonly changes: (field: Field) => string
}

/** How a cell of a sheet is to be understood: a label is a text that many rows share. */
export type CellType = 'text' | 'label' | 'number' | 'date' | 'datetime'

export interface InWords {
  readonly sql: string
  readonly type: CellType
  /** Worked out in more than a moment: must stand once in the statement. */
  readonly costly?: boolean
  /** Comes from the schemas, not from the person who wrote the record. */
  readonly fixed?: boolean
}

export interface NoteAt extends ValueAt {
  /** As the wire has it. */
  readonly plain: (field: Field) => string
  readonly name: (field: Field) => string
  readonly names: (field: Field, separator: string) => string
}

/** How it stands in the journal. */
export interface Note {
  /** SQL of a column that is not null. */
  readonly say: (at: NoteAt, field: Field) => string
  /** Null when the column is: nothing need guard it. */
  readonly strict: boolean
  /** As long as people write it: cut. */
  readonly long: boolean
  /** Put into the reader's own words when it is read, beside the labels of its enum's codes. */
  readonly read: 'instant' | 'yes-no' | null
  readonly back: Back
}

/** The way back of `say`, from a whole text: the wire's value; undefined: the text does not tell. */
export type Back = (text: string | null, field: Field) => unknown

export type Comparison = 'eq' | 'in' | 'from' | 'to' | 'like' | 'short-like' | 'is-null' | 'not-null'

export interface CompareAt extends ValueAt {
  readonly comparison: Comparison
  /** What the value is compared as. */
  readonly type: string
  /** The value to compare with, as a type of the database. */
  readonly slot: (type: string) => string
  /** Contains the text that is looked for. */
  readonly like: (left: string) => string
  /** A list of records holds one whose key fits; null: any. */
  readonly linked: (fits: string | null) => string
}

// ---------------------------------------------------------------- cells of files

export interface Cell {
  readonly text: string
  /**
   * A formula or an error of the sheet is no value; numbers are those of the sheet, days counted from 1900 among them.
   */
  readonly kind: 'text' | 'number' | 'boolean' | 'formula' | 'error'
}

export interface CellReading {
  readonly model: Model
  readonly lang: Lang
  readonly from1904: boolean
}

export type CellValue = { readonly value: unknown } | { readonly problem: Label }

export interface SheetCell {
  /** The way back of `words`: as people write it → as the wire has it. */
  readonly read: (cell: Cell, field: Field, reading: CellReading) => CellValue
  /** How to fill it in. */
  readonly hint: (field: Field) => Label
  /** One of its choices stands in a cell, so that the sheet can offer them. */
  readonly choice: boolean
  /** What a number of the sheet counts. */
  readonly counts: 'days' | 'time' | null
}

// ---------------------------------------------------------------- demo data

export interface Wish {
  readonly field: Field
  readonly salt: number
  /** No two rows may have the same. */
  readonly unique: boolean
  /** A hash that a secret may hold. */
  readonly secret: string
  /** Expressions of a reference. */
  readonly reference: string | null
  readonly by: Chance
}

/** Chance in SQL: what follows from the row's number, the same at every run. */
export interface Chance {
  /** A number of 0 to 2³¹ − 1; other salts give other numbers for the same row. */
  readonly number: (salt: number) => string
  readonly oneOf: (values: readonly string[], salt: number) => string
  readonly between: (low: number, high: number, salt: number) => string
  /** So many words of two characters. */
  readonly words: (count: number, salt: number) => string
  readonly pattern: (pattern: string, salt: number, unique: boolean) => string
}
