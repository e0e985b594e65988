/** Refusals that are said beside the field of the request that is to blame. */
import { AppError, type ErrorKey } from '../../../errors/app-error.ts'
import { said } from '../../../errors/said.ts'
import type { Lang, Label } from '../../../model/model.ts'

type Params = Readonly<Record<string, string | number>>
type Words = { readonly [L in Lang]: Params }
const NONE: Words = { zh: {}, en: {} }

/** Figures and names, which both languages say alike. */
export const sameWords = (params: Params): Words => ({ zh: params, en: params })

/** By its own entry of the catalogue. */
export const refused = (lang: Lang, key: ErrorKey, field: string, words: Words = NONE): AppError =>
  new AppError(key, words[lang], { fields: [{ field, message: said(key, words) }] })

/** By what only this place knows. */
export const invalid = (field: string, message: Label): AppError =>
  new AppError('invalid', {}, { fields: [{ field, message }] })

const AND: { readonly [L in Lang]: string } = { zh: '或', en: ' or ' }
/** Several labels as one word of a text, in both languages. */
export const either = (labels: readonly Label[]): Label => ({
  zh: labels.map(({ zh }) => zh).join(AND.zh),
  en: labels.map(({ en }) => en).join(AND.en),
})
