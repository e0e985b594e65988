/**
 * What CRUD has no word for: bulk writes, sums, transitions, the impact of a deletion, real values behind masks,
 * exports, and any call of the catalogue.
 */
import type { Identifier, RaRecord } from 'ra-core'
import type { CallTypes } from '../../generated/call-types.ts'
import type { FileRun, ImportRun } from '../../model/answers.ts'
import type { Answer } from '../transport/envelope.ts'
import type { Payload } from '../transport/payload.ts'
import { toQuery } from '../transport/payload.ts'
import type { CallInput } from '../transport/transport.ts'
import { ENTITY, type DataProviderOptions } from './context.ts'
import { toListQuery, toSort, type ListParams } from './query.ts'
import { toRecord, type Row } from './record.ts'
import { withConflict } from './records.ts'

export interface Transition {
  readonly id: Identifier
  readonly name: string
  readonly data?: Payload
  readonly version?: number | undefined
}

export interface ExportParams extends ListParams {
  readonly format: 'csv' | 'xlsx'
  readonly columns: readonly string[]
  /** Only these records. */
  readonly ids?: readonly Identifier[]
  readonly signal: AbortSignal
}

export interface TotalsParams extends Pick<ListParams, 'filter'> {
  readonly columns: readonly string[]
  readonly signal?: AbortSignal
}

export interface Totals {
  readonly count: number
  readonly totals: Readonly<Record<string, string | number>>
}

/** How a batch went for one record. */
export interface BatchResult {
  readonly id: Identifier
  readonly ok: boolean
  readonly name?: string
  readonly err_msg?: string
}

export interface ImportParams {
  readonly file: Blob
  readonly mode: ImportRun['mode']
  /** Every row is a new record. */
  readonly isNew: boolean
}

export interface SentFile {
  readonly file: Blob
  readonly mode: FileRun['mode']
  /** Errors that are settled beforehand by their choices. */
  readonly answers: readonly string[]
}

export type CallName = keyof CallTypes
type Ids = { readonly ids: readonly Identifier[] }
type Done = Promise<{ data: Identifier[] }>
type Each = Promise<{ data: readonly BatchResult[] }>

