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

interface Asked {
  /** Settings that can be of a `type`. */
  readonly resource: string
  readonly type: string
  /** The key of one of that type. */
  readonly value: number
}

/** For whoever may read them: a call's own code has the right of its call instead. */
export function settingsAsked(context: Context, asked: Asked): Promise<readonly EffectiveSetting[]> {
  const { settings, target } = placesOf(context, asked)
  demand(context.actor, settings, 'list')
  return effectiveSettings(context, settings, target, asked.value)
}

export function settingsInForce(context: Context, asked: Asked): Promise<readonly EffectiveSetting[]> {
  const { settings, target } = placesOf(context, asked)
  return effectiveSettings(context, settings, target, asked.value)
}

function placesOf(
  { model }: Context,
  { resource, type }: Asked,
): { readonly settings: Entity; readonly target: Entity } {
  const [settings, target] = [entityCalled(model, resource), entityCalled(model, type)]
  const isOf = settings?.inherit.some((link) => fieldCalled(settings, link)?.reference?.entity === type)
  if (!settings || !target || !isOf) throw new AppError('bad_value', { name: 'type' })
  return { settings, target }
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
