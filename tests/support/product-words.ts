/**
 * Words of the product that the engine must not know: what its schemas name, and what people in its trade say. A text
 * is read word by word, whatever way identifiers join them (`smsLeft`, `sms_left`, `SMS left`).
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const ENTITIES = 'schemas/entities'

/** What every console has: the engine may name them and their fields. */
const SYSTEM = new Set([
  'call_key',
  'captcha',
  'client',
  'file',
  'import_problem',
  'import_run',
  'login_attempt',
  'message',
  'message_read',
  'operation_log',
  'request_count',
  'role',
  'saved_view',
  'session',
  'staff',
  'view_default',
])

/** Of the trade, whether or not a document is named so. */
const TRADE = [
  ...['apartment', 'home', 'room', 'store', 'landlord', 'renter', 'rent', 'tenant', 'lodger', 'lease'],
  ...['lock', 'gateway', 'meter', 'elemeter', 'watermeter', 'collector', 'electric', 'electricity', 'water', 'energy'],
  ...['volume', 'device', 'ticket', 'bill', 'invoice', 'merchant', 'recharge', 'article', 'chat', 'sms', 'hzzf'],
  ...['mogoroom', 'migrated'],
]

interface EntityDocument {
  readonly 'x-plural'?: string
  readonly properties?: Readonly<Record<string, unknown>>
}

const documents = readdirSync(path.join(root, ENTITIES))
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    name: path.basename(file, '.json'),
    doc: JSON.parse(readFileSync(path.join(root, ENTITIES, file), 'utf8')) as EntityDocument,
  }))
const fieldsOf = (system: boolean): readonly string[] =>
  documents.filter(({ name }) => SYSTEM.has(name) === system).flatMap(({ doc }) => Object.keys(doc.properties ?? {}))

/** Names as they stand in the schemas; plain words among the fields (`name`, `state`) say nothing by themselves. */
const NAMES: ReadonlySet<string> = new Set([
  ...documents.map(({ name }) => name).filter((name) => !SYSTEM.has(name) && name.includes('_')),
  ...documents.flatMap(({ name, doc }) => (SYSTEM.has(name) || !doc['x-plural'] ? [] : [doc['x-plural']])),
  ...fieldsOf(false).filter((name) => name.includes('_') && !fieldsOf(true).includes(name)),
])
const WORDS: ReadonlySet<string> = new Set(TRADE)

const IDENTIFIER = /[A-Za-z][A-Za-z0-9_]*/g
const parts = (identifier: string): readonly string[] =>
  identifier.split(/_|(?<=[a-z0-9])(?=[A-Z])/).map((part) => part.toLowerCase())
const isWord = (part: string): boolean =>
  WORDS.has(part) || WORDS.has(part.replace(/e?s$/, '')) || WORDS.has(part.replace(/s$/, ''))

export interface Found {
  /** As it stands there. */
  readonly identifier: string
  readonly line: string
  readonly word: string
}

/** Every word of the product in a text, with the line in which it stands. */
export const productWords = (text: string): readonly Found[] =>
  text
    .split('\n')
    .flatMap((line) => [...line.matchAll(IDENTIFIER)].map(([identifier]) => ({ identifier, line: line.trim() })))
    .flatMap((one) =>
      (NAMES.has(one.identifier) ? [one.identifier] : parts(one.identifier).filter(isWord)).map((word) => ({
        ...one,
        word,
      })),
    )
