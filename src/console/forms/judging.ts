/**
 * Rules of a record in the product's code (`x-judged`), asked while its form is filled in: the functions of the server,
 * each with what a write would give it. What the form does not know (a masked value, a field out of sight) leaves the
 * rule to the server, which has the last word anyway.
 */
import type { FieldError } from '../../errors/app-error.ts'
import type { Judged } from '../../model/model.ts'

type Values = Readonly<Record<string, unknown>>

export type Judge = (values: Values) => readonly FieldError[]
/** By the rule's name; each script comes when it is first asked for. */
export type Judges = Readonly<Record<string, (() => Promise<{ readonly judgements: object }>) | undefined>>

export interface Judging {
  /** Values as they would be sent, of the fields that are right by themselves; undefined: not known. */
  readonly valueOf: (name: string) => unknown
  /** Whether the write would touch it. */
  readonly isWritten: (name: string) => boolean
}

export type AskJudges = (judging: Judging) => Promise<readonly FieldError[]>

/** Undefined: the product judges none of these in the console. */
export function askJudges(rules: readonly Judged[], judges: Judges): AskJudges | undefined {
  const known = rules.flatMap((rule) => {
    const load = judges[rule.by]
    // Begun with the form. Without its script, as on a broken line, the server says what there is to say.
    return load === undefined ? [] : [{ ...rule, judge: judgeIn(load, rule.by).catch(() => undefined) }]
  })
  if (known.length === 0) return undefined
  return async ({ valueOf, isWritten }) => {
    const told = await Promise.all(
      known.map(async ({ from, judge }) => {
        const values = from.map((name) => [name, valueOf(name)] as const)
        if (!from.some(isWritten) || values.some(([, value]) => value === undefined)) return []
        return (await judge)?.(Object.fromEntries(values)) ?? []
      }),
    )
    return told.flat()
  }
}

const judgeIn = async (load: NonNullable<Judges[string]>, name: string): Promise<Judge | undefined> =>
  ((await load()).judgements as Readonly<Record<string, Judge>>)[name]
