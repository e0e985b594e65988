/**
 * The documents that the page on schemas writes, as somebody saves them beside the product's own: made into tables and
 * calls, and used as the page says that they can be.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { apartment } from '../../src/apartment/product.ts'
import { buildModel } from '../../src/model/build.ts'
import { readDocuments } from '../../src/model/load.ts'
import { createApp } from '../../src/server/app.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { fixedSource } from '../../src/server/source.ts'
import { loggedIn, testConfig, type Caller, type Data } from '../http/support/server.ts'
import { makeWorld } from '../http/support/world.ts'
import { documentsOf } from '../model/documents.ts'
import { describeOne } from '../support/stores.ts'
import { makeTables } from '../support/tables.ts'

const root = path.resolve(import.meta.dirname, '../..')
const page = await readFile(path.join(root, 'docs/schemas.md'), 'utf8')

type Doc = Readonly<Record<string, unknown>> & { readonly properties?: object }
const named = Object.fromEntries(
  [...page.matchAll(/`schemas\/([\w/]+\.json)`:\n\n```json\n(.*?)```/gs)].map(([, file, text]) => [
    file!,
    JSON.parse(text!) as Doc,
  ]),
)
const others = [...page.matchAll(/(?<!`:\n\n)```json\n(.*?)```/gs)].map(([, text]) => JSON.parse(text!) as Doc)
/** What goes into the entity's own file, and what a round is saved with. */
const more = others.find((one) => 'x-checks' in one)!
const saved = others.find((one) => 'parking_round_stops' in one) as unknown as {
  readonly parking_round_stops: readonly object[]
  readonly parking_round_stops_removed: readonly object[]
}
const space = named['entities/parking_space.json']!

const AHEAD = '2099-01-01'

describeOne('what the page on schemas writes', (open) => {
  let admin: Caller
  let staff_id: number
  beforeAll(async () => {
    const { model, mistakes } = buildModel([
      ...(await readDocuments(path.join(root, 'schemas'))),
      ...documentsOf({
        ...named,
        'entities/parking_space.json': {
          ...space,
          ...more,
          ...{ 'x-comments': true, 'x-archive': true },
          properties: { ...space.properties, ...more.properties },
        },
      }),
    ])
    expect(mistakes).toBeUndefined()
    const store = await open()
    await makeTables(store, model!)
    await makeWorld(store)
    const source = fixedSource({ model: model!, validators: compiledChecks(model!) })
    admin = await loggedIn(await createApp({ store, source, config: testConfig(), product: apartment }))
    staff_id = Number((await admin.call('GET', '/v3/user_info')).json.data['staff_id'])
  })
  let count = 0
  const values = (rest: object = {}) => ({ number: `A-${(count += 1)}`, staff_id, fee: '300.00', ...rest })
  const asked = async (method: string, url: string, body?: object, status = 200): Promise<Data> => {
    const { json, status: answered } = await admin.call(method, url, body)
    expect([answered, json.err_msg]).toEqual([status, status === 200 ? '' : expect.any(String)])
    return json.data
  }
  const listed = async (url: string) => (await asked('GET', url)).list.map(({ number }) => number)

  it('is written, judged, worked out, filtered and found', async () => {
    const refused = async (rest: object) =>
      (await asked('POST', '/v3/parking_spaces', values(rest), 422))['fields'] as unknown
    expect(await refused({ deposit: '299.99' })).toEqual([{ field: 'deposit', message: '押金不能低于月费' }])
    expect(await refused({ fee: '-1.00' })).toMatchObject([{ field: 'fee' }])
    expect(await refused({ number: undefined })).toMatchObject([{ field: 'number' }])
    const made = await asked('POST', '/v3/parking_spaces', values({ number: '独一号', deposit: '300.00' }))
    expect(made).toMatchObject({
      state: 1,
      covered: false,
      fee_a_year: '3600.00',
      _labels: { staff_id: expect.stringMatching(/./) },
    })
    for (const query of ['q=独一', `staff_id=${staff_id}&q=独一`, 'covered=false&number=独一号'])
      expect(await listed(`/v3/parking_spaces?${query}`)).toEqual(['独一号'])
    expect(await listed('/v3/parking_spaces?q=独一&covered=true')).toEqual([])
  })

  it('goes from state to state by its workflow alone', async () => {
    const { id, version } = await asked('POST', '/v3/parking_spaces', values())
    const at = `/v3/parking_spaces/${String(id)}`
    expect(await asked('POST', `${at}/let`, { version }, 422)).toMatchObject({ fields: [{ field: 'let_until' }] })
    const let_ = await asked('POST', `${at}/let`, { version, let_until: AHEAD })
    expect(let_).toMatchObject({ state: 2, let_until: AHEAD })
    await asked('PUT', at, { version: let_['version'], state: 1 }, 422)
    await asked('DELETE', at, undefined, 409)
    expect(await asked('POST', `${at}/free`, { version: let_['version'] })).toMatchObject({ state: 1 })
  })

  it('saves a round with its stops in one call, as the page writes it', async () => {
    const spaces = await Promise.all(
      [1, 2, 3].map(async () => (await asked('POST', '/v3/parking_spaces', values()))['id']),
    )
    const made = await asked('POST', '/v3/parking_rounds', {
      name: '早班',
      parking_round_stops: spaces.slice(0, 2).map((parking_space_id) => ({ parking_space_id, looked_at: '08:00' })),
    })
    const [first, second] = made['parking_round_stops'] as unknown as readonly Data[]
    const [kept, fresh] = saved.parking_round_stops
    const stops = [
      { ...kept, id: first!['id'], version: first!['version'], parking_space_id: spaces[0] },
      { ...fresh, parking_space_id: spaces[2] },
    ]
    const removed = saved.parking_round_stops_removed.map((one) => ({
      ...one,
      id: second!['id'],
      version: second!['version'],
    }))
    const written = await asked('PUT', `/v3/parking_rounds/${String(made['id'])}`, {
      ...saved,
      version: made['version'],
      parking_round_stops: stops,
      parking_round_stops_removed: removed,
    })
    expect(written['parking_round_stops']).toMatchObject([
      { id: first!['id'], parking_space_id: spaces[0], looked_at: '08:10' },
      { parking_space_id: spaces[2], looked_at: '08:20' },
    ])
  })

  it('is commented on, put away and brought back', async () => {
    const { id, number } = await asked('POST', '/v3/parking_spaces', values())
    const at = `/v3/parking_spaces/${String(id)}`
    await asked('POST', '/v3/parking_space_comments', { record_id: id, content: '顶棚漏水' })
    const { list } = await asked('GET', `/v3/parking_space_comments?record_id=${String(id)}`)
    expect(list).toMatchObject([{ content: '顶棚漏水', staff_id }])
    await asked('DELETE', at)
    expect(await listed(`/v3/parking_spaces?number=${String(number)}`)).toEqual([])
    expect(await listed(`/v3/parking_spaces?number=${String(number)}&archived=true`)).toEqual([number])
    await asked('POST', `${at}/restore`)
    expect(await listed(`/v3/parking_spaces?number=${String(number)}`)).toEqual([number])
  })
})
