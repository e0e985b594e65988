/**
 * The addresses by which whoever is answered can read a record's files: for them alone, and for a while. They are given
 * with the record, to whom may see its field; what is stored has none.
 */
import type { Entity } from '../../model/model.ts'
import { holdsFiles, withAddress } from '../files/held.ts'
import { FILE_PATH, nameIn, signedAddress, type Signer, signerOf } from '../files/signing.ts'
import type { Context } from './context.ts'

type Row = Readonly<Record<string, unknown>>

/** `text`: JSON of one record, or of a list. Most hold no files, and stay the text that they are. */
export async function withAddresses(
  context: Context,
  entity: Entity,
  fields: readonly string[],
  text: string,
): Promise<string> {
  if (context.scope.staff_id === null || !text.includes(`"${FILE_PATH}`)) return text
  const held = entity.fields.filter((field) => holdsFiles(field) && fields.includes(field.name))
  if (held.length === 0) return text
  const address = addressWith(context, await signerOf(context.store))
  const signed = (url: string): string => address(nameIn(url)) ?? url
  const one = (row: Row): Row => ({
    ...row,
    ...Object.fromEntries(held.map((field) => [field.name, withAddress(field, row[field.name], signed)])),
  })
  const read = JSON.parse(text) as Row | readonly Row[]
  return JSON.stringify(Array.isArray(read) ? (read as readonly Row[]).map(one) : one(read as Row))
}

export const addressWith =
  ({ model, actor, now }: Context, signer: Signer) =>
  (name: string | null): string | null =>
    name === null ? null : signedAddress(signer, name, actor, Number(model.app.constants['file_address_minutes']), now)
