/** One file by its name, for accounts that may read it. */
import { AppError } from '../../errors/app-error.ts'
import { filesNamed, type KnownFile } from '../files/rows.ts'
import { addressesIn } from '../files/held.ts'
import { nameIn, signerOf } from '../files/signing.ts'
import { mayOperate } from '../policies/rights.ts'
import { fieldCalled } from '../sql/sources.ts'
import type { Context } from './context.ts'
import { addressWith } from './file-addresses.ts'
import { plainRecord } from './info.ts'
import { maySee } from './parameters/fields.ts'

export interface ReadableFile extends Pick<KnownFile, 'id' | 'name' | 'type' | 'size'> {
  readonly url: string
}

/**
 * A file by its name here, to whom may read the record that holds it, or has uploaded it for a record that is not yet.
 * `of`: only a file of that field, or of none.
 */
export async function readableFile(
  context: Context,
  name: string,
  of?: { readonly entity: string; readonly field: string },
): Promise<ReadableFile> {
  const found = (await filesNamed(context.connection, context.actor.client_id, [name])).get(name)
  const isTheirs = found !== undefined && (await mayRead(context, found, name, of))
  if (!isTheirs) throw new AppError('not_found')
  const address = addressWith(context, await signerOf(context.store))
  return { ...found, id: Number(found.id), size: Number(found.size), url: address(name)! }
}

async function mayRead(
  context: Context,
  { staff_id, resource, resource_field, record_id }: KnownFile,
  name: string,
  of: { readonly entity: string; readonly field: string } | undefined,
): Promise<boolean> {
  if (record_id === null) return Number(staff_id) === context.actor.staff_id
  if (of !== undefined && (of.entity !== resource || of.field !== resource_field)) return false
  const entity = context.model.entities[resource ?? '']
  const field = entity && fieldCalled(entity, resource_field ?? '')
  if (!entity || !field || !mayOperate(context.actor, entity, 'info') || !maySee(context.actor)(field)) return false
  // Out of reach it is not there.
  const held = JSON.parse(await plainRecord(context, entity, Number(record_id))) as Readonly<Record<string, unknown>>
  return addressesIn(field, held[field.name]).some((url) => nameIn(url) === name)
}