export function createVerbs({ transport, calls, keyOf }: DataProviderOptions) {
  const batch = async (resource: string, ids: readonly Identifier[], payload: Payload): Done => {
    await transport.call(ENTITY.batch, { path: [resource], payload: { ...payload, ids } })
    return { data: [...ids] }
  }
  /** Each record by itself; the answer says of each how it went. */
  const each = async (resource: string, ids: readonly Identifier[], payload: Payload): Each => {
    const answer = (await transport.call(ENTITY.batch, {
      path: [resource],
      payload: { ...payload, each: true, ids },
    })) as { results: readonly BatchResult[] }
    return { data: answer.results }
  }
  const ask = (name: string, input?: CallInput): Promise<unknown> => transport.call(calls[name], input)
  /** A request as a whole, the path's parameters among it. */
  const inputOf = (name: string, request: Payload): Required<Pick<CallInput, 'path' | 'payload'>> => {
    const inPath = [...(calls[name]?.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter)
    return {
      path: inPath.map((parameter) => request[parameter] as string | number),
      payload: Object.fromEntries(Object.entries(request).filter(([parameter]) => !inPath.includes(parameter))),
    }
  }
  return {
    /** A call of the catalogue; what it answers is typed by its document. */
    call: <Name extends CallName>(name: Name, input?: CallInput): Promise<CallTypes[Name]['response']> =>
      ask(name, input) as Promise<CallTypes[Name]['response']>,
    /** The same with its request as a whole, the path's parameters among it; the key is sent where it counts. */
    perform: (name: string, { request, key }: { readonly request: Payload; readonly key: string }): Promise<unknown> =>
      ask(name, { ...inputOf(name, request), key: calls[name]?.idempotent === true ? key : undefined }),
    /** The same of a call whose answer is a file, as it comes. */
    openAnswer: async (name: string, request: Payload, signal: AbortSignal): Promise<Response> => {
      const { path, payload } = inputOf(name, request)
      return transport.open(transport.url(calls[name]!, { path }), signal, payload)
    },
    /** Where a call is, for what the browser itself opens; a promise, as everything here. */
    address: (name: string): Promise<string> => Promise.resolve(transport.url(calls[name]!)),
    /** What a server said to a request that the browser sent itself. */
    read: (answer: Answer): Promise<unknown> => transport.read(answer),
    deleteMany: (resource: string, { ids }: Ids): Done => batch(resource, ids, { action: 'remove' }),
    updateMany: (resource: string, { ids, data }: Ids & { readonly data: Payload }): Done =>
      batch(resource, ids, { action: 'update', data }),
    changeEach: (resource: string, { ids, data }: Ids & { readonly data: Payload }): Each =>
      each(resource, ids, { action: 'update', data }),
    deleteEach: (resource: string, { ids }: Ids): Each => each(resource, ids, { action: 'remove' }),
    /** Sums over everything that a filter matches. */
    totals: async (resource: string, { columns, filter, signal }: TotalsParams): Promise<{ data: Totals }> => ({
      data: (await transport.call(ENTITY.totals, {
        path: [resource],
        payload: { ...toListQuery({ ...(filter && { filter }) }, keyOf(resource)), columns },
        signal,
      })) as Totals,
    }),
    /** A workflow's transition: writes the dialog's fields with the new state. */
    transition: async (resource: string, { id, name, data, version }: Transition): Promise<{ data: RaRecord }> => {
      const key = keyOf(resource)
      const row = await withConflict(
        transport.call(ENTITY.transition, { path: [resource, id, name], payload: { ...data, version } }),
        key,
      )
      return { data: toRecord(row as Row, key) }
    },
    /** What deleting would take along, and what forbids it. */
    impact: async (
      resource: string,
      {
        id,
        archived,
        signal,
      }: { readonly id: Identifier; readonly archived?: true | undefined; readonly signal?: AbortSignal },
    ): Promise<{ data: unknown }> => ({
      data: await transport.call(ENTITY.impact, { path: [resource, id], payload: { archived }, signal }),
    }),
    /** Back from the archive. */
    restore: async (resource: string, { id }: { readonly id: Identifier }): Promise<{ data: RaRecord }> => ({
      data: toRecord((await transport.call(ENTITY.restore, { path: [resource, id] })) as Row, keyOf(resource)),
    }),
    /** As it was after an entry of the journal, beside what it is now. */
    asOf: async (
      resource: string,
      { id, entry, signal }: { readonly id: Identifier; readonly entry: Identifier; readonly signal?: AbortSignal },
    ): Promise<{ data: Row }> => {
      const { now, then, ...rest } = (await transport.call(ENTITY.asOf, {
        path: [resource, id],
        payload: { entry },
        signal,
      })) as { readonly now: Row; readonly then: Row }
      const key = keyOf(resource)
      return { data: { ...rest, now: toRecord(now, key), then: toRecord(then, key) } }
    },
    /** The real value behind a mask. */
    reveal: async (
      resource: string,
      { id, field }: { readonly id: Identifier; readonly field: string },
    ): Promise<{ data: string }> => ({
      data: realValue(await ask('desensitization_data_get', { payload: { id, resource, label: field } })),
    }),
    /**
     * The very list that is shown as a file, as it comes; a promise throughout, since react-admin's hooks wrap whatever
     * a provider offers.
     */
    openExport: async (
      resource: string,
      { format, columns, ids, filter, sort, signal }: ExportParams,
    ): Promise<Response> => {
      const key = keyOf(resource)
      const rows = ids ? { [key]: ids, sort: sort && toSort(sort, key) } : toListQuery({ filter, sort }, key)
      return transport.open(
        transport.url(ENTITY.export, { path: [resource] }) + toQuery({ ...rows, format, columns }),
        signal,
      )
    },
    /** What the address of that file asks, one parameter after the other: for whoever fetches it later. */
    exportQuery: (
      resource: string,
      { columns, filter, sort }: Pick<ExportParams, 'columns' | 'filter' | 'sort'>,
    ): Promise<readonly { readonly name: string; readonly value: string }[]> => {
      const asked = { ...toListQuery({ ...(filter && { filter }), ...(sort && { sort }) }, keyOf(resource)), columns }
      return Promise.resolve(
        [...new URLSearchParams(toQuery(asked)).entries()].map(([name, value]) => ({ name, value })),
      )
    },
    importFile: async (resource: string, { file, mode, isNew }: ImportParams): Promise<ImportRun> => {
      const payload = { ...MODES[mode], ...(isNew ? { key: 'none' } : {}) }
      return (await transport.call(ENTITY.import, { path: [resource], payload, file })) as ImportRun
    },
    /** The user's last one of this entity; null: none. */
    importState: async (resource: string): Promise<ImportRun | null> =>
      (await transport.call(ENTITY.importState, { path: [resource] })) as ImportRun | null,
    stopImport: async (resource: string): Promise<ImportRun | null> =>
      (await transport.call(ENTITY.importStop, { path: [resource] })) as ImportRun | null,
    openImportProblems: async (resource: string, signal: AbortSignal): Promise<Response> =>
      transport.open(transport.url(ENTITY.importProblems, { path: [resource] }), signal),
    openTemplate: async (resource: string, format: 'csv' | 'xlsx', signal: AbortSignal): Promise<Response> =>
      transport.open(transport.url(ENTITY.importTemplate, { path: [resource] }) + toQuery({ format }), signal),
    /** A call for each row of a file. */
    sendFile: async (call: string, { file, mode, answers }: SentFile): Promise<FileRun> => {
      const payload = {
        ...(mode === 'check' && { dry_run: 'true' }),
        ...(answers.length > 0 && { answers: answers.join(',') }),
      }
      return (await transport.call(ENTITY.fileRun, { path: [call], payload, file })) as FileRun
    },
    /** The user's last one of this call; null: none. */
    fileState: async (call: string): Promise<FileRun | null> =>
      (await transport.call(ENTITY.fileState, { path: [call] })) as FileRun | null,
    stopFile: async (call: string): Promise<FileRun | null> =>
      (await transport.call(ENTITY.fileStop, { path: [call] })) as FileRun | null,
    openFileRows: async (call: string, what: 'refused' | 'results', signal: AbortSignal): Promise<Response> =>
      transport.open(transport.url(ENTITY.fileRows, { path: [call, what] }), signal),
    openFileTemplate: async (call: string, format: 'csv' | 'xlsx', signal: AbortSignal): Promise<Response> =>
      transport.open(transport.url(ENTITY.fileRows, { path: [call, 'template'] }) + toQuery({ format }), signal),
  }
}

const MODES: Readonly<Record<ImportRun['mode'], Payload>> = {
  check: { dry_run: 'true' },
  all: {},
  good: { partial: 'true' },
}

const realValue = (answer: unknown): string => {
  const { real, result } = (answer ?? {}) as { real?: unknown; result?: unknown }
  return String(real ?? result ?? '')
}
