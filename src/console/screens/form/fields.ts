/** Which fields a form asks for, and with what they begin. */
import { uis } from '../../../kinds/uis.ts'
import type { ConsoleEntity } from '../../../model/console-entity.ts'
import type { Judged } from '../../../model/conditions.ts'
import type { Field, Section } from '../../../model/model.ts'
import { mayWrite, type May } from '../record/rights.ts'
import { copiedRows, linesOf } from './lines.ts'

export type Mode = 'create' | 'edit'
export type Values = Readonly<Record<string, unknown>>

export interface FormPart {
  readonly label: Section['label']
  readonly fields: readonly Field[]
  readonly when: Section['when']
}

/**
 * Sections with the fields that the user may see and that are written at all; on edit, those fixed at creation, and
 * those for others to write, are shown and locked.
 */
export function partsOf({ form, fields }: ConsoleEntity, mode: Mode, may: May): readonly FormPart[] {
  const asked = (field: Field | undefined): field is Field =>
    field !== undefined &&
    (field.permission === null || may(field.permission)) &&
    (field.write !== 'never' || (mode === 'edit' && field.kind === 'state')) &&
    (mode === 'edit' || mayWrite(field, may))
  return form.sections
    .map(({ label, fields: names, when }) => ({
      label,
      when,
      fields: names.map((name) => fields.find((field) => field.name === name)).filter(asked),
    }))
    .filter((part) => part.fields.length > 0)
}

/** What the record has of them, as it stands in the form; `key` stays the same whatever comes and goes. */
export const partsIn = (parts: readonly FormPart[], now: Judged): readonly (FormPart & { readonly key: number })[] =>
  parts
    .map((part, key) => ({ ...part, key, fields: part.fields.filter(({ name }) => now.has(name)) }))
    .filter(({ when, fields }) => fields.length > 0 && (when === null || now.holds(when)))

export const isLocked = (field: Field, mode: Mode, may: May): boolean =>
  field.kind === 'state' ||
  field.write === 'never' ||
  (field.write === 'create' && mode === 'edit') ||
  !mayWrite(field, may)

/** What a new record takes over from the one that it copies; of a masked value only the mask is known. */
export function copiedFrom(entity: ConsoleEntity, record: Values, may: May): Values {
  const taken = partsOf(entity, 'create', may)
    .flatMap(({ fields }) => fields)
    .filter(
      ({ name, kind, mask }) =>
        mask === null && uis[kind].copied && record[name] !== undefined && record[name] !== null,
    )
  const rows = linesOf(entity, 'create', may).map((one) => [one.field.name, copiedRows(one, record)] as const)
  return Object.fromEntries([...taken.map(({ name }) => [name, record[name]] as const), ...rows])
}

/**
 * Nothing in each field that is asked for (as its input says it, or an untouched form would count as written into), the
 * defaults of the schema, then what the address brings along.
 */
export function initialValues(entity: ConsoleEntity, asked: readonly string[], given: Values, may: May): Values {
  const defaults = entity.fields.filter(
    (field) => field.write !== 'never' && mayWrite(field, may) && field.default !== undefined && field.default !== null,
  )
  return {
    ...Object.fromEntries(asked.map((name) => [name, null])),
    ...Object.fromEntries(defaults.map((field) => [field.name, field.default])),
    ...given,
  }
}
