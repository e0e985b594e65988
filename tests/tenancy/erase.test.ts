/** A tenant asks to be forgotten: when that may be, what is overwritten then, and what stays. */
import { unzipSync, strFromU8 } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { picture, uploaded } from '../files/support.ts'
import { fleetServer, type FleetServer } from '../commands/support/fleet.ts'
import { addAccount } from '../http/support/accounts.ts'
import { refuses } from '../http/support/refuses.ts'
import { loggedIn, type Answer, type Caller, type Data } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { lettingOn, today, type Letting, type Room } from './support/rooms.ts'

const [NAME, PHONE, CARD] = ['欧阳静之', '13877776666', '110101199003074514']
/** What is sealed, or goes by itself within days. */
const PASSING = new Set(['call_keys', 'command_deliveries', 'sms_texts', 'job_runs'])

describeOne('A tenant who asks to be forgotten', (open) => {
  let server: FleetServer
  let letting: Letting
  let room: Room
  const query = async (text: string, ...values: unknown[]) => (await server.store.query({ text, values })).rows
  const erases = (id: number, by = server.admin): Promise<Answer> => by.call('POST', `/v3/tenants/${id}/erase`, {})
  const letTo = async (): Promise<Data> => {
    const person = {
      name: NAME,
      phone: PHONE,
      id_card: CARD,
      grant_types: [1],
      deposit: '100.00',
      note: '认识欧阳静之',
    }
    return letting.data(await letting.checkIn(room, person))
  }
  const leaves = (lease: unknown): Promise<Answer> =>
    server.admin.call('POST', `/v3/leases/${String(lease)}/check_out`, { check_out_date: today(), balance: 1 })
  const passYears = (years: number) =>
    query(
      `update leases set lease_range_from = lease_range_from - $1::interval, lease_range_to = lease_range_to - $1::interval, check_out_date = check_out_date - $1::interval`,
      `${years} years`,
    )
  /** Where any of these stands, in all tables of the database. */
  const traces = async (): Promise<readonly string[]> => {
    const tables = await query(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = current_schema() and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      if (PASSING.has(String(name))) continue
      const [row] = await query(
        `select count(*)::integer as n from "${String(name)}" t where t::text like any (array['%' || $1 || '%', '%' || $2 || '%', '%' || $3 || '%'])`,
        ...[NAME, PHONE, CARD],
      )
      if (Number(row!['n']) > 0) found.push(String(name))
    }
    return found
  }
  beforeAll(async () => {
    server = await fleetServer(open)
    letting = lettingOn(server)
    room = await letting.room('1000.00')
  }, 240_000)

  /** By their names; tables as text. */
  const exported = async (id: number, by: Caller, language = 'zh-CN') => {
    const { statusCode, headers, rawPayload, body } = await server.app.inject({
      ...{ method: 'POST', url: `/v3/tenants/${id}/export`, remoteAddress: '10.0.0.1', payload: {} },
      headers: { cookie: by.cookie, 'accept-language': language },
    })
    expect([statusCode, headers['content-type']], body).toEqual([200, 'application/zip'])
    const files = unzipSync(rawPayload)
    const table = (name: string) =>
      strFromU8(files[`${name}.csv`]!)
        .replace('\uFEFF', '')
        .trimEnd()
        .split('\n')
        .map((line) => line.split(','))
    return { files, table, names: Object.keys(files) }
  }

  test('gets a copy of all that is kept of them, and the log tells of it', async () => {
    const own = await letting.room('1000.00')
    const photo = { bytes: await picture(), name: '人脸.png' }
    const face_photo = [await uploaded(server.admin, 'lease_check_in.face_photo', photo)]
    const person = { name: '司马相如', phone: '13866660001', id_card: '11010519491231002X' }
    const { tenant_id } = letting.data(
      await letting.checkIn(own, { ...person, grant_types: [5], face_photo, consent: true }),
    )
    const id = Number(tenant_id)
    const { files, table, names } = await exported(id, server.admin)
    expect(names).toEqual(expect.arrayContaining(['租客.csv', '租约.csv', '授权记录.csv', '目录.csv']))
    const [heads, values] = table('租客')
    const cell = (head: string) => values![heads!.indexOf(head)]
    // Whoever may look behind masks does so with it.
    expect([cell('姓名'), cell('手机号'), cell('身份证号')]).toEqual(Object.values(person))
    const said = (name: string, head: string) => table(name)[1]![table(name)[0]!.indexOf(head)]
    expect([said('授权记录', '持有人'), said('授权记录', '手机号'), said('租约', '租客')]).toEqual([
      ...[person.name, person.phone, person.name],
    ])
    // How the product works is not about them.
    expect(table('授权记录')[0]).not.toContain('暂不能冻结')
    const [picturePath = ''] = names.filter((name) => name.startsWith('附件/'))
    expect(picturePath).toMatch(/人脸\.png$/)
    expect(Buffer.from(files[picturePath]!).equals(photo.bytes)).toBe(true)
    expect(table('目录')).toEqual(
      expect.arrayContaining([
        ['记录', '文件', '条数', '未导出（无权查看）'],
        ['租客', '租客.csv', '1', '0'],
        ['附件', '附件/', '1', ''],
      ]),
    )
    const logged = (await letting.list('operation_logs?limit=6')) as readonly Readonly<Record<string, unknown>>[]
    expect(logged.filter(({ action }) => action === 'export')).toEqual([
      expect.objectContaining({ resource: 'tenant', record_id: id }),
    ])
    const [revealed] = logged.filter(({ action, resource }) => action === 'reveal' && resource === 'tenant')
    expect(revealed).toMatchObject({ record_id: id })
    expect(JSON.stringify(revealed!['changes'])).toContain('身份证号')

    const english = await exported(id, server.admin, 'en')
    expect(english.names).toEqual(expect.arrayContaining(['Tenant.csv', 'Lease.csv', 'Contents.csv']))
    expect(english.table('Tenant')[0]).toEqual(expect.arrayContaining(['Name', 'Phone', 'ID card']))
  })

  test('gets what the account may see, and is told how much that is not', async () => {
    const [found] = await query('select tenant_id from tenants where phone = $1', '13866660001')
    const id = Number(found!['tenant_id'])
    await addAccount(server, 'narrow', ['lease_base', 'tenant_privacy'])
    await addAccount(server, 'elsewhere', ['lease_base', 'tenant_privacy'], { type: 1, stores: [] })
    await addAccount(server, 'letting', ['lease_base'])
    const { names, table } = await exported(id, await loggedIn(server.app, 'narrow'))
    expect(names).not.toContain('授权记录.csv')
    expect(names.filter((name) => name.startsWith('附件/'))).toEqual([])
    expect(table('目录')).toEqual(expect.arrayContaining([['授权记录', '', '0', '1']]))
    const path = `/v3/tenants/${id}/export`
    refuses(await (await loggedIn(server.app, 'elsewhere')).call('POST', path, {}), 'not_found')
    refuses(await (await loggedIn(server.app, 'letting')).call('POST', path, {}), 'forbidden')
  })

  test('is shown whole, and whoever lives with them behind the mask', async () => {
    const place = await letting.room('1000.00')
    const spouse = { name: '卓文君', phone: '13866660009', relation: 'spouse', grant_type: 1 }
    letting.data(
      await letting.checkIn(place, { name: '司马长卿', phone: '13866660008', grant_types: [1], co_tenants: [spouse] }),
    )
    const [found] = await query('select tenant_id from tenants where phone = $1', spouse.phone)
    const { table } = await exported(Number(found!['tenant_id']), server.admin)
    const [heads, values] = table('同住人')
    expect(values![heads!.indexOf('同住人')]).toBe(spouse.name)
    expect(values![heads!.indexOf('租约')]).toMatch(/司\*+$/)
  })

  test('gets no openings of a namesake, and their own where a credential tells', async () => {
    const place = await letting.room('1000.00')
    const twin = { name: '司马相如', phone: '13866660002', grant_types: [1] }
    const other = letting.data(await letting.checkIn(place, twin))
    const opened = (grant: unknown) =>
      query(
        `insert into openings (client_id, home_id, room_id, device_id, grant_id, open_way, person, opened_at)
         select 1, home_id, room_id, device_id, $2, 2, $3, now() from devices where device_id = $1`,
        ...[place.lock, grant, twin.name],
      )
    const [grant] = await letting.list(`grants?lease_id=${String(other['lease_id'])}`)
    await opened(grant!['grant_id'])
    await opened(null)
    const [first] = await query('select tenant_id from tenants where phone = $1', '13866660001')
    expect((await exported(Number(first!['tenant_id']), server.admin)).names).not.toContain('开门记录.csv')
    const { table } = await exported(Number(other['tenant_id']), server.admin)
    expect(table('开门记录').length).toBe(2)
  })

  test('is not erased while anything runs, is owed or must be kept; then nothing of them is left but figures', async () => {
    const template = await letting.made('/v3/contract_templates', { name: '合同', body: '<p>{{租客姓名}}</p>' })
    const { tenant_id, lease_id } = await letTo()
    const tenant = Number(tenant_id)
    await letting.made(`/v3/leases/${String(lease_id)}/contract_text`, { contract_template_id: template['id'] })
    await letting.made('/v3/tickets', {
      ...{ service_type: 2, home_id: 1, service_target: 1, contact_name: NAME, contact_phone: PHONE },
      ...{
        room_id: room.room,
        device_id: room.lock,
        fault: '打不开',
        appointment_date: today(),
        appointment_period: 1,
      },
    })
    const [ticket] = await query('select max(ticket_id) as id from tickets where contact_phone = $1', PHONE)
    const remark = { content: `${NAME}说门打不开` }
    letting.data(await server.admin.call('POST', `/v3/tickets/${Number(ticket!['id'])}/remarks`, remark))
    await query(`update ticket_records set reason = $1 where ticket_id = $2`, NAME, ticket!['id'])
    await server.admin.call('POST', `/v3/tenants/${tenant}`, { note: '改过' })
    await server.settle()
    const why = async (words: string) => {
      const answer = await erases(tenant)
      refuses(answer, 'not_possible')
      expect(answer.text).toContain(words)
    }
    await why('租约未结束')
    const out = letting.data(await leaves(lease_id))
    await server.settle()
    await why('退租结算未付清')
    letting.data(await server.admin.call('POST', `/v3/check_outs/${String(out['check_out_id'])}/pay`))
    await why('未满个人信息保存年限')
    await passYears(2)
    await why('未满个人信息保存年限')
    await letting.made('/v3/lease_settings', { level: 1, keep_years: 1 })
    await query(
      `insert into openings (client_id, home_id, room_id, device_id, open_way, person, opened_at) select 1, home_id, room_id, device_id, 2, $1, now() from devices where device_id = $2`,
      ...[NAME, room.lock],
    )
    await addAccount(server, 'curious', ['lease_base', 'device_base'])
    refuses(await erases(tenant, await loggedIn(server.app, 'curious')), 'forbidden')

    expect(await traces()).toEqual(
      expect.arrayContaining(['contract_texts', 'openings', 'sms_records', 'tenants', 'tickets']),
    )
    const entries = async () => Number((await query('select count(*)::integer as n from operation_logs'))[0]!['n'])
    const before = await entries()
    const data = letting.data(await erases(tenant))
    expect(data['records']).toEqual(
      expect.arrayContaining([
        { resource: '租客', count: 1 },
        { resource: '租约', count: 1 },
        { resource: '合同文本', count: 1 },
        { resource: '开门记录', count: 1 },
      ]),
    )
    expect(await traces()).toEqual([])
    expect(await entries()).toBe(before + 1)
    expect((await query('select name, id_card, note from tenants where tenant_id = $1', tenant))[0]).toEqual({
      ...{ name: '已删除', id_card: null, note: null },
    })
    expect(await letting.record(`check_outs/${String(out['check_out_id'])}`)).toMatchObject({ total: '100.00' })
    const [told] = await letting.list(`operation_logs?resource=tenant&record_id=${tenant}&limit=1`)
    expect(told).toMatchObject({ action: 'update', record_name: expect.stringContaining('已') as unknown })
    const names = await query(
      `select distinct record_name from operation_logs where resource = 'tenant' and record_id = $1 and action = 'create'`,
      tenant,
    )
    expect(names).toEqual([{ record_name: '已删除' }])
    // Erased once, and nothing is written into it any more; nor is the log otherwise.
    await why('个人信息已删除')
    const { version } = await letting.record(`tenants/${tenant}`)
    const again = await server.admin.call('PUT', `/v3/tenants/${tenant}`, { note: '又来', version })
    expect(again.text).toContain('不能再修改')
    await expect(query('update operation_logs set record_name = null')).rejects.toThrow('only ever added to')
  })

  test('is not erased in one home while living in another', async () => {
    const other = await letting.room('1000.00')
    const first = letting.data(await letting.checkIn(other, { name: NAME, phone: PHONE }))
    await query('update tenants set phone = $1, name = $2 where tenant_id = $3', PHONE, NAME, first['tenant_id'])
    const [copy] = await query(
      `insert into tenants (client_id, tenant_id, home_id, name, phone) select 1, 900001, home_id, $1, $2 from homes where client_id = 1 order by home_id desc limit 1 returning tenant_id`,
      ...[NAME, PHONE],
    )
    const answer = await erases(Number(copy!['tenant_id']))
    refuses(answer, 'invalid', 'id')
    expect(answer.text).toContain('同一手机号的其他租客还不能删除个人信息')
  })
})
