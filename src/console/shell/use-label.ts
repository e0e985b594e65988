/** Labels of the schemas in the language in use. */
import { useCallback } from 'react'
import type { Label } from '../../model/model.ts'
import { text, useLang } from '../kit/lang.ts'

export function useLabel(): (label: Label) => string {
  const lang = useLang()
  return useCallback((label: Label) => text(label, lang), [lang])
}
