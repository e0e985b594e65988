/**
 * Chinese and English: react-admin's keys from `messages/`, the product's texts from the schemas. One language is loaded at the start,
 * the other when it is chosen. The choice also goes into the `lang` cookie, so that what the browser itself opens (exports) follows it.
 */
import polyglot from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'ra-core'
import type { Lang } from '../../model/model.ts'
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
export async function createI18nProvider(catalogue: Catalogue, initial: Lang, changed: () => void = () => undefined): Promise<I18nProvider> {
  const first = await catalogue[initial]()
  const provider = polyglot((locale) => (locale === initial ? first : catalogue[asLang(locale)]()), initial, [...LANGUAGES])
  announce(initial)
  return {
    ...provider,
    async changeLocale(locale) {
      await provider.changeLocale(locale)
      announce(asLang(locale))
      changed()
    },
  }
}

/** Texts of the schemas name their parameters `{so}`, react-admin's `%{so}`. */
export const withPlaceholders = (texts: Phrases): Phrases =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.replaceAll(/(?<!%)\{(\w+)\}/g, '%{$1}')]))

const asLang = (locale: string): Lang => (locale === 'en' ? 'en' : 'zh')

function announce(lang: Lang): void {
  document.documentElement.lang = lang === 'zh' ? 'zh-CN' : 'en'
  document.cookie = `lang=${lang}; path=/; max-age=31536000; samesite=lax`
}
