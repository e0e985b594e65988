/** The help centre names what is really on the screens, in both languages. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { articles } from '../../src/apartment/demo/words/articles.ts'

const FOLDER = 'schemas'

/** Every text of the schemas that a person may read. */
function* texts(value: unknown, lang: 'zh' | 'en'): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  const said = (value as Readonly<Record<string, unknown>>)[lang]
  if (typeof said === 'string') yield said
  for (const inner of Object.values(value)) yield* texts(inner, lang)
}

const documents = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file): unknown => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')))

test.each(['zh', 'en'] as const)('what an article sets in bold stands on a screen: %s', (lang) => {
  const known = new Set(documents.flatMap((document) => [...texts(document, lang)]))
  for (const article of articles) known.add(article[lang].title)
  const bold = articles.flatMap((article) =>
    [...article[lang].content.matchAll(/<strong>(.+?)<\/strong>/g)].flatMap(([, words]) => words!.split(' / ')),
  )
  expect(bold.length).toBeGreaterThan(50)
  expect(bold.filter((words) => !known.has(words) && !/^\d+\/\d+$/.test(words))).toEqual([])
})

test('each article is there in both languages', () => {
  const chinese = /[\u4e00-\u9fff]/
  for (const { zh, en } of articles) {
    expect(zh.title).toMatch(chinese)
    expect(zh.content).toMatch(chinese)
    expect(`${en.title}${en.content}`).not.toMatch(chinese)
  }
})
