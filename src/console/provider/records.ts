/**
 * One record: read, create, update and delete. `ra-data-simple-rest` does the first three with the transport as its
 * client; what is sent and what comes back is ours. A stale version comes back as a ConflictError with the record as it
 * now stands.
 */
import simpleRest from 'ra-data-simple-rest'
import type { CreateParams, DeleteParams, GetOneParams, RaRecord, UpdateParams } from 'ra-core'
import { ApiError } from '../transport/api-error.ts'
import { ENTITY, type DataProviderOptions } from './context.ts'
import { ConflictError } from './errors.ts'
import { toCreate, toRecord, toUpdate, type Row } from './record.ts'

type One = Promise<{ data: RaRecord }>

export function createRecords({ transport, keyOf }: DataProviderOptions) {
  const rest = simpleRest(transport.url({ host: 'main', path: '/v3' }), async (url: string, init?: RequestInit) => ({
    status: 200,
    headers: new Headers(),
    body: '',
    json: await transport.send(url, init),
  }))
  const asRecord = async (resource: string, work: Promise<{ data: unknown }>): One => ({
    data: toRecord((await work).data as Row, keyOf(resource)),
  })
  return {
    getOne: (resource: string, params: GetOneParams): One => asRecord(resource, rest.getOne(resource, params)),
    create: (resource: string, params: CreateParams): One => {
      const { emptied } = (params.meta ?? {}) as { readonly emptied?: readonly string[] }
      const data = toCreate(params.data as Row, keyOf(resource), emptied)
      return asRecord(resource, rest.create(resource, { ...params, data }))
    },
    update: async (resource: string, { id, data, previousData, meta }: UpdateParams): One => {
      const changed = toUpdate(data as Row, (previousData ?? {}) as Row, keyOf(resource))
      if (previousData && Object.keys(changed).length === 0) return { data: previousData as RaRecord }
      const version =
        (meta as { version?: number } | undefined)?.version ?? (previousData as Row | undefined)?.['version']
      return withConflict(
        asRecord(
          resource,
          rest.update(resource, { id, data: { ...changed, version }, previousData: previousData as RaRecord }),
        ),
        keyOf(resource),
      )
    },
    /** Of what is archived: for good. */
    delete: async (resource: string, { id, previousData, meta }: DeleteParams): One => {
      const version = (previousData as Row | undefined)?.['version']
      const { archived } = (meta ?? {}) as { readonly archived?: true }
      await withConflict(
        transport.call(ENTITY.remove, { path: [resource, id], payload: { version, archived } }),
        keyOf(resource),
      )
      return { data: (previousData ?? { id }) as RaRecord }
    },
  }
}

export async function withConflict<T>(work: Promise<T>, key: string): Promise<T> {
  try {
    return await work
  } catch (error) {
    const current =
      error instanceof ApiError && error.status === 409 ? (error.data as { current?: Row } | null)?.current : undefined
    throw current ? new ConflictError(error as ApiError, toRecord(current, key)) : error
  }
}
