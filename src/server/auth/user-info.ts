/** What the console is told about the account that is logged in (spec §3). */
import type { Lang, Model } from '../../model/model.ts'
import type { Store } from '../store/store.ts'
import { type Here, noteSelf } from './audit-self.ts'
import { describePermission } from './permissions.ts'
import type { Session } from './sessions.ts'

export interface EngineClient {
  readonly name: string
}

/** Whatever the product: `product.ts` takes from it what the document of the call says beyond. */
export interface EngineUserInfo {
  readonly staff_id: number
  readonly name: string
  readonly telephone: string
  readonly role: { readonly id: number; readonly name: string }
  readonly client_id: number
  readonly client: EngineClient
  readonly is_verify_privacy: boolean
  readonly default_views: Readonly<Record<string, number>>
  readonly client_optional_permissions: readonly unknown[]
  readonly permissions: readonly ReturnType<typeof describePermission>[]
}

const READ = `select json_build_object(
    'staff_id', t.staff_id, 'name', t.name, 'telephone', t.phone, 'role', json_build_object('id', r.id, 'name', r.name),
    'client_id', t.client_id, 'client', json_build_object('name', c.name), 'is_verify_privacy', t.is_verify_privacy,
    'default_views', coalesce((select json_object_agg(v.list, v.view_id) from view_defaults v where v.client_id = t.client_id and v.staff_id = t.staff_id), '{}'),
    'client_optional_permissions', coalesce(c.optional_permissions, '[]'))
  from staff t
  join roles r on r.client_id = t.client_id and r.id = t.role_id
  join clients c on c.client_id = t.client_id
  where t.client_id = $1 and t.staff_id = $2`

export async function userInfo(
  store: Store,
  model: Model,
  lang: Lang,
  { actor }: Pick<Session, 'actor'>,
): Promise<EngineUserInfo> {
  const text = await store.text({ text: READ, values: [actor.client_id, actor.staff_id] })
  const permissions = model.app.permissions
    .map((permission, i) => describePermission(permission, i + 1, lang))
    .filter(({ key }) => actor.permissions.has(key))
  return { ...(JSON.parse(text ?? '{}') as Omit<EngineUserInfo, 'permissions'>), permissions }
}

export async function acceptPrivacy(here: Here, { actor }: Session): Promise<{ readonly is_verify_privacy: true }> {
  await here.store.transaction(async (connection) => {
    const { count } = await connection.query({
      text: 'update staff set is_verify_privacy = true, updated_at = $3, version = version + 1 where client_id = $1 and staff_id = $2 and not is_verify_privacy',
      values: [actor.client_id, actor.staff_id, here.now],
    })
    if (count > 0)
      await noteSelf(here, actor, {
        action: 'update',
        changes: [{ field: 'is_verify_privacy', before: 'false', after: 'true' }],
      })
  })
  return { is_verify_privacy: true }
}
