/**
 * The settings in force for a record: each value from the narrowest place that says one, with the place that says it.
 */
import { AppError } from '../../errors/app-error.ts'
import type { CallTypes } from '../../generated/call-types.ts'
import type { Entity } from '../../model/model.ts'
import { fieldNamesOf, type SettingKey, settingKeysOf, settingOf } from '../../model/settings-keys.ts'
import { demand } from '../policies/rights.ts'
import { written } from '../sql/cache.ts'
import { inForce as inForceText, type InForcePlan } from '../sql/effective-settings.ts'
import { COMPANY } from '../sql/in-force.ts'
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

/** Values alone, by the settings' names; null: nobody says it. */
export async function valuesInForce(context: Context, asked: Asked): Promise<ReadonlyMap<string, unknown>> {
  const { settings, target } = placesOf(context, asked)
  const said = await voices(context, settings, target, asked.value, [], false)
  return new Map(
    openKeys(context, settings).map((setting) => {
      const found = saidBy(setting, said)
      return [setting.name, found === undefined ? null : settingOf(setting, found.record)]
    }),
  )
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

/** Those of the settings that the asker may see. */
export const openKeys = ({ actor }: Pick<Context, 'actor'>, settings: Entity): readonly SettingKey[] =>
  settingKeysOf(settings).filter(({ fields }) => fields.every(maySee(actor)))

/** What one place says. */
export interface Voice {
  /** The entity of the place, or `company`. */
  readonly of: string
  /** A record of the same kind above the one that was asked about. */
  readonly above: boolean
  readonly name: string | null
  readonly record: Readonly<Record<string, unknown>>
}

/** Whoever speaks for a place, the narrowest first. `target` null: the whole company. */
export const voicesFor = (
  context: Context,
  settings: Entity,
  target: Entity | null,
  key: number,
): Promise<readonly Voice[]> =>
  voices(context, settings, target, key, ['version', ...settings.inherit], true) as Promise<readonly Voice[]>

type Speaking = Pick<Voice, 'record'>

async function voices(
  context: Context,
  settings: Entity,
  target: Entity | null,
  key: number,
  besides: readonly string[],
  told: boolean,
): Promise<readonly Speaking[]> {
  const names = fieldNamesOf(openKeys(context, settings))
  const fields = told ? [settings.key, ...besides, ...names] : names
  const plan: InForcePlan = { entity: settings.name, of: target?.name ?? COMPANY, fields, told }
  const statement = written(context.model, context.scope, {
    name: 'in force',
    plan,
    prepared: true,
    body: (writing) => inForceText(writing, plan),
  })
  const { rows } = await context.connection.query(bound(context, statement, target === null ? [] : [key]))
  // Nobody has said anything, or there is no such record for the asker: the latter is no answer.
  if (rows.length === 0 && target !== null) await record(context, target, key)
  return rows as unknown as readonly Speaking[]
}

/** The first of them that says it. */
export function saidBy<One extends Speaking>(key: SettingKey, voices: readonly One[]): One | undefined {
  return voices.find(({ record: values }) => settingOf(key, values) !== null)
}

export function labelOf({ fields }: SettingKey, { record: values }: Voice): string | null {
  const labels = values['_labels'] as Readonly<Record<string, string | null>> | undefined
  return labels?.[fields[0]!.name] ?? null
}

export async function effectiveSettings(
  context: Context,
  settings: Entity,
  target: Entity,
  key: number,
): Promise<readonly EffectiveSetting[]> {
  const said = (await voices(context, settings, target, key, [], true)) as readonly Voice[]
  return openKeys(context, settings).map((setting) => {
    const found = saidBy(setting, said)
    return {
      field: setting.name,
      value: found === undefined ? null : settingOf(setting, found.record),
      label: found === undefined ? null : labelOf(setting, found),
      from: found?.of ?? null,
      above: found?.above ?? false,
      name: found?.name ?? null,
      id: found === undefined ? null : Number(found.record[settings.key]),
    }
  })
}
