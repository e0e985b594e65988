import { listPermissions } from '../../../server/auth/permissions.ts'
import type { Operation } from '../../../server/calls/operation.ts'

/** Keys as the menu groups them; numbered as `permission_list` numbers them. */
export const permissionGroups: Operation<'permission_groups'> = ({ model, lang }) => {
  const all = listPermissions(model, lang)
  return Promise.resolve(
    model.app.menu
      .map(({ key, label }) => ({
        key,
        name: label[lang],
        permissions: all.filter(({ group }) => group === key).map(({ group: _, ...permission }) => permission),
      }))
      .filter(({ permissions }) => permissions.length > 0),
  )
}
