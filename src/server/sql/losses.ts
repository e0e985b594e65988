/** What goes with a record that is deleted: along the references whose deletion cascades, level after level. */
import { storedIncomingOf } from '../../model/incoming.ts'
import type { Entity, Field, Model } from '../../model/model.ts'
import { all, any, column, entityNamed, keyOf, referred, type Source, via, type Which } from './sources.ts'
import type { Writing } from './writing.ts'

/** Records that people write, by entity; what machines reported (readings, visits) goes without a word, as it came. */
export const losses = (writing: Writing, gone: Source): readonly Source[] =>
  withRecords(writing, gone, 'any', isWritten)

/** Records of entities with an archive that go there with these, or return from it: all that would be deleted. */
export const archivedWith = (writing: Writing, gone: Source, which: 'living' | 'archived'): readonly Source[] =>
  withRecords(writing, gone, which, ({ archive }) => archive)

/** Only of these entities: of all, the ways that lead to them would be many. */
function withRecords(
  writing: Writing,
  gone: Source,
  which: Which,
  among: (entity: Entity) => boolean,
): readonly Source[] {
  const lost = below(writing.model, gone.entity.name)
  const leads = new Set([gone.entity, ...lost].map(({ name }) => name))
  return lost.filter(among).map((entity) => {
    const source = via(writing, entity, which)
    return { ...source, where: all([source.where, doomed(writing, source, gone, leads, [])]) }
  })
}

const isWritten = ({ internal, access, awaits }: Entity): boolean =>
  !internal && WRITING.some((operation) => access[operation] !== null || operation in awaits)
const WRITING = ['create', 'update', 'remove'] as const

/** References whose record goes with what it refers to. */
const goesAlong = ({ kind, computed, reference }: Field): boolean =>
  kind === 'reference' && computed === null && reference?.onDelete === 'cascade'
/** The references by which a record goes with others, and what those are. */
export const cascades = (entity: Entity) =>
  entity.fields.flatMap((field) => (goesAlong(field) ? [{ name: field.name, to: field.reference?.entity ?? '' }] : []))

/** Every entity that has records which go with one of the named entity's. */
function below(model: Model, root: string): readonly Entity[] {
  const found = new Set<string>()
  const visit = (name: string): void => {
    for (const { from, field } of storedIncomingOf(model, name)) {
      if (found.has(from.name) || from.name === root || !goesAlong(field)) continue
      found.add(from.name)
      visit(from.name)
    }
  }
  visit(root)
  return [...found].map((name) => entityNamed(model, name))
}

/** That one of its references leads to the deleted record, or to one of `leads`, which go with it. */
function doomed(
  writing: Writing,
  source: Source,
  gone: Source,
  leads: ReadonlySet<string>,
  seen: readonly string[],
): string {
  const along = [...seen, source.entity.name]
  const ways = cascades(source.entity)
    .filter(({ to }) => leads.has(to) && !along.includes(to))
    .map(({ name, to }) => {
      if (to === gone.entity.name) return `${column(source, name)} in (select ${keyOf(gone)} from ${gone.from})`
      const next = referred(writing, entityNamed(writing.model, to))
      return `${column(source, name)} in (select ${keyOf(next)} from ${next.from} where ${all([next.where, doomed(writing, next, gone, leads, along)])})`
    })
  return any(ways)
}
