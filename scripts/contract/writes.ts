/**
 * The writing calls of one entity, on a record of its own that is removed again: made, changed, refused where the
 * version is stale or missing. What the documents cannot make up a record of is left alone.
 */
import { formats } from '../../src/kinds/formats.ts'
import { updateSchema } from '../../src/kinds/record-schemas.ts'
import { ARCHIVED, ARCHIVED_AT } from '../../src/model/archive.ts'
import type { Entity, Field, JsonSchema } from '../../src/model/model.ts'
import { mayOperate } from '../../src/server/policies/rights.ts'
import type { Known } from './calls.ts'
import { placeIn, type Place, type Query, type Row } from './place.ts'
import { sampleOf } from './sample.ts'
import { answerTo, dataOf, mustRefuse, refusalIn, succeeded, telling, type Visit } from './visit.ts'

const NEEDED = ['create', 'info', 'update', 'remove'] as const

export async function writeEntity(visit: Visit, entity: Entity, known: Known): Promise<void> {
  const holder = { permissions: visit.account.permissions }
  if (!NEEDED.every((operation) => mayOperate(holder, entity, operation))) return
  const place = placeIn(visit, entity)
  await refusesStrange(place)
  const body = sampleOf(entity, known)
  if (typeof body === 'string')
    return void visit.findings.left.set(place.ask('create').call, `no value for "${body}" can be made up`)
  const made = await created(place, body)
  if (made === null) return
  try {
    await changed(place, made)
  } finally {
    await removed(place, made)
  }
}

async function refusesStrange(place: Place): Promise<void> {
  const asked = place.ask('create', { body: { no_such_field: 1 } })
  const answer = await mustRefuse(place.visit, asked, ['invalid'], 'code', 'no document knows no_such_field')
  const { data } = (answer?.json ?? {}) as {
    readonly data?: { readonly fields?: readonly { readonly field: string }[] }
  }
  if (answer?.status === 422 && !data?.fields?.some(({ field }) => field === 'no_such_field'))
    telling(place.visit, asked)('shape', 'data.fields', 'does not name no_such_field')
}

/** A rule of the product may refuse what was made up: that is an answer, too. */
async function created(place: Place, body: Row): Promise<Row | null> {
  const { visit, entity } = place
  const asked = place.ask('create', { body })
  const answer = await answerTo(visit, asked)
  if (answer === null) return null
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 404 && answer.status !== 405) {
    const key = refusalIn(visit, asked, answer)
    if (key !== null) visit.findings.left.set(asked.call, `refused as ${key} with values made up`)
    return null
  }
  const row = (succeeded(visit, asked, answer, place.record) ?? null) as Row | null
  if (row === null) return leftBehind(place, answer.json)
  for (const field of entity.fields.filter(({ name, mask }) => mask === null && name in body && name in row))
    if (!isSame(field, body[field.name], row[field.name]))
      telling(visit, asked)(
        'shape',
        `data.${field.name}`,
        `is ${JSON.stringify(row[field.name])}, ${JSON.stringify(body[field.name])} was sent`,
      )
  return row
}

/** A decimal has its own number of digits. */
const isSame = ({ kind }: Field, sent: unknown, stored: unknown): boolean =>
  kind === 'decimal'
    ? formats.decimal.compare(String(sent), String(stored)) === 0
    : typeof sent === 'object' || sent === stored

/** It was made all the same, and is to be removed. */
function leftBehind({ entity }: Place, json: unknown): Row | null {
  const { data } = (json ?? {}) as { readonly data?: Row | null }
  return data && typeof data[entity.key] === 'number' ? data : null
}

async function changed(place: Place, row: Row): Promise<void> {
  const { visit, entity, ask } = place
  const id = row[entity.key]
  await mustRefuse(
    visit,
    ask('update', { id, body: {} }),
    ['version_missing', 'invalid'],
    'code',
    'no version was sent',
  )
  const first = { version: row['version'], ...changeOf(entity, row) }
  const now = (await dataOf(visit, ask('update', { id, body: first }), place.record)) as Row | undefined
  if (now === undefined || now['version'] === row['version']) return
  const asked = ask('update', { id, body: { ...first, ...changeOf(entity, now) } })
  const answer = await mustRefuse(
    visit,
    asked,
    ['conflict'],
    'code',
    'the version is of a record that has changed since',
  )
  const { data } = (answer?.json ?? {}) as { readonly data?: { readonly current?: Row } | null }
  if (answer?.status === 409 && data?.current?.[entity.key] !== id)
    telling(visit, asked)('shape', 'data.current', 'is missing: the record as it is now')
}

/** Another text of the same form, where there is a text without a form. */
function changeOf(entity: Entity, row: Row): Row {
  const properties = updateSchema(entity)['properties'] as Readonly<Record<string, JsonSchema>>
  const field = entity.fields.find(
    ({ name, kind, write, schema, mask }) =>
      kind === 'string' &&
      write === 'always' &&
      mask === null &&
      !('pattern' in schema) &&
      !('format' in schema) &&
      name in properties &&
      typeof row[name] === 'string',
  )
  if (field === undefined) return {}
  const text = String(row[field.name])
  return { [field.name]: `${text.slice(0, -1)}${text.endsWith('x') ? 'y' : 'x'}` }
}

/** Where there is an archive it goes there, is told from there, comes back, and is deleted for good from there. */
async function removed(place: Place, { [place.entity.key]: id }: Row): Promise<void> {
  const { visit, entity, ask } = place
  if (entity.archive) {
    if (!(await left(place, id))) return
    await archivedIs(place, id, true)
    await dataOf(visit, ask('restore', { id }), place.record)
    await archivedIs(place, id, false)
    if (!(await left(place, id))) return
  }
  const gone = await left(place, id, entity.archive ? { [ARCHIVED]: 'true' } : {})
  if (gone) await mustRefuse(visit, ask('info', { id }), ['not_found'], 'path', 'it was removed')
}

async function archivedIs({ visit, record, ask }: Place, id: unknown, is: boolean): Promise<void> {
  const asked = ask('info', { id })
  const row = (await dataOf(visit, asked, record)) as Row | undefined
  if (row !== undefined && (row[ARCHIVED_AT] !== null) !== is)
    telling(visit, asked)('shape', `data.${ARCHIVED_AT}`, `must be ${is ? 'when it was archived' : 'null'}`)
}

async function left({ visit, ask }: Place, id: unknown, query: Query = {}): Promise<boolean> {
  const answer = await answerTo(visit, ask('info', { id }))
  const { data } = (answer?.json ?? {}) as { readonly data?: Row | null }
  const asked = ask('remove', { id, query: data ? { ...query, version: String(data['version']) } : query })
  const gone = await answerTo(visit, asked)
  if (gone !== null && gone.status <= 299) return true
  const key = gone === null ? 'no answer' : refusalIn(visit, asked, gone)
  telling(visit, asked)('code', null, `is refused as ${key}: the record is still there, remove it by hand`)
  return false
}
