/**
 * A call that is done to records says so of an entity that is there, by a parameter that is the record's key; whoever
 * is refused is told why; and nothing stands in its dialog that nobody can be asked for.
 */
import { namedIn, textsOf } from '../actions.ts'
import { accessOf } from '../permissions.ts'
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { ActionDoc, FieldDoc, Path } from '../documents.ts'
import { CONDITION, typedMistakes, typeOfField } from '../expression-types.ts'
import { followedIn, hasOneCommand } from '../followed.ts'
import { ACTION_ICONS } from '../icon-names.ts'
import type { Linked, LinkedCall, LinkedEntity, LinkedField } from '../linked.ts'
import { listFilterMistakes } from '../list-filter.ts'
import { entityNameMistakes, fieldNames, follow } from '../lookup.ts'
import { maskOf } from '../mask-of.ts'
import { mistake, type Mistake } from '../mistake.ts'
import type { Beforehand, FieldKindName } from '../model.ts'

export const actions: ConsistencyRule = function* (linked) {
  for (const call of linked.calls.values()) {
    const { action } = call.raw.doc
    if (action === undefined) continue
    yield* callMistakes(call)
    yield* placeMistakes(call, action)
    yield* conditionMistakes(call, action)
    yield* followedMistakes(call, action)
    yield* recordMistakes(call, action)
    yield* askedMistakes(call, action)
    yield* givenMistakes(call, action)
    yield* amongMistakes(linked, call, action)
    yield* answersMistakes(linked, call, action)
    yield* previewMistakes(call, action)
    yield* opensMistakes(linked, call, action)
    yield* insteadMistakes(linked, call, action)
    yield* besideMistakes(linked, call, action)
    const entity = linked.entities.get(action.entity)
    if (entity) yield* entityMistakes(linked, call, action, entity)
    else yield* entityNameMistakes(linked, call.raw, ['action', 'entity'], action.entity)
  }
}

const at = ({ raw }: LinkedCall, path: Path, remark: Parameters<typeof mistake>[2]): Mistake =>
  mistake(raw, ['action', ...path], remark)

/** What it makes has a plain form that it can stand for; what it is done to has a list that can be narrowed so. */
function* insteadMistakes(linked: Linked, call: LinkedCall, { entity, instead = {} }: ActionDoc): Iterable<Mistake> {
  for (const [name, filter] of Object.entries(instead)) {
    const path = ['action', 'instead', name]
    const made = linked.entities.get(name)
    if (made === undefined) yield* entityNameMistakes(linked, call.raw, path, name)
    else if (accessOf(made).create === null)
      yield mistake(call.raw, path, { message: `there is no form for a new "${name}"`, key: true })
    const of = linked.entities.get(entity)
    if (of) yield* listFilterMistakes({ linked, raw: call.raw, entity: of }, path, filter)
  }
}

const refers = (from: LinkedEntity | undefined, to: string): boolean =>
  [...(from?.fields.values() ?? [])].some(({ doc }) => doc['x-reference'] === to)

/** It stands there for whoever looks at the record. */
function* besideMistakes(
  linked: Linked,
  call: LinkedCall,
  { entity, places, beside = [] }: ActionDoc,
): Iterable<Mistake> {
  for (const [index, name] of beside.entries()) {
    const of = linked.entities.get(name)
    if (of === undefined) yield* entityNameMistakes(linked, call.raw, ['action', 'beside', index], name)
    else if (!refers(of, entity) || !places.includes('detail'))
      yield at(call, ['beside', index], { message: `no list of ${name} stands beside it on the page of the record` })
  }
}

function* callMistakes(call: LinkedCall): Iterable<Mistake> {
  const { method, permission } = call.raw.doc
  if (method === 'GET') yield at(call, [], { message: 'a call that only reads is done to nothing', key: true })
  if (permission === null)
    yield at(call, [], { message: 'who is not logged in has no buttons', expected: '"permission"', key: true })
}

