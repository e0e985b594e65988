/**
 * All that is kept of a person, as a file for them: a ZIP with a table for each entity (`people.ts` finds the records),
 * the files that these hold, and a list of what is in it and what is not. It gives no more than its asker may read;
 * what stands behind masks is in it for those who may look, and the journal is told of both. Rows and bytes are passed
 * on as they come, none is held.
 */
import { Readable } from 'node:stream'
import type { Entity, Field, Label } from '../../model/model.ts'
import { refuseManyReveals } from '../auth/many-reveals.ts'
import type { Blobs } from '../files/blobs.ts'
import { nameIn } from '../files/signing.ts'
import { note } from '../operations/audit.ts'
import type { Context } from '../operations/context.ts'
import { BYTE_ORDER_MARK, csv, csvCell } from '../operations/export/csv.ts'
import { columnOf, rowsOf } from '../operations/export/export.ts'
import { fileName } from '../operations/export/file-name.ts'
import { deflated, Zip } from '../operations/export/xlsx/zip.ts'
import type { Answer } from '../operations/operation.ts'
import { maySee } from '../operations/parameters/fields.ts'
import { collectValues } from '../operations/parameters/values.ts'
import { mayOperate } from '../policies/rights.ts'
import type { EntityName } from '../records/types.ts'
import { recordsOfPerson } from './people.ts'
import { askIn, type OwnStatement } from './statements.ts'

const CONTENTS: Label = { zh: '目录', en: 'Contents' }
const HEADS: readonly Label[] = [
  { zh: '记录', en: 'Records' },
  { zh: '文件', en: 'File' },
  { zh: '条数', en: 'Number' },
  { zh: '未导出（无权查看）', en: 'Left out (no access)' },
]
const FILES: Label = { zh: '附件', en: 'Files' }
const LOST: Label = { zh: '附件（文件已丢失）', en: 'Lost files' }

interface Part {
  readonly entity: Entity
  /** Those of them that the asker may see. */
  readonly keys: readonly number[]
  readonly unseen: number
  readonly fields: readonly Field[]
  /** Whose masks are lifted. */
  readonly revealed: readonly Field[]
  /** The person is shown whole in records that name them. */
  readonly bare: boolean
}

interface Asked {
  /** What the person has asked for, as the call says it. */
  readonly label: Label
  readonly person: Entity
  readonly key: number
  readonly blobs: Blobs
  readonly signal: AbortSignal
}

export async function copyOfPerson(context: Context, asked: Asked): Promise<Answer> {
  const { label, person, key, signal } = asked
  const ask = askIn(context)
  const found = await recordsOfPerson({ model: context.model, ask }, person.name as EntityName, key)
  const parts: Part[] = []
  for (const { entity, keys } of found) parts.push(await partOf(context, person, entity, keys))
  const count = parts.reduce((sum, { keys }) => sum + keys.length, 0)
  await told(context, asked, parts, count)
  const source: Source = { current: null }
  const stream = Readable.from(zipped(context, asked, parts, source), { objectMode: false })
  // A piece that is still waited for must not keep the query alive.
  const stop = (): void => {
    source.current?.destroy()
  }
  stream.once('close', stop)
  signal.addEventListener('abort', stop)
  const name = fileName(`${label[context.lang]}_${key}`, context.now, 'zip')
  return { kind: 'file', file: { stream, name, type: 'application/zip', rows: count, exact: true, size: null } }
}

async function partOf(context: Context, person: Entity, entity: Entity, found: readonly number[]): Promise<Part> {
  const { actor } = context
  const none = { entity, keys: [], unseen: found.length, fields: [], revealed: [], bare: false }
  if (!mayOperate(actor, entity, 'export')) return none
  const rows = await askIn(context)(within(entity), found)
  const keys = rows.map((row) => Number(row['key']))
  const fields = entity.fields.filter(
    (field) => field.kind !== 'secret' && field.name !== 'version' && isOfPerson(field) && maySee(actor)(field),
  )
  const reveals = (of: Entity): boolean => mayOperate(actor, of, 'reveal') && actor.token?.reveals !== false
  // What nobody looks behind by itself says no more of the person than their own record does.
  const revealed = reveals(entity.access.reveal === null ? person : entity)
    ? fields.filter(({ mask }) => mask !== null)
    : []
  return { entity, keys, unseen: found.length - keys.length, fields, revealed, bare: reveals(person) }
}

/** What no screen shows by itself is how the product works, unless it tells of somebody. */
const isOfPerson = ({ hidden, personal }: Field): boolean => !hidden || personal !== undefined

/** Value: the keys. */
const within = (entity: Entity): OwnStatement => ({
  name: `${entity.plural} within reach`,
  text: ({ scoped, value }) => {
    const of = scoped(entity.name as EntityName, 'any')
    return `select ${of.key} as key from ${of.from} where ${of.where} and ${of.key} = any(${value(0, 'bigint[]')}) order by 1`
  },
})

