/**
 * Templates: a text whose `{{names}}` stand for the values of a record's fields. A name is a field's name, or its label
 * in either language.
 */
interface Named {
  readonly name: string
  readonly label: { readonly zh: string; readonly en: string }
}

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

/** Editors of markup write some blanks as an entity. */
const tidy = (said: string): string => said.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ').trim()

export const placeholderCalled = <One extends Named>(names: readonly One[], said: string): One | undefined => {
  const wanted = tidy(said)
  return names.find(({ name, label: { zh, en } }) => [name, zh, en].includes(wanted))
}

/** The names of a text that are none of these, each once, as they were written. */
export const unknownPlaceholders = (text: string, names: readonly Named[]): readonly string[] => [
  ...new Set(
    [...text.matchAll(PLACEHOLDER)]
      .map(([, said = '']) => tidy(said))
      .filter((said) => placeholderCalled(names, said) === undefined),
  ),
]

/** Braces that are no placeholder: one was left open, or something was written into the middle of it. */
export const hasLooseBraces = (text: string): boolean => /\{\{|\}\}/.test(text.replaceAll(PLACEHOLDER, ''))

/** The fields that a text names. */
export const placeholdersIn = <One extends Named>(text: string, names: readonly One[]): readonly One[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].flatMap(([, said = '']) => placeholderCalled(names, said) ?? [])),
]

/**
 * `valueOf` answers what stands there, as the text needs it: escaped, where it is markup. The language is that in which
 * the text names it; null: in neither, or in both alike.
 */
export const filledIn = <One extends Named>(
  text: string,
  names: readonly One[],
  valueOf: (name: One, lang: 'zh' | 'en' | null) => string,
): string =>
  text.replaceAll(PLACEHOLDER, (whole, said: string) => {
    const found = placeholderCalled(names, said)
    return found === undefined ? whole : valueOf(found, languageOf(found, said))
  })

/** The language in which a text names what it names; null: it names nothing, or in both. */
export function languageOfText(text: string, names: readonly Named[]): 'zh' | 'en' | null {
  const [first, ...others] = new Set(
    [...text.matchAll(PLACEHOLDER)].flatMap(([, said = '']) => {
      const found = placeholderCalled(names, said)
      return (found && languageOf(found, said)) ?? []
    }),
  )
  return others.length === 0 ? (first ?? null) : null
}

function languageOf({ label: { zh, en } }: Named, said: string): 'zh' | 'en' | null {
  const wanted = tidy(said)
  if (zh === en) return null
  return wanted === zh ? 'zh' : wanted === en ? 'en' : null
}
