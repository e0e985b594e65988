/** What an input or a filter of any kind is given. */
import type { ComponentType } from 'react'
import type { Peer } from '../model/console-entity.ts'
import type { Enum, Field, Lang } from '../model/model.ts'

export interface InputContext {
  readonly enums: Readonly<Record<string, Enum>>
  readonly peers: Readonly<Record<string, Peer>>
  readonly lang: Lang
  /** Name of the entity, or of the call, whose fields these are. */
  readonly of: string
  readonly mode: 'create' | 'edit'
  /** A field's label, by its name. */
  readonly labelOf: (name: string) => string
}

export interface InputProps {
  readonly field: Field
  /** Its place in the form: the field's name, or `items.0.count` inside rows. */
  readonly name: string
  readonly context: InputContext
  readonly disabled?: boolean
  /** Asked for here even if the record can do without it. */
  readonly required?: boolean
  /** A doubtful value's text; it refuses nothing. */
  readonly warning?: string | undefined
  /** Inside a table the label is heard, not seen. */
  readonly bare?: boolean
}

export type FieldInput = ComponentType<InputProps>

/** Values of list parameters, by parameter name (`price_from`, `price_to`). */
export type FilterValues = Readonly<Record<string, unknown>>

export interface FilterProps {
  readonly field: Field
  /** Name of the list parameter: the field's, or a path through references. */
  readonly name: string
  readonly label: string
  readonly context: Pick<InputContext, 'enums' | 'peers' | 'lang'>
  readonly values: FilterValues
  /** Undefined takes a parameter away. */
  readonly onChange: (changes: FilterValues) => void
}

export interface FieldFilter {
  readonly Filter: ComponentType<FilterProps>
  /** Typed, not chosen: half a word is no wish yet. */
  readonly typed: boolean
}
