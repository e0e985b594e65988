/**
 * What a new record is given that leaves it out (`x-default`), before it is judged: validation and rules hold for it as
 * for what is sent. Of other records only what the asker may see is taken: theirs to list, in their scope, with the
 * field's own key.
 */
import type { Entity } from '../../../model/model.ts'
import { filledOf, sourcesOf } from '../../../model/usual.ts'
import { usualValue } from '../../../values/usual.ts'
import { isObject } from '../../../values/is-object.ts'
import { mayOperate } from '../../policies/rights.ts'
import { find, type FindPlan } from '../../sql/find.ts'
import { fieldCalled } from '../../sql/sources.ts'
import type { Context } from '../context.ts'
import { maySee } from '../parameters/fields.ts'
import type { Body } from './body.ts'
import { run } from './statements.ts'

/** Records of others as they were read for one write, or one batch of them: `entity key fields` → values. */
export type Read = Map<string, Promise<Body>>

/** Of most entities nothing: no look at anything. */
export async function usualValues(
  context: Context,
  entity: Entity,
  body: unknown,
  read: Read = new Map(),
): Promise<Body> {
  const fields = filledOf(entity)
  if (fields.length === 0 || !isObject(body)) return {}
  const found: Record<string, unknown> = {}
  for (const { name, usual } of fields) {
    if (body[name] !== undefined) continue
    const values = new Map<string, unknown>()
    for (const { reference, field } of sourcesOf(usual)) {
      const key = body[reference] === undefined ? found[reference] : body[reference]
      values.set(`${reference}.${field}`, await valueOf(context, entity, reference, field, key, read))
    }
    const value = usualValue(usual, {
      now: context.now,
      me: context.scope.staff_id,
      of: (reference, field) => values.get(`${reference}.${field}`),
    })
    if (value !== null) found[name] = value
  }
  return found
}

async function valueOf(
  context: Context,
  entity: Entity,
  reference: string,
  name: string,
  key: unknown,
  read: Read,
): Promise<unknown> {
  const target = context.model.entities[fieldCalled(entity, reference)?.reference?.entity ?? '']
  const field = target && fieldCalled(target, name)
  if (!target || !field || typeof key !== 'number' || !Number.isSafeInteger(key)) return null
  if (!mayOperate(context.actor, target, 'list') || !maySee(context.actor)(field)) return null
  const at = `${target.name} ${key} ${name}`
  const held = read.get(at) ?? recordOf(context, target, name, key)
  read.set(at, held)
  return (await held)[name]
}

async function recordOf(context: Context, target: Entity, field: string, key: number): Promise<Body> {
  const plan: FindPlan = {
    entity: target.name,
    fields: [field],
    filters: [{ path: [target.key], comparison: 'eq', at: 0 }],
    most: 1,
  }
  const { rows } = await run(context, { name: 'find', plan, body: (writing) => find(writing, plan) }, [key])
  return (rows[0]?.['stored'] ?? {}) as Body
}
