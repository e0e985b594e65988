/** Text → `Raw`: strict JSON, read with positions, so that every later mistake knows its line and column. */
import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import { APP_DOCUMENTS, FOLDERS, type Document, type Folder, type JsonObject, type Raw } from './documents.ts'
import { lineAndColumn, nearest, type Mistake } from './mistake.ts'

export interface Parsed {
  readonly raw: Raw | null
  readonly mistakes: readonly Mistake[]
}

export function parse(document: Document): Parsed {
  const place = placeIn(document)
  if ('mistakes' in place) return { raw: null, mistakes: place.mistakes }
  const errors: ParseError[] = []
  const tree = parseTree(document.text, errors, { allowTrailingComma: false, disallowComments: true })
  const mistakes = [...errors.slice(0, 1).map((error) => syntaxMistake(document, error)), ...(tree ? repeatedKeys(document, tree) : [])]
  if (!tree || mistakes.length > 0) return { raw: null, mistakes: mistakes.length > 0 ? mistakes : [at(document, 0, 'is empty', 'an object')] }
  if (tree.type !== 'object') return { raw: null, mistakes: [at(document, tree.offset, `is ${tree.type}`, 'an object')] }
  return { raw: { file: document.file, ...place, text: document.text, tree, doc: JSON.parse(document.text) as JsonObject }, mistakes }
}

function placeIn(document: Document): { folder: Folder; name: string } | { mistakes: readonly Mistake[] } {
  const [folder = '', ...rest] = document.file.split('/')
  const name = rest.join('/').replace(/\.json$/, '')
  const wrong = (message: string, expected: string, words: readonly string[], word: string) =>
    ({ mistakes: [{ ...at(document, 0, message, expected), nearest: nearest(word, words) }] })
  if (!isFolder(folder)) return wrong(`unknown folder "${folder}"`, `one of ${FOLDERS.join(', ')}`, FOLDERS, folder)
  if (!/^[a-z][a-z0-9]*([_-][a-z0-9]+)*$/.test(name) || name.length > 50) return wrong(`bad file name "${rest.join('/')}"`, 'lower-case words joined by underscores, at most 50 characters', [], name)
  if (folder === 'app' && !(APP_DOCUMENTS as readonly string[]).includes(name)) return wrong(`unknown document "app/${name}.json"`, `one of ${APP_DOCUMENTS.join(', ')}`, APP_DOCUMENTS, name)
  return { folder, name }
}

const isFolder = (folder: string): folder is Folder => (FOLDERS as readonly string[]).includes(folder)

const at = (document: Document, offset: number, message: string, expected: string | null): Mistake =>
  ({ file: document.file, ...lineAndColumn(document.text, offset), message, expected, nearest: null })

function syntaxMistake(document: Document, error: ParseError): Mistake {
  const words = printParseErrorCode(error.error).replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
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
