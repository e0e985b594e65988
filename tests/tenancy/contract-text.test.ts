/** The contract of a lease: made from a template, kept as it was made, masked for who may not look behind masks. */
import { beforeAll, expect, test } from 'vitest'
import { capitalAmount } from '../../src/apartment/domain/capital-amount.ts'
import { priceText } from '../../src/apartment/domain/price-text.ts'
import { roomAddress } from '../../src/apartment/domain/room-address.ts'
import { fleetServer, type FleetServer } from '../commands/support/fleet.ts'
import { addAccount } from '../http/support/accounts.ts'
import { refuses } from '../http/support/refuses.ts'
import { loggedIn, type Answer, type Data } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { lettingOn, today, type Letting, type Room } from './support/rooms.ts'

test.each([
  ['0.00', '零元整'],
  ['0.05', '伍分'],
  ['10.00', '壹拾元整'],
  ['300.05', '叁佰元零伍分'],
  ['1680.32', '壹仟陆佰捌拾元叁角贰分'],
  ['2500.50', '贰仟伍佰元伍角整'],
  ['10500.00', '壹万零伍佰元整'],
  ['107000.53', '壹拾万零柒仟元伍角叁分'],
  ['100010001.00', '壹亿零壹万零壹元整'],
  ['20000000.00', '贰仟万元整'],
])('%s yuan in capitals is %s', (amount, capitals) => expect(capitalAmount(amount)).toBe(capitals))

test('a price is said without zeros at its end, one by the hour part by part', () => {
  expect(priceText({ price: '0.7880' })).toBe('0.788元/度')
  expect(priceText({ peak_price: '1.1800', off_peak_price: '0.38' })).toBe('峰1.18、谷0.38（元/度）')
  expect(priceText({ price: null })).toBeNull()
})

test('the address of a room says a municipality once', () => {
  const where = { district: '浦东新区', address: '藿香路66号', room: '房间211' }
  expect(roomAddress({ province: '上海市', city: '上海市', ...where })).toBe('上海市浦东新区藿香路66号房间211')
  expect(roomAddress({ province: '浙江省', city: '杭州市', ...where })).toBe('浙江省杭州市浦东新区藿香路66号房间211')
})

