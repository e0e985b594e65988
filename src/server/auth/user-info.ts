/** What the console is told about whoever is logged in (spec §3). */
import type { Lang, Model } from '../../model/model.ts'
import { bound } from '../operations/bound.ts'
import type { Context } from '../operations/context.ts'
import { written } from '../sql/cache.ts'
import { main } from '../sql/scoped.ts'
import { column, entityNamed, keyOf } from '../sql/sources.ts'
import type { Store } from '../store/store.ts'
import { type Here, noteSelf } from './audit-self.ts'
import { describePermission } from './permissions.ts'
import type { Session } from './sessions.ts'

const READ = `select json_build_object(
    'staff_id', t.staff_id, 'name', t.name, 'telephone', t.phone, 'role', json_build_object('id', r.id, 'name', r.name), 'type', t.type,
    'client_id', t.client_id, 'is_verify_privacy', t.is_verify_privacy,
    'client', json_build_object('name', c.name, 'tags', array_to_json(coalesce(c.tags, '{}')), 'is_mogoroom_auth', c.is_mogoroom_auth,
      'is_hzzf', c.is_hzzf, 'enable_sms_recharge', c.enable_sms_recharge),
    'needCheckSwitch', c.need_check_switch,
    'homes', coalesce((select json_agg(json_build_object('id', h.home_id, 'name', h.name) order by h.home_id)
      from homes h join staff_home_ids j on j.client_id = h.client_id and j.item_id = h.home_id
      where j.client_id = t.client_id and j.owner_id = t.staff_id), '[]'),
    'default_views', coalesce((select json_object_agg(v.list, v.view_id) from view_defaults v where v.client_id = t.client_id and v.staff_id = t.staff_id), '{}'),
    'client_optional_permissions', coalesce(c.optional_permissions, '[]'),
    'branches', coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.id)
      from stores s where s.client_id = t.client_id and ($3::bigint[] is null or s.id = any($3::bigint[]))), '[]'))
  from staff t
  join roles r on r.client_id = t.client_id and r.id = t.role_id
  join clients c on c.client_id = t.client_id
  where t.client_id = $1 and t.staff_id = $2`

export async function userInfo(
  store: Store,
  model: Model,
  lang: Lang,
  { actor, scope }: Session,
): Promise<Record<string, unknown>> {
  const text = await store.text({ text: READ, values: [actor.client_id, actor.staff_id, scope.stores] })
  const permissions = model.app.permissions
    .map((permission, i) => describePermission(permission, i + 1, lang))
    .filter(({ key }) => actor.permissions.has(key))
  return { ...(JSON.parse(text ?? '{}') as Record<string, unknown>), permissions }
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

/** The stores that the account may choose from, whatever else it may see of them. */
export async function branches(context: Context): Promise<readonly unknown[]> {
  const statement = written(context.model, context.scope, {
    name: 'branches',
    plan: null,
    prepared: true,
    body: (writing) => {
      const stores = main(writing, entityNamed(writing.model, 'store'))
      return `select ${keyOf(stores)} as id, ${column(stores, 'name')} from ${stores.from} where ${stores.where} order by ${keyOf(stores)}`
    },
  })
  return (await context.connection.query(bound(context, statement, []))).rows
}

export async function smsLeft(store: Store, { actor }: Session): Promise<number> {
  const { rows } = await store.query({
    text: 'select sms_left from clients where client_id = $1',
    values: [actor.client_id],
  })
  return Number(rows[0]?.['sms_left'] ?? 0)
}
