/** The reading calls of one entity, or of a report: a list first, of whose records the others ask for one. */
import { isDeepStrictEqual } from 'node:util'
import { AS_OF, IMPACT, IMPORT_RUN, totalsOf } from '../../generators/emit/openapi.ts'
import { ENTITY_CALLS, REPORT_CALLS, type EntityOperation } from '../../src/model/entity-calls.ts'
import type { Entity } from '../../src/model/model.ts'
import { mayOperate } from '../../src/server/policies/rights.ts'
import { file } from './files.ts'
import { checkList } from './list.ts'
import { checkRow, NO_KEY, pageOf, placeIn, seenBy, type Place, type Query, type Row } from './place.ts'
import { recordShape } from './shapes.ts'
import { answerTo, dataOf, mustRefuse, refusalIn, telling, type Visit } from './visit.ts'

/** Answers the key of a record that is there; null: none was seen. */
export async function readEntity(
  visit: Visit,
  entity: Entity,
  isOffered: (operation: EntityOperation) => boolean,
): Promise<number | null> {
  const place = placeIn(visit, entity)
  const isReport = visit.model.entities[entity.name]?.plural !== entity.plural
  const names = (isReport ? REPORT_CALLS : (Object.keys(ENTITY_CALLS) as EntityOperation[])).filter(isOffered)
  let row: Row | null = null
  for (const name of names.filter((one) => ENTITY_CALLS[one].method === 'GET')) {
    if (!mayOperate({ permissions: visit.account.permissions }, entity, ENTITY_CALLS[name].needs))
      await refused(place, name)
    else if (name === 'list') row = await checkList(place)
    else await CHECKS[name]?.(place, row)
  }
  return row === null ? null : Number(row[entity.key])
}

/** Before anything else is looked at, a missing record among it. */
async function refused({ visit, entity, ask }: Place, operation: EntityOperation): Promise<void> {
  const key = entity.access[ENTITY_CALLS[operation].needs]
  const because = key === null ? 'it is offered to nobody' : `${visit.account.name} does not hold ${key}`
  await mustRefuse(visit, ask(operation, { id: 1 }), ['forbidden', 'unavailable'], 'right', because)
}

type Check = (place: Place, row: Row | null) => Promise<void>

const CHECKS: Readonly<Partial<Record<EntityOperation, Check>>> = {
  info: async (place, row) => {
    const { visit, entity, ask } = place
    await mustRefuse(visit, ask('info', { id: NO_KEY }), ['not_found'], 'path', 'there is no such record')
    if (row === null) return
    const asked = ask('info', { id: row[entity.key] })
    const found = (await dataOf(visit, asked, recordShape(entity, entity.fields.filter(seenBy(visit))))) as
      Row | undefined
    if (found === undefined) return
    const tell = telling(visit, asked)
    checkRow(place, found, 'data', tell)
    if (found['version'] !== row['version']) return
    for (const { name } of entity.fields.filter(({ computed, kind }) => computed === null && kind !== 'files'))
      if (name in row && name in found && !isDeepStrictEqual(row[name], found[name]))
        tell('shape', `data.${name}`, `is ${JSON.stringify(found[name])}, the list says ${JSON.stringify(row[name])}`)
  },
  totals: async ({ visit, entity, ask }) => {
    await dataOf(visit, ask('totals'), totalsOf(entity))
  },
  export: async ({ visit, entity, ask, isGrouped }, row) => {
    const one: Query = row === null || isGrouped ? {} : { [entity.key]: String(row[entity.key]) }
    for (const format of ['csv', 'xlsx'] as const)
      await file(visit, ask('export', { query: { ...one, format } }), format)
  },
  import_state: async ({ visit, ask }) => {
    await dataOf(visit, ask('import_state'), { anyOf: [IMPORT_RUN, { type: 'null' }] })
  },
  import_problems: async ({ visit, ask }) => {
    const asked = ask('import_problems')
    const answer = await answerTo(visit, asked)
    if (answer === null || answer.status === 200) return
    const key = refusalIn(visit, asked, answer)
    if (key !== null && key !== 'import_no_problems') telling(visit, asked)('code', null, `is refused as ${key}`)
  },
  import_template: ({ visit, ask }) => file(visit, ask('import_template', { query: { format: 'xlsx' } }), 'xlsx'),
  as_of: async ({ visit, entity, ask }, row) => {
    const journal = Object.values(visit.model.entities).find((one) => one.journal)
    if (journal === undefined) return
    const one = { id: row?.[entity.key] ?? NO_KEY, query: { entry: '1' } }
    if (!mayOperate({ permissions: visit.account.permissions }, journal, 'list')) {
      const because = `${visit.account.name} may not read the journal`
      return void (await mustRefuse(visit, ask('as_of', one), ['forbidden', 'unavailable'], 'right', because))
    }
    const missing = ask('as_of', { ...one, id: NO_KEY })
    await mustRefuse(visit, missing, ['not_found'], 'path', 'there is no such record')
    if (row === null) return
    await mustRefuse(visit, ask('as_of', { id: one.id }), ['bad_value'], 'parameter', 'it says no entry')
    const page = await pageOf(placeIn(visit, journal), {
      ...{ resource: entity.name, record_id: String(one.id) },
      ...{ limit: '10', count: 'none' },
    })
    const entry = page?.list.find(({ succeeded }) => succeeded === true)?.[journal.key]
    if (entry === undefined) return
    const now = recordShape(entity, entity.fields.filter(seenBy(visit)))
    const asked = ask('as_of', { id: one.id, query: { entry: String(entry) } })
    await dataOf(visit, asked, { allOf: [AS_OF, { type: 'object', properties: { now } }] })
  },
  impact: async ({ visit, entity, ask }, row) => {
    if (row !== null) await dataOf(visit, ask('impact', { id: row[entity.key] }), IMPACT)
  },
}
