/** Browser and database give one verdict of every condition of the model, whatever the record holds. */
import { expect, test } from 'vitest'
import { kinds } from '../../src/kinds/kinds.ts'
import { codesOf } from '../../src/kinds/keywords.ts'
import { ident } from '../../src/kinds/sql-text.ts'
import { decidingIn, verdict } from '../../src/model/conditions.ts'
import { loadModel } from '../../src/model/load.ts'
import type { Entity, Expr, Field } from '../../src/model/model.ts'
import { systemScope } from '../../src/server/policies/scope.ts'
import { expression } from '../../src/server/sql/expressions.ts'
import { fieldNamed } from '../../src/server/sql/sources.ts'
import { write } from '../../src/server/sql/writing.ts'
import { describeEvery } from '../support/stores.ts'

const built = await loadModel('schemas')
if ('mistakes' in built) throw new Error('the schemas do not build')
const { model } = built

const given = (expr: Expr | null): readonly Expr[] => (expr === null ? [] : [expr])
const conditionsOf = ({ fields, form, detail }: Entity): readonly Expr[] => [
  ...new Map(
    [
      ...fields.flatMap(({ when, requiredWhen }) => [...given(when), ...given(requiredWhen)]),
      ...[...form.sections, ...detail.figures, ...detail.tabs.flatMap(({ parts }) => parts)].flatMap((part) =>
        given('when' in part ? part.when : null),
      ),
    ].map((expr) => [JSON.stringify(expr), expr]),
  ).values(),
]

/** Written in, and then every operator with nulls on either side. */
const MADE: readonly Expr[] = [
  { in: ['$service_type', 1, 2] },
  { not: [{ in: ['$service_type', 1, 2] }] },
  { and: [{ eq: ['$service_type', 2] }, { not: [{ is_null: ['$fault'] }] }] },
  { or: [{ lt: ['$rating', 3] }, { ge: ['$rating', 5] }, { eq: ['$rating', null] }] },
  { ne: ['$appointment_date', '2026-01-01'] },
  { or: ['$needs_contract', { gt: ['$appointment_date', '2026-01-01'] }] },
  { not: [{ and: ['$needs_contract', { le: ['$rating', 4] }] }] },
  { eq: ['$fault', '没电'] },
  { is_null: ['$product_device_list'] },
  { ne: ['$fault', null] },
]

/** The same numbers in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

function choicesOf(field: Field, literals: readonly unknown[]): readonly unknown[] {
  if (field.kind === 'boolean') return [true, false]
  if (field.kind === 'rows' || field.kind === 'files' || field.kind === 'enum-set') return [[]]
  if (field.enum !== null) return codesOf(field.schema)
  if (field.kind === 'date') return ['2025-12-31', '2026-01-01', '2026-01-02']
  if (field.kind === 'datetime') return ['2025-12-31T16:00:00.000Z', '2026-01-01T00:00:00.000Z']
  if (field.kind === 'integer' || field.kind === 'reference') return [1, 2, 3, 4, 5]
  return ['x', ...literals.filter((one) => typeof one === 'string' && !one.startsWith('$'))]
}

const literalsIn = (expr: Expr): readonly unknown[] =>
  typeof expr === 'object' && expr !== null
    ? Object.values(expr).flatMap((operands) => (operands as readonly Expr[]).flatMap(literalsIn))
    : [expr]

const ROWS = 60

describeEvery('A condition', (open) => {
  test('is true to the database of the same records as to the browser', async () => {
    const store = await open()
    const roll = dice(13)
    const among = Object.values(model.entities).map((entity) => ({
      entity,
      conditions: [...conditionsOf(entity), ...(entity.name === 'ticket' ? MADE : [])].filter((expr) =>
        // What is computed, both are told by the database.
        decidingIn(expr).every((name) => fieldNamed(entity, name).computed === null),
      ),
    }))
    expect(among.flatMap(({ conditions }) => conditions).length).toBeGreaterThan(20)
    for (const { entity, conditions } of among.filter((one) => one.conditions.length > 0)) {
      const fields = [...new Set(conditions.flatMap(decidingIn))].map((name) => fieldNamed(entity, name))
      const columns = fields.flatMap((field) => kinds[field.kind].columns(field))
      const literals = conditions.flatMap(literalsIn)
      const records = Array.from({ length: ROWS }, () =>
        Object.fromEntries(
          fields.map((field) => {
            const choices = [null, ...choicesOf(field, literals)]
            return [field.name, choices[roll(choices.length)] ?? null]
          }),
        ),
      )
      const { text } = write(model, systemScope(1), (writing) => {
        const source = { entity, alias: 'made', from: 'made', where: 'true' }
        return conditions
          .map((expr, at) => `coalesce(${expression(writing, source, expr)}, false) as c${at}`)
          .join(', ')
      })
      const rows = records.map((record) =>
        Object.fromEntries(
          fields.flatMap((field) => {
            const written = kinds[field.kind].write(record[field.name], field)
            return kinds[field.kind].columns(field).map(({ name }, at) => [name, written[at] ?? null] as const)
          }),
        ),
      )
      const typed = columns.map(({ name, type }) =>
        type.endsWith('[]') ? ident(name) : `${ident(name)}::${type} as ${ident(name)}`,
      )
      const from = columns.map(({ name, type }) => `${ident(name)} ${type.endsWith('[]') ? type : 'text'}`)
      const answer = await store.query({
        text: `select ${text} from (select ${typed.join(', ')} from json_to_recordset($1::json) as r(${from.join(', ')})) made`,
        values: [JSON.stringify(rows)],
      })
      records.forEach((record, row) => {
        const told = conditions.map((expr) => verdict(expr, (name) => record[name] ?? null) === true)
        const judged = conditions.map((_, at) => answer.rows[row]?.[`c${at}`])
        expect({ entity: entity.name, record, verdicts: judged }).toEqual({
          entity: entity.name,
          record,
          verdicts: told,
        })
      })
    }
  })
})