describeOne('The contract of a lease', (open) => {
  let server: FleetServer
  let letting: Letting
  let room: Room
  let store = 0
  let lease = 0
  let names = 0
  beforeAll(async () => {
    server = await fleetServer(open)
    letting = lettingOn(server)
    room = await letting.room('1000.00')
    const { home_id } = await letting.record(`rooms/${room.room}`)
    store = Number((await letting.record(`homes/${Number(home_id)}`))['store_id'])
    const asked = { name: '王小芳', id_card: '11010519491231002X', rent: '2500.50', deposit: '10500.00' }
    lease = Number(letting.data(await letting.checkIn(room, asked))['lease_id'])
  }, 240_000)

  const template = (more: object = {}): Promise<Answer> => {
    const name = `模板${(names += 1)}`
    return server.admin.call('POST', '/v3/contract_templates', { name, body: '<p>{{租客姓名}}</p>', ...more })
  }
  const madeTemplate = async (more: object = {}): Promise<number> => Number(letting.data(await template(more))['id'])
  const make = (more: object = {}): Promise<Answer> =>
    server.admin.call('POST', `/v3/leases/${lease}/contract_text`, more)
  const made = async (more: object = {}): Promise<Data> =>
    letting.record(`contract_texts/${Number(letting.data(await make(more))['contract_text_id'])}`)

  test('is refused beside the template where none is chosen and none is the default', async () => {
    refuses(await make(), 'invalid', 'contract_template_id')
    expect(await letting.list(`contract_texts?lease_id=${lease}`)).toEqual([])
  })

  test.each([
    ['another name', '<p>{{租客}}</p>', /没有占位符“租客”，可用的有：合同名称、租客姓名、/],
    ['braces that are left open', '<p>{{租客姓名}</p>', /花括号/],
    ['a name in two formats', '<p>{{租客<strong>姓名</strong>}}</p>', /占位符/],
  ])('a template with %s is refused beside its text', async (_, body, message) => {
    const answer = await template({ body })
    refuses(answer, 'invalid', 'body')
    expect(answer.json.data.fields?.[0]?.message).toMatch(message)
  })

  test('a template may be changed by its text alone, and is held to the same', async () => {
    const id = await madeTemplate({ body: '<p>{{Tenant’s name}} {{rent}}</p>' })
    const { version } = await letting.record(`contract_templates/${id}`)
    const body = '<p>{{Rent}}</p>'
    refuses(await server.admin.call('PUT', `/v3/contract_templates/${id}`, { body, version }), 'invalid', 'body')
  })

  test('keeps text and values as they were, whatever becomes of template, lease and tenant', async () => {
    const id = await madeTemplate({ body: '<p>{{租客姓名}}：{{月租金大写}}</p><script>alert(1)</script>' })
    const text = await made({ contract_template_id: id })
    expect(text).toMatchObject({
      ...{ body: '<p>{{租客姓名}}：{{月租金大写}}</p>', lease_id: lease, contract_template_id: id, issued_on: today() },
      ...{ rent: '2500.50', rent_capital: '贰仟伍佰元伍角整', deposit_capital: '壹万零伍佰元整', staff_id: 1 },
    })
    const before = await letting.record(`contract_templates/${id}`)
    const changes = { body: '<p>新</p>', version: before['version'] }
    letting.data(await server.admin.call('PUT', `/v3/contract_templates/${id}`, changes))
    const { version } = await letting.record(`leases/${lease}`)
    letting.data(await server.admin.call('PUT', `/v3/leases/${lease}`, { rent: '9999.00', version }))
    expect(await letting.record(`contract_texts/${Number(text['id'])}`)).toEqual(text)
    const write = await server.admin.call('PUT', `/v3/contract_texts/${Number(text['id'])}`, {
      title: '改',
      version: 1,
    })
    expect(write.json.err_code).not.toBe(0)
    expect(await letting.record(`contract_texts/${Number(text['id'])}`)).toEqual(text)
  })

  test('is masked as its tenant is, and shown behind the mask to who may, which is logged', async () => {
    const text = await made({ contract_template_id: await madeTemplate() })
    expect(text).toMatchObject({ name: '王*', id_card: expect.stringMatching(/^110\*+02X$/) as unknown })
    const id = Number(text['id'])
    const asked = { id, resource: 'contract_texts', label: 'id_card' }
    const { json } = await server.admin.call('POST', '/v3/desensitization_data_get', asked)
    expect(JSON.stringify(json.data)).toContain('11010519491231002X')
    const [entry] = await letting.list('operation_logs?resource=contract_text&action=reveal')
    expect(entry).toMatchObject({ record_id: id })
  })

  test('is made from the default of its store, else from that of every store; of each there is one', async () => {
    const [whole, first, second] = [
      await madeTemplate({ is_default: true }),
      await madeTemplate({ is_default: true, store_id: store }),
      await madeTemplate({ is_default: true, store_id: store }),
    ]
    expect(await made()).toMatchObject({ contract_template_id: second })
    expect(await letting.record(`contract_templates/${first}`)).toMatchObject({ is_default: false })
    expect(await letting.record(`contract_templates/${whole}`)).toMatchObject({ is_default: true })
    const { version } = await letting.record(`contract_templates/${second}`)
    letting.data(await server.admin.call('PUT', `/v3/contract_templates/${second}`, { is_default: false, version }))
    expect(await made()).toMatchObject({ contract_template_id: whole })
  })

  test('there is one default, even where two are made so at once', async () => {
    for (let round = 0; round < 4; round++) {
      const both = await Promise.all([template({ is_default: true }), template({ is_default: true })])
      for (const answer of both) letting.data(answer)
      expect((await letting.list('contract_templates?is_default=true&store_id_null=true')).length).toBe(1)
    }
  })

  test('a template is the default of a store where an account of that store alone says so', async () => {
    const before = await madeTemplate({ is_default: true, store_id: store })
    await addAccount(server, 'of-one-store', ['org_base', 'lease_base'], { type: 1, stores: [store] })
    const keeper = await loggedIn(server.app, 'of-one-store')
    const asked = { name: '本店模板', body: '<p>{{租客姓名}}</p>', is_default: true, store_id: store }
    expect(letting.data(await keeper.call('POST', '/v3/contract_templates', asked))).toMatchObject({ is_default: true })
    expect(await letting.record(`contract_templates/${before}`)).toMatchObject({ is_default: false })
  })

  test('is not made from a template of another store, nor from one that is switched off', async () => {
    const other = Number((await letting.made('/v3/stores', { name: `别店${today()}` }))['id'])
    const there = await madeTemplate({ store_id: other })
    refuses(await make({ contract_template_id: there }), 'invalid', 'contract_template_id')
    const off = await madeTemplate({ enabled: false })
    refuses(await make({ contract_template_id: off }), 'invalid', 'contract_template_id')
  })

  test('is made from a template for every store by whoever looks after one', async () => {
    const whole = await madeTemplate()
    await addAccount(server, 'of-the-store', ['lease_base'], { type: 1, stores: [store] })
    const keeper = await loggedIn(server.app, 'of-the-store')
    const asked = { contract_template_id: whole }
    const id = Number(
      letting.data(await keeper.call('POST', `/v3/leases/${lease}/contract_text`, asked))['contract_text_id'],
    )
    expect(await letting.record(`contract_texts/${id}`)).toMatchObject({ contract_template_id: whole })
    refuses(
      await keeper.call('POST', `/v3/leases/${lease}/contract_text`, { contract_template_id: 1e9 }),
      'invalid',
      'contract_template_id',
    )
  })

  test('comes with the check-in where a template is chosen', async () => {
    const next = await letting.room('1000.00')
    const contract_template_id = await madeTemplate()
    const data = letting.data(await letting.checkIn(next, { contract_template_id }))
    expect(data['steps']).toContainEqual({ step: 'contract', state: 'done' })
    expect(await letting.record(`contract_texts/${Number(data['contract_text_id'])}`)).toMatchObject({
      lease_id: data['lease_id'],
    })
  })
})
