/**
 * What is set at one place is changed: by the settings' names, null where it inherits again. A place has a record only
 * while it says something, but for the company, whose record stays.
 */
import { AppError } from '../../errors/app-error.ts'
import type { Entity, Model } from '../../model/model.ts'
import { fieldNamesOf, type SettingKey, settingKeysOf } from '../../model/settings-keys.ts'
import { meantSettings, type Place, placeAsked, storedOf } from '../operations/settings-place.ts'
import { demand } from '../policies/rights.ts'
import { fieldNamed } from '../sql/sources.ts'
import type { EntityName } from '../records/types.ts'
import type { Work } from './operation.ts'

export interface SettingsChange {
  /** The entity of the settings. */
  readonly resource: string
  readonly type: string
  readonly value: number
  /** Of the place's settings as they were read; null: it had none. Left out: whatever they are. */
  readonly version?: number | null
  readonly settings: Readonly<Record<string, unknown>>
}

/** For whoever may change them. */
export async function settingsChange(work: Work, request: SettingsChange): Promise<{ readonly changed: number }> {
  demand(work.actor, placeAsked(work, request).settings, 'update')
  return changeSettings(work, request)
}

type Values = Readonly<Record<string, unknown>>
export interface AnyRecords {
  find(sought: Values, fields: readonly string[]): Promise<readonly (Values & { readonly key: number })[]>
  hold(key: number, fields: readonly string[]): Promise<Values & { readonly key: number }>
  create(values: Values, told: Values): Promise<number>
  change(key: number, values: Values, told: Values): Promise<void>
  remove(key: number): Promise<void>
}

/** Under the right of the call that does it; the asker's scope holds as with any record. Answers how many changed. */
export async function changeSettings(work: Work, request: SettingsChange): Promise<{ readonly changed: number }> {
  const place = placeAsked(work, request)
  const { settings } = place
  const meant = meantSettings(work, settings, request.settings)
  const records = recordsOf(work, settings)
  const fields = fieldNamesOf([...meant.keys()])
  const own = await ownRecord(work, place)
  if (request.version !== undefined && (own?.['version'] ?? null) !== request.version) throw new AppError('conflict')
  const values = storedOf(meant)
  const changed = [...meant.keys()].filter((key) =>
    key.fields.some(({ name }) => JSON.stringify(values[name] ?? null) !== JSON.stringify(own?.[name] ?? null)),
  )
  if (changed.length === 0) return { changed: 0 }
  const told = toldAt(place, meant)
  const left = fieldsOf(settings).some((name) => (name in values ? values[name] : (own?.[name] ?? null)) !== null)
  if (own === null) await records.create({ ...(await placed(work, place)), ...values }, told)
  else if (left || place.target === null) await records.change(own.key, pick(values, fields), told)
  else await records.remove(own.key)
  return { changed: changed.length }
}

/** What a place says itself, taken until the transaction ends; null: nothing. */
export async function ownRecord(work: Work, place: Place): Promise<(Values & { readonly key: number }) | null> {
  const records = recordsOf(work, place.settings)
  const [found] = await records.find(whose(place), ['version'])
  return found === undefined ? null : records.hold(found.key, ['version', ...fieldsOf(place.settings)])
}

/** The name comes from a request: their types are the document's, which has been asked. */
export const recordsOf = ({ records }: Work, { name }: Entity): AnyRecords =>
  records.of(name as EntityName) as unknown as AnyRecords

const fieldsOf = (settings: Entity): readonly string[] => fieldNamesOf(settingKeysOf(settings))

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]))

/** A record speaks for the narrowest place that it names. */
function whose({ settings: { inherit }, link, key }: Place): Values {
  const narrower = link === null ? inherit : inherit.slice(0, inherit.indexOf(link))
  return { ...Object.fromEntries(narrower.map((name) => [name, null])), ...(link === null ? {} : { [link]: key }) }
}

/** What a new record says of its place: its level, its link, and the place around it that the link must agree with. */
async function placed(work: Work, { settings, target, link, key }: Place): Promise<Values> {
  const level = levelOf(work.model, settings, link)
  if (link === null || target === null) return level
  const { reference } = fieldNamed(settings, link)
  const around = reference?.within == null ? undefined : fieldNamed(settings, reference.within)
  const by = target.fields.find(
    (field) => field.kind === 'reference' && field.reference?.entity === around?.reference?.entity,
  )
  if (around === undefined || by === undefined) return { ...level, [link]: key }
  const [itself] = await recordsOf(work, target).find({ [target.key]: key }, [by.name])
  return { ...level, [around.name]: itself?.[by.name] ?? null, [link]: key }
}

/** Codes go from the company to the narrowest place, links the other way. */
function levelOf({ enums }: Model, { level, inherit, fields }: Entity, link: string | null): Values {
  const codes = enums[fields.find(({ name }) => name === level)?.enum ?? '']?.values
  if (level === null || codes === undefined) return {}
  return { [level]: codes[link === null ? 0 : inherit.length - inherit.indexOf(link)]?.value ?? null }
}

/** A refusal stands beside the setting, or the place, that the request named. */
const toldAt = ({ link }: Place, meant: ReadonlyMap<SettingKey, unknown>): Values => ({
  ...(link === null ? {} : { [link]: 'value' }),
  ...Object.fromEntries(
    [...meant.keys()].flatMap(({ name, fields }) => fields.map((field) => [field.name, `settings.${name}`])),
  ),
})
