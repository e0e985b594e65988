/** Rules in code, as a form asks them: with what a write would give them, and only where it knows that. */
import type { FieldValues, ResolverOptions } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { askJudges, type Judge } from '../../../src/console/forms/judging.ts'
import { resolverOf } from '../../../src/console/forms/resolver.ts'
import { formOf, type FormField } from '../../../src/kinds/form.ts'
import type { Field } from '../../../src/model/model.ts'

const say = ({ zh }: { readonly zh: string }) => zh
const text = (required: boolean): FormField => ({
  ...{ schema: { type: 'string', maxLength: 8 }, required, nullable: !required, write: 'always', tidying: 'line' },
  ...{ message: null, warning: null },
})
const form = formOf({ plate: text(true), energy: text(false), box: text(false) }, 'update', say)
const fields = [
  { name: 'plate', mask: null },
  { name: 'energy', mask: null },
  { name: 'box', mask: 'account' },
  { name: 'usual', mask: null, default: 'x' },
] as unknown as readonly Field[]

type Values = Readonly<Record<string, unknown>>

/** What the rule was given, and what the form says then. */
async function judged(from: readonly string[], values: Values, before?: Values, names = { by: 'short', at: 'plate' }) {
  const given: unknown[] = []
  const short: Judge = (asked) => {
    given.push(asked)
    return asked['plate'] === '短' ? [{ field: names.at, message: { zh: '太短', en: 'Too short' } }] : []
  }
  const ask = askJudges([{ by: names.by, from }], { short: () => Promise.resolve({ judgements: { short } }) })
  const resolver = resolverOf({ schema: form, fields, before, judges: ask && { ask, say } })
  const { errors } = await resolver({ ...values }, undefined, {} as ResolverOptions<FieldValues>)
  return {
    given,
    told: Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message])),
  }
}

describe('a rule in code', () => {
  it('is given what is meant by what was typed, and said at its field', async () => {
    expect(await judged(['plate', 'energy'], { plate: ' 短 ', energy: '' })).toEqual({
      given: [{ plate: '短', energy: null }],
      told: { plate: '太短' },
    })
  })

  it('is given what the record holds of what the form does not ask for', async () => {
    expect(await judged(['plate', 'model'], { plate: '短' }, { plate: '长', model: 'T5' })).toMatchObject({
      given: [{ plate: '短', model: 'T5' }],
    })
  })

  it.each<[string, readonly string[], Values, Values | undefined]>([
    ['a value is wrong by itself', ['plate'], { plate: '短'.repeat(9) }, undefined],
    ['nothing that it looks at is changed', ['plate'], { plate: '短', energy: 'b' }, { plate: '短', energy: 'a' }],
    ['a value is masked', ['plate', 'box'], { plate: '短', box: 'a***' }, { plate: '长', box: 'a***' }],
    ['the record does not tell a value', ['plate', 'hidden'], { plate: '短' }, { plate: '长' }],
    ['the server fills a value in', ['plate', 'usual'], { plate: '短' }, undefined],
  ])('is left to the server where %s', async (_, from, values, before) => {
    expect((await judged(from, values, before)).given).toEqual([])
  })

  it('is left to the server where the product does not give it, or it speaks of what is not there', async () => {
    expect(await judged(['plate'], { plate: '短' }, undefined, { by: 'other', at: 'plate' })).toEqual({
      given: [],
      told: {},
    })
    expect((await judged(['plate'], { plate: '短' }, undefined, { by: 'short', at: 'price' })).told).toEqual({})
  })

  it('is left to the server where its script could not be loaded', async () => {
    const ask = askJudges([{ by: 'short', from: ['plate'] }], { short: () => Promise.reject(new Error('offline')) })
    expect(await ask!({ valueOf: () => '短', isWritten: () => true })).toEqual([])
  })
})
