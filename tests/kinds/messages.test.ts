/**
 * What is said of a value in a wrong form: the same on the form, in the server's answer and of an imported cell, in
 * both languages.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import type { ValidationError } from 'yup'
import { formField } from '../../generators/emit/forms.ts'
import { teach } from '../../src/kinds/ajv.ts'
import { exampleOf } from '../../src/kinds/examples.ts'
import { formOf } from '../../src/kinds/form.ts'
import { valueSchema } from '../../src/kinds/kinds.ts'
import { createSchema } from '../../src/kinds/record-schemas.ts'
import { isGood } from '../../src/kinds/verdict.ts'
import type { Field, Lang } from '../../src/model/model.ts'
import { fieldErrors } from '../../src/server/messages/field-errors.ts'
import { valueOf } from '../../src/server/operations/import/cells.ts'
import { meant } from '../../src/server/operations/write/meant.ts'
import { model } from '../operations/company.ts'

const LANGS: readonly Lang[] = ['zh', 'en']
const ajv = teach(new Ajv2020({ allErrors: true, strict: false }))

/** What the form says first at each place. */
const onForm = (field: Field, value: unknown) =>
  Promise.all(
    LANGS.map((lang) =>
      formOf({ [field.name]: formField(model, field) }, 'create', (label) => label[lang])
        .validate({ [field.name]: value }, { abortEarly: false })
        .then(
          () => 'nothing',
          (error: ValidationError) => error.inner[0]?.message ?? error.message,
        ),
    ),
  )

function ofServer(entity: string, field: Field, value: unknown) {
  const check = ajv.compile({ ...createSchema(model.entities[entity]!), required: [] })
  const body = meant(model.entities[entity]!, { [field.name]: value })
  check(body)
  const [error] = fieldErrors(model, model.entities[entity]!.fields, { body, errors: check.errors })
  return LANGS.map((lang) => error?.message[lang])
}

/** A cell that holds no value of its kind; what holds one goes to the server's own check. */
function ofCell(entity: string, field: Field, text: string) {
  const read = valueOf({ kind: 'text', text }, field, { model, lang: 'zh', from1904: false })
  return 'problem' in read ? LANGS.map((lang) => read.problem[lang]) : ofServer(entity, field, read.value)
}

const DECIMAL = [
  '请输入数字，小数最多2位，整数最多16位',
  'Must be a number with at most 2 decimals, and 16 digits before the point',
]

describe('a value in a wrong form is told what is expected', () => {
  test.each<[entity: string, field: string, typed: string, says: readonly string[]]>([
    ['room', 'rent', '面议', DECIMAL],
    ['room', 'rent', '0.125', DECIMAL],
    ['room', 'rent', '12345678901234567', DECIMAL],
    ['room', 'floor', '三楼', ['请输入整数', 'Must be a whole number']],
    ['bill', 'month', '2026/11', ['请输入年-月，例如2026-11', 'Please enter year and month, for example 2026-11']],
    ['bill', 'due_on', '2026-02-30', ['请输入日期，例如 2026-01-31', 'Must be a date, such as 2026-01-31']],
    [
      'payment',
      'paid_at',
      '昨天',
      ['请输入日期和时间，例如 2026-01-31 09:30:00', 'Must be a date and time, such as 2026-01-31 09:30:00'],
    ],
    [
      'lock_setting',
      'alarm_begin',
      '8:30',
      ['请输入时间（24小时制），例如 08:30', 'Must be a time of the 24-hour clock, such as 08:30'],
    ],
    ['device', 'sn', 'LK-1', ['格式不正确，例如 lk2403500000000000a1', 'Not valid; an example: lk2403500000000000a1']],
    ['tenant', 'email', 'someone', ['请输入正确的邮箱地址', 'Please enter a correct email address']],
  ])('%s.%s: %s', async (entity, name, typed, says) => {
    const field = model.entities[entity]!.fields.find((one) => one.name === name)!
    expect({
      form: await onForm(field, typed),
      server: ofServer(entity, field, typed),
      cell: ofCell(entity, field, typed),
    }).toEqual({ form: says, server: says, cell: says })
  })

  test.each([
    ['store', 'name', '  '],
    ['store', 'name', null],
    ['home', 'store_id', null],
    ['home', 'home_type', null],
    ['lease', 'rent', null],
  ])('%s.%s left blank (%j): it cannot be empty', async (entity, name, blank) => {
    const field = model.entities[entity]!.fields.find((one) => one.name === name)!
    const says = ['不能为空', 'Cannot be empty']
    expect([await onForm(field, blank), ofServer(entity, field, blank)]).toEqual([says, says])
  })
  test('so is one of the two days of a range', () => {
    const field = model.entities['lease']!.fields.find(({ name }) => name === 'lease_range')!
    expect(ofServer('lease', field, ['2026-01-01', 'then'])).toEqual([
      '请输入日期，例如 2026-01-31',
      'Must be a date, such as 2026-01-31',
    ])
  })
  test('a range without its end is no wrong order', async () => {
    const field = model.entities['manage_card']!.fields.find(({ name }) => name === 'valid_range')!
    const says = ['请输入日期，例如 2026-01-31', 'Must be a date, such as 2026-01-31']
    const half = ['2026-01-01', '']
    expect([await onForm(field, half), ofServer('manage_card', field, half)]).toEqual([says, says])
  })
  test('so is a part of a row that may be empty, instead of that neither fits', async () => {
    const field = model.entities['saved_view']!.fields.find(({ name }) => name === 'layout')!
    const says = ['不能小于40', 'Must be at least 40']
    const value = [{ name: 'a', shown: true, width: 1 }]
    expect([await onForm(field, value), ofServer('saved_view', field, value)]).toEqual([says, says])
  })
})

test('every example is a good value of its field', () => {
  const shown = Object.values(model.entities).flatMap(({ name, fields }) =>
    fields
      .filter(({ kind, schema }) => kind === 'string' && exampleOf(schema) !== null)
      .map((field) => ({ at: `${name}.${field.name}`, field })),
  )
  expect(shown.length).toBeGreaterThan(10)
  expect(shown.filter(({ field }) => !isGood(valueSchema(field), exampleOf(field.schema))).map(({ at }) => at)).toEqual(
    [],
  )
})
