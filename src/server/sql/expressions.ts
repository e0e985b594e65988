/**
 * Expressions of the schemas as SQL over one record. A field path through references becomes scalar subqueries; a
 * related count or `exists` a subquery of its own. Null means what it means in SQL, except in `concat`, where it is
 * empty.
 */
import type { Entity, EXPR_OPS, Expr, Field, Related, RelatedOp } from '../../model/model.ts'
import { clientsOf, TENANT } from '../../model/tenant.ts'
import { textChecks } from '../../kinds/keywords.ts'
import { kinds } from '../../kinds/kinds.ts'
import type { ValueAt } from '../../kinds/server-kind.ts'
import { servers } from '../../kinds/servers.ts'
import { clock, literal } from '../../kinds/sql-text.ts'
import { implied } from './implied.ts'
import { inForce, type Saying } from './in-force.ts'
import {
  all,
  column,
  entityNamed,
  fieldCalled,
  fieldNamed,
  keyOf,
  links,
  referred,
  type Source,
  via,
} from './sources.ts'
import type { Writing } from './writing.ts'

type Operator = (typeof EXPR_OPS)[number]

export function expression(writing: Writing, source: Source, expr: Expr): string {
  if (expr === null || typeof expr === 'boolean' || typeof expr === 'number') return literal(expr)
  if (typeof expr === 'string')
    return expr.startsWith('$') ? path(writing, source, expr.slice(1).split('.')) : literal(expr)
  const [[operator, operands]] = Object.entries(expr) as unknown as [[Operator, readonly Expr[] | Related]]
  if (!Array.isArray(operands)) return related(writing, source, operator as RelatedOp, operands as Related)
  return OPERATORS[operator as Exclude<Operator, RelatedOp>](new Operands(writing, source, operands as readonly Expr[]))
}

/** A stored or computed value of the record, as the column's own type. */
export function value(writing: Writing, source: Source, field: Field): string {
  if (field.computed !== null) {
    const computed = `(${expression(writing, source, field.computed)})`
    return field.when === null
      ? computed
      : `(case when ${expression(writing, source, field.when)} then ${computed} end)`
  }
  if (field.kind === 'references') return linked(writing, source, field)
  return column(source, kinds[field.kind].columns(field)[0]?.name ?? field.name)
}

/** What a kind is handed to say a record's values with. */
export const valueAt = (writing: Writing, source: Source): ValueAt => ({
  model: writing.model,
  value: (field) => value(writing, source, field),
  column: (name) => column(source, name),
  field: (name) => fieldNamed(source.entity, name),
})

/** Whether an expression is the day or the instant it says depends on its first operand's kind. */
class Operands {
  readonly writing: Writing
  readonly source: Source
  readonly exprs: readonly Expr[]

  constructor(writing: Writing, source: Source, exprs: readonly Expr[]) {
    this.writing = writing
    this.source = source
    this.exprs = exprs
  }

  at(place: number): string {
    return expression(this.writing, this.source, this.exprs[place] ?? null)
  }

  get all(): readonly string[] {
    return this.exprs.map((_, place) => this.at(place))
  }

  isNull(place: number): boolean {
    return this.exprs[place] === null
  }

  isDay(place: number): boolean {
    return isDay(this.source.entity, this.exprs[place] ?? null)
  }

  /** Of a list that is kept in a column, which may be empty, too. */
  isList(place: number): boolean {
    const expr = this.exprs[place] ?? null
    const field =
      typeof expr === 'string' && /^\$[\w.]+$/.test(expr)
        ? lastOf(this.writing, this.source.entity, expr.slice(1).split('.'))
        : undefined
    return field !== undefined && servers[field.kind].list && (field.computed === null || field.kind === 'enum-set')
  }

  bound(which: 0 | 1): string {
    const [expr] = this.exprs
    if (typeof expr !== 'string') throw new Error('the bounds of a range are asked of a field')
    return rangeBound(this.writing, this.source, expr.slice(1).split('.'), which)
  }
}

const infix =
  (sign: string) =>
  (operands: Operands): string =>
    `(${operands.all.join(` ${sign} `)})`
const comparison =
  (sign: string, whenNull?: string) =>
  (operands: Operands): string => {
    if (whenNull !== undefined && operands.isNull(1)) return `(${operands.at(0)} ${whenNull})`
    return `(${operands.at(0)} ${sign} ${operands.at(1)})`
  }

/** False without a look elsewhere where the record itself tells that it cannot hold. */
function decided(operands: Operands): string | null {
  const { writing, source, exprs } = operands
  const [condition = null, otherwise] = exprs
  if (exprs.length !== 2 || otherwise !== false) return null
  const near = implied(source.entity, condition)
  return near === null
    ? null
    : `coalesce(case when ${expression(writing, source, near)} then ${operands.at(0)} end, false)`
}

