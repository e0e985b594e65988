/** The number to call for help, from the configuration. */
import { useTranslate } from 'ra-core'
import { useRuntimeConfig } from '../brand-context.ts'

export interface Hotline {
  readonly href: string
  readonly text: string
}

export function useHotline(): Hotline | null {
  const translate = useTranslate()
  const { hotline } = useRuntimeConfig()
  const number = hotline.replaceAll(/[^\d+-]/g, '')
  return number === '' ? null : { href: `tel:${number}`, text: `${translate('header.hotline')} ${hotline}` }
}
