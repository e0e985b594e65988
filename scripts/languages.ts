/**
 * What a language of `schemas/languages` does not say yet, and what it says that nothing in the schemas reads any more:
 * `npm run check -- --language de`.
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { raEn } from '../src/console/provider/messages/ra-en.ts'
import { isObject } from '../src/values/is-object.ts'
import { loadModel } from '../src/model/load.ts'
import { printMistake } from '../src/model/mistake.ts'
import type { Model } from '../src/model/model.ts'
import { productFolder } from './product.ts'

export interface Gaps {
  /** How many English texts there are. */
  readonly all: number
  /** By the place that says it first: `entities.vehicle`. */
  readonly missing: readonly (readonly [place: string, text: string])[]
  readonly left: readonly string[]
}

/** `written`: what code says, with its file. */
export function gapsOf(
  model: Model,
  code: string,
  written: Iterable<readonly [place: string, text: string]> = [],
): Gaps | null {
  const language = model.app.languages.find((one) => one.code === code)
  if (language === undefined) return null
  const english = new Map<string, string>()
  const add = (place: string, text: string) => {
    if (text !== '' && !english.has(text)) english.set(text, place)
  }
  const { entities, app, hash: _, ...parts } = model
  const { languages: __, ...texts } = app
  // What belongs to a record is told there, not where it is listed as well.
  for (const [part, things] of Object.entries({ entities, ...parts, app: texts }))
    for (const [name, thing] of Object.entries(things as object))
      if (!isUnseen(thing)) for (const text of labelsIn(thing)) add(`${part}.${name}`, text)
  for (const text of textsIn(raEn)) add('react-admin', text)
  for (const [place, text] of written) add(place, text)
  return {
    all: english.size,
    missing: [...english]
      .filter(([text]) => !Object.hasOwn(language.texts, text))
      .map(([text, place]) => [place, text]),
    left: Object.keys(language.texts).filter((text) => !english.has(text)),
  }
}

/** Nobody is shown what the server alone uses. */
const isUnseen = (thing: unknown): boolean => isObject(thing) && thing['internal'] === true

function* labelsIn(value: unknown): Iterable<string> {
  if (Array.isArray(value)) for (const one of value) yield* labelsIn(one)
  if (!isObject(value)) return
  if (typeof value['en'] === 'string' && typeof value['zh'] === 'string') yield value['en']
  else for (const one of Object.values(value)) yield* labelsIn(one)
}

function* textsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value
  else if (isObject(value)) for (const one of Object.values(value)) yield* textsIn(one)
}

/** Where code has texts for people beside those of the schemas. */
const FOLDERS = [
  ...['kinds', 'model', 'values', 'console', 'errors', 'server/calls', 'server/operations'].map(
    (folder) => `src/${folder}`,
  ),
  productFolder,
]
/** Records of a demo say what people would have written. */
const NOT_SAID = /\/(demo|bench|fleet\/played)/
const LABEL = /\ben: (?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g
const SAYS = /\bsays\(\s*'(?:[^'\\]|\\.)*',\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g

export async function textsOfCode(root: string): Promise<readonly (readonly [place: string, text: string])[]> {
  const files = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true })).map((file) => `${folder}/${file}`),
    ),
  )
  const sources = files.flat().filter((file) => /\.tsx?$/.test(file) && !NOT_SAID.test(file))
  const read = await Promise.all(sources.map((file) => readFile(path.join(root, file), 'utf8')))
  return read.flatMap((source, at) =>
    [...source.matchAll(LABEL), ...source.matchAll(SAYS)].map(([, single = '', double = '']) => {
      const text = (single + double).replaceAll(/\\(.)/g, '$1')
      return [sources[at]!.replaceAll('\\', '/'), text] as const
    }),
  )
}

/** 1 where something is missing or left over. */
export async function checkLanguage(schemas: string, args: readonly string[]): Promise<number> {
  const language = args[args.indexOf('--language') + 1] ?? ''
  const { model, mistakes = [] } = await loadModel(schemas)
  for (const mistake of mistakes) console.error(printMistake(mistake))
  if (!model) return 1
  const gaps = gapsOf(model, language, await textsOfCode(path.resolve(schemas, '..')))
  if (gaps === null) {
    const codes = model.app.languages.map(({ code }) => code)
    console.error(`no language "${language}" in schemas/languages, which has ${codes.join(', ') || 'none'}`)
    return 1
  }
  const { all, missing, left } = gaps
  console.log(`${language} has ${all - missing.length} of ${all} texts; the others are shown in English.`)
  let last = ''
  for (const [place, text] of missing) {
    if (place !== last) console.log(`\n${place}`)
    last = place
    console.log(`  ${JSON.stringify(text)}`)
  }
  if (left.length > 0) console.log('\nNo English text of the schemas any more:')
  for (const text of left) console.log(`  ${JSON.stringify(text)}`)
  return missing.length + left.length === 0 ? 0 : 1
}