const OPERATORS: Readonly<Record<Exclude<Operator, RelatedOp>, (operands: Operands) => string>> = {
  add: infix('+'),
  sub: infix('-'),
  mul: infix('*'),
  div: (operands) => `(${operands.at(0)}::numeric / nullif(${operands.at(1)}, 0))`,
  round: (operands) => `round(${operands.at(0)}::numeric, ${operands.exprs.length > 1 ? operands.at(1) : '0'})`,
  concat: (operands) => `concat(${operands.all.join(', ')})`,
  coalesce: (operands) => decided(operands) ?? `coalesce(${operands.all.join(', ')})`,
  if: ({ all }) =>
    `case ${all.flatMap((condition, at) => (at % 2 === 0 && at + 1 < all.length ? [`when ${condition} then ${all[at + 1]}`] : [])).join(' ')} else ${all.at(-1)} end`,
  eq: comparison('=', 'is null'),
  ne: comparison('<>', 'is not null'),
  lt: comparison('<'),
  le: comparison('<='),
  gt: comparison('>'),
  ge: comparison('>='),
  in: ({ all: [one, ...others] }) => `(${one} in (${others.join(', ')}))`,
  and: infix('and'),
  or: infix('or'),
  not: (operands) => `(not ${operands.at(0)})`,
  is_null: (operands) =>
    operands.isList(0) ? `(coalesce(${operands.at(0)}::text, '[]') in ('[]', '{}'))` : `(${operands.at(0)} is null)`,
  lower_of: (operands) => operands.bound(0),
  upper_of: (operands) => operands.bound(1),
  now: ({ writing }) => writing.slot({ is: 'now' }),
  today: ({ writing }) => writing.slot({ is: 'today' }),
  days_between: (operands) => {
    const [from, to] = [0, 1].map((place) =>
      operands.isDay(place) ? operands.at(place) : `(${operands.at(place)} at time zone ${clock()})::date`,
    )
    return `(${to} - ${from})`
  },
  end_of_day: (operands) => {
    const day = operands.isDay(0) ? operands.at(0) : `(${operands.at(0)} at time zone ${clock()})`
    return `(((${day}::date + 1)::timestamp at time zone ${clock()}) - interval '1 millisecond')`
  },
  add_days: (operands) =>
    operands.isDay(0)
      ? `(${operands.at(0)} + (${operands.at(1)})::integer)`
      : onClock(operands.at(0), `(${operands.at(1)}) * interval '1 day'`),
  add_months: (operands) =>
    operands.isDay(0)
      ? `(${operands.at(0)} + (${operands.at(1)}) * interval '1 month')::date`
      : onClock(operands.at(0), `(${operands.at(1)}) * interval '1 month'`),
  me: ({ writing }) => writing.slot({ is: 'me' }),
  my_role: ({ writing }) => writing.slot({ is: 'my_role' }),
  holds: (operands) => `(${operands.at(0)} = any(${operands.writing.slot({ is: 'my_keys' })}))`,
  // A list that is looked up elsewhere is a query, of which "any" would take each row for a code.
  has: (operands) => `(array_position(${operands.at(0)}, ${operands.at(1)}) is not null)`,
  value_of: (operands) => {
    const [entity, field, by] = operands.exprs.map(String) as [string, string, string]
    const from = via(operands.writing, entityNamed(operands.writing.model, entity))
    const held = value(operands.writing, from, fieldNamed(from.entity, field))
    return `(select ${held} from ${from.from} where ${all([from.where, `${column(from, by)} = ${operands.at(3)}`])})`
  },
  in_force: (operands) => {
    const [entity, name, of, , tells = name] = operands.exprs.map(String) as [string, string, string, string, string?]
    const { writing, source } = operands
    return inForce(sayingIn(writing), { entity, name, tells, of, key: operands.at(3), alias: source.alias })
  },
  obeys: (operands) => obeys({ writing: operands.writing, exprs: operands.exprs, at: `(${operands.at(0)})` }),
}

export const sayingIn = (writing: Writing): Saying => ({
  writing,
  value: (source, field) => value(writing, source, field),
  path: (source, names) => path(writing, source, names),
})

/** The conditions that a column of this rule would have. */
function obeys({
  writing,
  exprs,
  at,
}: {
  readonly writing: Writing
  readonly exprs: readonly Expr[]
  readonly at: string
}): string {
  const rule = writing.model.rules[String(exprs[1])]
  const checks = textChecks(rule?.schema ?? {}).map((check) => check.replaceAll('{col}', () => at))
  return `(${checks.length === 0 ? 'true' : checks.join(' and ')})`
}

