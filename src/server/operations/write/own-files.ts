/**
 * A file field holds what its writer has uploaded to this system, or what its record holds already; besides, pictures
 * that come with the record, and files of a file host that is another's. What a file is called and how large it is, its
 * own row says, whatever is sent. The pictures of a text are held like those of a field.
 */
import { AppError, type FieldError } from '../../../errors/app-error.ts'
import { isOwnAddress } from '../../../kinds/files/own-address.ts'
import { limitsOf } from '../../../kinds/files/types.ts'
import type { Entity, Field, Label } from '../../../model/model.ts'
import { addressesIn, holdsFiles, withAddress } from '../../files/held.ts'
import { type FileRow, filesNamed, type KnownFile, takeFiles } from '../../files/rows.ts'
import { nameIn } from '../../files/signing.ts'
import type { Context } from '../context.ts'
import type { Body } from './body.ts'

const UPLOAD: Label = {
  zh: '文件地址不是由本系统的上传功能生成的，请通过上传添加',
  en: 'This file address does not come from an upload to this system; add the file by uploading it',
}
const GONE: Label = {
  zh: '文件已失效或已被其他记录使用，请重新上传',
  en: 'The file is gone or is used by another record; upload it again',
}
const UNFIT: Label = {
  zh: '文件的格式或大小不符合要求，请重新上传',
  en: 'The type or size of the file is not allowed here; upload another',
}
const ELSEWHERE: Label = {
  zh: '文件是为其他字段上传的，请在此处重新上传',
  en: 'The file was uploaded for another field; upload it here again',
}

interface Item {
  readonly url: string
}

/** By its address, whoever it was given to. */
const bare = (url: string): string => url.split('?', 1)[0]!
const itemsOf = (value: unknown): readonly Item[] => (Array.isArray(value) ? (value as readonly Item[]) : [])

/** What is stored of the files that are sent, and of the texts that show some. */
export async function ownFiles(context: Context, entity: Entity, body: Body, before: Body): Promise<Body> {
  const sent = entity.fields.filter((field) => holdsFiles(field) && addressesIn(field, body[field.name]).length > 0)
  if (sent.length === 0) return {}
  const held = new Map(sent.map((field) => [field, new Set(addressesIn(field, before[field.name]).map(bare))]))
  const isHeld = (field: Field, url: string): boolean => held.get(field)!.has(bare(url))
  const fresh = sent.flatMap((field) =>
    addressesIn(field, body[field.name]).flatMap((url) => (isHeld(field, url) ? [] : (nameIn(url) ?? []))),
  )
  const known = await filesNamed(context.connection, context.actor.client_id, fresh)
  const wrong: FieldError[] = []
  /** Null: as the record has it already, or as it is sent. */
  const rowOf = (field: Field, url: string): FileRow | null => {
    if (isHeld(field, url)) return null
    const name = nameIn(url)
    const row = name === null ? foreign(context, url) : uploaded(context, entity, field, known.get(name))
    if (row === null || !('zh' in row)) return row
    wrong.push({ field: field.name, message: row })
    return null
  }
  const stored = sent.map((field): readonly [string, unknown] => {
    const value = body[field.name]
    if (field.kind !== 'files') return [field.name, withAddress(field, value, (url) => rowOf(field, url)?.url ?? url)]
    const old = new Map(itemsOf(before[field.name]).map((item) => [bare(item.url), item]))
    return [field.name, itemsOf(value).map((item) => rowOf(field, item.url) ?? old.get(bare(item.url)) ?? item)]
  })
  if (wrong.length > 0) throw new AppError('invalid', {}, { fields: wrong })
  return Object.fromEntries(stored)
}

const foreign = ({ fileHost }: Context, url: string): Label | null => (isOwnAddress(url, fileHost) ? null : UPLOAD)

function uploaded(
  { scope, model }: Context,
  entity: Entity,
  field: Field,
  row: KnownFile | undefined,
): FileRow | Label {
  const isTheirs = row !== undefined && (scope.staff_id === null || Number(row.staff_id) === scope.staff_id)
  if (!isTheirs || row.record_id !== null) return GONE
  const { types, bytes } = limitsOf(field)
  // What a call has asked for goes where the call puts it.
  const isOfRecords = row.purpose !== null && Object.hasOwn(model.entities, row.purpose.split('.', 1)[0]!)
  const size = Number(row.size)
  if (!types.includes(row.type) || size > bytes) return UNFIT
  if (isOfRecords && row.purpose !== `${entity.name}.${field.name}`) return ELSEWHERE
  return { name: row.name, url: row.url, size, type: row.type }
}

/**
 * The records take the files that they now hold, in the transaction that writes them: of two that want one, the other
 * is told.
 */
export async function takeOwnFiles(
  context: Context,
  entity: Entity,
  records: readonly { readonly key: number; readonly stored: Body }[],
): Promise<readonly (AppError | null)[]> {
  const fields = entity.fields.filter(holdsFiles)
  const refused: (AppError | null)[] = []
  for (const { key, stored } of fields.length === 0 ? [] : records) {
    const wrong: FieldError[] = []
    for (const field of fields) {
      const names = [...new Set(addressesIn(field, stored[field.name]).flatMap((url) => nameIn(url) ?? []))]
      if (names.length === 0) continue
      const whose = { client_id: context.actor.client_id, staff_id: context.scope.staff_id }
      const taken = await takeFiles(
        context.connection,
        whose,
        names,
        { resource: entity.name, field: field.name, record_id: key },
        context.now,
      )
      if (taken !== names.length) wrong.push({ field: field.name, message: GONE })
    }
    refused.push(wrong.length === 0 ? null : new AppError('invalid', {}, { fields: wrong }))
  }
  return refused
}
