/**
 * What the journal's fields and codes are called in the reader's language. Entities and fields that they may not read
 * stand as null: nothing of them is told.
 */
import { servers } from '../../kinds/servers.ts'
import { LRUCache } from 'lru-cache'
import type { Entity, Enum, Field, Lang, Model } from '../../model/model.ts'
import { mayOperate } from '../policies/rights.ts'
import type { Word, Words } from '../sql/words.ts'
import type { Context } from './context.ts'
import { maySee } from './parameters/fields.ts'

type Reader = Pick<Context, 'model' | 'actor' | 'lang'>

/**
 * Texts kept of one model, each some tens of kB: what may be read follows from the permissions alone, and roles are
 * few.
 */
const KEPT = 20
const texts = new WeakMap<Model, LRUCache<string, string>>()

export function wordsFor(reader: Reader): string {
  const known = texts.get(reader.model) ?? new LRUCache<string, string>({ max: KEPT })
  texts.set(reader.model, known)
  const key = [reader.lang, ...[...reader.actor.permissions].sort()].join()
  const text = known.get(key) ?? textFor(reader)
  known.set(key, text)
  return text
}

function textFor({ model, actor, lang }: Reader): string {
  const permitted = maySee(actor)
  const ofEntity = ({ fields }: Entity) =>
    Object.fromEntries(
      fields
        .filter(({ computed }) => computed === null)
        .flatMap((field) => {
          const word = permitted(field) ? wordOf(model, field, lang) : null
          return namesIn(fields, field).map((name) => [name, word] as const)
        }),
    )
  const words: Words = Object.fromEntries(
    Object.values(model.entities).map((entity) => [
      entity.name,
      mayOperate(actor, entity, 'list') ? ofEntity(entity) : null,
    ]),
  )
  return JSON.stringify(words)
}

/** Entries from before it was renamed name it as it was called then. */
const namesIn = (fields: readonly Field[], { name, renamedFrom }: Field): readonly string[] =>
  renamedFrom === null || fields.some((one) => one.name === renamedFrom) ? [name] : [name, renamedFrom]

function wordOf(model: Model, field: Field, lang: Lang): Word {
  const codes = codesOf(model, field, lang)
  return {
    label: field.label[lang],
    ...(codes === null ? {} : { codes }),
    ...(servers[field.kind].note.read === 'instant' ? { is: 'instant' as const } : {}),
    ...(field.mask === null ? {} : { mask: field.mask.name }),
  }
}

function codesOf(model: Model, field: Field, lang: Lang): Word['codes'] | null {
  if (servers[field.kind].note.read === 'yes-no')
    return { true: model.app.copy['value.yes']?.[lang] ?? 'true', false: model.app.copy['value.no']?.[lang] ?? 'false' }
  const found = model.enums[field.enum ?? '']
  return found === undefined ? null : labelsOf(found, lang)
}

/** A code whose label another field decides is written behind that field's value: `2:5`. */
function labelsOf({ values, variants }: Enum, lang: Lang): Readonly<Record<string, string>> {
  if (variants === null) return Object.fromEntries(values.map(({ value, label }) => [String(value), label[lang]]))
  return Object.fromEntries(
    Object.entries(variants.cases).flatMap(([by, labels]) =>
      values.map(({ value, label }) => [`${by}:${value}`, (labels[String(value)] ?? label)[lang]]),
    ),
  )
}
