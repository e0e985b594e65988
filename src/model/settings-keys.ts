/** What can be set in settings: each field that can be left open, and those that are one setting under its own name. */
import type { Entity, Field, Label } from './model.ts'

export interface SettingKey {
  readonly name: string
  readonly label: Label
  readonly help: Label | null
  /** One, whose value is the setting's; or several, whose values are a list in this order. */
  readonly fields: readonly Field[]
}

type Settings = Pick<Entity, 'inherit' | 'together'> & { readonly fields: readonly Field[] }

/** In the order of the document. */
export function settingKeysOf({ fields, inherit, together }: Settings): readonly SettingKey[] {
  const open = fields.filter(({ name, nullable, write }) => nullable && write === 'always' && !inherit.includes(name))
  return open.flatMap((field): readonly SettingKey[] => {
    const whole = together.find((one) => one.fields.includes(field.name))
    if (whole === undefined) return [{ ...pick(field), fields: [field] }]
    if (whole.fields[0] !== field.name) return []
    const parts = whole.fields.flatMap((name) => open.find((one) => one.name === name) ?? [])
    return [{ name: whole.name, label: whole.label, help: field.help, fields: parts }]
  })
}

const pick = ({ name, label, help }: Field) => ({ name, label, help })

type Values = Readonly<Record<string, unknown>>

/** Null: the record says nothing of it. Of several fields all must be said. */
export const settingOf = ({ fields }: SettingKey, values: Values): unknown =>
  fields.length === 1
    ? (values[fields[0]!.name] ?? null)
    : fields.every(({ name }) => (values[name] ?? null) !== null)
      ? fields.map(({ name }) => values[name])
      : null

/** What one of the setting's fields holds of its value, by the field's place among them. */
export const partOf = ({ fields }: SettingKey, value: unknown, at: number): unknown =>
  (fields.length === 1 ? value : (value as readonly unknown[] | null)?.[at]) ?? null

export const fieldNamesOf = (keys: readonly SettingKey[]): readonly string[] =>
  keys.flatMap(({ fields }) => fields.map(({ name }) => name))
