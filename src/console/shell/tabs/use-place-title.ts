/** The title of a page: what its address tells and what its record is called, said in the language in use. */
import { useTranslate } from 'ra-core'
import { useLabel } from '../use-label.ts'
import { useMenu } from '../../registry.ts'
import { placeAt } from './places.ts'
import type { Tab } from './tabs.ts'

/** Empty where the address is no place. */
export function usePlaceTitle({ id, name }: Pick<Tab, 'id' | 'name'>): string {
  const translate = useTranslate()
  const label = useLabel()
  const menu = useMenu()
  const place = placeAt(menu, id)
  if (!place) {
    // The whole list, narrowed by a link, of an entity whose menu entry leads to a part of it.
    const whole = menu.resources.find(({ path }) => path === id)
    return whole === undefined ? '' : label(whole.label)
  }
  const { kind, screen, resource } = place
  if (kind === 'screen' || kind === 'list') return label((screen ?? resource!).label)
  if (kind === 'detail' && name !== '') return name
  const one = label(resource!.one)
  const key = { create: 'form.create', edit: 'form.edit', detail: 'detail.title' }[kind]
  return translate(key, { label: kind === 'edit' && name !== '' ? `${one} ${name}` : one })
}

/**
 * Among other tabs: parts of one list, which its pages tell apart by the way that is marked above them, are told apart
 * by name.
 */
export function useTabTitle(tab: Pick<Tab, 'id' | 'name'>): string {
  const translate = useTranslate()
  const label = useLabel()
  const title = usePlaceTitle(tab)
  const narrowed = placeAt(useMenu(), tab.id)?.narrowed ?? []
  return narrowed.length === 0 ? title : translate('list.narrowed', { label: title, by: narrowed.map(label).join(' ') })
}
