/** The calls that every entity has, and the permission each of them asks for. One table; nothing here knows how they are answered. */
import type { Call, Operation } from '../../model/model.ts'

import type { EntityOperation } from '../../model/entity-calls.ts'

export type { EntityOperation }

export interface EntityAddress {
  readonly method: Call['method']
  /** Below `/v3/<plural>`. */
  readonly path: string
  /** The access of the entity that it needs; a batch asks again for what it carries. */
  readonly needs: Operation
  /** Takes parameters in its address; the operation judges them. */
  readonly query?: true
  /** Its body is a file, not JSON. */
  readonly file?: true
}

export const ENTITY_ADDRESSES: Readonly<Record<EntityOperation, EntityAddress>> = {
  list: { method: 'GET', path: '', needs: 'list', query: true },
  create: { method: 'POST', path: '', needs: 'create' },
  batch: { method: 'POST', path: '/batch', needs: 'list' },
  export: { method: 'GET', path: '/export', needs: 'export', query: true },
  totals: { method: 'GET', path: '/totals', needs: 'list', query: true },
  import: { method: 'POST', path: '/import', needs: 'create', query: true, file: true },
  import_state: { method: 'GET', path: '/import', needs: 'create' },
  import_stop: { method: 'DELETE', path: '/import', needs: 'create' },
  import_problems: { method: 'GET', path: '/import/problems', needs: 'create' },
  import_template: { method: 'GET', path: '/import/template', needs: 'create', query: true },
  info: { method: 'GET', path: '/{id}', needs: 'info' },
  update: { method: 'PUT', path: '/{id}', needs: 'update' },
  remove: { method: 'DELETE', path: '/{id}', needs: 'remove', query: true },
  impact: { method: 'GET', path: '/{id}/impact', needs: 'remove' },
}
