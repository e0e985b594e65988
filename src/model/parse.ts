/**
 * Text → `Raw`: strict JSON. It is read with positions where something is wrong, so that every mistake knows its line
 * and column.
 */
import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import {
  APP_DOCUMENTS,
  FOLDERS,
  SYSTEM_FOLDER,
  type Document,
  type Folder,
  type JsonObject,
  type Raw,
} from './documents.ts'
import { lineAndColumn, nearest, type Mistake } from './mistake.ts'

export interface Parsed {
  readonly raw: Raw | null
  readonly mistakes: readonly Mistake[]
}

export function parse(document: Document): Parsed {
  const place = placeIn(document)
  if ('mistakes' in place) return { raw: null, mistakes: place.mistakes }
  const doc = goodObject(document.text)
  if (doc === null) return { raw: null, mistakes: mistakesOf(document) }
  let tree: Node | undefined
  return {
    raw: { file: document.file, ...place, text: document.text, tree: () => (tree ??= parseTree(document.text)!), doc },
    mistakes: [],
  }
}

/**
 * Null where something is wrong. Reading with positions takes many times as long, and nearly every document is good.
 */
function goodObject(text: string): JsonObject | null {
  const value = jsonOf(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value) && keysIn(value) === keysWritten(text)
    ? (value as JsonObject)
    : null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A key that stands twice is written once more than it is there. */
const keysIn = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce<number>(
        (sum, item) => sum + keysIn(item),
        Array.isArray(value) ? 0 : Object.keys(value).length,
      )

/** Every string is walked over, since one may hold what looks like a key. */
function keysWritten(text: string): number {
  let count = 0
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:?)/g)) if (colon === ':') count++
  return count
}

/** Some editors put it before what they save, unseen. */
const ORDER_MARK = '\ufeff'

function mistakesOf(document: Document): readonly Mistake[] {
  if (document.text.startsWith(ORDER_MARK))
    return [at(document, 0, 'begins with a byte order mark', 'UTF-8 without one')]
  const errors: ParseError[] = []
  const tree = parseTree(document.text, errors, { allowTrailingComma: false, disallowComments: true })
  const mistakes = [
    ...errors.slice(0, 1).map((error) => syntaxMistake(document, error)),
    ...(tree ? repeatedKeys(document, tree) : []),
  ]
  if (mistakes.length > 0) return mistakes
  return [tree ? at(document, tree.offset, `is ${tree.type}`, 'an object') : at(document, 0, 'is empty', 'an object')]
}

function placeIn(document: Document): { folder: Folder; name: string } | { mistakes: readonly Mistake[] } {
  const [folder = '', ...rest] = document.file.replace(`${SYSTEM_FOLDER}/`, '').split('/')
  const name = rest.join('/').replace(/\.json$/, '')
  const wrong = (message: string, expected: string, words: readonly string[], word: string) => ({
    mistakes: [{ ...at(document, 0, message, expected), nearest: nearest(word, words) }],
  })
  if (!isFolder(folder)) return wrong(`unknown folder "${folder}"`, `one of ${FOLDERS.join(', ')}`, FOLDERS, folder)
  if (!/^[a-z][a-z0-9]*([_-][a-z0-9]+)*$/.test(name) || name.length > 50)
    return wrong(
      `bad file name "${rest.join('/')}"`,
      'lower-case words joined by underscores, at most 50 characters',
      [],
      name,
    )
  if (folder === 'app' && !(APP_DOCUMENTS as readonly string[]).includes(name))
    return wrong(`unknown document "app/${name}.json"`, `one of ${APP_DOCUMENTS.join(', ')}`, APP_DOCUMENTS, name)
  return { folder, name }
}

const isFolder = (folder: string): folder is Folder => (FOLDERS as readonly string[]).includes(folder)

const at = (document: Document, offset: number, message: string, expected: string | null): Mistake => ({
  file: document.file,
  ...lineAndColumn(document.text, offset),
  message,
  expected,
  nearest: null,
})

function syntaxMistake(document: Document, error: ParseError): Mistake {
  const words = printParseErrorCode(error.error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  const expected = /^(.*) expected$/.exec(words)?.[1]
  return at(document, error.offset, expected ? 'is no JSON' : `is no JSON: ${words}`, expected ?? null)
}

/** JSON takes the last of two equal keys in silence; a document that says a thing twice is a mistake. */
function repeatedKeys(document: Document, node: Node): readonly Mistake[] {
  const children = node.children ?? []
  const keys = node.type === 'object' ? children.map((property) => property.children?.[0]) : []
  const names = keys.map((key) => key?.value as string)
  const repeated = keys.filter((key, index) => names.indexOf(key?.value as string) < index)
  return [
    ...repeated.map((key) => at(document, key?.offset ?? 0, `"${String(key?.value)}" stands here twice`, null)),
    ...children.flatMap((child) => repeatedKeys(document, child)),
  ]
}
