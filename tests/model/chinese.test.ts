/** On the page of a developer who reads Chinese, every mistake of the schemas stands in Chinese. */
import { describe, expect, test } from 'vitest'
import { buildModel } from '../../src/model/build.ts'
import { expectation, sentence } from '../../scripts/dev/page/chinese.ts'
import { wordsOf } from '../../scripts/dev/page/texts.ts'
import { base, documentsOf } from './documents.ts'
import type { MistakeCase } from './mistakes.test.ts'

const files = import.meta.glob<{ readonly cases: readonly MistakeCase[] }>('./cases/*.ts', { eager: true })
const mistakes = Object.values(files)
  .flatMap(({ cases }) => cases)
  .flatMap(({ documents }) => buildModel(documentsOf({ ...base, ...documents })).mistakes ?? [])

describe('in Chinese', () => {
  test('is what is wrong', () => {
    expect(mistakes.length).toBeGreaterThan(150)
    expect(
      [...new Set(mistakes.map(({ message }) => message))].filter(
        (message) => !/[\u4e00-\u9fff]/.test(sentence(message) ?? ''),
      ),
    ).toEqual([])
  })
  test('is what was expected', () => {
    expect(
      [...new Set(mistakes.flatMap(({ expected }) => expected ?? []))].filter((text) => expectation(text) === null),
    ).toEqual([])
  })
  test('is what each keyword is for that can be missing', async () => {
    const metas = Object.values(
      import.meta.glob<{ readonly default: unknown }>('../../schemas/meta/*.json', { eager: true }),
    ).map((meta) => meta.default)
    const missing = [...new Set(metas.flatMap(purposes))].filter((text) => expectation(text) === null)
    expect(missing).toEqual([])
  })
  test('the names that the sentence is about stay', () => {
    expect(sentence('home has no reference "store" to store')).toBe('home 没有指向 store 的引用“store”')
    expect(expectation('one of home_id, store_id')).toBe('home_id, store_id 之一')
  })
  test('is said without the space that English has between words', () => {
    expect(wordsOf('zh').expected('a text in zh and en')).toBe('应为：中英文两种文字')
    expect(wordsOf('en').expected('a text in zh and en')).toBe('expected a text in zh and en')
  })
})

/** Told as the checker tells it: the first clause of the keyword's description. */
function purposes(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const {
    required: always,
    otherwise,
    properties,
  } = {
    ...schema,
    otherwise: (schema as { readonly else?: { readonly required?: unknown } }).else?.required,
  } as {
    readonly required?: unknown
    readonly otherwise?: unknown
    readonly properties?: Readonly<Record<string, { readonly description?: string }>>
  }
  const required = Array.isArray(always) ? always : otherwise
  const own = Array.isArray(required)
    ? (required as readonly string[]).flatMap(
        (name) =>
          properties?.[name]?.description?.split(/[.:;]/)[0]?.replace(/^./, (first) => first.toLowerCase()) ?? [],
      )
    : []
  return [...own, ...Object.values(schema).flatMap(purposes)]
}
