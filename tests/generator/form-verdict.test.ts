/** Forms give the verdict that ajv and the database give, on the very values that those are tested with. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { teach } from '../../src/kinds/ajv.ts'
import { formOf, type FormField } from '../../src/kinds/form.ts'
import { tidyingOf, valueSchema } from '../../src/kinds/kinds.ts'
import { orNull } from '../../src/kinds/record-schemas.ts'
import { tidied } from '../../src/kinds/tidying.ts'
import { kindCases } from '../kinds/cases.ts'

const t = (label: { readonly zh: string }) => label.zh
const base: FormField = {
  schema: {},
  required: false,
  nullable: true,
  write: 'always',
  tidying: null,
  message: null,
  warning: null,
}
const isGood = async (field: FormField, value: unknown) => formOf({ value: field }, 'create', t).isValid({ value })

describe.each(kindCases)('a form field of kind $name', ({ field, valid, invalid, malformed }) => {
  const form: FormField = { ...base, schema: valueSchema(field), tidying: tidyingOf(field) }
  const judge = teach(new Ajv2020({ strict: false, allErrors: true })).compile(orNull(valueSchema(field)))
  const ajv = (value: unknown) => judge(tidied(tidyingOf(field), value))

  it.each(valid.map((value) => [value]))('takes %j', async (value) => {
    expect(await isGood(form, value)).toBe(true)
    expect(ajv(value)).toBe(true)
  })
  it.each([...invalid, ...malformed].filter((value) => value !== '').map((value) => [value]))(
    'refuses %j',
    async (value) => {
      expect(await isGood(form, value)).toBe(false)
      expect(ajv(value)).toBe(false)
    },
  )
  it('takes null where it may be empty, and only there', async () => {
    expect(await isGood(form, null)).toBe(true)
    expect(ajv(null)).toBe(true)
    expect(await isGood({ ...form, nullable: false }, null)).toBe(false)
  })
})

describe('a form', () => {
  const phone: FormField = {
    ...base,
    schema: { type: 'string', pattern: '^1\\d{10}$' },
    message: { zh: '手机号格式不正确', en: 'Phone format incorrect' },
  }
  const errorsOf = async (field: FormField, value: unknown, operation: 'create' | 'update' = 'create') =>
    formOf({ value: field }, operation, t)
      .validate({ value }, { abortEarly: false })
      .then(
        () => [],
        (error: { inner: { path: string; message: string }[] }) =>
          error.inner.map(({ path, message }) => `${path}: ${message}`),
      )

  it('says the message of the rule', async () => {
    expect(await errorsOf(phone, '123')).toEqual(['value: 手机号格式不正确'])
  })
  it('asks for a required value on create, and on update only where it is emptied', async () => {
    const required: FormField = { ...phone, required: true, nullable: false }
    expect(await errorsOf(required, undefined)).toEqual(['value: 不能为空'])
    expect(await errorsOf(required, '')).toEqual(['value: 不能为空'])
    expect(await errorsOf(required, undefined, 'update')).toEqual([])
    expect(await errorsOf(required, null, 'update')).toEqual(['value: 不能为空'])
    for (const blank of ['  ', '\u3000\n'])
      expect(await errorsOf({ ...required, tidying: 'line' }, blank)).toEqual(['value: 不能为空'])
    expect(await errorsOf({ ...required, tidying: 'line' }, ' 13800001111 ')).toEqual([])
  })
  it('names the field inside a row', async () => {
    const rows: FormField = {
      ...base,
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string' }, count: { type: 'integer', minimum: 1 } },
        },
      },
    }
    expect(await errorsOf(rows, [{ name: 'a', count: 1 }, { count: 0 }])).toEqual([
      'value[1].name: 不能为空',
      'value[1].count: 不能小于1',
    ])
  })
  it('leaves out what only a new record may say', () => {
    expect(Object.keys(formOf({ a: base, b: { ...base, write: 'create' } }, 'update', t).fields)).toEqual(['a'])
  })
  it('counts characters, not code units', async () => {
    const two: FormField = { ...base, schema: { type: 'string', maxLength: 2 } }
    expect(await errorsOf(two, '𠮷野')).toEqual([])
    expect(await errorsOf(two, '𠮷野家')).toEqual(['value: 请输入2个字符以内'])
  })
})
