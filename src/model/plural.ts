import { pluralize, singularize } from 'inflection'

/** Of names of several words the last one changes. */
const last = (name: string, change: (word: string) => string): string => name.replace(/[^_]+$/, change)

/** English plural of a snake_case name; `x-plural` says another. */
export const pluralOf = (name: string): string => last(name, (word) => pluralize(word))

/** As the document says, else as English has it. */
export const pluralIn = (name: string, doc: { readonly 'x-plural'?: string }): string =>
  doc['x-plural'] ?? pluralOf(name)

interface Former {
  readonly name: string
  readonly plural: string
}

/** Null: it is called as it always was. */
export function formerName(
  name: string,
  doc: { readonly 'x-renamed-from'?: string; readonly 'x-plural-from'?: string },
): Former | null {
  const { 'x-renamed-from': renamed, 'x-plural-from': plural } = doc
  if (renamed === undefined && plural === undefined) return null
  return { name: renamed ?? name, plural: plural ?? pluralOf(renamed ?? name) }
}

/** The name whose English plural it is; null: it is no such plural. */
export const singularOf = (plural: string): string | null => {
  const name = last(plural, (word) => singularize(word))
  return pluralOf(name) === plural ? name : null
}
