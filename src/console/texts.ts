/**
 * The texts of both languages, joined: react-admin's keys and the product's. Each language is one chunk, loaded when it
 * is wanted.
 */
import type { TranslationMessages } from 'ra-core'
import type { Lang } from '../model/model.ts'
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
  loaded.set(lang, product)
  return { ...own, ...withPlaceholders(product.copy) } as TranslationMessages
}

export const catalogue: Catalogue = { zh: () => load('zh'), en: () => load('en') }

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
