/**
 * A file field holds what this system's file host gave out, or a picture that comes with the record.
 */
import { AppError, type FieldError } from '../../../errors/app-error.ts'
import { isOwnAddress } from '../../../kinds/files/own-address.ts'
import type { Entity } from '../../../model/model.ts'
import type { Context } from '../context.ts'
import type { Body } from './body.ts'

const UPLOAD = {
  zh: '文件地址不是由本系统的上传功能生成的，请通过上传添加',
  en: 'This address was not made by an upload to this system; add the file by uploading it',
}

/** What the record holds already may stay. */
export function refuseForeignFiles({ fileHost }: Context, entity: Entity, body: Body, before: Body): void {
  const wrong = entity.fields
    .filter(({ kind }) => kind === 'files')
    .flatMap(({ name }): readonly FieldError[] =>
      addressesIn(body[name]).every(
        (address) => addressesIn(before[name]).includes(address) || isOwnAddress(address, fileHost),
      )
        ? []
        : [{ field: name, message: UPLOAD }],
    )
  if (wrong.length > 0) throw new AppError('invalid', {}, { fields: wrong })
}

const addressesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? (value as readonly { readonly url?: unknown }[]).map(({ url }) => String(url)) : []
