/** Labels of the schemas in the language in use. */
import { useCallback } from 'react'
import { useLocaleState } from 'ra-core'
import type { Label, Lang } from '../../model/model.ts'

export const useLang = (): Lang => (useLocaleState()[0] === 'en' ? 'en' : 'zh')

export function useLabel(): (label: Label) => string {
  const lang = useLang()
  return useCallback((label: Label) => label[lang] || label.zh, [lang])
}
