/** What a language lacks is listed with the place that says it, and what no text reads any more. */
import path from 'node:path'
import { expect, test } from 'vitest'
import { gapsOf, textsOfCode } from '../../scripts/languages.ts'
import { loadModel } from '../../src/model/load.ts'

const code = await textsOfCode(path.resolve(import.meta.dirname, '../..'))
const { model } = await loadModel(path.resolve(import.meta.dirname, '../model/product'))

test('a language is measured by the English texts', () => {
  const { all, missing, left } = gapsOf(model!, 'de', code)!
  const texts = missing.map(([, text]) => text)
  expect(missing).toContainEqual(['entities.depot', 'Depot'])
  expect(missing).toContainEqual(['react-admin', 'Save'])
  expect(missing).toContainEqual(['src/kinds/keyword-messages.ts', 'Must be at least {limit}'])
  expect(texts).not.toContain('Vehicle')
  expect(new Set(texts).size).toBe(texts.length)
  expect(left).toEqual(['Motor cars'])
  expect(missing.length + 2).toBe(all)
})

test('one that there is not has none', () => expect(gapsOf(model!, 'fr')).toBeNull())