function* placeMistakes(call: LinkedCall, { places, record }: ActionDoc): Iterable<Mistake> {
  const isOfList = places.includes('list')
  if (isOfList && places.length > 1)
    yield at(call, ['places'], { message: '"list" is done to no record, and the other places are' })
  if (isOfList && record !== undefined)
    yield at(call, ['record'], { message: 'in a list there is no record', key: true })
  if (!isOfList && record === undefined)
    yield at(call, ['places'], { message: 'nobody knows which record', expected: '"record" beside it' })
}

function* conditionMistakes(
  call: LinkedCall,
  { when, first, reason, hides, record, among }: ActionDoc,
): Iterable<Mistake> {
  if (first !== undefined && record === undefined)
    yield at(call, ['first'], { message: 'there is no record to ask', key: true })
  if (when !== undefined && record === undefined)
    yield at(call, ['when'], { message: 'there is no record to ask', key: true })
  if (when !== undefined && reason === undefined)
    yield at(call, ['when'], { message: 'nobody is told why this is refused', expected: '"reason" beside it' })
  if (when === undefined && among === undefined && reason !== undefined)
    yield at(call, ['reason'], { message: 'it is never said', expected: '"when" beside it' })
  if (when === undefined && hides === true)
    yield at(call, ['hides'], { message: 'it is never hidden', expected: '"when" beside it' })
}

/** What is said of a command needs one, and where there is always one, nothing else is said. */
function* followedMistakes(call: LinkedCall, { record, done, meanwhile }: ActionDoc): Iterable<Mistake> {
  if (meanwhile !== undefined && followedIn(call.response) === null)
    yield at(call, ['meanwhile'], { message: 'the answer refers to no command that is followed', key: true })
  if (meanwhile?.when !== undefined && record === undefined)
    yield at(call, ['meanwhile', 'when'], { message: 'there is no record to ask', key: true })
  if (done !== undefined && hasOneCommand(call.response))
    yield at(call, ['done'], {
      message: 'it is never said, since the command is followed to its end',
      expected: '"meanwhile" in its place, or nothing',
      key: true,
    })
}

function* recordMistakes(call: LinkedCall, { entity, record }: ActionDoc): Iterable<Mistake> {
  if (record === undefined) return
  const field = call.fields.get(record)
  const isKey = field?.kind === 'reference' && field.doc['x-reference'] === entity
  const words = [...call.fields.values()].filter((one) => one.doc['x-reference'] === entity).map(({ name }) => name)
  if (!isKey)
    yield at(call, ['record'], {
      message: `"${record}" is no reference of the request to ${entity}`,
      word: record,
      words,
    })
  else if (!requiredOf(call).includes(record))
    yield at(call, ['record'], { message: `"${record}" can be left out`, expected: 'a required property' })
}

const requiredOf = ({ raw }: LinkedCall): readonly string[] =>
  (raw.doc.request?.['required'] ?? []) as readonly string[]

/** What a dialog asks for has a kind; the rest nobody can give. A window of the product's own asks as it likes. */
function* askedMistakes(call: LinkedCall, { record, icon, view, given = {} }: ActionDoc): Iterable<Mistake> {
  for (const name of view === undefined ? requiredOf(call) : [])
    if (name !== record && !Object.hasOwn(given, name) && !call.fields.has(name))
      yield mistake(call.raw, ['request', 'properties', name], {
        message: `"${name}" must be sent, but no kind says how it is asked for`,
        expected: '"$ref", "x-label" or "x-reference"',
        key: true,
      })
  if (icon !== undefined && !(ACTION_ICONS as readonly string[]).includes(icon))
    yield at(call, ['icon'], {
      message: `no icon "${icon}"`,
      expected: `one of ${ACTION_ICONS.join(', ')}`,
      word: icon,
      words: ACTION_ICONS,
    })
}

