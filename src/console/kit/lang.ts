/** The language in use, and labels of the schemas as plain text: what is drawn from text can be remembered by value. */
import { useLocaleState } from 'ra-core'
import type { Label, Lang } from '../../model/model.ts'

export const useLang = (): Lang => (useLocaleState()[0] === 'en' ? 'en' : 'zh')

export const text = (label: Label, lang: Lang): string => label[lang] || label.zh
