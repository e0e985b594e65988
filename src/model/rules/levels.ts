/**
 * Scope levels are entities of a company's records. Accounts list them in references that are never emptied by a
 * removal, where an empty list would mean all; and what lies above them is declared before.
 */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { ACCOUNTS } from '../accounts.ts'
import type { AppDocs, Path, Raw } from '../documents.ts'
import { valueMistakes } from '../expression-types.ts'
import type { Linked, LinkedEntity } from '../linked.ts'
import { entityNameMistakes, fieldNames, isStored, repeated } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'
import { SCOPE_WORDS } from '../scope-doc.ts'
import { TENANT } from '../tenant.ts'

type Level = AppDocs['scopes']['scopes'][number]
interface Place {
  readonly linked: Linked
  readonly raw: Raw<AppDocs['scopes']>
  readonly path: Path
}

export const levels: ConsistencyRule = function* (linked) {
  const raw = linked.app.scopes
  if (!raw || raw.doc.scopes.length === 0) return
  const accounts = linked.entities.get(ACCOUNTS)
  if (!accounts) {
    yield* entityNameMistakes(linked, raw, ['scopes'], ACCOUNTS)
    return
  }
  yield* twice(raw)
  for (const [index, level] of raw.doc.scopes.entries()) {
    const place = { linked, raw, path: ['scopes', index] }
    const above = raw.doc.scopes.slice(0, index).map(({ name }) => name)
    yield* [...named(place, level), ...listed(place, accounts, level), ...only(place, accounts, level)]
    yield* within(place, level, above)
  }
}

function* twice(raw: Place['raw']): Iterable<Mistake> {
  for (const { thing } of repeated(raw.doc.scopes.entries(), ([, { name }]) => name))
    yield mistake(raw, ['scopes', thing[0], 'name'], {
      message: `the scope level "${thing[1].name}" stands here twice`,
    })
}

function* named({ linked, raw, path }: Place, { name }: Level): Iterable<Mistake> {
  const at = [...path, 'name']
  const entity = linked.entities.get(name)
  if (SCOPE_WORDS.has(name))
    yield mistake(raw, at, { message: `"${name}" says something else in "x-scope"`, expected: 'another name' })
  if (!entity) yield* entityNameMistakes(linked, raw, at, name)
  else if (entity.doc['x-tenant'] === false)
    yield mistake(raw, at, { message: `${name} has no ${TENANT}: its records are of no company` })
}

function* listed({ raw, path }: Place, accounts: LinkedEntity, { name, list, only }: Level): Iterable<Mistake> {
  const at = [...path, 'list']
  const field = accounts.fields.get(list)
  const onDelete = field?.doc['x-on-delete'] ?? 'restrict'
  if (!field) yield noField(accounts, raw, at, list)
  else if (field.kind !== 'references' || field.doc['x-reference'] !== name || !isStored(field))
    yield mistake(raw, at, {
      message: `"${list}" lists no ${name}`,
      expected: `an array of references to ${name}`,
    })
  else if (!only && !onDelete.startsWith('restrict'))
    yield mistake(raw, at, {
      message: `"${list}" may lose its last entry, and would then limit nothing`,
      expected: `"x-on-delete": "restrict_last" on "${list}"`,
    })
}

function* only({ linked, raw, path }: Place, accounts: LinkedEntity, { only }: Level): Iterable<Mistake> {
  if (!only) return
  const field = accounts.fields.get(only.field)
  if (!field) yield noField(accounts, raw, [...path, 'only', 'field'], only.field)
  else if (!isStored(field))
    yield mistake(raw, [...path, 'only', 'field'], { message: `"${only.field}" is computed, not stored` })
  else yield* valueMistakes({ linked, raw, entity: accounts }, [...path, 'only', 'is'], only.is, field)
}

function* within({ linked, raw, path }: Place, { name, within }: Level, above: readonly string[]): Iterable<Mistake> {
  const entity = linked.entities.get(name)
  if (!within) return
  if (!above.includes(within.level))
    yield mistake(raw, [...path, 'within', 'level'], {
      message: `"${within.level}" is no level above "${name}"`,
      word: within.level,
      words: above,
    })
  else if (entity && !isReference(entity, within))
    yield mistake(raw, [...path, 'within', 'by'], {
      message: `${within.by} leads to no ${within.level}`,
      word: within.by,
      words: [...entity.fields.keys()].filter((by) => isReference(entity, { ...within, by })),
      expected: `a reference of ${name} to ${within.level}`,
    })
  else if (entity && !entity.doc.required?.includes(within.by))
    yield mistake(raw, [...path, 'within', 'by'], {
      message: `"${within.by}" may be empty, and the ${name} would then lie in no ${within.level}`,
      expected: `"${within.by}" among "required" of ${name}`,
    })
}

function isReference({ fields }: LinkedEntity, { level, by }: NonNullable<Level['within']>): boolean {
  const field = fields.get(by)
  return field?.kind === 'reference' && field.doc['x-reference'] === level && isStored(field)
}

const noField = (entity: LinkedEntity, raw: Place['raw'], path: Path, name: string): Mistake =>
  mistake(raw, path, { message: `${entity.name} has no field "${name}"`, word: name, words: fieldNames(entity) })
