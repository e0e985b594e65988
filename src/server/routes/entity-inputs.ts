/** What the calls of every entity take besides JSON; nothing here knows how they are answered. */
import type { EntityOperation } from '../../model/entity-calls.ts'
import type { Target } from './addresses.ts'

/** Have parameters in their addresses; the operations judge them. */
const WITH_QUERY: ReadonlySet<EntityOperation> = new Set([
  'list',
  'export',
  'totals',
  'import',
  'import_template',
  'remove',
  'impact',
  'as_of',
])

export const takesQuery = (target: Target): boolean =>
  target.kind === 'file'
    ? target.operation === 'run' || target.operation === 'template'
    : target.kind === 'entity' && WITH_QUERY.has(target.operation)

/** Its body is a file, not JSON. */
export const takesFile = (target: Target): boolean =>
  (target.kind === 'entity' && target.operation === 'import') || (target.kind === 'file' && target.operation === 'run')
