/** Many records: lists by page or cursor, records by their keys, and records that point at another. */
import type { Identifier, RaRecord } from 'ra-core'
import { ENTITY, type DataProviderOptions } from './context.ts'
import { toListQuery, type ListMeta, type ListParams } from './query.ts'
import { toRecord, type Row } from './record.ts'

export interface ListAnswer {
  readonly list: readonly Row[]
  readonly count?: number | null
  readonly count_kind?: CountKind
  readonly next?: string | null
}
export type CountKind = 'exact' | 'estimate' | 'none'

export interface ListResult {
  readonly data: RaRecord[]
  readonly total?: number
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean }
  /** How many match, whether that was counted, estimated or left out, and the cursor of the next page. */
  readonly meta: {
    readonly count: number | null
    readonly count_kind: CountKind
    readonly next: string | null
  } & Readonly<Record<string, unknown>>
}

type Abortable = { readonly signal?: AbortSignal | undefined }
/** As many as one list call gives. */
const MOST = 100

export function createLists({ transport, keyOf }: DataProviderOptions) {
  const getList = async (resource: string, { signal, ...params }: ListParams & Abortable): Promise<ListResult> => {
    const key = keyOf(resource)
    const answer = (await transport.call(ENTITY.list, {
      path: [resource],
      payload: toListQuery(params, key),
      signal,
    })) as ListAnswer
    return toResult(answer, params, key)
  }
  const getMany = async (
    resource: string,
    {
      ids,
      meta,
      signal,
    }: { readonly ids: readonly Identifier[]; readonly meta?: Pick<ListMeta, 'actions'> } & Abortable,
  ): Promise<{ data: RaRecord[] }> => {
    const key = keyOf(resource)
    const parts = chunks([...new Set(ids)], MOST)
    const answers = await Promise.all(
      parts.map((part) =>
        transport.call(ENTITY.list, {
          path: [resource],
          payload: { [key]: part, limit: part.length, count: 'none', actions: meta?.actions },
          signal,
        }),
      ),
    )
    return { data: answers.flatMap((answer) => (answer as ListAnswer).list).map((row) => toRecord(row, key)) }
  }
  const getManyReference = (
    resource: string,
    { target, id, ...params }: ListParams & Abortable & { readonly target: string; readonly id: Identifier },
  ): Promise<ListResult> => getList(resource, { ...params, filter: { ...params.filter, [target]: id } })
  return { getList, getMany, getManyReference }
}

function toResult(
  { list, count, count_kind, next, ...more }: ListAnswer,
  { pagination, meta }: ListParams,
  key: string,
): ListResult {
  const offset = pagination ? (pagination.page - 1) * pagination.perPage : 0
  return {
    data: list.map((row) => toRecord(row, key)),
    // An estimate is no total: react-admin would send a page behind it back to the one that it takes for the last.
    ...(count == null || count_kind === 'estimate' ? {} : { total: count }),
    pageInfo: {
      hasNextPage: next != null || (count != null && offset + list.length < count),
      hasPreviousPage: offset > 0 || meta?.after !== undefined,
    },
    // What else the list says (totals of columns) goes to the screen as it is.
    meta: {
      ...more,
      count: count ?? null,
      count_kind: count_kind ?? (count == null ? 'none' : 'exact'),
      next: next ?? null,
    },
  }
}

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))
