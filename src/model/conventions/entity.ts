/** An entity with every convention filled in. */
import { fileAt } from '../addresses.ts'
import { commentsOf } from '../comments.ts'
import { formulaOf } from '../formulas.ts'
import type { Linked, LinkedEntity } from '../linked.ts'
import type { Entity, Label, Lock, MenuPlace } from '../model.ts'
import { accessOf } from '../permissions.ts'
import type { MenuDoc } from '../documents.ts'
import { personWaysOf } from '../person-ways.ts'
import { accessNow, lockNow } from './awaits.ts'
import { formerName } from '../plural.ts'
import { detailOf, exportOf, formOf, listOf, type Incoming } from './layout.ts'
import { fieldOf, placeOf } from './field.ts'
import { linesOf } from './lines.ts'
import { scopeOf } from './scope.ts'

export function entityOf(linked: Linked, entity: LinkedEntity, incoming: readonly Incoming[]): Entity {
  const { doc, name } = entity
  const place = placeOf(entity)
  const fields = [...entity.fields.values()].map((field) => fieldOf(linked, place, field))
  const internal = doc['x-internal'] ?? false
  const form = formOf(doc, fields)
  const { access, awaits } = accessNow(linked, entity, accessOf(entity))
  const unique = [
    ...(doc['x-unique'] ?? []),
    ...[...entity.fields.values()].filter((field) => field.doc['x-unique']).map((field) => [field.name]),
  ]
  return {
    name,
    plural: entity.plural,
    renamedFrom: formerName(name, doc),
    label: doc['x-label'],
    help: doc['x-help'] ?? null,
    source: doc['x-source'] ?? 'assumed',
    key: entity.key,
    display: displayOf(entity),
    beside: doc['x-beside'] ?? [],
    knownAs: doc['x-known-as'] ?? [],
    card: doc['x-card'] ?? [],
    tenant: doc['x-tenant'] ?? true,
    internal,
    journal: doc['x-journal'] ?? false,
    addedOnly: (doc['x-journal'] ?? false) || doc['x-added-only'] === true,
    archive: doc['x-archive'] ?? false,
    comments: doc['x-comments'] ? commentsOf(name) : null,
    ...inheritOf(doc['x-inherit']),
    level: doc['x-level'] ?? null,
    together: doc['x-together'] ?? [],
    sent: doc['x-sent'] ?? null,
    features: doc['x-features'] ?? null,
    fields,
    unique,
    indexes: doc['x-indexes'] ?? [],
    checks: (doc['x-checks'] ?? []).map((check) => ({ ...check, unless: check.unless ?? null })),
    person: doc['x-person'] ?? null,
    ofPerson: personWaysOf(linked, entity),
    judged: doc['x-judged'] ?? [],
    exclusive: (doc['x-exclusive'] ?? []).map((rule) => ({ ...rule, until: rule.until ?? null })),
    expires: doc['x-expires'] === undefined ? null : { hours: 0, ...doc['x-expires'] },
    fill: doc['x-fill'] ?? null,
    months: doc['x-history'] === undefined ? null : { keep: null, whole: false, ...doc['x-history'] },
    locked: {
      update: lockNow(linked, doc['x-locked']?.update),
      remove: lockNow(linked, doc['x-locked']?.remove) ?? keptDefault(linked, entity),
    },
    choices: doc['x-choices'] ?? null,
    ends: (doc['x-ends'] ?? []).map(({ when, records = [], empties = [] }) => ({
      when,
      records: records.map(endingOf),
      empties: empties.map((place) => ({ ...endingOf(place), field: place.split('.')[2] ?? '' })),
    })),
    after: { create: doc['x-after']?.create ?? [], open: doc['x-after']?.open ?? [] },
    access,
    awaits,
    scope: scopeOf(linked, entity),
    list: listOf(doc, fields, { key: entity.key, unique }),
    form,
    detail: detailOf(doc, fields, form, { access, incoming, formula: (name) => formulaOf(entity.fields.get(name)) }),
    lines: linesOf(linked, entity),
    export: exportOf(doc, fields),
    menu: internal ? null : menuOf(doc['x-menu'], `/${entity.plural}`, doc['x-label']),
    workflow: entity.workflow,
    // Where it is to be changed.
    file: doc['x-comments-of'] === undefined ? entity.raw.file : fileAt(entity.raw, []),
  }
}

export function inheritOf(said: readonly string[] = []): Pick<Entity, 'inherit' | 'above'> {
  return {
    inherit: said.filter((name) => !name.includes('.')),
    above: Object.fromEntries(
      said.filter((name) => name.includes('.')).map((name) => name.split('.') as [string, string]),
    ),
  }
}

/** Settings of the whole company stay: everything falls back on them. */
function keptDefault(linked: Linked, { doc }: LinkedEntity): Lock | null {
  const message = linked.app.copy?.doc.copy['settings.default_kept']
  const { inherit } = inheritOf(doc['x-inherit'])
  return inherit.length === 0 || message === undefined
    ? null
    : { when: { and: inherit.map((name) => ({ is_null: [`$${name}`] })) }, message }
}

function endingOf(place: string): { readonly entity: string; readonly by: string } {
  const [entity = '', by = ''] = place.split('.')
  return { entity, by }
}

export function displayOf({ doc, fields, key }: LinkedEntity): string {
  if (doc['x-display'] !== undefined) return doc['x-display']
  const texts = [...fields.values()].filter((field) => field.kind === 'string').map((field) => field.name)
  return `{${texts.find((text) => text === 'name') ?? texts[0] ?? key}}`
}

export function menuOf(menu: MenuDoc | boolean | undefined, path: string, label: Label): MenuPlace | null {
  if (menu === false) return null
  const said = typeof menu === 'object' ? menu : {}
  return {
    label: said.label ?? label,
    group: said.group ?? 'more',
    order: said.order ?? 100,
    icon: said.icon ?? 'table',
    path: said.path ?? path,
    index: said.index ?? null,
    when: said.when ?? null,
    tabs: said.tabs ?? false,
    stays: said.stays ?? [],
    writers: said.writers ?? false,
  }
}
