/**
 * The language in use, and labels of the schemas as plain text: what is drawn from text can be remembered by value. A
 * language beside Chinese and English speaks through English: its texts stand in place of those that it has.
 */
import { useLocaleState } from 'ra-core'
import type { Label, Lang } from '../../model/model.ts'
import { LANGUAGE_TAGS } from '../../values/language-tags.ts'
import { spokenNow } from '../../values/spoken.ts'

/** It has texts in place of some English ones. */
export const isFurther = (locale: string): boolean => locale !== 'zh' && locale !== 'en'

/** In which of the two every text is written. */
export const baseOf = (locale: string): Lang => (locale === 'zh' ? 'zh' : 'en')

export const useLang = (): Lang => baseOf(useLocaleState()[0])

export function text(label: Label, lang: Lang): string {
  const written = label[lang] || label.zh
  return lang === 'en' ? (spokenNow()?.say(written) ?? written) : written
}

/** For names of days and months. */
export const localeIn = (lang: Lang): string => (lang === 'en' && spokenNow()?.locale) || LANGUAGE_TAGS[lang]
