/**
 * What documents leave to code, each name with its place. Whether there is code behind it is not for the model to know:
 * whoever has read that code compares.
 */
import { detailPlaces } from './detail-places.ts'
import { isSystem, type MenuDoc, type Path, type Raw } from './documents.ts'
import { ENGINE_VIEWS } from './engine-views.ts'
import { filesOf } from './link-fields.ts'
import type { Linked } from './linked.ts'
import { COMMANDS, ENGINE_CALLS } from './system-needs.ts'

/**
 * The tables of code: those of `src/server/product.ts` and `src/console/product.ts` by their names there, and `doubts`,
 * the engine's.
 */
export const CODE_TABLES = [
  'operations',
  'jobs',
  'webhooks',
  'commands',
  'receivers',
  'derivations',
  'judgements',
  'views',
  'slots',
  'windows',
  'facts',
  'icons',
  'doubts',
] as const

export type CodeTable = (typeof CODE_TABLES)[number]

export interface HandedOver {
  readonly table: CodeTable
  readonly name: string
  readonly raw: Raw<unknown>
  /** Where the name stands; empty: it is the document's own. */
  readonly path: Path
}

export const handedOver = (linked: Linked): readonly HandedOver[] => [
  ...ofEntities(linked),
  ...ofScreens(linked),
  ...ofCalls(linked),
  ...ofApp(linked),
  ...ofRules(linked),
  ...ofCommands(linked),
  ...ownOf('jobs', linked.jobs.values()),
  ...ownOf(
    'webhooks',
    [...linked.webhooks.values()].map(({ raw }) => raw),
  ),
]

function* ofEntities({ entities }: Linked): Iterable<HandedOver> {
  for (const { raw, doc, fields } of entities.values()) {
    for (const { path, doc: field } of fields.values()) {
      const by = field['x-derived']?.by
      if (by !== undefined) yield { table: 'derivations', name: by, raw, path: [...path, 'x-derived', 'by'] }
    }
    for (const [index, { by }] of (doc['x-judged'] ?? []).entries())
      yield { table: 'judgements', name: by, raw, path: ['x-judged', index, 'by'] }
    for (const { path, parts } of detailPlaces(doc))
      for (const [index, { view }] of (parts.slots ?? []).entries())
        yield { table: 'slots', name: view, raw, path: [...path, 'slots', index, 'view'] }
    if (doc['x-sent'] !== undefined) yield { table: 'receivers', name: raw.name, raw, path: ['x-sent'] }
    yield* ofMenu(raw, ['x-menu'], doc['x-menu'])
  }
}

function* ofScreens({ screens, reports, dashboards }: Linked): Iterable<HandedOver> {
  for (const raw of screens.values()) {
    const { view, menu } = raw.doc
    if (!(ENGINE_VIEWS as readonly string[]).includes(view)) yield { table: 'views', name: view, raw, path: ['view'] }
    yield* ofMenu(raw, ['menu'], menu)
  }
  for (const raw of [...reports.values(), ...dashboards.values()]) yield* ofMenu(raw, ['menu'], raw.doc.menu)
}

function* ofMenu(
  raw: Raw<unknown>,
  path: Path,
  menu: Pick<MenuDoc, 'icon' | 'when' | 'stays'> | boolean | undefined,
): Iterable<HandedOver> {
  if (typeof menu !== 'object') return
  const { icon, when, stays = [] } = menu
  if (icon !== undefined) yield { table: 'icons', name: icon, raw, path: [...path, 'icon'] }
  if (when !== undefined) yield { table: 'facts', name: when, raw, path: [...path, 'when'] }
  for (const [index, name] of stays.entries()) yield { table: 'facts', name, raw, path: [...path, 'stays', index] }
}

function* ofCalls({ calls }: Linked): Iterable<HandedOver> {
  for (const { name, raw } of calls.values()) {
    const { action, pending, answers } = raw.doc
    if (action?.view !== undefined) yield { table: 'windows', name: action.view, raw, path: ['action', 'view'] }
    const isEngines = filesOf(raw).some(isSystem) || (ENGINE_CALLS as readonly string[]).includes(name)
    if (!isEngines && pending !== true && answers === undefined) yield { table: 'operations', name, raw, path: [] }
  }
}

function* ofApp({ app: { errors, menu, brands } }: Linked): Iterable<HandedOver> {
  for (const [key, { choices = [] }] of Object.entries(errors?.doc.errors ?? {}))
    for (const [index, { view }] of choices.entries())
      if (view !== undefined)
        yield { table: 'windows', name: view, raw: errors!, path: ['errors', key, 'choices', index, 'view'] }
  for (const [index, { icon }] of (menu?.doc.menu ?? []).entries())
    if (icon !== undefined) yield { table: 'icons', name: icon, raw: menu!, path: ['menu', index, 'icon'] }
  for (const [index, { icon }] of (brands?.doc.brands ?? []).entries())
    if (icon !== undefined) yield { table: 'icons', name: icon, raw: brands!, path: ['brands', index, 'icon'] }
}

function* ofRules({ rules }: Linked): Iterable<HandedOver> {
  for (const raw of rules.values()) {
    const by = raw.doc['x-doubt']?.by
    if (by !== undefined) yield { table: 'doubts', name: by, raw, path: ['x-doubt', 'by'] }
  }
}

/** Of a product that has none of its own, nothing is sent: the engine's come to nothing. */
function* ofCommands({ enums }: Linked): Iterable<HandedOver> {
  const raw = enums.get(COMMANDS)?.raw
  if (raw == null || filesOf(raw).every(isSystem)) return
  for (const [index, { const: code }] of raw.doc.oneOf.entries())
    yield { table: 'commands', name: String(code), raw, path: ['oneOf', index, 'const'] }
}

function* ownOf(table: CodeTable, raws: Iterable<Raw<unknown>>): Iterable<HandedOver> {
  for (const raw of raws) if (!filesOf(raw).some(isSystem)) yield { table, name: raw.name, raw, path: [] }
}
