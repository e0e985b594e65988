/** Where a figure, a link or a day leads: the lists and screens that this account may open. */
import { usePermissions } from 'ra-core'
import type { FilterValues } from '../../../kinds/input.ts'
import type { DashboardLink, Label } from '../../../model/model.ts'
import { mayUse } from '../../provider/auth-provider.ts'
import { useMenu, type Menu } from '../../registry.ts'
import type { ShownFigure } from '../../../kinds/shown-dashboard.ts'

const NONE: ReadonlySet<string> = new Set()

export function usePlaces() {
  const menu = useMenu()
  const { permissions: held = NONE } = usePermissions<ReadonlySet<string>>()
  return { menu, held, may: (key: string | null) => key !== null && mayUse(key, held) }
}

export type Places = ReturnType<typeof usePlaces>

export const resourceOf = ({ resources }: Menu, entity: string) => resources.find(({ name }) => name === entity)

export const maySee = ({ menu, may }: Places, entity: string): boolean => may(resourceOf(menu, entity)?.read ?? null)

export const listOf = ({ menu }: Places, entity: string, filter: FilterValues): string =>
  `${resourceOf(menu, entity)?.path ?? ''}?filter=${encodeURIComponent(JSON.stringify(filter))}`

export function placeOf(places: Places, figure: ShownFigure, range: FilterValues): string {
  const screen = places.menu.screens.find(({ name }) => name === figure.to?.screen)
  if (figure.to === null || screen === undefined || !(screen.permission === null || places.may(screen.permission)))
    return listOf(places, figure.entity, { ...figure.filter, ...range })
  const query = new URLSearchParams(figure.to.query).toString()
  return query === '' ? screen.path : `${screen.path}?${query}`
}

/** Null: not for this account. */
export function linkOf(places: Places, link: DashboardLink): { readonly to: string; readonly label: Label } | null {
  const screen = places.menu.screens.find(({ name }) => name === link.screen)
  if (screen !== undefined)
    return screen.permission === null || places.may(screen.permission)
      ? { to: screen.menu?.path ?? screen.path, label: link.label ?? screen.menu?.label ?? screen.label }
      : null
  const resource = resourceOf(places.menu, link.entity ?? '')
  if (resource === undefined || !places.may(link.new ? resource.create : resource.read)) return null
  return { to: link.new ? `${resource.path}/create` : resource.path, label: link.label ?? resource.label }
}
