/**
 * Every mistake of every keyword that the meta-schemas know, made in a small product: each is refused where it stands,
 * in words, with the name that was meant; or it is one of those that harm nothing, and why.
 */
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ProductCode } from '../../generators/product-code.ts'
import { unwritten } from '../../generators/unwritten.ts'
import { expectation, sentence } from '../../scripts/dev/page/chinese.ts'
import { buildFrom, read, type Read } from '../../src/model/build.ts'
import type { Document, Path } from '../../src/model/documents.ts'
import { CODE_TABLES } from '../../src/model/handed-over.ts'
import { readDocuments } from '../../src/model/load.ts'
import { lineAndColumn, printMistake, type Mistake } from '../../src/model/mistake.ts'
import { ELSEWHERE, HARMLESS, NAMELESS, UNUSED, type Exception } from './every-mistake/exceptions.ts'
import { mistakesAt, type Wrong } from './every-mistake/mistakes.ts'
import { keywords, placesIn, typeOf, used, type Place } from './every-mistake/places.ts'

const documents = await readDocuments(join(import.meta.dirname, 'product'))
const reads = new Map(documents.map((document) => [document.file, read(document)]))

/** The first place of each sort, for each type of value that stands at such. */
const places = new Map<string, Place>()
for (const place of documents.flatMap(placesIn)) {
  const key = `${place.sort} ${typeOf(place.value)}`
  if (!places.has(key)) places.set(key, place)
}

const cases = [...places.values()].flatMap((place) => mistakesAt(place).map((wrong) => ({ place, wrong })))

it('the product is good', () => {
  const { mistakes = [] } = buildFrom([...reads.values()])
  expect(mistakes.map((mistake) => printMistake(mistake, ''))).toEqual([])
})

it('the product says every keyword', () => {
  const unsaid = keywords.filter(([, schema]) => !used.has(schema)).map(([pointer]) => pointer)
  expect(unsaid).toEqual(Object.keys(UNUSED))
})

interface Outcome {
  readonly name: string
  readonly place: Place
  readonly wrong: Wrong
  readonly text: string
  readonly mistakes: readonly Mistake[]
}

const outcomes: Outcome[] = []
beforeAll(() => {
  for (const { place, wrong } of cases) {
    const text = JSON.stringify(wrong.doc, null, 2)
    outcomes.push({
      name: `${place.sort}: ${wrong.how}`,
      place,
      wrong,
      text,
      mistakes: told({ file: place.file, text }),
    })
  }
}, 300_000)

/** The product's code, if there were some: all that its documents name. */
const handed = buildFrom([...reads.values()]).handedOver ?? []
const code = Object.fromEntries(
  CODE_TABLES.map((table) => [
    table,
    { file: 'product.ts', names: handed.flatMap((one) => (one.table === table ? one.name : [])) },
  ]),
) as unknown as ProductCode

/** A document of a wrong shape is refused for that alone. */
function told(document: Document): readonly Mistake[] {
  const one: Read = read(document)
  if (one.mistakes.length > 0) return one.mistakes
  const built = buildFrom([...reads.values()].map((other) => (other.document.file === document.file ? one : other)))
  return built.mistakes ?? unwritten(built.handedOver, code)
}

const isListed = (exceptions: readonly Exception[], { name }: Outcome): boolean =>
  exceptions.some(([of]) => of.test(name))
const line = (text: string, path: Path): number => {
  const tree = parseTree(text)!
  for (let length = path.length; ; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node) return lineAndColumn(text, node.offset).line
  }
}
/** At the value, at its name, or at what it is directly a part of. */
const here = ({ place, wrong, text, mistakes }: Outcome): readonly Mistake[] => {
  const [own, around] = [line(text, wrong.at), wrong.at.length > 1 ? line(text, wrong.at.slice(0, -1)) : null]
  // What is wrong in a list may be told at the item that it does not go with.
  const isItem = typeof wrong.at.at(-1) === 'number'
  const within = lines(text, isItem ? wrong.at.slice(0, -1) : wrong.at)
  return mistakes.filter(
    (mistake) =>
      mistake.file === place.file && (mistake.line === own || mistake.line === around || within(mistake.line)),
  )
}
const lines = (text: string, path: Path): ((line: number) => boolean) => {
  const node = findNodeAtLocation(parseTree(text)!, [...path])
  const last = node ? lineAndColumn(text, node.offset + node.length).line : 0
  return (one) => path.length > 0 && one >= line(text, path) && one <= last
}
const shown = (outcome: Outcome): string =>
  [
    `${outcome.name} (${outcome.place.file}:${line(outcome.text, outcome.wrong.at)} ${outcome.wrong.meant ?? ''})`,
    ...outcome.mistakes.slice(0, 3).map((mistake) => printMistake(mistake, '')),
  ].join('\n    ')

describe('every mistake', () => {
  it('is refused', () => {
    const passed = outcomes.filter((one) => one.mistakes.length === 0 && !isListed(HARMLESS, one))
    expect(passed.map(shown)).toEqual([])
  })
  it('is told where it stands', () => {
    const elsewhere = outcomes.filter(
      (one) => one.mistakes.length > 0 && here(one).length === 0 && !isListed(ELSEWHERE, one),
    )
    expect(elsewhere.map(shown)).toEqual([])
  })
  it('of a name comes with the name that was meant', () => {
    const unhelpful = outcomes.filter(
      (one) =>
        one.wrong.meant !== undefined &&
        one.mistakes.length > 0 &&
        !isListed(NAMELESS, one) &&
        !one.mistakes.some(({ nearest, expected }) => `${nearest ?? ''} ${expected ?? ''}`.includes(one.wrong.meant!)),
    )
    expect(unhelpful.map(shown)).toEqual([])
  })
  it('is told in words', () => {
    const raw = outcomes.filter(({ mistakes }) => mistakes.some((mistake) => RAW.test(printMistake(mistake, ''))))
    expect(raw.map(shown)).toEqual([])
  })
  it('is told in Chinese', () => {
    const all = outcomes.flatMap(({ mistakes }) => mistakes)
    const messages = [...new Set(all.map(({ message }) => message))]
    expect(messages.filter((message) => !/[\u4e00-\u9fff]/.test(sentence(message) ?? ''))).toEqual([])
    const expected = [...new Set(all.flatMap((mistake) => mistake.expected ?? []))]
    expect(expected.filter((text) => expectation(text) === null)).toEqual([])
  })
  it.each([
    ['harmless', HARMLESS, (one: Outcome) => one.mistakes.length === 0],
    ['told elsewhere', ELSEWHERE, (one: Outcome) => one.mistakes.length > 0 && here(one).length === 0],
    ['of nothing with a name', NAMELESS, (one: Outcome) => one.mistakes.length > 0],
  ] as const)('that is said to be %s is', (_, exceptions, is) => {
    const stale = exceptions.filter(([of]) => !outcomes.some((one) => of.test(one.name) && is(one)))
    expect(stale.map(String)).toEqual([])
  })
})

/** Words of a validator, a database or an engine, in place of ours. */
const RAW =
  /must (not|NOT|match|have|be (equal|[<>]|an? |string|object|array|integer|number|boolean|null))|schema path|undefined|\[object|NaN|syntax error|Cannot read|at Object\.|Error:/
