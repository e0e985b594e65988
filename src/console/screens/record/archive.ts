/** What a list and a page offer of an entity with an archive. */
import { ARCHIVED } from '../../../model/archive.ts'
import type { ConsoleEntity } from '../../../model/console-entity.ts'
import type { FilterValues } from '../../../kinds/input.ts'
import type { EntityView } from '../entity-view.ts'

/** What deleting one of its records is called. */
export const removalOf = ({ archive }: Pick<ConsoleEntity, 'archive'>): string =>
  archive ? 'action.archive' : 'action.delete'

/** Whether a list shows the archive. */
export const showsArchive = (values: FilterValues): boolean => String(values[ARCHIVED]) === 'true'

/** A list of the archive is read: what is done to its records is done on their pages. */
export const readOnly = (view: EntityView): EntityView => {
  const { entity } = view
  const { list, access } = entity
  return {
    ...view,
    entity: {
      ...entity,
      access: { ...access, create: null, update: null, remove: null },
      actions: [],
      byFile: [],
      made: [],
      workflow: null,
      list: { ...list, bulk: [], inline: [], views: [] },
    },
  }
}
