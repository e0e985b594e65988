/**
 * What the operation log keeps of calls that are no entity's own: every call that is not a reading one stands in the
 * table, with what it leaves.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formOf, picture, tokenFor, UPLOAD, type Token } from '../files/support.ts'
import { describeStores } from '../support/stores.ts'
import {
  type Answer,
  caller,
  loggedIn,
  LOGIN,
  projectModel,
  startServer,
  type Caller,
  type TestServer,
} from './support/server.ts'
import { PASSWORD, TICKET } from './support/world.ts'

const model = await projectModel()
const writing = Object.values(model.calls)
  .filter(({ method, pending }) => method !== 'GET' && !pending)
  .map(({ name }) => name)
  .sort()
const ADDRESS = '10.7.7.7'
/** Stands in the catalogue, and is behind nothing yet. */
const NOT_YET = 'branch_switch_payment'

describeStores('The operation log of calls', (open) => {
  let server: TestServer
  let folder: string
  let admin: Caller
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'outbox-'))
    server = await startServer(open, {
      FLEET: 'silent=1',
      SMS_OUTBOX: path.join(folder, 'sms.jsonl'),
      DATA_DIR: folder,
    })
    admin = await loggedIn(server.app)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const entries = async () =>
    (
      await server.store.query({
        text: `select id, client_id, staff_id, staff_name, action, resource, record_id, changes, address, succeeded from operation_logs order by id`,
        values: [],
      })
    ).rows
  const during = async (work: () => Promise<unknown>) => {
    const before = (await entries()).length
    await work()
    return (await entries()).slice(before)
  }
  const sendFile = async (token: Token): Promise<Answer> => {
    const form = await formOf(token, { bytes: await picture(), name: '现场.png' })
    return admin.call('POST', UPLOAD, undefined, form)
  }
  const sendPhoto = async (name: string): Promise<Answer> =>
    admin.call(
      'POST',
      `/files${model.calls[name]!.path}`,
      undefined,
      await formOf({}, { bytes: await picture(), name: '现场.png' }),
    )
  const code = async () =>
    /\d{6}/.exec(
      (
        JSON.parse((await readFile(path.join(folder, 'sms.jsonl'), 'utf8')).trim().split('\n').at(-1)!) as {
          text: string
        }
      ).text,
    )![0]
  const by = (id: number) => ({
    client_id: 1,
    staff_id: id,
    staff_name: `员工${id}`,
    resource: 'staff',
    record_id: id,
    address: ADDRESS,
    succeeded: true,
  })
  const ours = { client_id: 1, staff_id: 1, staff_name: '员工1', succeeded: true }
  const keeper = () => loggedIn(server.app, 'keeper', ADDRESS)

  /** What is done first, what is looked at, and what it leaves. */
  /** Adds somebody to a new lease of a new room. */
  const coTenant = async (): Promise<() => Promise<Answer>> => {
    const made = async (url: string, body: object) => (await admin.call('POST', url, body)).json.data
    const room = await made('/v3/rooms', { home_id: 1, room_name: String(Math.floor(performance.now())), room_type: 1 })
    const tenant = await made('/v3/tenants', { home_id: 1, name: '王芳', phone: '13800001234' })
    const lease = await made('/v3/leases', {
      home_id: 1,
      room_id: room['room_id'],
      tenant_id: tenant['tenant_id'],
      lease_range: ['2020-01-01', '2099-12-31'],
      rent: '1000.00',
    })
    return () =>
      admin.call('POST', `/v3/leases/${Number(lease['lease_id'])}/co_tenants`, {
        name: `李明`,
        phone: `139${String(Math.floor(performance.now())).padStart(8, '0')}`,
        relation: 'friend',
      })
  }
  /** A device in a room, which does not answer: nothing else is told meanwhile. */
  const device = async (family: string) => {
    const number = String(Math.floor(performance.now()))
    const room = (await admin.call('POST', '/v3/rooms', { home_id: 1, room_name: number, room_type: 1 })).json.data
    const room_id = Number(room['room_id'])
    const sn = `${family}24035${number.padStart(13, '0')}`
    const { json } = await admin.call('POST', '/v3/devices', { sn, home_id: 1, room_id })
    return { device_id: Number(json.data['device_id']), room_id }
  }
  const SENT = { ...ours, action: 'create', resource: 'command_task' }
  /** Each kind that can be bound: where, and how its numbers begin. */
  const FAMILIES: Readonly<Record<string, readonly [path: string, start: string, length: number]>> = {
    lock: ['locks', 'lk240350', 20],
    gateway: ['gateways', 'cn2403', 20],
    collector: ['collectors', 'em2403', 20],
    elemeter: ['elemeters', '41', 12],
    watergateway: ['watergateways', 'g101', 15],
    watermeter: ['watermeters', '0000', 12],
  }
  const binding = Object.fromEntries(
    Object.entries(FAMILIES).flatMap(([kind, [address, start, length]]) => {
      const bind = async () => {
        const number = String(Math.floor(performance.now()))
        const room_name = `${kind}${number}`.slice(-20)
        const room = await admin.call('POST', '/v3/rooms', { home_id: 1, room_name, room_type: 1 })
        const sn = start + number.padStart(length - start.length, '0')
        const url = `/v3/rooms/${Number(room.json.data['room_id'])}/${address}`
        return { url, work: () => admin.call('POST', url, { sn, code: sn.slice(-6) }) }
      }
      return [
        [
          `room_${kind}_create`,
          async () => ({ work: (await bind()).work, leaves: [{ ...ours, action: 'create', resource: 'device' }] }),
        ],
        [
          `room_${kind}_delete`,
          async () => {
            const { url, work } = await bind()
            const { json } = await work()
            return {
              work: () => admin.call('DELETE', `${url}/${Number(json.data['device_id'])}`),
              leaves: [{ ...ours, action: 'update', resource: 'device', record_id: json.data['device_id'] }],
            }
          },
        ],
      ] as const
    }),
  )
  const CALLS: Readonly<
    Record<string, () => Promise<{ readonly work: () => Promise<Answer>; readonly leaves: readonly object[] }>>
  > = {
    [NOT_YET]: () =>
      Promise.resolve({
        work: () => admin.call(model.calls[NOT_YET]!.method, model.calls[NOT_YET]!.path, { branch_ids: [] }),
        leaves: [],
      }),
    login: () =>
      Promise.resolve({
        work: () => caller(server.app, ADDRESS).call('POST', LOGIN, { name: 'guest', pass: PASSWORD, from: 2 }),
        leaves: [{ ...by(3), action: 'login' }],
      }),
    login_by_sms: async () => {
      await caller(server.app, ADDRESS).call('POST', '/passport/api/v2/send_login_sms', { phone: '13800001003' })
      await server.app.followed()
      const sent = await code()
      return {
        work: () =>
          caller(server.app, ADDRESS).call('POST', '/passport/api/v2/login_by_sms', {
            phone: '13800001003',
            code: sent,
            from: 2,
          }),
        leaves: [{ ...by(3), action: 'login' }],
      }
    },
    // A text message is in the list of messages sent; nothing of the company's is written.
    send_login_sms: () =>
      Promise.resolve({
        work: () =>
          caller(server.app, '10.7.7.8').call('POST', '/passport/api/v2/send_login_sms', { phone: '13800001002' }),
        leaves: [],
      }),
    send_verify_sms: async () => {
      const user = await loggedIn(server.app, 'branch', ADDRESS)
      return { work: () => user.call('POST', '/passport/api/v2/send_verify_sms'), leaves: [] }
    },
    // A conversation is its own record: who wrote what, and when, stands in it.
    service_send: () =>
      Promise.resolve({
        work: () =>
          admin.call(model.calls['service_send']!.method, model.calls['service_send']!.path, { text: '门锁离线了' }),
        leaves: [],
      }),
    service_read: () =>
      Promise.resolve({
        work: () => admin.call(model.calls['service_read']!.method, model.calls['service_read']!.path, { until: 1 }),
        leaves: [],
      }),
    // A file is a record of its own, which says who has uploaded it; that a record holds it, the record's entry tells.
    file_create: async () => {
      const token = await tokenFor(admin, 'ticket.pictures')
      return { work: async () => sendFile(token), leaves: [] }
    },
    face_file_create: () => Promise.resolve({ work: () => sendPhoto('face_file_create'), leaves: [] }),
    ali_pay_upload_photo: () => Promise.resolve({ work: () => sendPhoto('ali_pay_upload_photo'), leaves: [] }),
    upload_create: async () => {
      const { json } = await sendFile(await tokenFor(admin, 'ticket.pictures'))
      const [name] = /[^/]+[.]png/.exec(String(json.data['url'])) ?? []
      return { work: () => admin.call('POST', '/v3/upload_create', { name }), leaves: [] }
    },
    web_logout: async () => {
      const user = await keeper()
      return { work: () => user.call('POST', '/passport/api/v2/web_logout'), leaves: [{ ...by(2), action: 'logout' }] }
    },
    ticket_add_by_type: () => {
      const { service_type, ...ticket } = TICKET
      return Promise.resolve({
        work: () => admin.call('POST', `/v3/ticket_types/${service_type}/tickets`, ticket),
        leaves: [{ ...ours, action: 'create', resource: 'ticket' }],
      })
    },
    ticket_remark_add: async () => {
      const id = Number((await admin.call('POST', '/v3/tickets', TICKET)).json.data['ticket_id'])
      return {
        work: () => admin.call('POST', `/v3/tickets/${id}/remarks`, { content: '请带梯子' }),
        leaves: [{ ...ours, action: 'create', resource: 'ticket_remark' }],
      }
    },
    device_refresh: async () => {
      const { device_id } = await device('lk')
      return { work: () => admin.call('POST', `/v3/devices/${device_id}/refresh`, {}), leaves: [SENT] }
    },
    room_gateway_restart: async () => {
      const { device_id, room_id } = await device('cn')
      return {
        work: () => admin.call('POST', `/v3/rooms/${room_id}/gateways/${device_id}/restart`, {}),
        leaves: [SENT],
      }
    },
    room_lock_restart: async () => {
      const { device_id, room_id } = await device('lk')
      return {
        work: () => admin.call('POST', `/v3/rooms/${room_id}/locks/${device_id}/restart`, {}),
        leaves: [SENT],
      }
    },
    ...binding,
    device_replace: async () => {
      const { device_id } = await device('lk')
      const number = String(Math.floor(performance.now())).padStart(10, '0')
      return {
        work: () => admin.call('POST', `/v3/devices/${device_id}/replace`, { sn: `lk24035011${number}` }),
        leaves: [
          { ...ours, action: 'create', resource: 'device' },
          { ...ours, action: 'update', resource: 'device', record_id: device_id },
        ],
      }
    },
    command_task_retry: async () => {
      const { device_id } = await device('lk')
      const { json } = await admin.call('POST', `/v3/devices/${device_id}/refresh`, {})
      const id = Number(json.data['task_id'])
      await server.app.commands.rested()
      await server.store.query({ text: `update command_tasks set state = 'fail' where id = $1`, values: [id] })
      await server.store.query({ text: 'update command_deliveries set slot = null where task_id = $1', values: [id] })
      return {
        work: () => admin.call('POST', `/v3/command_tasks/${id}/retry`, {}),
        leaves: [
          {
            ...ours,
            action: 'update',
            resource: 'command_task',
            record_id: id,
            changes: [{ field: 'state', before: 'fail', after: 'pending' }],
          },
        ],
      }
    },
    co_tenant_add: async () => ({
      work: await coTenant(),
      leaves: [
        { ...ours, action: 'create', resource: 'tenant' },
        { ...ours, action: 'create', resource: 'co_tenant' },
      ],
    }),
    co_tenant_leave: async () => {
      const id = Number((await (await coTenant())()).json.data['co_tenant_id'])
      return {
        work: () => admin.call('POST', `/v3/co_tenants/${id}/leave`, { left_on: '2099-06-30' }),
        leaves: [
          {
            ...ours,
            action: 'update',
            resource: 'co_tenant',
            record_id: id,
            changes: [{ field: 'left_on', before: null, after: '2099-06-30' }],
          },
        ],
      }
    },
    job_run: async () => {
      const {
        rows: [job],
      } = await server.store.query({
        text: `insert into jobs (client_id, name) values (1, 'clean_up') returning id`,
        values: [],
      })
      return {
        work: () => admin.call('POST', `/v3/jobs/${Number(job!['id'])}/run`, {}),
        leaves: [{ ...ours, action: 'create', resource: 'job_run' }],
      }
    },
    webhook_replay: async () => {
      const {
        rows: [message],
      } = await server.store.query({
        text: `insert into webhook_messages (client_id, source, number, state, attempts, body) values (1, 'device_report', 'a', 3, 1, '{}') returning id`,
        values: [],
      })
      const id = Number(message!['id'])
      return {
        work: () => admin.call('POST', `/v3/webhook_messages/${id}/replay`, {}),
        leaves: [
          {
            ...ours,
            action: 'update',
            resource: 'webhook_message',
            record_id: id,
            changes: [{ field: 'state', before: '3', after: '1' }],
          },
        ],
      }
    },
    client_update: () =>
      Promise.resolve({
        work: () => admin.call('PUT', '/v3/client', { name: '西湖公寓' }),
        leaves: [{ ...ours, action: 'update', resource: 'client', record_id: 1 }],
      }),
    client_settings_update: () =>
      Promise.resolve({
        work: () => admin.call('PUT', '/v3/client/settings', { need_check_switch: true }),
        leaves: [
          {
            ...ours,
            action: 'update',
            resource: 'client',
            record_id: 1,
            changes: [{ field: 'need_check_switch', before: 'false', after: 'true' }],
          },
        ],
      }),
    user_assign_homes: () =>
      Promise.resolve({
        work: () => admin.call('PUT', '/v3/users/3/homes', { home_ids: [1, 2] }),
        leaves: [{ ...ours, action: 'update', resource: 'staff', record_id: 3 }],
      }),
    user_verify_privacy: async () => {
      const user = await keeper()
      return {
        work: () => user.call(model.calls['user_verify_privacy']!.method, model.calls['user_verify_privacy']!.path),
        leaves: [
          { ...by(2), action: 'update', changes: [{ field: 'is_verify_privacy', before: 'false', after: 'true' }] },
        ],
      }
    },
    change_password: async () => {
      const user = await loggedIn(server.app, 'caretaker', ADDRESS)
      const { method, path: url } = model.calls['change_password']!
      return {
        work: () => user.call(method, url, { old_password: PASSWORD, new_password: 'Another-horse-9' }),
        leaves: [{ ...by(6), action: 'update', changes: [{ field: 'password', before: '******', after: '******' }] }],
      }
    },
    desensitization_data_get: async () => {
      const user = await keeper()
      const made = await user.call('POST', '/v3/tenants', {
        name: '欧阳明',
        phone: '13912345678',
        certificate_type: 1,
        id_card: '11010519491231002X',
        home_id: 1,
      })
      const id = Number(made.json.data['tenant_id'])
      return {
        work: () => user.call('POST', '/v3/desensitization_data_get', { id, resource: 'tenants', label: 'phone' }),
        leaves: [{ ...by(2), action: 'reveal', resource: 'tenant', record_id: id, changes: [{ field: 'phone' }] }],
      }
    },
  }

  it.each(writing)('%s leaves exactly its entries', async (name) => {
    const deed = CALLS[name]
    expect(deed, `say what ${name} leaves in the operation log`).toBeDefined()
    const { work, leaves } = await deed!()
    const left = await during(async () => expect((await work()).status).toBe(name === NOT_YET ? 501 : 200))
    expect(left).toMatchObject(leaves)
    expect(left).toHaveLength(leaves.length)
  })

  it('keeps failed log-ins of accounts that exist, and nothing of a refused reveal', async () => {
    expect(
      await during(() => caller(server.app, '10.7.1.1').call('POST', LOGIN, { name: 'guest', pass: 'wrong', from: 2 })),
    ).toMatchObject([{ ...by(3), action: 'login', address: '10.7.1.1', succeeded: false }])
    expect(
      await during(() =>
        caller(server.app, '10.7.1.2').call('POST', LOGIN, { name: 'nobody', pass: 'wrong', from: 2 }),
      ),
    ).toEqual([])
    expect(
      await during(() =>
        admin.call('POST', '/v3/desensitization_data_get', { id: 999_999, resource: 'tenants', label: 'phone' }),
      ),
    ).toEqual([])
  })

  it('is listed and exported in words, reveals among the rest', async () => {
    const list = (
      await admin.call('GET', '/v3/operation_logs?action=reveal&columns=staff_id,resource,record_name,changes')
    ).json.data.list
    expect(list[0]).toMatchObject({
      resource: 'tenant',
      record_name: '欧*',
      changes: [{ field: '手机号', before: null, after: null }],
      _labels: { staff_id: '员工2' },
    })
    const { text } = await admin.call(
      'GET',
      '/v3/operation_logs/export?format=csv&columns=staff_id,action,resource,record_name,changes&resource=staff&sort=id',
    )
    expect(text).toContain('员工6,修改,员工,员工6,字段: 登录密码; 修改前: ******; 修改后: ******')
    expect(text).toContain('字段: 已同意隐私政策; 修改前: 否; 修改后: 是')
  })

  it('names the address that the trusted proxy tells', async () => {
    const behind = await startServer(open, { TRUST_PROXY: '1' })
    await caller(behind.app, '10.0.0.1').call(
      'POST',
      LOGIN,
      { name: 'admin', pass: PASSWORD, from: 2 },
      { headers: { 'x-forwarded-for': '203.0.113.9' } },
    )
    expect(await behind.store.text({ text: 'select address from operation_logs', values: [] })).toBe('203.0.113.9')
  })
})
