/** English plural of a snake_case name; `x-plural` says what this does not know. */
export function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}

/** As the document says, else as English has it. */
export const pluralIn = (name: string, doc: { readonly 'x-plural'?: string }): string =>
  doc['x-plural'] ?? pluralOf(name)
