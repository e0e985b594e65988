/** What someone can write wrong at a place, each as another document, and what a good message must then offer. */
import type { Path } from '../../../src/model/documents.ts'
import { isObject, typeOf, typesOf, type Place, type Schema, type Value } from './places.ts'

export interface Wrong {
  /** `wrong type`, `misspelt`, … */
  readonly how: string
  readonly doc: Value
  /** What the message stands at. */
  readonly at: Path
  /** The word that was meant: it must be offered. */
  readonly meant?: string
}

type Maker = (place: Place) => readonly (Wrong | null)[]

export const mistakesAt = (place: Place): readonly Wrong[] =>
  [otherTypes, otherCodes, misspeltName, missing, emptied, bounds, unreadable, twice, misspeltWords, twoOperators]
    .flatMap((make: Maker) => make(place))
    .filter((wrong) => wrong !== null)

const put = (place: Place, how: string, value: Value): Wrong => ({
  how,
  doc: replaced(place.doc, place.path, value),
  at: place.path,
})

// ---------------------------------------------------------------- what the meta-schema says

const SAMPLES: readonly Value[] = [null, 'zz', 7, true, [], {}]
const isOf = (schema: Schema, value: Value): boolean => {
  const types = typesOf(schema)
  const type = typeOf(value)
  return types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'))
}

function otherTypes(place: Place): readonly Wrong[] {
  if (place.path.length === 0 || typesOf(place.schema).length === 0) return []
  return SAMPLES.filter((value) => !isOf(place.schema, value)).map((value) =>
    put(place, `${typeOf(value)} instead`, value),
  )
}

function otherCodes(place: Place): readonly Wrong[] {
  const { schema, value } = place
  const codes = schema['const'] === undefined ? (schema['enum'] as readonly Value[] | undefined) : [schema['const']]
  if (codes === undefined) return []
  if (typeof value !== 'string') return []
  return [{ ...put(place, 'misspelt code', `${value}z`), meant: value }, put(place, 'another code', 'qqqqqqqq')]
}

/** The name of a property that the meta-schema knows, and of one that something else must know. */
function misspeltName(place: Place): readonly Wrong[] {
  const name = place.path.at(-1)
  if (typeof name !== 'string') return []
  const at = [...place.path.slice(0, -1), `${name}z`]
  const doc = renamed(place.doc, place.path, `${name}z`)
  return [{ how: place.isFreeName ? 'misspelt free name' : 'misspelt keyword', doc, at, meant: name }]
}

function missing(place: Place): readonly Wrong[] {
  if (!isObject(place.value)) return []
  return ((place.schema['required'] ?? []) as readonly string[])
    .filter((name) => Object.hasOwn(place.value as object, name))
    .map((name) => ({ how: `without ${name}`, doc: removed(place.doc, [...place.path, name]), at: place.path }))
}

function emptied(place: Place): readonly (Wrong | null)[] {
  const { schema, value } = place
  return [
    typeof value === 'string' && value !== '' ? put(place, 'empty text', '') : null,
    Array.isArray(value) && schema['minItems'] !== undefined ? put(place, 'empty list', []) : null,
    isObject(value) && Number(schema['minProperties'] ?? 0) > 0 ? put(place, 'empty object', {}) : null,
  ]
}

function bounds(place: Place): readonly (Wrong | null)[] {
  const { schema, value } = place
  const over = (keyword: string, by: number, how: string) =>
    typeof value === 'number' && typeof schema[keyword] === 'number' ? put(place, how, schema[keyword] + by) : null
  const { maxItems, maxLength, pattern } = schema
  return [
    over('minimum', -1, 'too little'),
    over('maximum', 1, 'too much'),
    over('exclusiveMinimum', 0, 'too little'),
    Array.isArray(value) && typeof maxItems === 'number'
      ? put(
          place,
          'too many',
          [...Array(maxItems + 1).keys()].map((index) => other((value as readonly Value[])[0], index)),
        )
      : null,
    typeof value === 'string' && typeof maxLength === 'number'
      ? put(place, 'too long', 'a'.repeat(maxLength + 1))
      : null,
    typeof value === 'string' && typeof pattern === 'string' ? put(place, 'another form', 'Not So!') : null,
  ]
}

/** Items that differ. */
const other = (value: Value | undefined, index: number): Value =>
  typeof value === 'string' ? `${value}${index}` : typeof value === 'number' ? value + index : (value ?? null)

const unreadable = (place: Place): readonly Wrong[] =>
  place.schema['format'] === 'regex' ? [put(place, 'unreadable', '(')] : []

function twoOperators(place: Place): readonly Wrong[] {
  if (!isObject(place.value) || place.schema['maxProperties'] !== 1) return []
  return [put(place, 'two operators', { ...place.value, now: [], today: [] })]
}

// ---------------------------------------------------------------- what other documents say

function twice(place: Place): readonly Wrong[] {
  const { value, path } = place
  if (!Array.isArray(value) || value.length === 0) return []
  const first = (value as readonly Value[])[0]!
  const doc = replaced(place.doc, path, [...(value as readonly Value[]), first])
  return [{ how: 'an item twice', doc, at: [...path, value.length] }]
}

/**
 * Each word of a text may be the name of something; of what people read, only what is filled in. Where a number may
 * stand beside texts it is a code; one yes or no is as good as the other.
 */
function misspeltWords(place: Place): readonly Wrong[] {
  const { value, schema, path } = place
  if (schema['enum'] !== undefined || schema['const'] !== undefined) return []
  if (typeof value === 'number' && typesOf(schema).includes('string')) return [put(place, 'another number', 98765)]
  if (typeof value !== 'string') return []
  const words = READ.has(String(path.at(-1))) ? /(?<=\{)\w+(?=\})/g : /[A-Za-z][A-Za-z0-9_]*/g
  return [...value.matchAll(words)]
    .filter(({ index }) => !isFolder(value, index))
    .map(({ 0: word, index }) => ({
      ...put(place, 'misspelt', `${value.slice(0, index)}${word}z${value.slice(index + word.length)}`),
      meant: word,
    }))
}

/** Texts for people. */
const READ: ReadonlySet<string> = new Set(['zh', 'en', '$comment', 'title', 'description', 'x-unmasked', 'pattern'])
/** Of an address of a document only its name is somebody's choice. */
const isFolder = (text: string, index: number): boolean =>
  text.startsWith('../') && !/^\w+\.json/.test(text.slice(index)) && !/#.*\/$/.test(text.slice(0, index))

// ---------------------------------------------------------------- documents changed

function replaced(doc: Value, [step, ...rest]: Path, value: Value): Value {
  if (step === undefined) return value
  if (Array.isArray(doc))
    return (doc as readonly Value[]).map((item, index) => (index === step ? replaced(item, rest, value) : item))
  const known = doc as { readonly [name: string]: Value }
  return { ...known, [step]: replaced(known[step] ?? null, rest, value) }
}

type Entry = readonly [name: string, value: Value]
const changed = (doc: Value, path: Path, change: (value: Value) => readonly Entry[]): Value => {
  const parent = path.slice(0, -1).reduce<Value>((part, step) => (part as { [step: string]: Value })[step]!, doc)
  const made = Object.entries(parent as { [name: string]: Value }).flatMap(([name, value]): readonly Entry[] =>
    name === path.at(-1) ? change(value) : [[name, value]],
  )
  return replaced(doc, path.slice(0, -1), Object.fromEntries(made))
}
const renamed = (doc: Value, path: Path, to: string): Value => changed(doc, path, (value) => [[to, value]])
const removed = (doc: Value, path: Path): Value => changed(doc, path, () => [])
