/** A home is found on the map by its address: by AMap where a key is configured, roughly where none is. */
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOne } from '../support/stores.ts'
import { addAccount } from './support/accounts.ts'
import { refuses } from './support/refuses.ts'
import { loggedIn, startServer, type Caller, type TestServer } from './support/server.ts'

interface Ports {
  readonly ports: { readonly list: readonly { readonly name: string }[] }
}

/** A service that answers as AMap does; `says` is its next answer. */
async function service() {
  const asked: URL[] = []
  const says: { answer: object; status: number; meanwhile: () => Promise<unknown> } = {
    answer: {},
    status: 200,
    meanwhile: () => Promise.resolve(),
  }
  const server: Server = createServer((request, response) => {
    asked.push(new URL(request.url!, 'http://map'))
    const answer = () =>
      response.writeHead(says.status, { 'content-type': 'application/json' }).end(JSON.stringify(says.answer))
    void says.meanwhile().then(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, says, server }
}

const found = (location: string, level: string) => ({
  status: '1',
  infocode: '10000',
  geocodes: [{ location, level, formatted_address: '浙江省杭州市西湖区' }],
})

describeOne('Homes on the map', (open) => {
  let map: Awaited<ReturnType<typeof service>>
  let server: TestServer
  let admin: Caller
  let homes = 0
  beforeAll(async () => {
    map = await service()
    server = await startServer(open, { MAPS_KEY: 'k-1', MAPS_URL: `${map.url}/` })
    admin = await loggedIn(server.app)
  })
  afterAll(() => map.server.close())

  const PLACE = { province: '浙江省', city: '杭州市', district: '西湖区' }
  const home = async (more: object = {}, by = admin): Promise<number> => {
    const body = { name: `图上${(homes += 1)}`, store_id: 1, home_type: 1, ...PLACE, ...more }
    return Number((await by.call('POST', '/v3/homes', body)).json.data['home_id'])
  }
  const locate = (id: number, by = admin) => by.call('POST', `/v3/homes/${id}/locate`)
  const seen = async (id: number, by = admin) => (await by.call('GET', `/v3/homes/${id}`)).json.data

  test('are found by the whole address, and lead to a page of the map', async () => {
    const id = await home({ community: '紫荆雅苑', address: '文澜路 8 号', door_number: '3-1201' })
    expect(await seen(id)).toMatchObject({ longitude: null, latitude: null, map_url: null })
    map.says.answer = found('120.108478,30.273851', '门牌号')
    map.asked.length = 0
    const { json } = await locate(id)
    expect(json).toMatchObject({
      err_code: 0,
      data: { longitude: '120.108478', latitude: '30.273851', approximate: false },
    })
    const [url] = map.asked
    expect([url!.pathname, Object.fromEntries(url!.searchParams)]).toEqual([
      '/v3/geocode/geo',
      { key: 'k-1', output: 'JSON', city: '杭州市', address: '浙江省杭州市西湖区紫荆雅苑文澜路 8 号3-1201' },
    ])
    expect(await seen(id)).toMatchObject({
      ...{ longitude: '120.108478', latitude: '30.273851' },
      map_url: 'https://uri.amap.com/marker?coordinate=gaode&position=120.108478,30.273851',
    })
  })

  test('are told to be rough where only an area is found, and a city without a province is said once', async () => {
    const id = await home({ province: '上海市', city: '上海市', district: '浦东新区' })
    map.says.answer = found('121.5,31.2', '区县')
    map.asked.length = 0
    expect((await locate(id)).json.data).toMatchObject({ longitude: '121.5', approximate: true })
    expect(map.asked[0]!.searchParams.get('address')).toBe('上海市浦东新区')
  })

  test('are not found, or the service refuses or tells nonsense: the position stays', async () => {
    const id = await home()
    map.says.answer = found('120.1,30.2', '门牌号')
    await locate(id)
    for (const answer of [
      { status: '1', infocode: '10000', geocodes: [] },
      { status: '0', infocode: '30001' },
    ]) {
      map.says.answer = answer
      refuses(await locate(id), 'not_on_map')
    }
    for (const answer of [{ status: '0', infocode: '10001' }, found('120.1', '市'), found('<b>,1', '市')]) {
      map.says.answer = answer
      const { status, json } = await locate(id)
      expect([status, json.err_msg]).toEqual([502, '地图服务暂时不可用：调用失败，具体原因见服务端日志'])
    }
    expect(await seen(id)).toMatchObject({ longitude: '120.100000', latitude: '30.200000' })
    const { ports } = (await admin.call('GET', '/v3/system_status')).json.data as unknown as Ports
    expect(ports.list.find(({ name }) => name === '地图服务')).toMatchObject({ provider: 'amap', healthy: false })
    Object.assign(map.says, { status: 403 })
    const refused = await admin.call('POST', `/v3/homes/${id}/locate`, {}, { headers: { 'accept-language': 'en' } })
    Object.assign(map.says, { status: 200 })
    expect(refused.json.err_msg).toBe(
      'Not available right now: Map service. The service refuses access; check the key and its permissions',
    )
  })

  test('whose address changes while the map is asked keep their position', async () => {
    const id = await home()
    map.says.answer = found('120.1,30.2', '门牌号')
    map.says.meanwhile = async () => {
      map.says.meanwhile = () => Promise.resolve()
      await admin.call('PUT', `/v3/homes/${id}`, { district: '滨江区', version: 1 })
    }
    refuses(await locate(id), 'conflict')
    expect(await seen(id)).toMatchObject({ district: '滨江区', longitude: null })
  })

  test('beyond what somebody manages are neither located nor asked about', async () => {
    const id = await home()
    await addAccount(server, 'elsewhere', ['homes_view'], { homes: [1] })
    map.asked.length = 0
    expect((await locate(id, await loggedIn(server.app, 'elsewhere'))).json.err_code).not.toBe(0)
    expect(map.asked).toEqual([])
    expect(await seen(id)).toMatchObject({ longitude: null })
  })

  test('have both degrees or none', async () => {
    const body = { name: '半个', store_id: 1, home_type: 1, ...PLACE, longitude: '120.1' }
    refuses(await admin.call('POST', '/v3/homes', body), 'invalid', 'latitude')
  })
})

describeOne('Homes on the simulated map', (open) => {
  test('are found as far as their district, where the demo has homes', async () => {
    const server = await startServer(open)
    const admin = await loggedIn(server.app)
    const place = { province: '浙江省', city: '杭州市', district: '滨江区' }
    const made = await admin.call('POST', '/v3/homes', { name: '滨江', store_id: 1, home_type: 1, ...place })
    const { json } = await admin.call('POST', `/v3/homes/${Number(made.json.data['home_id'])}/locate`)
    expect(json.data).toMatchObject({ longitude: '120.211981', latitude: '30.208332', approximate: true })
  })
})
