/** react-admin's list parameters → the list parameters of `/v3`. */
import { isObject } from '../../values/is-object.ts'
import type { Payload } from '../transport/payload.ts'

export interface ListParams {
  readonly pagination?: { readonly page: number; readonly perPage: number }
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly filter?: Payload
  readonly meta?: ListMeta
}

export interface ListMeta {
  /** Cursor of the row before the page wanted: deep pages without an offset. */
  readonly after?: string
  /** An exact count where an estimate would do, or none at all. */
  readonly count?: 'exact' | 'none'
  /** Only these fields of each row. */
  readonly columns?: readonly string[]
  /** Each row says what can be done to it. */
  readonly actions?: boolean
}

export function toListQuery({ pagination, sort, filter, meta }: ListParams, key: string): Payload {
  return {
    ...flatten(filter ?? {}),
    ...paging(pagination, meta?.after),
    sort: sort && toSort(sort, key),
    count: meta?.count,
    columns: meta?.columns,
    actions: meta?.actions,
  }
}

const paging = (pagination: ListParams['pagination'], after?: string): Payload => {
  if (!pagination) return {}
  const { page, perPage } = pagination
  return after === undefined ? { offset: (page - 1) * perPage || undefined, limit: perPage } : { after, limit: perPage }
}

export const toSort = ({ field, order }: { field: string; order: string }, key: string): string =>
  `${order === 'DESC' ? '-' : ''}${field === 'id' ? key : field}`

/** Forms and addresses nest what is written with dots: `{role_id: {kind: 3}}` is the path `role_id.kind`. */
export function flatten(filter: Payload, prefix = ''): Payload {
  return Object.assign(
    {},
    ...Object.entries(filter).map(([name, value]) =>
      isObject(value) ? flatten(value, `${prefix}${name}.`) : { [prefix + name]: value },
    ),
  ) as Payload
}