const DAY_OPERATORS: ReadonlySet<string> = new Set(['today', 'lower_of', 'upper_of'])

function isDay(entity: Entity, expr: Expr): boolean {
  if (typeof expr === 'string' && expr.startsWith('$'))
    return entity.fields.some((field) => field.name === expr.slice(1) && field.kind === 'date')
  if (typeof expr !== 'object' || expr === null) return false
  const [[operator, operands]] = Object.entries(expr) as [[string, unknown]]
  if (DAY_OPERATORS.has(operator)) return true
  return (
    (operator === 'add_days' || operator === 'add_months' || operator === 'coalesce') &&
    isDay(entity, (operands as readonly Expr[])[0] ?? null)
  )
}

function path(writing: Writing, source: Source, names: readonly string[]): string {
  return along(writing, source, names, (last, name) => value(writing, last, fieldNamed(last.entity, name)))
}

function rangeBound(writing: Writing, source: Source, names: readonly string[], which: 0 | 1): string {
  return along(writing, source, names, (last, name) => {
    const field = fieldNamed(last.entity, name)
    return column(last, kinds[field.kind].columns(field)[which]?.name ?? name)
  })
}

/**
 * Follows references to the record that has the path's last field; `client_id` leads from any tenant's record to the
 * company itself.
 */
function along(
  writing: Writing,
  source: Source,
  [first = '', ...rest]: readonly string[],
  end: (source: Source, name: string) => string,
): string {
  if (rest.length === 0) return end(source, first)
  const next = referred(writing, peerOf(writing, source.entity, first))
  return `(select ${along(writing, next, rest, end)} from ${next.from} where ${all([next.where, `${keyOf(next)} = ${column(source, first)}`])})`
}

const peerOf = ({ model }: Writing, entity: Entity, name: string): Entity =>
  (name === TENANT ? clientsOf(model) : undefined) ??
  entityNamed(model, fieldNamed(entity, name).reference?.entity ?? '')

/** The field at a path's end; undefined: no field has its name. */
function lastOf(writing: Writing, entity: Entity, [first = '', ...rest]: readonly string[]): Field | undefined {
  return rest.length === 0 ? fieldCalled(entity, first) : lastOf(writing, peerOf(writing, entity, first), rest)
}

function related(writing: Writing, source: Source, operator: RelatedOp, of: Related): string {
  const { entity, by, where, order, field } = of
  const from = via(writing, entityNamed(writing.model, entity))
  const near = where === undefined ? null : implied(from.entity, where)
  const conditions = all([
    from.where,
    pointsAt(writing, from, by, source),
    ...(near === null ? [] : [expression(writing, from, near)]),
    ...(where === undefined ? [] : [expression(writing, from, where)]),
  ])
  if (operator === 'exists') return `exists (select 1 from ${from.from} where ${conditions})`
  if (operator === 'count') return `(select count(*)::integer from ${from.from} where ${conditions})`
  const held = value(writing, from, fieldNamed(from.entity, field ?? ''))
  return `(select ${held} from ${from.from} where ${conditions} order by ${column(from, order ?? '')} desc nulls last, ${keyOf(from)} desc limit 1)`
}

/** So much later by the clock: a day is a day, though the clock be put on or back in it. */
const onClock = (instant: string | undefined, later: string): string =>
  `((${instant} at time zone ${clock()} + ${later}) at time zone ${clock()})`

/** That a record's field `by` holds the key of the source's record, or that of one which it leads to does. */
export function pointsAt(writing: Writing, from: Source, by: string, source: Source): string {
  const [first = '', ...rest] = by.split('.')
  if (rest.length > 0) {
    const next = via(writing, peerOf(writing, from.entity, first))
    const keys = `select ${keyOf(next)} from ${next.from} where ${all([next.where, pointsAt(writing, next, rest.join('.'), source)])}`
    return `${column(from, first)} in (${keys})`
  }
  const field = fieldNamed(from.entity, by)
  if (field.kind !== 'references') return `${column(from, by)} = ${keyOf(source)}`
  const link = links(writing, from.entity, field)
  return `exists (select 1 from ${link.from} where ${all([link.where, `${link.owner} = ${keyOf(from)}`, `${link.item} = ${keyOf(source)}`])})`
}

const linked = (writing: Writing, source: Source, field: Field): string => {
  const link = links(writing, source.entity, field)
  return `(select coalesce(json_agg(${link.item} order by ${link.item}), '[]') from ${link.from} where ${all([link.where, `${link.owner} = ${keyOf(source)}`])})`
}