/** What the record gives is a parameter of the request, and every place knows the record whole. */
function* givenMistakes(call: LinkedCall, { record, places, given = {}, fill = {} }: ActionDoc): Iterable<Mistake> {
  const properties = Object.keys((call.raw.doc.request?.['properties'] ?? {}) as object)
  for (const name of Object.keys(given)) {
    const place = ['given', name]
    if (record === undefined) yield at(call, place, { message: 'in a list there is no record', key: true })
    else if (places.includes('selection'))
      yield at(call, place, { message: 'of chosen rows nothing but the key is known', key: true })
    else if (!properties.includes(name) || name === record || Object.hasOwn(fill, name))
      yield at(call, place, {
        message: `"${name}" is not the record's to give`,
        word: name,
        words: properties.filter((one) => one !== record),
        key: true,
      })
  }
}

/** A code that is asked for is one of those that the record lists; who sends another is told why not. */
function* amongMistakes(
  linked: Linked,
  call: LinkedCall,
  { entity, record, reason, given = {}, among = {} }: ActionDoc,
): Iterable<Mistake> {
  for (const [name, from] of Object.entries(among)) {
    const place = ['among', name]
    if (record === undefined) yield at(call, place, { message: 'in a list there is no record', key: true })
    if (reason === undefined)
      yield at(call, place, { message: 'nobody is told why this is refused', expected: '"reason" beside it' })
    const asked = [...call.fields.values()].filter(
      (one) => one.kind === 'enum' && one.name !== record && !Object.hasOwn(given, one.name),
    )
    const field = asked.find((one) => one.name === name)
    if (field === undefined) {
      const words = asked.map((one) => one.name)
      yield at(call, place, { message: `"${name}" asks for no code`, word: name, words, key: true })
      continue
    }
    const lists = [...(linked.entities.get(entity)?.fields.values() ?? [])].filter(
      (one) => one.kind === 'enum-set' && one.enum === field.enum,
    )
    const words = lists.map((one) => one.name)
    if (linked.entities.has(entity) && !words.includes(from))
      yield at(call, place, { message: `${entity} has no list "${from}" of such codes`, word: from, words })
  }
}

/** What a choice sets, the call takes. */
function* answersMistakes(
  { app: { errors } }: Linked,
  call: LinkedCall,
  { answers = [] }: ActionDoc,
): Iterable<Mistake> {
  const properties = Object.keys((call.raw.doc.request?.['properties'] ?? {}) as object)
  for (const [index, key] of answers.entries()) {
    const found = errors?.doc.errors[key]
    if (errors && found === undefined)
      yield at(call, ['answers', index], {
        message: `no error "${key}"`,
        word: key,
        words: Object.keys(errors.doc.errors),
      })
    if (found === undefined) continue
    if (found.choices === undefined) yield at(call, ['answers', index], { message: `"${key}" has no choices` })
    const missing = (found.choices ?? [])
      .flatMap(({ sets }) => Object.keys(sets ?? {}))
      .find((one) => !properties.includes(one))
    if (missing !== undefined)
      yield at(call, ['answers', index], {
        message: `"${key}" sets "${missing}", which the request has not`,
        word: missing,
        words: properties,
      })
  }
}

/** The dialog sets it by itself: nobody is asked for it. */
function* previewMistakes(call: LinkedCall, { preview }: ActionDoc): Iterable<Mistake> {
  if (preview === undefined) return
  const properties = (call.raw.doc.request?.['properties'] ?? {}) as Readonly<Record<string, FieldDoc>>
  const found = properties[preview]
  if (found === undefined)
    yield at(call, ['preview'], {
      message: `the request has no property "${preview}"`,
      word: preview,
      words: Object.keys(properties),
    })
  else if (found.type !== 'boolean' || found['x-label'] !== undefined)
    yield at(call, ['preview'], { message: `"${preview}" is to be true or not, without an "x-label"` })
}

