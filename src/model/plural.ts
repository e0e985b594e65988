/** English plural of a snake_case name; `x-plural` says what this does not know. */
export function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}

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
export const singularOf = (plural: string): string | null =>
  [plural.replace(/ies$/, 'y'), plural.replace(/es$/, ''), plural.replace(/s$/, '')].find(
    (name) => pluralOf(name) === plural,
  ) ?? null
