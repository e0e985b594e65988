import type { Operation } from '../../../server/calls/operation.ts'
import { describePermission } from '../../../server/auth/permissions.ts'

/** Keys as the menu groups them; numbered as `permission_list` numbers them. */
export const permissionGroups: Operation<'permission_groups'> = ({ model, lang }) => {
  const permissions = model.app.permissions.map((permission, place) => ({
    // What follows from others is given to nobody.
    group: permission.allOf === null ? permission.group : null,
    told: describePermission(permission, place + 1, lang),
  }))
  return Promise.resolve(
    model.app.menu
      .map(({ key, label }) => ({
        key,
        name: label[lang],
        permissions: permissions.filter(({ group }) => group === key).map(({ told }) => told),
      }))
      .filter((group) => group.permissions.length > 0),
  )
}