/** Nothing leaves that the journal was not told of. */
async function told(context: Context, { person, key }: Asked, parts: readonly Part[], count: number): Promise<void> {
  const own = parts.find(({ entity }) => entity === person)?.revealed[0]
  // Before the transaction: what is refused stays counted.
  if (own !== undefined) await refuseManyReveals(context, person, key, own.name)
  await context.store.transaction(async (connection) => {
    const noting = { ...context, connection }
    await note(noting, { action: 'export', entity: person, key, count })
    for (const { entity, keys, revealed } of parts)
      if (revealed.length > 0 && keys.length > 0)
        await note(noting, {
          action: 'reveal',
          entity,
          ...(entity === person && { key }),
          count: keys.length,
          changes: revealed.map(({ name }) => ({ field: name })),
        })
  })
}

/** What is being read, for whoever has to end it. */
interface Source {
  current: Readable | null
}

async function* zipped(context: Context, asked: Asked, parts: readonly Part[], source: Source): AsyncGenerator<Buffer> {
  const { lang } = context
  const { blobs } = asked
  const zip = new Zip()
  const lines: (readonly (string | number)[])[] = [HEADS.map((head) => head[lang])]
  for (const part of parts) {
    const { entity, keys, unseen } = part
    const file = keys.length === 0 ? '' : `${safe(entity.label[lang])}.csv`
    lines.push([entity.label[lang], file, keys.length, unseen])
    if (keys.length > 0) yield* entry(zip, file, table(context, asked, part, source))
  }
  let files = 0
  let gone = 0
  for (const part of parts)
    for await (const { path, name } of filesOf(context, part)) {
      const bytes = await blobs.open(name)
      if (bytes === null) gone++
      else {
        files++
        source.current = bytes
        yield* entry(zip, path, bytes)
      }
    }
  if (files > 0) lines.push([FILES[lang], `${FILES[lang]}/`, files, ''])
  if (gone > 0) lines.push([LOST[lang], '', gone, ''])
  const contents = lines.map((cells) => cells.map((one) => csvCell(String(one))).join(',')).join('\n')
  yield* entry(zip, `${CONTENTS[lang]}.csv`, Readable.from([Buffer.from(`${BYTE_ORDER_MARK}${contents}\n`)]))
  yield zip.directory()
}

async function* entry(zip: Zip, name: string, pieces: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  yield zip.begin(name)
  for await (const piece of pieces) {
    const bytes = piece as Buffer
    yield zip.add(bytes, await deflated(bytes))
  }
  yield zip.end()
}

async function* table(
  context: Context,
  { person, key, signal }: Asked,
  { entity, keys, fields, revealed, bare }: Part,
  source: Source,
): AsyncGenerator<Buffer> {
  const values = collectValues(0)
  const plan = {
    entity: entity.name,
    filters: [{ path: [entity.key], comparison: 'in' as const, at: values.add(keys) }],
    words: [],
    unseen: [],
    columns: fields.map(({ name }) => name),
    sort: { path: [entity.key], desc: false },
    lang: context.lang,
    guarded: true,
    which: 'any' as const,
    revealed: revealed.length > 0,
    bare: bare ? { entity: person.name, at: values.add(key) } : undefined,
  }
  const { rows, types } = await rowsOf(context, entity, plan, values.all, { many: false, signal })
  source.current = rows
  const columns = fields.map((field, place) => columnOf(context, field, types[place] ?? 'text'))
  for await (const { bytes } of csv.write(rows, { columns, title: '' })) yield bytes
}

/** Files that are kept here; others are somewhere else, and their names stand in the table. */
async function* filesOf(
  context: Context,
  { entity, keys, fields }: Part,
): AsyncGenerator<{ readonly path: string; readonly name: string }> {
  const { lang } = context
  for (const field of keys.length === 0 ? [] : fields.filter(({ kind }) => kind === 'files'))
    for (const { key, files } of await askIn(context)(holding(entity, field), keys))
      for (const [at, { name, url }] of (files as readonly { name: string; url: string }[]).entries()) {
        const kept = nameIn(url)
        const path = `${FILES[lang]}/${safe(`${entity.label[lang]}_${String(key)}_${field.label[lang]}_${at + 1}_${name}`)}`
        if (kept !== null) yield { path, name: kept }
      }
}

/** Value: the keys. */
const holding = (entity: Entity, { name }: Field): OwnStatement => ({
  name: `files in ${name} of ${entity.plural}`,
  text: ({ scoped, value }) => {
    const of = scoped(entity.name as EntityName, 'any')
    return `select ${of.key} as key, ${of.column(name)} as files from ${of.from}
      where ${of.where} and ${of.key} = any(${value(0, 'bigint[]')}) and jsonb_array_length(${of.column(name)}) > 0 order by 1`
  },
})

const safe = (name: string): string => name.replaceAll(/[\\/:*?"<>|\s]+/g, '_')
