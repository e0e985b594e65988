/**
 * The engine's documents (`schemas/system`) and the product's → one name space. A product's document that says
 * `x-extends` adds to the engine's of its name, and shows it in other ways; those of `app/` are always joined. Every
 * part keeps its own file and lines.
 */
import { isSystem, type Folder, type JsonObject, type Path, type Raw } from './documents.ts'
import { mistake, type Mistake } from './mistake.ts'
import type { Json } from './model.ts'

export interface Joined {
  readonly raws: readonly Raw[]
  /** `<folder>/<name>` of what could not be read, or not be put together. */
  readonly broken: ReadonlySet<string>
  readonly mistakes: readonly Mistake[]
}

/**
 * What an extension may say of a keyword: further names, further items of a list, another value instead, or further
 * properties of a JSON Schema. What is not named here is the engine's to say.
 */
type Way = 'names' | 'items' | 'instead' | 'schema'
type Ways = Readonly<Record<string, Way>>

const WAYS: Partial<Record<Folder, Ways>> = {
  entities: {
    ...all('names', ['properties', 'x-scope']),
    ...all('items', ['required', 'x-unique', 'x-indexes', 'x-checks', 'x-judged', 'x-exclusive']),
    ...all('instead', ['x-label', 'x-help', 'x-source', 'x-display', 'x-beside', 'x-card', 'x-menu', 'x-list']),
    ...all('instead', ['x-form', 'x-detail', 'x-export', 'x-access', 'x-choices', 'x-awaits', 'x-lines', 'x-known-as']),
  },
  enums: { oneOf: 'items', ...all('instead', ['x-label', 'x-help', 'x-source', 'x-variants']) },
  calls: {
    ...all('schema', ['request', 'response']),
    ...all('instead', ['x-label', 'x-help', 'x-source', 'x-form', 'permission', 'action']),
  },
  screens: all('instead', ['x-label', 'x-source', 'permission', 'columns', 'filter', 'menu']),
}

function all(way: Way, keywords: readonly string[]): Ways {
  return Object.fromEntries(keywords.map((keyword) => [keyword, way]))
}

/** Of every document, and nothing that an extension adds. */
const HEAD = new Set(['$schema', '$comment', 'title', 'description', 'x-extends'])

