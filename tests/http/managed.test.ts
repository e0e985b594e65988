/**
 * What the specification says is managed: whoever may makes a record, finds it in its list and its export, changes it
 * and removes it, all by the calls that the console makes.
 */
import { beforeAll, expect, test } from 'vitest'
import { describeOne } from '../support/stores.ts'
import { loggedIn, projectModel, startServer, type Caller, type Data } from './support/server.ts'
import { TICKET } from './support/world.ts'

const model = await projectModel()

interface Journey {
  readonly made: object
  /** What is changed afterwards, and what the export then says of it. */
  readonly change: object
  readonly says: string
  /** Before it may be removed. */
  readonly steps?: readonly (readonly [address: string, body: object])[]
}
/** In the order in which they need each other; a text in braces stands for the key of the record made before. */
const JOURNEYS: Readonly<Record<string, Journey>> = {
  store: { made: { name: '城西店' }, change: { name: '城西二店' }, says: '城西二店' },
  role: {
    made: { name: '客服', permissions: ['homes_view'] },
    change: { permissions: ['homes_view', 'ticket_base'] },
    says: '工单管理',
  },
  staff: {
    made: { name: '孙悦', account: 'sunyue', phone: '13900010001', password: 'Tall-birch-tree-4', role_id: 101 },
    change: { name: '孙月' },
    says: '孙月',
  },
  team: { made: { name: '安装一队', leader: '钱进', phone: '13900010002' }, change: { leader: '钱多' }, says: '钱多' },
  home: {
    made: { name: '云栖苑', store_id: 1, home_type: 1, province: '浙江省', city: '杭州市', district: '西湖区' },
    change: { home_lease_type: 2 },
    says: '整租',
  },
  room: {
    made: { home_id: 1, room_name: '主卧', room_type: 1, building_name: '2', household_name: '801' },
    change: { room_name: '次卧' },
    says: '次卧',
  },
  tenant_tag: { made: { name: '长租' }, change: { name: '老客户' }, says: '老客户' },
  tenant: {
    made: { home_id: 1, name: '王芳', phone: '13900010003' },
    change: { phone: '13900010004' },
    says: '139****0004',
  },
  lease: {
    made: {
      home_id: 1,
      room_id: '{room}',
      tenant_id: '{tenant}',
      lease_range: ['2090-01-01', '2090-12-31'],
      rent: '2500.00',
    },
    change: { rent: '2600.00' },
    says: '2600.00',
  },
  ticket: {
    made: TICKET,
    change: { appointment_period: 2 },
    says: '上午',
    steps: [['shut', { reason: '租客取消' }]],
  },
  ability: { made: { model: 'D9', device_type: 2 }, change: { grant_types: [4] }, says: '卡片' },
  contract: {
    made: {
      ...{ number: 'HT-1', name: '设备服务合同', signed_on: '2026-01-01', term: ['2026-01-01', '2026-12-31'] },
      ...{ payment_type: 1, amount: '12000.00' },
    },
    change: { payment_type: 3 },
    says: '先款后货',
  },
  bill: {
    made: { number: 'ZD-1', contract_id: '{contract}', month: '2026-03', cost_type: 1, payable: '1000.00' },
    change: { payable: '1200.00' },
    says: '1200.00',
  },
  fee_rule: { made: { name: '居民电价' }, change: { name: '商业电价' }, says: '商业电价' },
}

describeOne('Somebody who may', (open) => {
  let admin: Caller
  const keys: Record<string, number> = {}
  beforeAll(async () => {
    const { app } = await startServer(open)
    admin = await loggedIn(app)
  }, 120_000)

  const done = async (method: string, url: string, body?: object): Promise<Data> => {
    const { json, text } = await admin.call(method, url, body)
    if (json.err_code !== 0) throw new Error(`${method} ${url}: ${text}`)
    return json.data
  }
  const filled = (made: object): object =>
    Object.fromEntries(
      Object.entries(made).map(([name, value]) => [
        name,
        keys[/^\{(\w+)\}$/.exec(String(value))?.[1] ?? ''] ?? (value as unknown),
      ]),
    )
  const make = async (name: string, made: object): Promise<number> => {
    const { plural, key } = model.entities[name]!
    return Number((await done('POST', `/v3/${plural}`, filled(made)))[key])
  }

  test.each(Object.entries(JOURNEYS))('makes a %s, finds it and changes it', async (name, { made, change, says }) => {
    const { plural, key } = model.entities[name]!
    const id = (keys[name] = await make(name, made))
    expect((await done('GET', `/v3/${plural}?${key}=${id}`)).list).toHaveLength(1)
    const before = (await admin.call('GET', `/v3/${plural}/export?format=csv&${key}=${id}`)).text
    expect(before).not.toContain(says)
    const { version } = await done('GET', `/v3/${plural}/${id}`)
    await done('PUT', `/v3/${plural}/${id}`, { version, ...change })
    expect((await admin.call('GET', `/v3/${plural}/export?format=csv&${key}=${id}`)).text).toContain(says)
  })

  test.each(Object.entries(JOURNEYS).reverse())(
    'removes a %s, which is in no list then',
    async (name, { steps = [] }) => {
      const { plural, key } = model.entities[name]!
      const url = `/v3/${plural}/${keys[name]}`
      for (const [step, body] of steps) {
        const { version } = await done('GET', url)
        await done('POST', `${url}/${step}`, { version, ...body })
      }
      await done('DELETE', url)
      expect((await done('GET', `/v3/${plural}?${key}=${keys[name]}`)).list).toEqual([])
    },
  )

  test('makes a household, which is a room of its own type', async () => {
    const id = await make('room', { home_id: 1, room_type: 4, building_name: '3', household_name: '1201' })
    expect((await done('GET', '/v3/rooms?room_type=4&home_id=1')).list.map(({ room_id }) => room_id)).toEqual([id])
  })
})
