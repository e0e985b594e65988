/**
 * Chinese, English and what the schemas have beside them: react-admin's keys from `messages/`, the product's texts from
 * the schemas. One language is loaded at the start, another when it is chosen. The choice also goes into the `lang`
 * cookie, so that what the browser itself opens (exports) follows it.
 */
import polyglot from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'ra-core'
import { languages } from '../../generated/languages.ts'
import { LANGUAGE_TAGS } from '../../values/language-tags.ts'
import { spokenNow } from '../../values/spoken.ts'
import { kept } from './browser-store.ts'

export type Phrases = Readonly<Record<string, string>>
/** By the code of a language. */
export type Catalogue = Readonly<Record<string, () => Promise<TranslationMessages>>>

export const LANGUAGES: readonly { readonly locale: string; readonly name: string; readonly tag: string }[] = [
  { locale: 'zh', name: '中文', tag: LANGUAGE_TAGS.zh },
  { locale: 'en', name: 'English', tag: LANGUAGE_TAGS.en },
  ...languages.map(({ code, name, locale }) => ({ locale: code, name, tag: locale })),
]

/** The language chosen before, else Chinese. */
export const storedLang = (): string => known(kept.get('RaStore.locale')?.slice(1, -1))

/** `changed`: another language is spoken from now on; what the server said in words was said in the former. */
export async function createI18nProvider(
  catalogue: Catalogue,
  initial: string,
  changed: () => void = () => undefined,
): Promise<I18nProvider> {
  const first = await catalogue[known(initial)]!()
  let isFirst = true
  const provider = polyglot(
    (locale) => {
      // What is asked for at once must be there.
      if (!isFirst) return catalogue[known(locale)]!()
      isFirst = false
      return first
    },
    initial,
    [...LANGUAGES],
  )
  announce(initial)
  return {
    ...provider,
    translate: (key, options) => saidWithin(provider, key, options),
    async changeLocale(locale) {
      await provider.changeLocale(locale)
      announce(locale)
      changed()
    },
  }
}

/**
 * A label of the schemas within an English sentence: `kind of message`; `SN` and `ID card` stay. Other languages have
 * capitals of their own.
 */
export const inSentence = (label: string): string =>
  spokenNow() ? label : label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())

/** Labels begin with a capital letter, as the sentences do that begin with them. */
function saidWithin(
  { translate, getLocale }: I18nProvider,
  key: string,
  options?: { readonly label?: unknown },
): string {
  const { label } = options ?? {}
  if (typeof label !== 'string' || getLocale() !== 'en') return translate(key, options)
  const said = translate(key, { ...options, label: inSentence(label) })
  return said.startsWith(inSentence(label)) ? label + said.slice(label.length) : said
}

/** Texts of the schemas name their parameters `{so}`, react-admin's `%{so}`. */
export const withPlaceholders = (texts: Phrases): Phrases =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.replaceAll(/(?<!%)\{(\w+)\}/g, '%{$1}')]))

/** A language that a product no longer has is not asked for. */
const known = (locale: string | undefined): string =>
  LANGUAGES.find((language) => language.locale === locale)?.locale ?? 'zh'

function announce(locale: string): void {
  const lang = known(locale)
  document.documentElement.lang = LANGUAGES.find((language) => language.locale === lang)!.tag
  document.cookie = `lang=${lang}; path=/; max-age=31536000; samesite=lax`
}
