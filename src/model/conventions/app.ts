/**
 * Menu, permissions, brands, constants, masks, scope levels, copy and languages; a schema folder without them still
 * makes an application.
 */
import type { Linked } from '../linked.ts'
import { masksOf } from './masks.ts'
import type { App } from '../model.ts'

export function appOf({ app, permissions, languages }: Linked): App {
  return {
    menu: menuOf(app.menu?.doc.menu ?? []),
    permissions,
    brands: (app.brands?.doc.brands ?? [BRAND]).map(({ key, name, hosts, colour }) => ({
      key,
      name,
      hosts: hosts ?? [],
      colour,
    })),
    constants: app.constants?.doc.constants ?? {},
    masks: masksOf(app),
    scopes: (app.scopes?.doc.scopes ?? []).map(({ name, list, only, within }) => ({
      name,
      list,
      only: only ?? null,
      within: within ?? null,
    })),
    copy: app.copy?.doc.copy ?? {},
    languages: [...languages].map(([code, { doc }]) => ({
      code,
      name: doc.name,
      locale: doc.locale,
      texts: doc.texts,
    })),
    errors: Object.fromEntries(
      Object.entries(app.errors?.doc.errors ?? {}).map(([key, { code, status, message, hint, choices, source }]) => [
        key,
        {
          code,
          status,
          message,
          hint: hint ?? null,
          choices: (choices ?? []).map(({ label, sets, view }) => ({ label, sets: sets ?? {}, view: view ?? null })),
          source: source ?? 'assumed',
        },
      ]),
    ),
  }
}

type Groups = NonNullable<Linked['app']['menu']>['doc']['menu']

function menuOf(groups: Groups): App['menu'] {
  const given = groups.map(({ key, label, icon, order }, index) => ({
    key,
    label,
    icon: icon ?? 'table',
    order: order ?? (index + 1) * 10,
  }))
  const sorted = given.sort((a, b) => a.order - b.order)
  return sorted.some(({ key }) => key === MORE.key) ? sorted : [...sorted, MORE]
}

const MORE = { key: 'more', label: { zh: '更多', en: 'More' }, icon: 'more', order: 1000 }
const BRAND = {
  key: 'main',
  name: { zh: '管理后台', en: 'Admin Console' },
  hosts: [] as readonly string[],
  colour: '#1f5fbf',
}
