/**
 * What the search box of each list says fits into it, in both languages, on a desk and on a telephone; its name says
 * all.
 */
import { describe, expect, it } from 'vitest'
import { allWords, fittingWords, ROOM } from '../../../src/console/screens/list/search-words.ts'
import { copy as en } from '../../../src/generated/messages/en.ts'
import { copy as zh } from '../../../src/generated/messages/zh.ts'
import type { Field, Lang } from '../../../src/model/model.ts'
import { model } from '../support/server.ts'

const translate =
  (lang: Lang) =>
  (key: string, { fields = '' }: Readonly<Record<string, unknown>> = {}): string =>
    (({ zh, en })[lang][key] ?? key).replace('%{fields}', String(fields)).replace('{fields}', String(fields))
const searchable = (name: string): readonly Field[] => model.entities[name]!.fields.filter(({ search }) => search)
const lists = Object.values(model.entities)
  .filter(({ internal, fields }) => !internal && fields.some(({ search }) => search))
  .map(({ name }) => name)

describe.each(['zh', 'en'] as const)('the search of a list in %s', (lang) => {
  it.each(lists)('of %s says no more than its box shows, and in its name all', (name) => {
    const fields = searchable(name)
    for (const room of Object.values(ROOM)) {
      const words = fittingWords(fields, lang, translate(lang), room)
      expect([...words].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 2 : 1), 0)).toBeLessThanOrEqual(
        room,
      )
      expect(allWords(fields, lang, translate(lang)).startsWith(words)).toBe(true)
    }
  })
})

it('names the first fields in words that belong together', () => {
  expect(fittingWords(searchable('store'), 'zh', translate('zh'), ROOM.desk)).toBe('搜索门店名称/负责人/联系电话')
  expect(fittingWords(searchable('home'), 'zh', translate('zh'), ROOM.desk)).toBe('搜索房源名称/小区/详细地址')
  expect(allWords(searchable('home'), 'zh', translate('zh'))).toBe('搜索房源名称/小区/详细地址/别名')
  expect(allWords(searchable('tenant'), 'en', translate('en'))).toBe('Search name, phone, ID card')
  expect(fittingWords(searchable('device'), 'en', translate('en'), ROOM.desk)).toBe('Search serial number')
})
