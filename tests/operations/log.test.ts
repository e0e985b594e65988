/**
 * What the operation log keeps of every operation: made from the table of operations, so that one without its entry
 * does not pass.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { scopeOf } from '../support/scopes.ts'
import type { Model } from '../../src/model/model.ts'
import type { Input } from '../../src/server/operations/operation.ts'
import { operations, type OperationName } from '../../src/server/operations/table.ts'
import { describeStores } from '../support/stores.ts'
import { Company, found, homeIn, model, type Row } from './company.ts'

interface Entry {
  readonly action: string
  readonly resource: string
  readonly record_name: string | null
  readonly rows_count?: number
  readonly changes?: readonly Change[]
}
interface Change {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}
interface Deed {
  readonly entity: string
  readonly input: () => Promise<Input>
  readonly leaves: readonly Partial<Entry>[]
}

describeStores('the operation log', (open) => {
  let company: Company
  let me: Company
  let store: Row
  let other: Row

  beforeAll(async () => {
    company = await found(open)
    store = await company.create('store', { name: '城西店' })
    other = await company.create('store', { name: '城东店' })
    const role = await company.create('role', { name: '店长', permissions: [] })
    const member = await company.create('staff', {
      name: '周建国',
      account: 'zhou',
      phone: '13800000001',
      password: 'Correct-horse-9',
      role_id: role['id'],
      type: 1,
      store_ids: [store['id']],
    })
    me = company.as(
      scopeOf({
        client_id: 1,
        staff_id: member['staff_id'] as number,
        role_id: 100,
        type: null,
        store_ids: [],
        home_ids: [],
        home_store_ids: [],
      }),
    )
  }, 60_000)

  const home = (name: string, rest: Record<string, unknown> = {}) =>
    me.create('home', { ...homeIn(store, name), ...rest })
  const entries = async (who: Company = me, query: Record<string, string> = {}) =>
    (await who.list('operation_log', { sort: '-id', limit: '50', ...query })).list
  /** What came since, oldest first. */
  const during = async (work: () => Promise<unknown>): Promise<readonly Row[]> => {
    const before = Number((await entries())[0]?.['id'] ?? 0)
    await work()
    return (await entries()).filter((entry) => Number(entry['id']) > before).reverse()
  }

  /**
   * Null: it writes nothing and hands nothing out beyond what a screen shows. An operation that is missing here does
   * not compile.
   */
  const DEEDS: Readonly<Record<OperationName, Deed | null>> = {
    list: null,
    info: null,
    impact: null,
    as_of: {
      entity: 'home',
      input: async () => {
        const { home_id } = await home('看的当时')
        const [entry] = await entries(me, { resource: 'home' })
        return { id: String(home_id), query: { entry: String(entry!['id']) } }
      },
      leaves: [],
    },
    totals: null,
    import_state: null,
    import_stop: null,
    import_template: null,
    create: {
      entity: 'home',
      input: () => Promise.resolve({ body: { ...homeIn(store, '新建'), note: '南门进' } }),
      // A public area comes with each home.
      leaves: [
        {
          action: 'create',
          resource: 'home',
          record_name: '新建',
          changes: expect.arrayContaining([
            { field: '房源名称', before: null, after: '新建' },
            { field: '房源类型', before: null, after: '分散式' },
            { field: '备注', before: null, after: '南门进' },
          ]) as Change[],
        },
        { action: 'create', resource: 'room' },
      ],
    },
    update: {
      entity: 'home',
      input: async () => ({
        id: String((await home('改前'))['home_id']),
        body: { version: 1, name: '改后', home_lease_type: 2, store_id: other['id'] },
      }),
      leaves: [
        {
          action: 'update',
          resource: 'home',
          record_name: '改后',
          changes: [
            { field: '房源名称', before: '改前', after: '改后' },
            { field: '门店', before: '城西店 #1', after: '城东店 #2' },
            { field: '出租方式', before: '合租', after: '整租' },
          ],
        },
      ],
    },
    remove: {
      entity: 'home',
      input: async () => ({ id: String((await home('要删的'))['home_id']) }),
      leaves: [
        { action: 'remove', resource: 'home', record_name: '要删的' },
        { action: 'remove', resource: 'room' },
      ],
    },
    restore: {
      entity: 'article',
      input: async () => {
        const { id } = await me.create('article', { title: '归档过', kind: 'handbook', content: '<p></p>' })
        await me.do('remove', 'article', { id: String(id) })
        return { id: String(id) }
      },
      leaves: [{ action: 'restore', resource: 'article', record_name: '归档过' }],
    },
    batch: {
      entity: 'home',
      input: async () => ({
        body: {
          action: 'update',
          ids: [(await home('批一'))['home_id'], (await home('批二'))['home_id']],
          data: { note: '批量' },
        },
      }),
      leaves: ['批一', '批二'].map((record_name) => ({
        action: 'update',
        resource: 'home',
        record_name,
        changes: [{ field: '备注', before: null, after: '批量' }],
      })),
    },
    transition: {
      entity: 'ticket',
      input: async () => {
        const { home_id } = await home('报修的')
        const ticket = await me.create('ticket', {
          service_type: 2,
          home_id,
          service_target: 1,
          contact_name: '李四',
          contact_phone: '13800001111',
          appointment_date: '2026-05-20',
          appointment_period: 1,
          fault: '打不开',
        })
        return { id: String(ticket['ticket_id']), transition: 'dispatch', body: { version: 1 } }
      },
      leaves: [
        {
          action: 'transition',
          resource: 'ticket',
          changes: [{ field: '工单状态', before: '待派单', after: '待接单' }],
        },
      ],
    },
    export: {
      entity: 'store',
      input: () => Promise.resolve({ query: { format: 'csv' } }),
      leaves: [
        {
          action: 'export',
          resource: 'store',
          record_name: expect.stringMatching(/^门店_20260520_120000\.csv$/) as string,
        },
      ],
    },
    // Told of as a whole, however many records it writes.
    import: {
      entity: 'store',
      input: () => Promise.resolve({ body: Buffer.from('门店名称\n导入一店\n导入二店\n') }),
      leaves: [{ action: 'import', resource: 'store', rows_count: 2 }],
    },
    import_problems: {
      entity: 'store',
      input: async () => {
        await me.do('import', 'store', { body: Buffer.from(`门店名称\n${'长'.repeat(200)}\n`) })
        return {}
      },
      leaves: [],
    },
  }

  test.each(Object.keys(operations) as OperationName[])('%s leaves exactly its entries', async (name) => {
    const deed = DEEDS[name]
    if (deed === null) {
      const { home_id } = await home(`看的${name}`)
      expect(await during(() => me.do(name, 'home', { id: String(home_id) }))).toEqual([])
      return
    }
    const input = await deed.input()
    const left = await during(() => me.do(name, deed.entity, input))
    expect(left).toMatchObject(
      deed.leaves.map((entry) => ({
        ...entry,
        staff_name: '周建国',
        address: '10.0.0.9',
        created_at: '2026-05-20T04:00:00.000Z',
        succeeded: true,
      })),
    )
    expect(left).toHaveLength(deed.leaves.length)
  })

  test('keeps nothing of what was refused', async () => {
    const { home_id, version } = await home('满的')
    const id = String(home_id)
    expect(
      await during(async () => {
        for (const input of [
          { name: '满的', version: 99 },
          { name: '', version },
          { store_id: 999, version },
        ])
          expect((await me.try('update', 'home', { id, body: input })).error).not.toBeNull()
        expect(
          (
            await me.try('batch', 'home', {
              body: { action: 'update', ids: [home_id, 888888], data: { note: '半途' } },
            })
          ).error,
        ).toBe('not_found')
        expect((await me.try('create', 'home', { body: homeIn(store, '满的') })).error).toBe('duplicate')
      }),
    ).toEqual([])
  })

  test('names what several records are called and where lists of references led, before and after', async () => {
    const left = await during(async () => {
      const team = await me.create('team', {
        name: '安装组',
        leader: '王五',
        phone: '13800000003',
        service_targets: [1, 2],
        store_ids: [store['id']],
      })
      await me.do('update', 'team', {
        id: String(team['id']),
        body: { version: 1, store_ids: [store['id'], other['id']], service_targets: [2] },
      })
    })
    expect(left[0]?.['changes']).toEqual(expect.arrayContaining([{ field: '服务门店', before: null, after: '城西店' }]))
    expect(left[1]?.['changes']).toEqual(
      expect.arrayContaining([expect.objectContaining({ before: '城西店', after: '城西店、城东店' })]),
    )
    expect(left[1]?.['changes']).toHaveLength(2)
  })

  describe('leaks nothing', () => {
    test('masked values stand masked, secrets not at all', async () => {
      const { home_id } = await home('租客家')
      const role = await me.create('role', { name: '前台', permissions: [] })
      const left = await during(async () => {
        const tenant = await me.create('tenant', {
          name: '欧阳明',
          phone: '13912345678',
          certificate_type: 1,
          id_card: '11010519491231002X',
          home_id,
        })
        await me.do('update', 'tenant', { id: String(tenant['tenant_id']), body: { version: 1, phone: '13998765432' } })
        const member = await me.create('staff', {
          name: '钱一',
          account: 'qian',
          phone: '13800000077',
          password: 'Correct-horse-9',
          role_id: role['id'],
        })
        await me.do('update', 'staff', {
          id: String(member['staff_id']),
          body: { version: 1, password: 'Another-horse-9' },
        })
        await me.do('remove', 'tenant', { id: String(tenant['tenant_id']) })
      })
      expect(left[1]?.['changes']).toEqual([{ field: '手机号', before: '139****5678', after: '139****5432' }])
      expect(left[3]?.['changes']).toEqual([{ field: '登录密码', before: '******', after: '******' }])
      const stored = await company.store.text({ text: 'select json_agg(l)::text from operation_logs l', values: [] })
      expect(stored).not.toMatch(/13912345678|13998765432|11010519491231002X|欧阳明|horse|argon2/)
    })

    test('who may not read an entity learns nothing of its values', async () => {
      await home('看不见')
      const blind = me.as(me.scope, 'homes_view')
      const [entry] = await entries(blind, { resource: 'home' })
      expect(entry).toMatchObject({ action: 'create', changes: null })
      expect((await entries(me, { resource: 'home' }))[0]?.['changes']).not.toBeNull()
    })

    test('accounts of stores and homes see what was done to theirs', async () => {
      const [mine, foreign] = [await home('本店的'), await me.create('home', homeIn(other, '别店的'))]
      const limited = (homes: readonly unknown[]) =>
        company.as(
          scopeOf({
            client_id: 1,
            staff_id: 1,
            role_id: 2,
            type: 1,
            store_ids: [store['id'] as number],
            home_ids: homes as number[],
            home_store_ids: [store['id'] as number],
          }),
        )
      const seen = async (who: Company) =>
        new Set((await entries(who, { resource: 'home', limit: '100' })).map(({ record_id }) => record_id))
      expect([
        (await seen(limited([]))).has(mine['home_id']),
        (await seen(limited([]))).has(foreign['home_id']),
      ]).toEqual([true, false])
      expect(await seen(limited([mine['home_id']]))).toEqual(new Set([mine['home_id']]))
    })
  })

  test('is only ever added to', async () => {
    const [entry] = await entries(me, { resource: 'home' })
    const id = String(entry?.['id'])
    expect(
      Object.entries(model.entities['operation_log']!.access).filter(
        ([operation, key]) => key !== null && ['create', 'update', 'remove', 'reveal'].includes(operation),
      ),
    ).toEqual([])
    for (const [name, input] of [
      ['create', { body: { action: 'login' } }],
      ['update', { id, body: { version: 1, record_name: 'x' } }],
      ['remove', { id }],
      ['batch', { body: { action: 'remove', ids: [entry?.['id']] } }],
      ['batch', { body: { action: 'update', ids: [entry?.['id']], data: { record_name: 'x' } } }],
    ] as const) {
      expect(await me.try(name, 'operation_log', input)).toMatchObject({ error: 'forbidden' })
    }
    for (const text of [
      'update operation_logs set record_name = null',
      'delete from operation_logs',
      'truncate operation_logs',
    ]) {
      await expect(company.store.query({ text, values: [] })).rejects.toThrow(/only ever added to/)
    }
    expect(await entries()).toContainEqual(entry)
  })

  test('stays when who acted, and what was acted on, is gone', async () => {
    const { home_id } = await home('转瞬')
    await me.do('remove', 'home', { id: String(home_id) })
    expect(
      (await entries(me, { resource: 'home', record_id: String(home_id) })).map(({ action, record_name }) => [
        action,
        record_name,
      ]),
    ).toEqual([
      ['remove', '转瞬'],
      ['create', '转瞬'],
    ])
  })

  test('speaks the reader’s language', async () => {
    const { home_id } = await home('双语')
    await me.do('update', 'home', { id: String(home_id), body: { version: 1, home_lease_type: 2 } })
    const [entry] = await entries(me.speaking('en'), { resource: 'home', record_id: String(home_id) })
    expect(entry?.['changes']).toEqual([{ field: 'Letting', before: 'Sublet by room', after: 'Whole home' }])
  })

  test('calls a field that was renamed since by its name of today, and hides it from whom it is hidden', async () => {
    const { home_id } = await home('改名')
    const [{ id } = { id: 0 }] = await entries(me, { resource: 'home', record_id: String(home_id) })
    await company.store.query({
      text: `insert into operation_logs select (jsonb_populate_record(t, jsonb_build_object('id', id + 1000000, 'changes', $2::jsonb))).*
        from operation_logs t where id = $1`,
      values: [id, JSON.stringify([{ field: 'remark', before: null, after: '靠河' }])],
    })
    const told = async (permission: string | null) => {
      const { home: now, ...others } = model.entities
      const fields = now!.fields.map((field) =>
        field.name === 'note' ? { ...field, renamedFrom: 'remark', permission } : field,
      )
      const renamed: Model = { ...model, entities: { ...others, home: { ...now!, fields } } }
      class Later extends Company {
        override get context() {
          return { ...super.context, model: renamed }
        }
      }
      const reader = new Later(me.store, me.scope)
      return (await entries(reader, { resource: 'home', record_id: String(home_id) }))[0]?.['changes']
    }
    const label = model.entities['home']!.fields.find(({ name }) => name === 'note')!.label.zh
    expect(await told(null)).toEqual([{ field: label, before: null, after: '靠河' }])
    expect(await told('held_by_nobody')).toBeNull()
  })
})
