/**
 * Chinese and English: react-admin's keys from `messages/`, the product's texts from the schemas. One language is
 * loaded at the start, the other when it is chosen. The choice also goes into the `lang` cookie, so that what the
 * browser itself opens (exports) follows it.
 */
import polyglot from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'ra-core'
import type { Lang } from '../../model/model.ts'
import { LANGUAGE_TAGS } from '../../values/language-tags.ts'
import { kept } from './browser-store.ts'

export type Phrases = Readonly<Record<string, string>>
export type Catalogue = Readonly<Record<Lang, () => Promise<TranslationMessages>>>

export const LANGUAGES: readonly { readonly locale: Lang; readonly name: string }[] = [
  { locale: 'zh', name: '中文' },
  { locale: 'en', name: 'English' },
]

/** The language chosen before, else Chinese. */
export const storedLang = (): Lang => (kept.get('RaStore.locale') === '"en"' ? 'en' : 'zh')

/** `changed`: another language is spoken from now on; what the server said in words was said in the former. */
export async function createI18nProvider(
  catalogue: Catalogue,
  initial: Lang,
  changed: () => void = () => undefined,
): Promise<I18nProvider> {
  const first = await catalogue[initial]()
  const provider = polyglot((locale) => (locale === initial ? first : catalogue[asLang(locale)]()), initial, [
    ...LANGUAGES,
  ])
  announce(initial)
  return {
    ...provider,
    translate: (key, options) => saidWithin(provider, key, options),
    async changeLocale(locale) {
      await provider.changeLocale(locale)
      announce(asLang(locale))
      changed()
    },
  }
}

/** A label of the schemas within an English sentence: `kind of message`; `SN` and `ID card` stay. */
export const inSentence = (label: string): string => label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())

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

const asLang = (locale: string): Lang => (locale === 'en' ? 'en' : 'zh')

function announce(lang: Lang): void {
  document.documentElement.lang = LANGUAGE_TAGS[lang]
  document.cookie = `lang=${lang}; path=/; max-age=31536000; samesite=lax`
}
