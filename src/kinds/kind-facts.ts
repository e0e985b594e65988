/**
 * What the model layer knows of a kind, as plain data (`src/kinds/<kind>/facts.ts`): checks and conventions are made of
 * it. It stands below the model and imports nothing.
 */

/** What an expression takes a value for; `codes`: what its enum's codes are, numbers or texts. */
export type ExpressionType =
  'number' | 'key' | 'codes' | 'text' | 'boolean' | 'date' | 'time' | 'range' | 'list' | 'secret'

export interface KindFacts {
  readonly expression: ExpressionType
  /**
   * What a condition on the same record may ask of it, which the browser must decide just as the database does: which
   * of two comes first (`ordered`), whether it is a certain value (`equal`), only whether there is one (`empty`: two
   * writings of one value differ), or nothing.
   */
  readonly decides: 'ordered' | 'equal' | 'empty' | 'never'
  /** Digits after the point where the document does not say. */
  readonly scale: number
  /** Text as people write it: an empty one is no value, and a search looks into it. */
  readonly prose: boolean
  /** Of its column, in px, where the document does not say. */
  readonly width: number
  /** Stands in a list whose document names no columns: it is short enough for a cell. */
  readonly column: boolean
  /**
   * Lists stand with it in their filters by themselves (`offered`), take it as a parameter (`usual`), take it where a
   * document asks for it (`named`), or cannot be asked for it.
   */
  readonly filter: 'offered' | 'usual' | 'named' | 'never'
  readonly sortable: boolean
  readonly summable: boolean
  /**
   * In a list it is changed of many records at once, since they may well have it in common (a choice, a day, an
   * amount); of one where a document says so; or in a form alone.
   */
  readonly edit: 'many' | 'one' | 'form'
  /** May stand in the text that shows a record. */
  readonly names: boolean
  /** May be a field of a row of kind `rows`. */
  readonly inRows: boolean
  /** What is stored says something to a person, unlike a code or a key. */
  readonly spoken: boolean
  /** Keywords that mean something on it, of those that do not stand on every field. */
  readonly keywords: readonly Keyword[]
}

export const TEXT_LIMITS = ['minLength', 'maxLength', 'pattern'] as const
export const LIMITS = ['formatMinimum', 'formatMaximum', 'formatExclusiveMinimum', 'formatExclusiveMaximum'] as const
export const ITEM_LIMITS = ['minItems', 'maxItems'] as const

/** Refused on a field of a kind that does not know them: a bound that nothing looks at would be believed to hold. */
export const KEYWORDS = [
  ...TEXT_LIMITS,
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  ...LIMITS,
  ...ITEM_LIMITS,
  'uniqueItems',
  'x-scan',
  'x-case',
  'x-scale',
  'x-unit',
  'x-words',
  'x-mask',
  'x-personal',
  'x-search',
  'x-changes-of',
  'x-link',
  'x-placeholders',
  'x-offered',
] as const
export type Keyword = (typeof KEYWORDS)[number]

/** Digits after the point where a call does not say how many: those of the finest fields. */
export const FINEST_SCALE = 4
