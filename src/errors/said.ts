/**
 * What the catalogue says of one field, in both languages: the text beside it, where the whole error would say too
 * little.
 */
import { entry, type ErrorKey, type FieldError } from './app-error.ts'
import { fill } from './fill.ts'

type Params = Readonly<Record<string, string | number>>

/** `params`: the same in both languages, or a language's own. */
export function said(
  key: ErrorKey,
  params: Params | { readonly zh: Params; readonly en: Params } = {},
): FieldError['message'] {
  const { zh, en } = entry(key).message
  const own = isByLang(params) ? params : { zh: params, en: params }
  return { zh: fill(zh, own.zh), en: fill(en, own.en) }
}

const isByLang = (
  params: Params | { readonly zh: Params; readonly en: Params },
): params is { readonly zh: Params; readonly en: Params } => typeof params['zh'] === 'object'
