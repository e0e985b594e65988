/** Every rule of section 5 with values on both sides of its edge, judged by the server's validator and by the form. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { teach } from '../../src/kinds/ajv.ts'
import { formOf, type FormField } from '../../src/kinds/form.ts'
import { loadModel } from '../../src/model/load.ts'
import { EDGES } from './edges.ts'

const built = await loadModel('schemas')
if (built.model === undefined) throw new Error('The schemas do not load')
const { rules } = built.model
const ajv = teach(new Ajv2020({ strict: false }))

describe('every rule of section 5', () => {
  it.each(Object.entries(EDGES))('%s accepts what lies within', (name, { good }) => {
    const check = ajv.compile(rules[name]?.schema ?? false)
    expect(good.filter((value) => !check(value))).toEqual([])
  })

  it.each(Object.entries(EDGES))('%s refuses what lies beyond', (name, { bad }) => {
    const check = ajv.compile(rules[name]?.schema ?? true)
    expect(bad.filter((value) => check(value))).toEqual([])
  })

  it.each(Object.entries(EDGES))('%s is judged alike by forms, in its own words', async (name, { good, bad }) => {
    const { schema, message } = rules[name] ?? expect.unreachable(name)
    const field: FormField = {
      schema,
      required: true,
      nullable: false,
      write: 'always',
      tidying: null,
      message,
      warning: null,
    }
    const said = (value: unknown): Promise<string | null> =>
      formOf({ value: field }, 'create', ({ zh }) => zh)
        .validate({ value })
        .then(
          () => null,
          (error: { message: string }) => error.message,
        )
    expect(await Promise.all(good.map(said))).toEqual(good.map(() => null))
    // What is empty is missing to a form, and what is not even written like a value is told so.
    const wrong = bad.filter((value) => value !== '' && (typeof value === 'string' || Number.isInteger(value)))
    expect(await Promise.all(wrong.map(said))).toEqual(wrong.map(() => message.zh))
  })

  it.each(Object.entries(EDGES))(
    '%s says it in the words of the specification, in both languages',
    (name, { says: [zh, en] }) => {
      const { message } = rules[name] ?? expect.unreachable(name)
      expect([message.zh, message.en.toLowerCase()]).toEqual([zh, en.toLowerCase()])
    },
  )

  it('that claims to come from the specification is judged here', () => {
    expect(
      Object.values(rules)
        .filter(({ name, source }) => source === 'spec' && EDGES[name] === undefined)
        .map(({ name }) => name),
    ).toEqual([])
  })
})
