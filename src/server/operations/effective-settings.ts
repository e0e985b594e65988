/**
 * The settings in force for a record: each value from the narrowest place that says one, with the place that says it.
 */
import { AppError } from '../../errors/app-error.ts'
import type { CallTypes } from '../../generated/call-types.ts'
import type { Entity } from '../../model/model.ts'
import { demand } from '../policies/rights.ts'
import { written } from '../sql/cache.ts'
import { inForce as inForceText, type InForcePlan } from '../sql/effective-settings.ts'
import { entityCalled, fieldCalled } from '../sql/sources.ts'
import { bound } from './bound.ts'
import type { Context } from './context.ts'
import { record } from './info.ts'
import { maySee } from './parameters/fields.ts'

export type EffectiveSetting = CallTypes['settings_in_force']['response'][number]

/** For whoever may read them: a call's own code has the right of its call instead. */
export function settingsAsked(
  context: Context,
  asked: Parameters<typeof settingsInForce>[1],
): Promise<readonly EffectiveSetting[]> {
  const settings = entityCalled(context.model, asked.resource)
  if (settings) demand(context.actor, settings, 'list')
  return settingsInForce(context, asked)
}

/** `resource` are settings that can be of a `type`; `value` is the key of one. */
export function settingsInForce(
  context: Context,
  { resource, type, value }: { readonly resource: string; readonly type: string; readonly value: number },
): Promise<readonly EffectiveSetting[]> {
  const [settings, target] = [entityCalled(context.model, resource), entityCalled(context.model, type)]
  const isOf = settings?.inherit.some((link) => fieldCalled(settings, link)?.reference?.entity === type)
  if (!settings || !target || !isOf) throw new AppError('bad_value', { name: 'type' })
  return effectiveSettings(context, settings, target, value)
}

export async function effectiveSettings(
  context: Context,
  settings: Entity,
  target: Entity,
  key: number,
): Promise<readonly EffectiveSetting[]> {
  const open = settings.fields.filter(
    (field) =>
      field.nullable &&
      field.write === 'always' &&
      !settings.inherit.includes(field.name) &&
      maySee(context.actor)(field),
  )
  const plan: InForcePlan = {
    entity: settings.name,
    of: target.name,
    fields: [settings.key, ...open.map(({ name }) => name)],
  }
  const statement = written(context.model, context.scope, {
    name: 'in force',
    plan,
    prepared: true,
    body: (writing) => inForceText(writing, plan),
  })
  const { rows } = await context.connection.query(bound(context, statement, [key]))
  // Nobody has said anything, or there is no such record for the asker: the latter is no answer.
  if (rows.length === 0) await record(context, target, key)
  const said = rows as unknown as readonly {
    readonly of: string
    readonly above: boolean
    readonly name: string | null
    readonly record: Readonly<Record<string, unknown>>
  }[]
  return open.map(({ name }) => {
    const found = said.find(({ record: values }) => values[name] !== null)
    const labels = found?.record['_labels'] as Readonly<Record<string, string | null>> | undefined
    return {
      field: name,
      value: found?.record[name] ?? null,
      label: labels?.[name] ?? null,
      from: found?.of ?? null,
      above: found?.above ?? false,
      name: found?.name ?? null,
      id: found === undefined ? null : Number(found.record[settings.key]),
    }
  })
}
