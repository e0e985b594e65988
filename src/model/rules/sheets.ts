/**
 * A call that a file can carry finds its record by what a cell can say and a statement compare, tells several rows of
 * one apart by what has an order, and no two of its columns are called alike.
 */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { fitsCell } from '../conventions/calls.ts'
import type { ActionDoc, ByFileDoc, Path } from '../documents.ts'
import { CONDITION, typedMistakes } from '../expression-types.ts'
import { isKnown, type Linked, type LinkedCall, type LinkedEntity, type LinkedField } from '../linked.ts'
import { entityNames, follow } from '../lookup.ts'
import { maskOf } from '../mask-of.ts'
import { mistake, type Mistake } from '../mistake.ts'
import type { FieldKindName } from '../model.ts'

export const sheets: ConsistencyRule = function* (linked) {
  for (const call of linked.calls.values()) {
    const { action } = call.raw.doc
    if (action?.by_file === undefined) continue
    yield* recordMistakes(call, action)
    yield* columnMistakes(call, action, action.by_file)
    yield* severalMistakes(call, action, action.by_file)
    yield* alsoMistakes(linked, call, action.by_file)
    const entity = linked.entities.get(action.entity)
    if (!entity) continue
    yield* findMistakes(linked, call, action.by_file, entity)
    const { only } = action.by_file
    if (only !== undefined)
      yield* typedMistakes({ linked, raw: call.raw, entity }, ['action', 'by_file', 'only'], only, CONDITION)
  }
}

const at = ({ raw }: LinkedCall, path: Path, remark: Parameters<typeof mistake>[2]): Mistake =>
  mistake(raw, ['action', 'by_file', ...path], remark)

function* recordMistakes(call: LinkedCall, { record }: ActionDoc): Iterable<Mistake> {
  if (record === undefined)
    yield at(call, [], {
      message: 'a row says which record is meant, and there is none',
      expected: '"record"',
      key: true,
    })
  else if (call.fields.has(record) && call.fields.get(record)!.doc['x-label'] === undefined)
    yield at(call, [], {
      message: `"${record}" has no "x-label" by which a row could be told what it is about`,
      key: true,
    })
}

/** What a statement compares as a whole. */
const FINDING: ReadonlySet<FieldKindName> = new Set(['string', 'integer', 'reference', 'enum', 'date'])

function* findMistakes(linked: Linked, call: LinkedCall, { find }: ByFileDoc, entity: LinkedEntity): Iterable<Mistake> {
  const found: LinkedField[] = []
  for (const [index, path] of find.entries()) {
    const steps = path.split('.')
    const led = follow(linked, entity, steps)
    if (led === null) continue
    if (led.problem !== undefined) {
      yield at(call, ['find', index], { message: led.problem, word: led.word, words: led.words })
      continue
    }
    found.push(led.field)
    const { kind, doc } = led.field
    if (steps.length > 2) yield at(call, ['find', index], { message: `"${path}" leads over more than one record` })
    else if (kind !== null && (!FINDING.has(kind) || (doc['x-computed'] !== undefined && !isName(entity, path))))
      yield at(call, ['find', index], {
        message: `"${path}" is nothing that a record is found by`,
        expected: `a stored field of kind ${[...FINDING].join(', ')}, or what it is called`,
      })
  }
  if (found.length > 0 && found.every(({ doc }) => maskOf(doc) !== null))
    yield at(call, ['find'], { message: 'what is behind a mask only narrows', expected: 'a field without a mask, too' })
}

const isName = ({ doc }: LinkedEntity, name: string): boolean => doc['x-display'] === `{${name}}`

/** What the request is asked for, without what no cell can say. */
const sayable = (call: LinkedCall, { record, given = {} }: ActionDoc): readonly LinkedField[] =>
  [...call.fields.values()].filter(
    (field) => field.name !== record && !Object.hasOwn(given, field.name) && fitsCell(field),
  )

/** What a file's rows are put in order by. */
const ORDERING: ReadonlySet<FieldKindName> = new Set(['date', 'datetime', 'integer'])

function* severalMistakes(
  call: LinkedCall,
  action: ActionDoc,
  { columns, several_by: by }: ByFileDoc,
): Iterable<Mistake> {
  if (by === undefined) return
  const found = sayable(call, action).filter(({ name }) => columns?.includes(name) ?? true)
  const field = found.find(({ name }) => name === by)
  if (field === undefined)
    yield at(call, ['several_by'], {
      message: `"${by}" is none of the columns`,
      word: by,
      words: found.map(({ name }) => name),
    })
  else if (field.kind !== null && !(ORDERING.has(field.kind) && isRequired(call, by)))
    yield at(call, ['several_by'], {
      message: `"${by}" cannot tell rows apart and put them in order`,
      expected: `a required property of kind ${[...ORDERING].join(', ')}`,
    })
}

const isRequired = ({ request }: LinkedCall, name: string): boolean =>
  ((request['required'] ?? []) as readonly string[]).includes(name)

function* columnMistakes(call: LinkedCall, action: ActionDoc, { find, columns = [] }: ByFileDoc): Iterable<Mistake> {
  const words = sayable(call, action).map(({ name }) => name)
  for (const [index, name] of columns.entries()) {
    if (!words.includes(name))
      yield at(call, ['columns', index], { message: `no cell can say "${name}"`, word: name, words })
    else if (find.includes(name))
      yield at(call, ['columns', index], { message: `"${name}" is a column already, by which the record is found` })
  }
}

function* alsoMistakes(linked: Linked, call: LinkedCall, { also = [] }: ByFileDoc): Iterable<Mistake> {
  for (const [index, name] of also.entries())
    if (!linked.entities.has(name) && !isKnown(linked, 'entities', linked.entities, name))
      yield at(call, ['also', index], { message: `no entity "${name}"`, word: name, words: entityNames(linked) })
}
