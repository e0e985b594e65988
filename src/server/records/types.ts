/** Records as an operation's code sees them, typed by the entities' documents. */
import type { AppError } from '../../errors/app-error.ts'
import type { RecordTypes } from '../../generated/record-types.ts'

export type EntityName = keyof RecordTypes

type Row<Name extends EntityName> = RecordTypes[Name]['row']
/** Everything that a record holds, by name. */
export type FieldName<Name extends EntityName> = Exclude<keyof Row<Name>, '_labels' | '_actions' | '_doubts'> & string
/** Plain values: behind masks, and null where there is none. */
export type Values<Name extends EntityName, Field extends FieldName<Name>> = {
  readonly [F in Field]-?: Exclude<Row<Name>[F], undefined>
}

type Kept<Name extends EntityName> = { readonly [F in RecordTypes[Name]['kept'] & keyof Row<Name>]?: Row<Name>[F] }
/** What a person may give, and what the server alone may. */
export type NewRecord<Name extends EntityName> = Readonly<RecordTypes[Name]['create']> & Kept<Name>
export type Changes<Name extends EntityName> = Readonly<Omit<RecordTypes[Name]['update'], 'version'>> & Kept<Name>
export type StepName<Name extends EntityName> = RecordTypes[Name]['steps']

export interface AnyOf<T> {
  readonly in: readonly T[]
}
/** Every value given must be the record's; null: it has none; of several, one. */
export type Sought<Name extends EntityName> = {
  readonly [F in FieldName<Name>]?: Row<Name>[F] | AnyOf<Row<Name>[F]> | null
}

/**
 * Which of the request's fields tells of what is wrong with a record's: `{name: 'reader_name'}`. Left out: the
 * one of the same name.
 */
export type ToldAt<Name extends EntityName> = { readonly [F in FieldName<Name>]?: string }

/** The records of one entity, within the caller's scope. */
export interface RecordsOf<Name extends EntityName> {
  /** By what they hold, in the order of their keys; at most `most`, or 1,000. */
  find<Field extends FieldName<Name>>(
    sought: Sought<Name>,
    fields: readonly Field[],
    most?: number,
  ): Promise<readonly (Values<Name, Field> & Keyed)[]>
  /**
   * Taken until the transaction ends: nobody else changes it meanwhile. Not there, or out of reach: a refusal, beside
   * the request's field `at` where one is named.
   */
  hold<Field extends FieldName<Name>>(
    key: number,
    fields: readonly Field[],
    at?: string,
  ): Promise<Values<Name, Field> & Keyed>
  /** Several as `hold` takes one, in the order of their keys: missing are those that are not there, or out of reach. */
  holdAll<Field extends FieldName<Name>>(
    keys: readonly number[],
    fields: readonly Field[],
  ): Promise<ReadonlyMap<number, Values<Name, Field> & Keyed>>
  /** The record as the caller sees it everywhere: masked, and without what they may not see. */
  shown(key: number): Promise<RecordTypes[Name]['row']>
  /** Answers the new key. */
  create(values: NewRecord<Name>, told?: ToldAt<Name>): Promise<number>
  /** All of them, or a refusal; in as many statements as one. Answers the new keys, each in its place. */
  createTogether(values: readonly NewRecord<Name>[], told?: ToldAt<Name>): Promise<readonly number[]>
  change(key: number, values: Changes<Name>, told?: ToldAt<Name>): Promise<void>
  /** Of each in its place the new key, or why it is refused: what is refused is not made, the others are. */
  createAll(values: readonly NewRecord<Name>[]): Promise<readonly (number | AppError)[]>
  /** All of them, or a refusal: of one that is changed twice the later change is the last. */
  changeAll(changes: readonly Change<Name>[]): Promise<void>
  /** A step of the entity's workflow, with the fields that it asks for. */
  step(
    key: number,
    step: StepName<Name>,
    values?: Readonly<Record<string, unknown>>,
    told?: ToldAt<Name>,
  ): Promise<void>
  remove(key: number): Promise<void>
}

export interface Change<Name extends EntityName> {
  readonly key: number
  readonly values: Changes<Name>
}

export interface Keyed {
  readonly key: number
}

export interface Records {
  of<Name extends EntityName>(name: Name): RecordsOf<Name>
}
