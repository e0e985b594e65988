/** Figures name fields that are told in a word or a number; where a page has tabs, everything stands in one of them. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { EntityDoc } from '../documents.ts'
import { DETAIL_PARTS, figuresOf } from '../detail-places.ts'
import { CONDITION, typedMistakes } from '../expression-types.ts'
import { unknownField } from '../lookup.ts'
import { mistake } from '../mistake.ts'
import type { FieldKindName } from '../model.ts'

/** Too long for a large line, or never read. */
const TOO_LONG: ReadonlySet<FieldKindName> = new Set([
  'text',
  'html',
  'files',
  'rows',
  'secret',
  'references',
  'enum-set',
])
/** Tabs that the console adds. */
const TAKEN: ReadonlySet<string> = new Set(['settings', 'history'])

type Figures = NonNullable<NonNullable<EntityDoc['x-detail']>['figures']>
/** A field may stand there under several names, of which a record has one: online since, offline since. */
const isEachConditional = (figures: Figures, name: string): boolean =>
  figures.every((figure) =>
    typeof figure === 'object' ? figure.field !== name || figure.when !== undefined : figure !== name,
  )

export const detail: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    const { raw, doc } = entity
    const { figures = [], tabs = [], ...rest } = doc['x-detail'] ?? {}
    for (const [index, name] of figuresOf(doc).entries()) {
      const field = entity.fields.get(name)
      const path = ['x-detail', 'figures', index, ...(typeof figures[index] === 'string' ? [] : ['field'])]
      if (!field) yield unknownField(entity, path, name)
      else if (figuresOf(doc).indexOf(name) < index && !isEachConditional(figures, name))
        yield mistake(raw, path, { message: `"${name}" is shown already` })
      else if (field.kind !== null && TOO_LONG.has(field.kind))
        yield mistake(raw, path, { message: `"${name}": a field of kind ${field.kind} is no figure` })
    }
    for (const [index, figure] of figures.entries()) {
      for (const [tone, when] of Object.entries(typeof figure === 'string' ? {} : (figure.tones ?? {})))
        yield* typedMistakes({ linked, raw, entity }, ['x-detail', 'figures', index, 'tones', tone], when, CONDITION)
    }
    if (tabs.length > 0)
      for (const name of DETAIL_PARTS)
        if (rest[name])
          yield mistake(raw, ['x-detail', name], { message: `where there are tabs, "${name}" stand in one`, key: true })
    const names = tabs.map(({ name }) => name)
    for (const [index, name] of names.entries())
      if (TAKEN.has(name) || names.indexOf(name) < index)
        yield mistake(raw, ['x-detail', 'tabs', index, 'name'], { message: `a tab "${name}" is there already` })
  }
}
