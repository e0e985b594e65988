/**
 * The rules between fields as conditions on the rows that are there, of every company at once: each row is held against
 * what belongs to its own. Rules about who writes, or when, say nothing of rows that were written.
 */
import { createHash } from 'node:crypto'
import type { Check, Entity, Exclusive, Model } from '../../model/model.ts'
import { TENANT } from '../../model/tenant.ts'
import type { StoredRule } from '../store/differ/stored-rules.ts'
import { expression } from './expressions.ts'
import { all, type Source, via } from './sources.ts'
import { areRivals } from './writes.ts'
import type { Slot, Writing } from './writing.ts'

export const storedRulesOf = (model: Model): readonly StoredRule[] =>
  Object.values(model.entities).flatMap((entity) => [
    ...entity.checks.flatMap((check) => ofCheck(model, entity, check)),
    ...entity.exclusive.flatMap((rule) => ofExclusive(model, entity, rule)),
  ])

/** Holders of a key may break it: whether they did so nobody knows of a row. */
function ofCheck(model: Model, entity: Entity, { name, message, expr, unless }: Check): readonly StoredRule[] {
  if (unless !== null) return []
  return ruleOf(model, entity, { name, message, says: expr }, (writing, source) => ({
    from: source.from,
    where: `(${expression(writing, source, expr)}) is false`,
  }))
}

function ofExclusive(model: Model, entity: Entity, rule: Exclusive): readonly StoredRule[] {
  const { name, message, by, range, until } = rule
  return ruleOf(model, entity, { name, message, says: [by, range, until] }, (writing, source) => {
    const other = via(writing, entity)
    return { from: `${source.from}, ${other.from}`, where: all([other.where, ...areRivals(source, other, rule)]) }
  })
}

interface Said {
  readonly name: string
  readonly message: StoredRule['message']
  readonly says: unknown
}

function ruleOf(
  model: Model,
  entity: Entity,
  { name, message, says }: Said,
  body: (writing: Writing, source: Source) => Pick<StoredRule, 'from' | 'where'>,
): readonly StoredRule[] {
  const made = ofRowsAlone(model, entity, 't1', (writing) => {
    const source = via(writing, entity)
    return { ...body(writing, source), alias: source.alias }
  })
  if (made === null) return []
  const hash = createHash('sha256').update(JSON.stringify(says)).digest('hex').slice(0, 16)
  const { plural: table, key } = entity
  return [{ name: `${entity.name}.${name}`, hash, message, table, key, ...made }]
}

/** What is said of a row of any company, by the alias that it has; null where that asks who looks at it, or when. */
export function ofRowsAlone<T>(model: Model, entity: Entity, row: string, say: (writing: Writing) => T): T | null {
  const asked = new Set<Slot['is']>()
  let aliases = 0
  const said = say({
    model,
    bounds: { levels: [], owner: false },
    ofOne: false,
    alias: () => `t${++aliases}`,
    slot: ({ is }) => {
      asked.add(is)
      return `${row}.${TENANT}`
    },
  })
  const ofRows =
    [...asked].every((is) => is === 'client') && (asked.size === 0 || entity.tenant || entity.key === TENANT)
  return ofRows ? said : null
}
