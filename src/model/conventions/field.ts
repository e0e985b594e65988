/** A field with every convention filled in. */
import { facts } from '../../kinds/facts.ts'
import type { FieldDoc } from '../documents.ts'
import type { Linked, LinkedEntity, LinkedField } from '../linked.ts'
import { maskOf } from '../mask-of.ts'
import { maskIn } from './masks.ts'
import type { Field, FieldKindName, JsonSchema, Label, Placeholders, Reference } from '../model.ts'
import { placeholderFields } from '../placeholder-fields.ts'
import { isDerivedAlone } from '../lookup.ts'
import { isSortable } from '../sortable.ts'
import { isSystem } from '../system-fields.ts'
import { plainSchema, withCodes, withoutRule } from '../plain-schema.ts'

export interface FieldPlace {
  readonly required: ReadonlySet<string>
  /** Fields that the list's filters or unique groups name: they can be filtered by, whatever their kind. */
  readonly sought: ReadonlySet<string>
}

export const placeOf = ({ doc }: LinkedEntity): FieldPlace => ({
  required: new Set(doc.required),
  sought: new Set([
    ...(doc['x-list']?.filters ?? []),
    ...(doc['x-unique'] ?? []).flat(),
    ...(doc['x-indexes'] ?? []).flat(),
  ]),
})

export function fieldOf(linked: Linked, place: FieldPlace, field: LinkedField): Field {
  const { doc, name } = field
  const kind = field.kind ?? 'string'
  const write = writeOf(field)
  const when = doc['x-when'] ?? null
  return {
    name,
    kind,
    label: labelOf(field),
    help: doc['x-help'] ?? null,
    source: doc['x-source'] ?? 'assumed',
    required: place.required.has(name) && write !== 'never',
    when,
    requiredWhen: doc['x-required-when'] ?? null,
    nullable:
      when !== null ||
      !(place.required.has(name) || doc.default !== undefined || kind === 'key' || kind === 'state' || isSystem(field)),
    default: doc.default,
    usual: doc['x-default'],
    write,
    schema: schemaOf(linked, field, kind),
    rule: field.rule,
    enum: field.enum,
    reference: referenceOf(doc),
    rows: [...field.rows.values()].map((row) =>
      fieldOf(linked, { required: new Set(doc.items?.required), sought: new Set() }, row),
    ),
    changesOf: doc['x-changes-of'] ?? null,
    english: doc['x-english'] ?? null,
    placeholders: placeholdersOf(linked, field),
    link: doc['x-link'] ?? null,
    mask: maskIn(linked.app, maskOf(doc)),
    ...(isPersonal(doc) && { personal: typeof doc['x-personal'] === 'string' ? doc['x-personal'] : null }),
    computed: doc['x-computed'] ?? null,
    derived: doc['x-derived'] ? { asked: false, ...doc['x-derived'] } : null,
    unit: doc['x-unit'] ?? null,
    words: doc['x-words'] ?? null,
    scan: doc['x-scan'] ?? false,
    letters: doc['x-case'] ?? null,
    scale: doc['x-scale'] ?? facts[kind].scale,
    filter:
      doc['x-filter'] ??
      (place.sought.has(name) || doc['x-unique'] === true || (doc['x-computed'] === undefined && isAskedFor(kind))),
    sort: isSortable(doc, kind),
    search: doc['x-search'] ?? false,
    permission: doc['x-permission'] ?? null,
    writePermission: doc['x-write-permission'],
    hidden: doc['x-hidden'] ?? false,
    width: doc['x-width'] ?? facts[kind].width,
    renamedFrom: doc['x-renamed-from'] ?? null,
  }
}

function placeholdersOf(linked: Linked, field: LinkedField): Placeholders | null {
  const named = field.doc['x-placeholders']
  const entity = named === undefined ? undefined : linked.entities.get(named)
  if (entity === undefined) return null
  return {
    own: entity.fields.get(field.name) === field,
    names: placeholderFields(entity).map((one) => ({ name: one.name, label: labelOf(one) })),
  }
}

/** Rules see to it that a label is there; the name stands in for rows of a document that was never checked. */
export const labelOf = (field: LinkedField): Label => field.doc['x-label'] ?? { zh: field.name, en: field.name }

const isAskedFor = (kind: FieldKindName): boolean => facts[kind].filter === 'offered' || facts[kind].filter === 'usual'

/** Values that the engine makes are never written from outside; a state is written by its transitions. */
function writeOf({ kind, doc }: LinkedField): Field['write'] {
  const made = doc['x-computed'] !== undefined || isDerivedAlone(doc) || kind === 'state' || kind === 'key'
  return made ? 'never' : (doc['x-write'] ?? 'always')
}

const referenceOf = (doc: FieldDoc): Reference | null =>
  doc['x-reference'] === undefined
    ? null
    : {
        entity: doc['x-reference'],
        onDelete: doc['x-on-delete'] ?? 'restrict',
        offered: doc['x-offered'] ?? null,
        within: doc['x-within'] ?? null,
        follows: doc['x-follows'] ?? false,
      }

function schemaOf(linked: Linked, field: LinkedField, kind: FieldKindName): JsonSchema {
  const rule = field.rule === null ? undefined : linked.rules.get(field.rule)
  const doc = rule?.doc['x-severity'] === 'warn' ? withoutRule(field.doc, rule.doc) : field.doc
  const schema = withCodes(plainSchema(doc), field.enum === null ? undefined : linked.enums.get(field.enum))
  // An empty text is no value: forms send nothing instead, and `required` would mean nothing otherwise.
  return facts[kind].prose && field.enum === null ? { minLength: 1, ...schema } : schema
}

const isPersonal = (doc: FieldDoc): boolean => doc['x-personal'] !== undefined && doc['x-personal'] !== false