/** The console knows the way to records that point at what it was done to, or that it points at. */
function* opensMistakes(linked: Linked, call: LinkedCall, { opens, entity }: ActionDoc): Iterable<Mistake> {
  if (opens === undefined) return
  const properties = (call.response['properties'] ?? {}) as Readonly<Record<string, FieldDoc>>
  const target = linked.entities.get(properties[opens]?.['x-reference'] ?? '')
  if (target === undefined)
    return yield at(call, ['opens'], {
      message: `the answer has no reference "${opens}"`,
      word: opens,
      words: Object.keys(properties),
    })
  if (target.name !== entity && !refers(target, entity) && !refers(linked.entities.get(entity), target.name))
    yield at(call, ['opens'], { message: `no record of ${target.name} belongs to one of ${entity}` })
}

function* entityMistakes(linked: Linked, call: LinkedCall, action: ActionDoc, entity: LinkedEntity): Iterable<Mistake> {
  if (entity.doc['x-internal']) yield at(call, ['entity'], { message: `${entity.name} is internal and has no list` })
  const step = linked.workflows
    .get(entity.workflow ?? '')
    ?.doc.transitions.find((transition) => transition.name === call.name)
  if (step)
    yield at(call, ['entity'], {
      message: `${entity.name} has a transition "${call.name}", so that nobody knows which is meant`,
      expected: 'another name',
    })
  if (action.when !== undefined)
    yield* typedMistakes({ linked, raw: call.raw, entity }, ['action', 'when'], action.when, CONDITION)
  yield* forbiddenMistakes(linked, call, action, entity)
  yield* textMistakes(call, action, entity)
  for (const [name, from] of Object.entries(action.fill ?? {}))
    yield* fillMistakes(linked, call, action, entity, name, from)
  for (const [name, from] of Object.entries(action.known ?? {})) yield* knownMistakes(call, action, entity, name, from)
  for (const [name, from] of Object.entries(action.given ?? {}))
    if (!entity.fields.has(from))
      yield at(call, ['given', name], {
        message: `${entity.name} has no field "${from}"`,
        word: from,
        words: fieldNames(entity),
      })
}

function* forbiddenMistakes(
  linked: Linked,
  call: LinkedCall,
  { forbidden, record }: ActionDoc,
  entity: LinkedEntity,
): Iterable<Mistake> {
  if (forbidden === undefined) return
  if (record === undefined) yield at(call, ['forbidden'], { message: 'in a list there is no record', key: true })
  const words = [...entity.fields.values()].flatMap(({ name, kind }) => (kind === 'boolean' ? [name] : []))
  if (!words.includes(forbidden.by))
    yield at(call, ['forbidden', 'by'], {
      message: `${entity.name} has no yes or no "${forbidden.by}"`,
      word: forbidden.by,
      words,
    })
  const { errors: catalogue } = linked.app
  if (!catalogue) return
  const errors = Object.keys(catalogue.doc.errors)
  if (!errors.includes(forbidden.error))
    yield at(call, ['forbidden', 'error'], {
      message: `no error "${forbidden.error}"`,
      word: forbidden.error,
      words: errors,
    })
}

const UNSHOWABLE: ReadonlySet<FieldKindName> = new Set(['secret', 'html', 'files', 'rows'])

function* textMistakes(call: LinkedCall, action: ActionDoc, entity: LinkedEntity): Iterable<Mistake> {
  for (const [path, { zh }] of textsOf(action)) {
    for (const name of namedIn(zh)) {
      const kind = entity.fields.get(name)?.kind
      if (action.record === undefined) yield at(call, path, { message: 'in a list there is no record' })
      else if (kind === undefined)
        yield at(call, path, {
          message: `${entity.name} has no field "${name}"`,
          word: name,
          words: fieldNames(entity),
        })
      else if (kind !== null && UNSHOWABLE.has(kind))
        yield at(call, path, { message: `a field of kind ${kind} cannot stand in a text` })
    }
  }
}

