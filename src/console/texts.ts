/**
 * The texts of each language, joined: react-admin's keys and the product's. Each language is one chunk, loaded when it
 * is wanted; one of `schemas/languages` comes with the English ones, in whose place its own are put.
 */
import type { TranslationMessages } from 'ra-core'
import { languages } from '../generated/languages.ts'
import type { Lang } from '../model/model.ts'
import type { FurtherLanguage } from '../values/language-tags.ts'
import { sayer } from '../values/sayer.ts'
import { speak } from '../values/spoken.ts'
import { withPlaceholders, type Catalogue } from './provider/i18n-provider.ts'
import type { Texts } from './transport/envelope.ts'

interface Product {
  readonly copy: Readonly<Record<string, string>>
  /** By err_code. */
  readonly errors: Readonly<Record<string, string>>
  /** By err_code. */
  readonly hints: Readonly<Record<string, string>>
}

const LOADERS: Readonly<Record<Lang, () => Promise<readonly [TranslationMessages, Product]>>> = {
  zh: () =>
    Promise.all([
      import('./provider/messages/ra-zh.ts').then(({ raZh }) => raZh),
      import('../generated/messages/zh.ts'),
    ]),
  en: () =>
    Promise.all([
      import('./provider/messages/ra-en.ts').then(({ raEn }) => raEn),
      import('../generated/messages/en.ts'),
    ]),
}

const loaded = new Map<Lang, Product>()

const load = async (lang: Lang): Promise<TranslationMessages> => {
  const [own, product] = await LOADERS[lang]()
  speak(null)
  loaded.set(lang, product)
  return joined(own, product)
}

const joined = (own: TranslationMessages, { copy }: Product): TranslationMessages =>
  ({ ...own, ...withPlaceholders(copy) }) as TranslationMessages

async function loadFurther({ locale, texts }: FurtherLanguage): Promise<TranslationMessages> {
  const [[own, product], found] = await Promise.all([LOADERS.en(), texts()])
  const inIt = translated(product, found)
  speak({ locale, say: sayer(found, 'labels') })
  loaded.set('en', inIt)
  return joined(translated(own, found), inIt)
}

/** The same, with each text that the language has. */
function translated<Texts>(texts: Texts, said: Readonly<Record<string, string>>): Texts {
  if (typeof texts === 'string') return (Object.hasOwn(said, texts) ? said[texts] : texts) as Texts
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, translated(text, said)])) as Texts
}

export const catalogue: Catalogue = {
  zh: () => load('zh'),
  en: () => load('en'),
  ...Object.fromEntries(languages.map((language) => [language.code, () => loadFurther(language)])),
}

const NO_SUCH_API = 404
const STOP: Readonly<Record<Lang, string>> = { zh: '。', en: '. ' }

/** What the transport says by itself, when no answer came or it had no text. */
export function transportTexts(lang: Lang): Texts {
  const { copy = {}, errors = {}, hints = {} } = loaded.get(lang) ?? loaded.values().next().value ?? {}
  return {
    ofCode: (code) => errors[code],
    withHint: (message, code) => (code in hints ? message + STOP[lang] + hints[code] : message),
    network: (status) => (copy['app.network_abnormal'] ?? '').replace('{status}', status === 0 ? '' : `[${status}:]`),
    missingParameter: copy['app.missing_parameter'] ?? '',
    noSuchApi: errors[NO_SUCH_API] ?? '',
  }
}
