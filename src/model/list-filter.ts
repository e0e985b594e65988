/** Filters that a document gives a list: each is one that the list takes, with a value that it can have. */
import { facts } from '../kinds/facts.ts'
import type { Path, Raw } from './documents.ts'
import type { Linked, LinkedEntity, LinkedField } from './linked.ts'
import { ENDINGS, type Ending } from './list-parameters.ts'
import { codesOf, follow } from './lookup.ts'
import { maskOf } from './mask-of.ts'
import { mistake, type Mistake } from './mistake.ts'

export interface Listed {
  readonly linked: Linked
  readonly raw: Raw<unknown>
  /** Whose list it is. */
  readonly entity: LinkedEntity
}

export function* listFilterMistakes(
  listed: Listed,
  path: Path,
  filter: Readonly<Record<string, string>> = {},
): Iterable<Mistake> {
  for (const [name, text] of Object.entries(filter)) yield* oneMistake(listed, [...path, name], name, text)
}

function* oneMistake(listed: Listed, path: Path, name: string, text: string): Iterable<Mistake> {
  const { raw, linked } = listed
  const found = named(listed, name)
  if (found === null) return
  if ('problem' in found)
    return yield mistake(raw, path, { message: found.problem, word: found.word, words: found.words, key: true })
  const objection = objectionTo(listed, name, found)
  if (objection !== null) return yield mistake(raw, path, { message: objection, key: true })
  // What stands in braces is filled in when it is asked.
  if (text.includes('{')) return
  const words = found.ending === '_null' || found.field.kind === 'boolean' ? TRUTHS : codesOf(linked, found.field)
  for (const word of text.split(','))
    if (words !== null && !words.includes(word))
      yield mistake(raw, path, { message: `"${name}" has no code "${word}"`, word, words })
}

const TRUTHS = ['true', 'false']

interface Named {
  readonly field: LinkedField
  readonly ending: Ending | ''
}
interface Unknown {
  readonly problem: string
  readonly word: string
  readonly words: readonly string[]
}

/** A path through references, at its end perhaps one of the endings; a field of that very name comes before it. */
function named({ linked, entity }: Listed, name: string): Named | Unknown | null {
  const plain = follow(linked, entity, name.split('.'))
  if (plain === null) return null
  if (plain.problem === undefined) return { field: plain.field, ending: '' }
  const ending = ENDINGS.find((one) => name.endsWith(one)) ?? ''
  const cut = ending === '' ? plain : follow(linked, entity, name.slice(0, -ending.length).split('.'))
  if (cut === null) return null
  return cut.problem === undefined ? { field: cut.field, ending } : ending === '' ? plain : cut
}

function objectionTo({ entity }: Listed, name: string, { field, ending }: Named): string | null {
  const { kind, doc } = field
  if (kind === null) return null
  const { filter, prose } = facts[kind]
  if (filter === 'never') return `"${name}": a field of kind ${kind} cannot be filtered by`
  if ((ending === '_from' || ending === '_to') && maskOf(doc) !== null)
    return `"${name}": of a masked value no list takes a range`
  if ((ending === '_from' || ending === '_to') && !isRanged(field))
    return `"${name}": a field of kind ${kind} has no range`
  if (ending === '_like' && !prose) return `"${name}": a field of kind ${kind} is no text`
  const path = ending === '' ? name : name.slice(0, -ending.length)
  return isTaken(entity, path, field) ? null : `the list of ${entity.name} is not filtered by "${path}"`
}

const RANGED = ['number', 'date', 'time', 'range']
const isRanged = ({ kind }: LinkedField): boolean => kind !== null && RANGED.includes(facts[kind].expression)

/** As the list's own conventions have it: by itself, or since the document asks for it. */
export function isTaken({ doc }: LinkedEntity, path: string, { doc: field, kind }: LinkedField): boolean {
  if (kind === 'key' || field['x-reference'] !== undefined || field['x-search'] === true) return true
  const sought = [doc['x-list']?.filters ?? [], ...(doc['x-unique'] ?? []), ...(doc['x-indexes'] ?? [])].flat()
  if (doc['x-list']?.filters?.includes(path)) return true
  if (field['x-filter'] !== undefined) return field['x-filter']
  if (sought.includes(path) || field['x-unique'] === true) return true
  return kind !== null && field['x-computed'] === undefined && ['offered', 'usual'].includes(facts[kind].filter)
}