/** What is told stands beside a box that there is. */
function* knownMistakes(
  call: LinkedCall,
  { record, given = {} }: ActionDoc,
  entity: LinkedEntity,
  name: string,
  from: string,
): Iterable<Mistake> {
  const path = ['known', name]
  const asked = [...call.fields.keys()].filter((one) => one !== record && !Object.hasOwn(given, one))
  if (record === undefined) return yield at(call, path, { message: 'in a list there is no record', key: true })
  if (!asked.includes(name))
    yield at(call, path, { message: `"${name}" is not asked for`, word: name, words: asked, key: true })
  const kind = entity.fields.get(from)?.kind
  if (kind === undefined)
    yield at(call, path, { message: `${entity.name} has no field "${from}"`, word: from, words: fieldNames(entity) })
  else if (kind !== null && UNSHOWABLE.has(kind))
    yield at(call, path, { message: `a field of kind ${kind} cannot stand in a text` })
}

function* fillMistakes(
  linked: Linked,
  call: LinkedCall,
  { record }: ActionDoc,
  entity: LinkedEntity,
  name: string,
  from: Beforehand,
): Iterable<Mistake> {
  const asked = call.fields.get(name)
  if (!asked || name === record)
    return yield at(call, ['fill', name], {
      message: `"${name}" is not asked for`,
      word: name,
      words: [...call.fields.keys()].filter((one) => one !== record),
      key: true,
    })
  if ('today' in from) {
    if (asked.kind !== null && typeOfField(linked, asked) !== 'date')
      yield at(call, ['fill', name], { message: `"${name}" asks for no day`, expected: 'a field of kind date' })
    return
  }
  if ('months' in from) {
    if (asked.kind !== null && asked.kind !== 'date-range')
      yield at(call, ['fill', name], {
        message: `"${name}" asks for no range of days`,
        expected: 'a field of kind date-range',
      })
    return
  }
  if ('latest' in from) return yield* latestMistakes(linked, call, asked, from.latest)
  if (record === undefined)
    return yield at(call, ['fill', name], { message: 'in a list there is no record', key: true })
  yield* heldMistakes(linked, call, asked, { entity, steps: from, path: ['fill', name] })
}

/** The console reads it in the entity's list. */
function* latestMistakes(
  linked: Linked,
  call: LinkedCall,
  asked: LinkedField,
  [name, field]: readonly [string, string],
): Iterable<Mistake> {
  const path = ['fill', asked.name, 'latest']
  const entity = linked.entities.get(name)
  if (entity === undefined) return yield* entityNameMistakes(linked, call.raw, ['action', ...path, 0], name)
  if (entity.doc['x-internal']) return yield at(call, [...path, 0], { message: `${name} is internal and has no list` })
  yield* heldMistakes(linked, call, asked, { entity, steps: [field], path: [...path, 1] })
}

interface Held {
  readonly entity: LinkedEntity
  readonly steps: readonly string[]
  /** Where the document says it. */
  readonly path: Path
}

/** What a record holds is known, and is what is asked for. */
function* heldMistakes(
  linked: Linked,
  call: LinkedCall,
  asked: LinkedField,
  { entity, steps, path }: Held,
): Iterable<Mistake> {
  const found = follow(linked, entity, steps)
  if (found === null) return
  if (found.problem !== undefined)
    return yield at(call, path, { message: found.problem, word: found.word, words: found.words })
  if (maskOf(found.field.doc) !== null || found.field.kind === 'secret')
    yield at(call, path, { message: `"${steps.join('.')}" is known by its mask alone, which is no value` })
  else if (!isAlike(linked, asked, found.field))
    yield at(call, path, {
      message: `"${steps.join('.')}" does not hold what "${asked.name}" asks for`,
      expected: `a field of kind ${asked.kind}`,
    })
}

/** The same type, and where it says which, the same codes and the same records. */
function isAlike(linked: Linked, asked: LinkedField, given: LinkedField): boolean {
  if (typeOfField(linked, asked) !== typeOfField(linked, given) || asked.enum !== given.enum) return false
  const [wanted, held] = [asked.doc['x-reference'], given.doc['x-reference']]
  return wanted === held && (asked.kind === given.kind || wanted === undefined)
}
