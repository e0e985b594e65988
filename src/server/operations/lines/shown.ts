/** A record's rows of other entities, as its own JSON holds them: in order, with what the asker may see of them. */
import { MOST_LINES } from '../../../model/lines.ts'
import type { Entity, Lines } from '../../../model/model.ts'
import { mayOperate } from '../../policies/rights.ts'
import { LIMIT, type ListPlan, OFFSET } from '../../sql/list.ts'
import { entityNamed } from '../../sql/sources.ts'
import type { Context } from '../context.ts'
import { pageOf, RESERVED } from '../list.ts'
import { maySee } from '../parameters/fields.ts'
import { collectValues } from '../parameters/values.ts'

/** `text`: the record's JSON. */
export async function withLines(context: Context, entity: Entity, key: number, text: string): Promise<string> {
  let whole = text
  for (const lines of entity.lines) {
    const rows = await rowsOf(context, lines, key)
    if (rows !== null) whole = `${whole.slice(0, -1)},${JSON.stringify(lines.field.name)}:${rows}}`
  }
  return whole
}

/** Null: the asker may not read them. */
async function rowsOf(context: Context, lines: Lines, key: number): Promise<string | null> {
  const entity = entityNamed(context.model, lines.entity)
  if (context.scope.staff_id !== null && !mayOperate(context.actor, entity, 'list')) return null
  const values = collectValues(RESERVED)
  values.set(LIMIT, MOST_LINES + 1)
  values.set(OFFSET, 0)
  const columns = lines.field.rows.filter(maySee(context.actor)).map(({ name }) => name)
  const plan: ListPlan = {
    entity: entity.name,
    filters: [{ path: [lines.by], comparison: 'eq', at: values.add(key) }],
    words: [],
    unseen: [],
    fields: [lines.key, ...columns, 'version'],
    actions: null,
    sort: { path: [lines.position ?? lines.key], desc: false },
    start: 'offset',
    size: null,
    count: 'none',
  }
  const page = await pageOf(context, plan, values.all)
  return page.size > MOST_LINES ? 'null' : page.list
}
