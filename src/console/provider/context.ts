/** What the parts of the data provider are made from. */
import type { CallAddress, Transport } from '../transport/transport.ts'

export interface DataProviderOptions {
  readonly transport: Transport
  readonly calls: Readonly<Record<string, CallAddress>>
  /** The key field of a resource. */
  readonly keyOf: (resource: string) => string
}

/** Addresses of the calls that every entity has. */
export const ENTITY = {
  list: { host: 'main', method: 'GET', path: '/v3/{plural}' },
  export: { host: 'main', method: 'GET', path: '/v3/{plural}/export' },
  totals: { host: 'main', method: 'GET', path: '/v3/{plural}/totals' },
  import: { host: 'main', method: 'POST', path: '/v3/{plural}/import' },
  importState: { host: 'main', method: 'GET', path: '/v3/{plural}/import' },
  importStop: { host: 'main', method: 'DELETE', path: '/v3/{plural}/import' },
  importProblems: { host: 'main', method: 'GET', path: '/v3/{plural}/import/problems' },
  importTemplate: { host: 'main', method: 'GET', path: '/v3/{plural}/import/template' },
  fileRun: { host: 'main', method: 'POST', path: '/v3/by_file/{call}' },
  fileState: { host: 'main', method: 'GET', path: '/v3/by_file/{call}' },
  fileStop: { host: 'main', method: 'DELETE', path: '/v3/by_file/{call}' },
  fileRows: { host: 'main', method: 'GET', path: '/v3/by_file/{call}/{what}' },
  batch: { host: 'main', method: 'POST', path: '/v3/{plural}/batch' },
  remove: { host: 'main', method: 'DELETE', path: '/v3/{plural}/{id}' },
  impact: { host: 'main', method: 'GET', path: '/v3/{plural}/{id}/impact' },
  restore: { host: 'main', method: 'POST', path: '/v3/{plural}/{id}/restore' },
  asOf: { host: 'main', method: 'GET', path: '/v3/{plural}/{id}/as_of' },
  transition: { host: 'main', method: 'POST', path: '/v3/{plural}/{id}/{transition}' },
} as const satisfies Readonly<Record<string, CallAddress>>
