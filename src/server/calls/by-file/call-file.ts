/**
 * What a file that carries a call's requests is made of: columns by which a row says which record is meant, and those
 * that say the rest. They stand as an entity's fields do, so that the code of imports reads and makes them.
 */
import { decidingIn, verdict } from '../../../model/conditions.ts'
import type { Action, ByFile, Call, Entity, Field, Label, Model } from '../../../model/model.ts'
import { says } from '../../../kinds/says.ts'
import { entityNamed, fieldNamed } from '../../sql/sources.ts'

export interface CallFile {
  readonly call: Call
  readonly action: Action & { readonly record: string }
  readonly byFile: ByFile
  /** Whose records. */
  readonly entity: Entity
  /** What a row is about, as the call says it. */
  readonly meant: Pick<Field, 'label'>
  readonly form: Entity
  readonly find: readonly Finding[]
  readonly asked: readonly Field[]
}

export interface Finding {
  /** Of its column. */
  readonly name: string
  readonly path: readonly string[]
  /** Behind a mask: it only narrows. */
  readonly narrows: boolean
}

const known = new WeakMap<Call, CallFile>()

/** Null: no file can carry it. */
export function callFile(model: Model, call: Call): CallFile | null {
  const found = known.get(call)
  if (found !== undefined) return found
  const made = make(model, call)
  if (made !== null) known.set(call, made)
  return made
}

function make(model: Model, call: Call): CallFile | null {
  const { action } = call
  if (action === null || action.byFile === null || action.record === null) return null
  const { byFile } = action
  const entity = entityNamed(model, action.entity)
  const key = fieldNamed(entity, entity.key)
  const meant = call.fields.find(({ name }) => name === action.record) ?? entity
  const finding = byFile.find.map((path) => findingField(model, { entity, meant }, path, byFile))
  const { columns } = byFile
  const asked = columns.flatMap((name) => call.fields.find((field) => field.name === name) ?? []).map(askedIn(columns))
  return {
    call,
    action: { ...action, record: action.record },
    byFile,
    entity,
    meant,
    form: {
      ...entity,
      name: call.name,
      label: action.label,
      fields: [{ ...key, label: numberOf(entity) }, ...finding, ...asked],
      unique: [],
      menu: null,
      workflow: null,
    },
    find: finding.map(({ name, mask, reference }) => ({
      name,
      path: isItself(entity, name) ? [entity.key] : name.split('.'),
      narrows: mask !== null && reference === null,
    })),
    asked,
  }
}

/** Not "number" in English: a record may have one of another kind, and of two columns of one name no file is read. */
const numberOf = ({ label, key, fields }: Entity): Label => {
  const own = fields.find(({ name }) => name === key)!.label
  return own.zh.includes('编号') && own.zh !== '编号' ? own : { zh: `${label.zh}编号`, en: `${label.en} ID` }
}

const FINDS = says('按此列找到{label}', 'Finds the {label}')

/** It gives nothing to write: it may be left empty, and nothing hangs on it. */
function findingField(
  model: Model,
  { entity, meant: { label } }: Pick<CallFile, 'entity' | 'meant'>,
  path: readonly string[],
  { find }: ByFile,
): Field {
  const [first = '', last] = path
  const field = fieldNamed(entity, first)
  const end = last === undefined ? field : fieldNamed(entityNamed(model, field.reference!.entity), last)
  const within = end.reference?.within ?? null
  return {
    ...end,
    name: path.join('.'),
    required: false,
    nullable: false,
    write: 'always',
    when: null,
    requiredWhen: null,
    help: { zh: FINDS({ label: label.zh }).zh, en: FINDS({ label: label.en.toLowerCase() }).en },
    ...(isItself(entity, path.join('.')) && itself(entity, find)),
    ...(end.reference !== null && {
      reference: { ...end.reference, within: find.some((one) => one.join('.') === within) ? within : null },
    }),
  }
}

/** What the record is called, where that is worked out: it is looked up as names of other records are. */
const isItself = ({ display, fields }: Entity, name: string): boolean =>
  display === `{${name}}` && fields.find((field) => field.name === name)?.computed != null

const itself = (entity: Entity, find: ByFile['find']): Pick<Field, 'kind' | 'computed' | 'reference'> => ({
  kind: 'reference',
  computed: null,
  reference: {
    entity: entity.name,
    within: entity.beside.find((beside) => find.some((one) => one.join('.') === beside)) ?? null,
    onDelete: 'restrict',
    offered: null,
    follows: false,
  },
})

/** Conditions on what the file has no column for are decided: there is nothing. */
const askedIn =
  (columns: readonly string[]) =>
  (field: Field): Field => {
    const isOpen = (expr: Field['when']): boolean =>
      expr !== null && decidingIn(expr).some((name) => columns.includes(name))
    const isRequired = field.required && field.default === undefined
    if (field.when === null || isOpen(field.when) || verdict(field.when, () => null) !== true)
      return { ...field, required: isRequired, nullable: false }
    return {
      ...field,
      when: null,
      required: isRequired || field.requiredWhen === true,
      requiredWhen: null,
      nullable: false,
    }
  }
