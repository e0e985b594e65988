/** The calls that every entity has: one table for all code that answers, sends or describes them. */
import type { Call, Entity, Label, Model, Operation } from './model.ts'

export type EntityOperation =
  | 'list'
  | 'create'
  | 'info'
  | 'update'
  | 'remove'
  | 'batch'
  | 'export'
  | 'totals'
  | 'import'
  | 'import_state'
  | 'import_stop'
  | 'import_problems'
  | 'import_template'
  | 'impact'
  | 'restore'
  | 'as_of'

export interface EntityCall {
  readonly method: Call['method']
  /** Below `/v3/<plural>`. */
  readonly path: string
  /** The access of the entity that it needs; a batch asks again for what it carries. */
  readonly needs: Operation
  readonly label: Label
}

type Told = Pick<Entity, 'access' | 'awaits' | 'workflow'>

/** People write its records or lead them through steps; what machines report has no history but itself. */
export const hasHistory = ({ access, awaits, workflow }: Told): boolean =>
  workflow !== null ||
  (['create', 'update', 'remove'] as const).some((operation) => access[operation] !== null || operation in awaits)

/** The calls of an entity: what is not archived needs no return, what nobody writes or no journal tells of no past. */
export function callsOf(
  entity: Told & Pick<Entity, 'archive'>,
  { entities }: Pick<Model, 'entities'>,
): readonly EntityOperation[] {
  const isTold = hasHistory(entity) && Object.values(entities).some(({ journal }) => journal)
  const missing: readonly EntityOperation[] = [
    ...(entity.archive ? [] : (['restore'] as const)),
    ...(isTold ? [] : (['as_of'] as const)),
  ]
  return (Object.keys(ENTITY_CALLS) as EntityOperation[]).filter((operation) => !missing.includes(operation))
}

export type FileCall = 'run' | 'state' | 'stop' | 'refused' | 'results' | 'template'

/** The calls that carry a call's requests in a file (`action.by_file`), below `/v3/by_file/<call>`. */
export const FILE_CALLS: Readonly<Record<FileCall, Omit<EntityCall, 'needs'>>> = {
  run: { method: 'POST', path: '', label: { zh: '批量办理', en: 'Calls from a file' } },
  state: { method: 'GET', path: '', label: { zh: '批量办理的进度', en: 'Progress of the run' } },
  stop: { method: 'DELETE', path: '', label: { zh: '停止批量办理', en: 'Stop the run' } },
  refused: { method: 'GET', path: '/refused', label: { zh: '未办理的行', en: 'Refused rows of a file' } },
  results: { method: 'GET', path: '/results', label: { zh: '逐行结果', en: 'Results of a file, row by row' } },
  template: { method: 'GET', path: '/template', label: { zh: '批量办理的模板', en: 'Template for a file' } },
}

/** Those that a report has. */
export const REPORT_CALLS = ['list', 'export', 'totals'] as const satisfies readonly EntityOperation[]

export const ENTITY_CALLS: Readonly<Record<EntityOperation, EntityCall>> = {
  list: { method: 'GET', path: '', needs: 'list', label: { zh: '列表', en: 'List' } },
  create: { method: 'POST', path: '', needs: 'create', label: { zh: '新增', en: 'Create' } },
  batch: { method: 'POST', path: '/batch', needs: 'list', label: { zh: '批量操作', en: 'Several at once' } },
  export: { method: 'GET', path: '/export', needs: 'export', label: { zh: '导出', en: 'Export' } },
  totals: { method: 'GET', path: '/totals', needs: 'list', label: { zh: '合计', en: 'Totals' } },
  import: { method: 'POST', path: '/import', needs: 'create', label: { zh: '导入', en: 'Import' } },
  import_state: {
    method: 'GET',
    path: '/import',
    needs: 'create',
    label: { zh: '导入进度', en: 'Import progress' },
  },
  import_stop: { method: 'DELETE', path: '/import', needs: 'create', label: { zh: '停止导入', en: 'Stop an import' } },
  import_problems: {
    method: 'GET',
    path: '/import/problems',
    needs: 'create',
    label: { zh: '导入错误行', en: 'Import error rows' },
  },
  import_template: {
    method: 'GET',
    path: '/import/template',
    needs: 'create',
    label: { zh: '导入模板', en: 'Import template' },
  },
  info: { method: 'GET', path: '/{id}', needs: 'info', label: { zh: '详情', en: 'One record' } },
  update: { method: 'PUT', path: '/{id}', needs: 'update', label: { zh: '修改', en: 'Update' } },
  remove: { method: 'DELETE', path: '/{id}', needs: 'remove', label: { zh: '删除', en: 'Remove' } },
  impact: {
    method: 'GET',
    path: '/{id}/impact',
    needs: 'remove',
    label: { zh: '删除影响', en: 'Effects of deleting' },
  },
  restore: { method: 'POST', path: '/{id}/restore', needs: 'remove', label: { zh: '恢复', en: 'Restore' } },
  as_of: { method: 'GET', path: '/{id}/as_of', needs: 'info', label: { zh: '当时的内容', en: 'As it was' } },
}
