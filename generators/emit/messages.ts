/**
 * Texts that belong to no entity, one module a language: the console loads the one it shows. Of a language beside the
 * two that every text has, all that it says, by the English text.
 */
import type { App, Lang } from '../../src/model/model.ts'
import { files, GENERATED, type Emit, type Files } from '../output.ts'
import { header, lines, literal } from '../writing.ts'

const LANGS: readonly Lang[] = ['zh', 'en']

export const emitMessages: Emit = ({ app }) => {
  const made = known.get(app) ?? messageFiles(app)
  known.set(app, made)
  return made
}

/** Seldom is one of them what was saved. */
const known = new WeakMap<App, Files>()

const messageFiles = (app: App): Files =>
  files([
    ...LANGS.map((lang) => [`${GENERATED}/messages/${lang}.ts`, messages(app, lang)] as const),
    ...app.languages.map(({ code, texts: said }) => [`${GENERATED}/messages/${code}.ts`, further(code, said)] as const),
    [`${GENERATED}/languages.ts`, languages(app)],
  ])

const further = (code: string, said: Readonly<Record<string, string>>): string =>
  `${header(`schemas/languages/${code}.json`)}
/** By the English text. */
export const texts: Readonly<Record<string, string>> = ${lines(said, 1)}
`

const languages = (app: App): string =>
  `${header('schemas/languages')}import type { FurtherLanguage } from '../values/language-tags.ts'

export const languages: readonly FurtherLanguage[] = [
${app.languages
  .map(
    ({ code, name, locale }) =>
      `  { code: ${literal(code)}, name: ${literal(name)}, locale: ${literal(locale)}, texts: () => import('./messages/${code}.ts').then(({ texts }) => texts) },\n`,
  )
  .join('')}]
`

function messages(app: App, lang: Lang): string {
  const errors = Object.values(app.errors)
  return `${header('app/copy.json and app/errors.json of schemas and schemas/system')}
export const copy: Readonly<Record<string, string>> = ${lines(texts(Object.entries(app.copy).map(([key, label]) => [key, label[lang]])), 1)}

/** By err_code. */
export const errors: Readonly<Record<string, string>> = ${lines(texts(errors.map((error) => [error.code, error.message[lang]])), 1)}

/** What the reader can do about it, by err_code. */
export const hints: Readonly<Record<string, string>> = ${lines(texts(errors.flatMap((error) => (error.hint ? [[error.code, error.hint[lang]]] : []))), 1)}
`
}

/** In the order of the documents; where several entries share a code the first text stays. */
function texts(entries: readonly (readonly [string | number, string])[]): Readonly<Record<string, string>> {
  const found = new Map<string, string>()
  for (const [key, text] of entries) if (!found.has(String(key))) found.set(String(key), text)
  return Object.fromEntries(found)
}
