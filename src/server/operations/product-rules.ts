/**
 * Functions that the schemas name because no expression can say what they do. The product brings them, one for each
 * name (`src/generated/function-names.ts`); the write path calls them. Pure.
 */
import type { FieldError } from '../../errors/app-error.ts'
import type { DerivationName, JudgementName } from '../../generated/function-names.ts'
import type { App, Model } from '../../model/model.ts'

/** Values of the fields that the document names, and no others. */
export type From = Readonly<Record<string, unknown>>

/**
 * Derived fields: stored values that follow from others of the same record. Called (`x-derived.by`) whenever one of the
 * `from` fields is written.
 */
export type Derivation = (from: From, app: Pick<App, 'constants'>) => Derived

export type Derived =
  | { readonly is: 'known'; readonly value: unknown }
  /** It does not follow; where some values are named, it is one of these. */
  | { readonly is: 'open'; readonly among: readonly unknown[] | null }
  /** What it would be made from is wrong. */
  | ({ readonly is: 'refused' } & FieldError)

/**
 * Rules of one record (`x-judged`): told what is wrong with which field. A value that is not of its type is none of
 * their business: it has been refused before.
 */
export type Judgement = (values: From) => readonly FieldError[]

export type Derivations = Readonly<Record<DerivationName, Derivation>>
export type Judgements = Readonly<Record<JudgementName, Judgement>>

export interface ProductRules {
  readonly derivations: Derivations
  readonly judgements: Judgements
}

/** Functions that the model names and nobody brings, with who names them: writing such records is refused. */
export const missingRules = ({ entities }: Model, { derivations, judgements }: ProductRules): readonly string[] =>
  Object.values(entities).flatMap(({ name, fields, judged }) => [
    ...fields.flatMap(({ name: field, derived }) =>
      derived === null || Object.hasOwn(derivations, derived.by) ? [] : [`${derived.by} (${name}.${field})`],
    ),
    ...judged.flatMap(({ by }) => (Object.hasOwn(judgements, by) ? [] : [`${by} (${name})`])),
  ])
