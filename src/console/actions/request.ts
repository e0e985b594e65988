/** Between a call's form and its request: what stands there beforehand, and what is sent. */
import { isEmpty, type CellRecord } from '../../kinds/cell.ts'
import type { InputContext } from '../../kinds/input.ts'
import { isOfRecord } from '../../model/actions.ts'
import type { CallForm, ConsoleAction } from '../../model/console-entity.ts'
import type { Beforehand, Field, Lang } from '../../model/model.ts'
import { dayOf } from '../../values/calendar.ts'
import { monthsAhead } from '../../values/periods.ts'
import { text } from '../kit/lang.ts'

type Values = Readonly<Record<string, unknown>>

export interface Beginning {
  /** Nothing in each field, the defaults of the document, then what the records hold. */
  readonly values: Values
  /** What came from records, with their words for what they refer to. */
  readonly filled: Values
}

/** By entity, as far as it could be read. */
export type Latest = Readonly<Record<string, CellRecord | undefined>>

export function beginningOf(
  { fields }: CallForm,
  { record: key, fill, given }: ConsoleAction,
  record: CellRecord | undefined,
  latest: Latest,
): Beginning {
  const found = Object.entries(fill).map(([name, from]) => [name, heldBy(from, record, latest)] as const)
  const filled = Object.fromEntries(found.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])))
  const labels = Object.fromEntries(found.flatMap(([name, { label }]) => (label === undefined ? [] : [[name, label]])))
  return {
    values: {
      ...Object.fromEntries(fields.map(({ name, default: value }) => [name, value ?? null])),
      // Not asked for, and yet what other fields agree with.
      ...(key === null || record === undefined ? {} : { [key]: record.id }),
      ...Object.fromEntries(Object.entries(given).map(([name, field]) => [name, record?.[field]])),
      ...filled,
    },
    filled: { ...filled, _labels: labels },
  }
}

interface Held {
  /** Undefined: nobody knows it. */
  readonly value: unknown
  readonly label?: string | undefined
}

function heldBy(from: Beforehand, record: CellRecord | undefined, latest: Latest): Held {
  if (isOfRecord(from)) return at(record, from)
  if ('today' in from) return { value: dayOf(new Date()) }
  if ('months' in from) {
    const term = monthsAhead(dayOf(new Date()), from.months)
    return { value: [term.from, term.to] }
  }
  const [entity, field] = from.latest
  const { value, label } = at(latest[entity], [field])
  // What was not said the last time is no reason to leave out what is usual.
  return { value: value ?? undefined, label }
}

const at = (record: CellRecord | undefined, path: readonly string[]): Held => ({
  value: path.reduce<unknown>((part, step) => (part as Values | null | undefined)?.[step], record),
  label: (record?.['_labels'] as Readonly<Record<string, string>> | undefined)?.[path.join('.')],
})

interface Given {
  readonly values: Values
  readonly filled: Values
  readonly record: CellRecord | undefined
}

/** What the record itself tells: its key, and what else its address needs. */
export const ofRecord = ({ record: key, given }: ConsoleAction, record: CellRecord | undefined): Values => ({
  ...Object.fromEntries(Object.entries(given).map(([name, field]) => [name, record?.[field]])),
  ...(key === null ? {} : { [key]: record?.id }),
})

/** What was left blank is no part of a request, nor is a mask that nobody touched. */
export const requestOf = ({ fields }: CallForm, action: ConsoleAction, { values, filled, record }: Given): Values => ({
  ...Object.fromEntries(
    fields.flatMap(({ name, mask }): [string, unknown][] => {
      const value = values[name]
      // An empty list may be an answer; the transport knows the calls for which it is.
      if (Array.isArray(value)) return [[name, value]]
      return isEmpty(value) || (mask !== null && value === filled[name]) ? [] : [[name, value]]
    }),
  ),
  ...ofRecord(action, record),
})

/** Of codes that hang on the record, those that it lists: they are asked for by an enum of their own. */
export function amongOf(form: CallForm, { among }: ConsoleAction, record: CellRecord | undefined): CallForm {
  const names = Object.keys(among)
  if (names.length === 0 || record === undefined) return form
  const own = form.fields.flatMap(({ name, enum: of }) => {
    const known = of === null ? undefined : form.enums[of]
    return known === undefined || !names.includes(name) ? [] : [{ name, key: `${of}.${name}`, known }]
  })
  const isTaken = (name: string, code: unknown): boolean =>
    (record[among[name] ?? ''] as readonly unknown[] | null | undefined)?.includes(code) === true
  return {
    ...form,
    fields: form.fields.map((field) => {
      const found = own.find(({ name }) => name === field.name)
      return found === undefined ? field : { ...field, enum: found.key }
    }),
    enums: {
      ...form.enums,
      ...Object.fromEntries(
        own.map(({ name, key, known }) => [
          key,
          { ...known, values: known.values.filter(({ value }) => isTaken(name, value)) },
        ]),
      ),
    },
  }
}

/** Of the record, what whoever fills in a field compares with: it stands before the field's help. */
export function knownOf(
  form: CallForm,
  { known }: ConsoleAction,
  record: CellRecord | undefined,
  told: (name: string, record: CellRecord) => string,
): CallForm {
  if (record === undefined) return form
  const besideOf = (field: Field): Field => {
    const from = known[field.name]
    const said = from === undefined ? '' : told(from, record)
    return said === ''
      ? field
      : { ...field, help: { zh: joined(said, field.help?.zh), en: joined(said, field.help?.en) } }
  }
  return { ...form, fields: form.fields.map(besideOf) }
}

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' · ')

export const callContext = ({ fields, enums, peers }: CallForm, call: string, lang: Lang): InputContext => ({
  enums,
  peers,
  lang,
  of: call,
  mode: 'create',
  labelOf: (name) => {
    const field = fields.find((one) => one.name === name)
    return field ? text(field.label, lang) : name
  },
})
