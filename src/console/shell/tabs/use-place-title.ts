/** The name of a page: what it calls itself, else what its address tells in the language in use. */
import { useTranslate } from 'ra-core'
import { useLabel } from '../use-label.ts'
import { useMenu } from '../../registry.ts'
import { placeAt, type Place } from './places.ts'
import type { Tab } from './tabs.ts'

export function usePlaceTitle({ id, title }: Pick<Tab, 'id' | 'title'>): string {
  const own = useAddressTitle(placeAt(useMenu(), id))
  return title || own
}

export function useAddressTitle(place: Place | undefined): string {
  const translate = useTranslate()
  const label = useLabel()
  if (!place) return ''
  if (place.kind === 'screen' || place.kind === 'list') return label((place.screen ?? place.resource!).label)
  const key = { create: 'form.create', edit: 'form.edit', detail: 'detail.title' }[place.kind]
  return translate(key, { label: label(place.resource!.one) })
}