export function join(raws: readonly Raw[], unread: ReadonlySet<string>): Joined {
  const bases = new Map(raws.filter(({ file }) => isSystem(file)).map((raw) => [placeOf(raw), raw]))
  const own = new Map(raws.filter(({ file }) => !isSystem(file)).map((raw) => [placeOf(raw), raw]))
  const broken = new Set([...unread].map((file) => file.replace(/^system\//, '')))
  const mistakes: Mistake[] = []
  const found = [...new Set([...bases.keys(), ...own.keys()])].sort().flatMap((place): readonly Raw[] => {
    if (broken.has(place)) return []
    const pair = paired(bases.get(place) ?? null, own.get(place) ?? null, bases)
    mistakes.push(...pair.mistakes)
    if (pair.raw === null) broken.add(place)
    return pair.raw === null ? [] : [pair.raw]
  })
  return { raws: found, broken, mistakes }
}

const placeOf = ({ folder, name }: Raw): string => `${folder}/${name}`

interface Pair {
  readonly raw: Raw | null
  readonly mistakes: readonly Mistake[]
}

const known = new WeakMap<Raw, { readonly base: Raw | null; readonly pair: Pair }>()

/** Two documents that are as they were are one, as it was. */
function once<Base extends Raw | null>(base: Base, own: Raw, make: (base: Base, own: Raw) => Pair): Pair {
  const found = known.get(own)
  if (found !== undefined && found.base === base) return found.pair
  const pair = make(base, own)
  known.set(own, { base, pair })
  return pair
}

function paired(base: Raw | null, own: Raw | null, bases: ReadonlyMap<string, Raw>): Pair {
  if (own === null) return { raw: base, mistakes: [] }
  if (own.folder === 'app') return once(base, own, joined)
  const said = own.doc['x-extends']
  if (said === undefined)
    return base === null
      ? { raw: own, mistakes: [] }
      : {
          raw: null,
          mistakes: [
            mistake(own, [], {
              message: `the engine has a document of this name: ${base.file}`,
              expected: `"x-extends": "${addressTo(base)}", or another name`,
            }),
          ],
        }
  if (base !== null && said === addressTo(base)) return once(base, own, extended)
  const words = [...bases.values()].filter(({ folder, name }) => folder === own.folder && name === own.name)
  return {
    raw: null,
    mistakes: [
      mistake(own, ['x-extends'], {
        message: `"x-extends" is ${JSON.stringify(said)}`,
        expected: 'the document of schemas/system with the same folder and name',
        word: String(said),
        words: words.map(addressTo),
      }),
    ],
  }
}

const addressTo = (base: Raw): string => `../${base.file}`

// ---------------------------------------------------------------- one document in two parts

/** Puts parts of the extension into the whole, and remembers where they came from. */
class Whole {
  readonly mistakes: Mistake[] = []
  private readonly moved = new Map<string, Path>()
  private readonly base: Raw
  private readonly own: Raw

  constructor(base: Raw, own: Raw) {
    this.base = base
    this.own = own
  }

  take(at: Path, from: Path): void {
    this.moved.set(JSON.stringify(at), from)
  }

  refuse(at: Path, message: string, expected?: string): void {
    this.mistakes.push(mistake(this.own, at, { message, key: true, ...(expected ? { expected } : {}) }))
  }

  unknown(at: Path, word: string, words: readonly string[]): void {
    this.mistakes.push(mistake(this.own, at, { message: `the engine says no "${word}"`, word, words, key: true }))
  }

  raw(doc: JsonObject): Raw {
    const origin = (path: Path) => {
      for (let length = path.length; length > 0; length--) {
        const from = this.moved.get(JSON.stringify(path.slice(0, length)))
        if (from) return { raw: this.own, path: [...from, ...path.slice(length)] }
      }
      return { raw: this.base, path }
    }
    return { ...this.own, doc, origin, parts: [this.base, this.own] }
  }
}

function extended(base: Raw, own: Raw): Pair {
  const ways = WAYS[own.folder] ?? {}
  const whole = new Whole(base, own)
  const doc = Object.entries(own.doc).reduce<JsonObject>((made, [keyword, value]) => {
    const way = ways[keyword]
    if (HEAD.has(keyword)) return made
    if (way === undefined) {
      whole.refuse([keyword], `an extension says no "${keyword}"`, `what ${base.file} leaves to it`)
      return made
    }
    return { ...made, [keyword]: put(whole, way, [keyword], made[keyword], value) }
  }, base.doc)
  return { raw: whole.raw(doc), mistakes: whole.mistakes }
}

function put(whole: Whole, way: Way, path: Path, before: Json | undefined, value: Json): Json {
  if (before === undefined || way === 'instead') {
    whole.take(path, path)
    return value
  }
  if (way === 'items') return withItems(whole, path, before as readonly Json[], value as readonly Json[])
  if (way === 'names') return withNames(whole, path, before as JsonObject, value as JsonObject)
  return withSchema(whole, path, before as JsonObject, value as JsonObject)
}

function withItems(whole: Whole, path: Path, before: readonly Json[], items: readonly Json[]): Json {
  const known = new Set(before.map((item) => JSON.stringify(item)))
  const further = [...items.entries()].filter(([, item]) => !known.has(JSON.stringify(item)))
  for (const [place, [index]] of further.entries()) whole.take([...path, before.length + place], [...path, index])
  return [...before, ...further.map(([, item]) => item)]
}

function withNames(whole: Whole, path: Path, before: JsonObject, names: JsonObject): JsonObject {
  const further = Object.entries(names).filter(([name]) => {
    const at = [...path, name]
    if (Object.hasOwn(before, name)) whole.refuse(at, `"${name}" stands in the engine's document`, 'another name')
    else whole.take(at, at)
    return !Object.hasOwn(before, name)
  })
  return { ...before, ...Object.fromEntries(further) }
}

/** Further properties, at whatever depth; what a property is stays the engine's to say. */
function withSchema(whole: Whole, path: Path, before: JsonObject, schema: JsonObject): JsonObject {
  return Object.entries(schema).reduce<JsonObject>((made, [keyword, value]) => {
    const at = [...path, keyword]
    const known = made[keyword]
    if (JSON.stringify(known) === JSON.stringify(value)) return made
    if (known === undefined || keyword === 'required')
      return { ...made, [keyword]: put(whole, 'items', at, known, value) }
    if (keyword === 'items') return { ...made, items: withSchema(whole, at, known as JsonObject, value as JsonObject) }
    if (keyword !== 'properties') {
      whole.refuse(at, `"${keyword}" stands in the engine's document`, 'properties that it does not have')
      return made
    }
    return { ...made, properties: withProperties(whole, at, known as JsonObject, value as JsonObject) }
  }, before)
}

function withProperties(whole: Whole, path: Path, before: JsonObject, properties: JsonObject): JsonObject {
  return Object.entries(properties).reduce<JsonObject>((made, [name, value]) => {
    const known = made[name]
    if (isSchemaOfParts(known) && isSchemaOfParts(value))
      return { ...made, [name]: withSchema(whole, [...path, name], known, value) }
    return withNames(whole, path, made, { [name]: value })
  }, before)
}

const isSchemaOfParts = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && ('properties' in value || 'items' in value)

// ---------------------------------------------------------------- the documents of app/

/** One document holds what the engine and the product say; `instead` is what the product says of the engine's. */
function joined(base: Raw | null, own: Raw): Pair {
  if (base === null && own.doc['instead'] === undefined) return { raw: own, mistakes: [] }
  const list = own.name
  const known = base?.doc[list] ?? (Array.isArray(own.doc[list]) ? [] : {})
  const whole = new Whole(base ?? own, own)
  const instead = (own.doc['instead'] ?? {}) as JsonObject
  const further = own.doc[list] as Json
  const changed = Array.isArray(known)
    ? listed(whole, list, known as readonly JsonObject[], { further: further as readonly JsonObject[], instead })
    : named(whole, list, known as JsonObject, { further: further as JsonObject, instead })
  return { raw: whole.raw({ ...own.doc, [list]: changed }), mistakes: whole.mistakes }
}

function listed(
  whole: Whole,
  list: string,
  known: readonly JsonObject[],
  { further, instead }: { readonly further: readonly JsonObject[]; readonly instead: JsonObject },
): readonly Json[] {
  const keys = known.map(({ key }) => key as string)
  refuseUnknown(whole, instead, keys)
  const added = [...further.entries()].filter(([index, { key }]) => {
    const isTaken = key !== undefined && keys.includes(key as string)
    if (isTaken) whole.refuse([list, index, 'key'], taken(key as string), INSTEAD)
    return !isTaken
  })
  for (const [place, [index]] of added.entries()) whole.take([list, known.length + place], [list, index])
  const changed = known.map((entry, index) => {
    const given = instead[keys[index] ?? ''] as JsonObject | undefined
    if (given) whole.take([list, index], ['instead', keys[index] ?? ''])
    return { ...entry, ...given }
  })
  return [...changed, ...added.map(([, entry]) => entry)]
}

function named(
  whole: Whole,
  list: string,
  known: JsonObject,
  { further, instead }: { readonly further: JsonObject; readonly instead: JsonObject },
): JsonObject {
  refuseUnknown(whole, instead, Object.keys(known))
  for (const name of Object.keys(further)) {
    if (Object.hasOwn(known, name)) whole.refuse([list, name], taken(name), INSTEAD)
    else whole.take([list, name], [list, name])
  }
  const changed = Object.entries(known).map(([name, entry]) => {
    if (!Object.hasOwn(instead, name)) return [name, entry] as const
    whole.take([list, name], ['instead', name])
    // Of an error the product says other words; its code and status are what the engine's callers know.
    return [
      name,
      list === 'errors' ? { ...(entry as JsonObject), ...(instead[name] as JsonObject) } : instead[name]!,
    ] as const
  })
  return { ...Object.fromEntries(changed), ...without(further, known) }
}

const without = (names: JsonObject, known: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(names).filter(([name]) => !Object.hasOwn(known, name)))
const taken = (name: string): string => `"${name}" stands in the engine's document`
const INSTEAD = 'another name, or its place below "instead"'

function refuseUnknown(whole: Whole, instead: JsonObject, names: readonly string[]): void {
  for (const name of Object.keys(instead)) if (!names.includes(name)) whole.unknown(['instead', name], name, names)
}
