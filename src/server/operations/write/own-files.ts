/**
 * A file field holds what this system's file host gave out, or a picture that comes with the record. An address of
 * anybody else's would show a stranger's page under our name, and tell him who looks at it.
 */
import { AppError, type FieldError } from '../../../errors/app-error.ts'
import type { Entity } from '../../../model/model.ts'
import type { Context } from '../context.ts'
import type { Body } from './prepare.ts'

/** Where this server answers for the file host itself. */
const OWN_PATH = '/files'
/** Nothing of a drawing runs in a picture. */
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i
/** Stands for wherever the console came from. */
const HERE = 'https://here.invalid'
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
        (address) => addressesIn(before[name]).includes(address) || isOurs(address, fileHost),
      )
        ? []
        : [{ field: name, message: UPLOAD }],
    )
  if (wrong.length > 0) throw new AppError('invalid', {}, { fields: wrong })
}

const addressesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? (value as readonly { readonly url?: unknown }[]).map(({ url }) => String(url)) : []

/** Of this system's file host, or with the record itself. */
export function isOurs(address: string, fileHost: string): boolean {
  if (PICTURE.test(address)) return true
  // What a browser and a proxy read in two ways.
  if (/[\s\\]|%2f|%5c/i.test(address) || !URL.canParse(address, HERE)) return false
  const roots = [fileHost, OWN_PATH].map((root) => new URL(root.endsWith('/') ? root : `${root}/`, HERE))
  const { origin, pathname, username, password } = new URL(address, HERE)
  return (
    username + password === '' && roots.some((root) => origin === root.origin && pathname.startsWith(root.pathname))
  )
}
