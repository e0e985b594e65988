/** New rows that nobody has given a place come last, whichever way they are made: by a form, a call, a file. */
import { orderingsOf } from '../../../model/lines.ts'
import type { Entity } from '../../../model/model.ts'
import { lastPlaces, type LastPlan } from '../../sql/writes.ts'
import type { Context } from '../context.ts'
import type { Body } from '../write/body.ts'
import { run } from '../write/statements.ts'

export async function placed(context: Context, entity: Entity, records: readonly Body[]): Promise<readonly Body[]> {
  let all = records
  for (const { by, position } of orderingsOf(context.model, entity.name)) {
    const isDue = (one: Body): boolean => one[by] != null && one[position] == null
    const owners = [...new Set(all.filter(isDue).map((one) => Number(one[by])))]
    if (owners.length === 0) continue
    const plan: LastPlan = { entity: entity.name, by, position }
    const { rows } = await run(context, { name: 'last', plan, body: (writing) => lastPlaces(writing, plan) }, [owners])
    const last = new Map(rows.map(({ owner, last }) => [Number(owner), Number(last)]))
    all = all.map((one) => {
      if (!isDue(one)) return one
      const place = (last.get(Number(one[by])) ?? 0) + 1
      last.set(Number(one[by]), place)
      return { ...one, [position]: place }
    })
  }
  return all
}
