import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createDataProvider } from '../../../src/console/provider/data-provider.ts'
import type { CallName } from '../../../src/console/provider/verbs.ts'
import { ConflictError } from '../../../src/console/provider/errors.ts'
import { calls } from '../../../src/generated/calls.ts'
import { answerCall, answerPath, failPath, server } from '../support/server.ts'
import { transport } from '../support/texts.ts'

const provider = createDataProvider({ transport, calls, keyOf: (plural) => (plural === 'homes' ? 'home_id' : 'id') })
const HOME = {
  home_id: 7,
  name: '阳光小区',
  alias: '阳光',
  store_id: 3,
  tags: [1],
  _labels: { store_id: '南山店' },
  version: 4,
  created_at: '2026-01-01T00:00:00.000Z',
}
const PAGE = { page: 3, perPage: 20 }
const SORT = { field: 'name', order: 'DESC' } as const

describe('a list', () => {
  it('asks for offset, limit, order and filters in the words of the API', async () => {
    const { handler, seen } = answerPath('GET', '/v3/homes', { list: [], count: 0, count_kind: 'exact', next: null })
    server.use(handler)
    await provider.getList('homes', {
      pagination: PAGE,
      sort: SORT,
      filter: { q: '阳光', home_type: [1, 2], home_id: { store_id: 3 }, name_like: '' },
    })
    expect(seen.payloads).toEqual([
      { offset: '40', limit: '20', sort: '-name', q: '阳光', home_type: '1,2', 'home_id.store_id': '3' },
    ])
  })

  it("orders by the entity's own key where react-admin says id", async () => {
    const { handler, seen } = answerPath('GET', '/v3/homes', { list: [], count: 0, count_kind: 'exact', next: null })
    server.use(handler)
    await provider.getList('homes', {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    })
    expect(seen.payloads).toEqual([{ limit: '10', sort: 'home_id' }])
  })

  it('pages by cursor when it is given one', async () => {
    const { handler, seen } = answerPath('GET', '/v3/homes', {
      list: [HOME],
      count: 90,
      count_kind: 'exact',
      next: 'c2',
    })
    server.use(handler)
    const { meta, pageInfo } = await provider.getList('homes', {
      pagination: PAGE,
      sort: SORT,
      filter: {},
      meta: { after: 'c1', count: 'exact' },
    })
    expect(seen.payloads).toEqual([{ after: 'c1', limit: '20', sort: '-name', count: 'exact' }])
    expect(meta).toMatchObject({ next: 'c2' })
    expect(pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: true })
  })

  it('gives records with id and labels, and says whether its count is an estimate, which is no total', async () => {
    server.use(
      answerPath('GET', '/v3/homes', { list: [HOME], count: 120_000, count_kind: 'estimate', next: 'c1' }).handler,
    )
    const { data, total, meta } = await provider.getList('homes', {
      pagination: { page: 1, perPage: 20 },
      sort: SORT,
      filter: {},
    })
    expect(data).toEqual([{ ...HOME, id: 7 }])
    expect(total).toBeUndefined()
    expect(meta).toMatchObject({ count: 120_000, count_kind: 'estimate' })
  })

  it('knows the last page from the count', async () => {
    server.use(answerPath('GET', '/v3/homes', { list: [HOME], count: 41, count_kind: 'exact', next: null }).handler)
    const { pageInfo } = await provider.getList('homes', { pagination: PAGE, sort: SORT, filter: {} })
    expect(pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true })
  })

  it('of records that point at another is filtered by the field that points', async () => {
    const { handler, seen } = answerPath('GET', '/v3/rooms', { list: [], count: 0, count_kind: 'exact', next: null })
    server.use(handler)
    await provider.getManyReference('rooms', {
      target: 'home_id',
      id: 7,
      pagination: { page: 1, perPage: 10 },
      sort: SORT,
      filter: { floor: 2 },
    })
    expect(seen.payloads).toEqual([{ limit: '10', sort: '-name', home_id: '7', floor: '2' }])
  })

  it('of keys asks for each once, at most 100 at a time', async () => {
    const { handler, seen } = answerPath('GET', '/v3/homes', {
      list: [HOME],
      count: null,
      count_kind: 'none',
      next: null,
    })
    server.use(handler)
    const ids = [1, 1, ...Array.from({ length: 100 }, (_, i) => i + 1), 101]
    await provider.getMany('homes', { ids })
    expect(seen.payloads).toMatchObject([{ limit: '100' }, { limit: '1', home_id: '101', count: 'none' }])
  })
})

describe('one record', () => {
  it('is read by its key and carries it as id', async () => {
    server.use(answerPath('GET', '/v3/homes/7', HOME).handler)
    expect((await provider.getOne('homes', { id: 7 })).data).toEqual({ ...HOME, id: 7 })
  })

  it('is created from what was filled in', async () => {
    const { handler, seen } = answerPath('POST', '/v3/homes', HOME)
    server.use(handler)
    const { data } = await provider.create('homes', {
      data: { name: '阳光小区', alias: '', note: null, tags: [], store_id: 3 },
    })
    expect(seen.payloads).toEqual([{ name: '阳光小区', store_id: 3 }])
    expect(data.id).toBe(7)
  })

  it('is changed by the fields that changed and the version read; an emptied field says null', async () => {
    const { handler, seen } = answerPath('PUT', '/v3/homes/7', { ...HOME, name: '月光小区', version: 5 })
    server.use(handler)
    const before = { ...HOME, id: 7 }
    const { data } = await provider.update('homes', {
      id: 7,
      data: { ...before, name: '月光小区', alias: '', tags: [], _labels: {} },
      previousData: before,
    })
    expect(seen.payloads).toEqual([{ name: '月光小区', alias: null, tags: null, version: 4 }])
    expect(data).toMatchObject({ id: 7, name: '月光小区', version: 5 })
  })

  it('is not sent at all when nothing changed', async () => {
    const before = { ...HOME, id: 7 }
    expect((await provider.update('homes', { id: 7, data: { ...before }, previousData: before })).data).toEqual(before)
  })

  it('that someone else changed meanwhile comes back as it now stands', async () => {
    const current = { ...HOME, name: '星光小区', version: 5 }
    server.use(failPath('PUT', '/v3/homes/7', 'conflict', { current }).handler)
    const work = provider.update('homes', { id: 7, data: { name: '月光小区' }, previousData: { ...HOME, id: 7 } })
    const error = await work.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(ConflictError)
    expect((error as ConflictError).current).toEqual({ ...current, id: 7 })
  })

  it('whose fields the server refuses gives react-admin one message a field', async () => {
    server.use(failPath('POST', '/v3/homes', 'invalid', { fields: [{ field: 'name', message: '必填' }] }).handler)
    await expect(provider.create('homes', { data: { alias: 'x' } })).rejects.toMatchObject({
      status: 422,
      body: { errors: { name: '必填' } },
    })
  })

  it('is deleted with the version that was seen', async () => {
    const { handler, seen } = answerPath('DELETE', '/v3/homes/7', null)
    server.use(handler)
    await provider.delete('homes', { id: 7, previousData: { ...HOME, id: 7 } })
    expect(seen.payloads).toEqual([{ version: '4' }])
  })
})

describe('many records at once', () => {
  it('are deleted in one batch', async () => {
    const { handler, seen } = answerPath('POST', '/v3/homes/batch', null)
    server.use(handler)
    expect(await provider.deleteMany('homes', { ids: [1, 2] })).toEqual({ data: [1, 2] })
    expect(seen.payloads).toEqual([{ action: 'remove', ids: [1, 2] }])
  })
})

describe('verbs beyond CRUD', () => {
  it('move a record through its workflow', async () => {
    const { handler, seen } = answerPath('POST', '/v3/tickets/5/dispatch', { id: 5, state: 9, version: 2 })
    server.use(handler)
    const { data } = await provider.transition('tickets', {
      id: 5,
      name: 'dispatch',
      data: { staff_id: 8, note: '' },
      version: 1,
    })
    expect(seen.payloads).toEqual([{ staff_id: 8, version: 1 }])
    expect(data).toMatchObject({ id: 5, state: 9 })
  })

  it('reveal what is masked', async () => {
    const { handler, seen } = answerCall('desensitization_data_get', { real: '13800000001' })
    server.use(handler)
    expect(await provider.reveal('tenants', { id: 3, field: 'phone' })).toEqual({ data: '13800000001' })
    expect(seen.payloads).toEqual([{ id: 3, resource: 'tenants', label: 'phone' }])
  })

  describe('export', () => {
    const asked = async (params: Partial<Parameters<typeof provider.openExport>[1]>) => {
      const seen: URL[] = []
      server.use(
        http.get('*/v3/homes/export', ({ request }) => {
          seen.push(new URL(request.url))
          return new HttpResponse('\uFEFF名称', { headers: { 'Content-Type': 'text/csv' } })
        }),
      )
      const response = await provider.openExport('homes', {
        format: 'csv',
        columns: ['name'],
        signal: new AbortController().signal,
        ...params,
      })
      return { query: Object.fromEntries(seen[0]!.searchParams), text: await response.text() }
    }

    it('the very list that is shown, all of it', async () => {
      const { query, text } = await asked({
        format: 'xlsx',
        columns: ['name', 'store_id'],
        filter: { q: '阳光' },
        sort: SORT,
        pagination: PAGE,
      })
      expect(query).toEqual({ q: '阳光', sort: '-name', format: 'xlsx', columns: 'name,store_id' })
      expect(text).toBe('名称')
    })

    it('as parameters, for whoever fetches it later', async () => {
      const shown = {
        filter: { store_id: [1, 2], name_like: '阳光', q: '' },
        sort: SORT,
        columns: ['name', 'store_id'],
      }
      expect(await provider.exportQuery('homes', shown)).toEqual([
        { name: 'store_id', value: '1,2' },
        { name: 'name_like', value: '阳光' },
        { name: 'sort', value: '-name' },
        { name: 'columns', value: 'name,store_id' },
      ])
    })

    it('only the chosen records', async () => {
      expect((await asked({ ids: [7, 8], filter: { q: '阳光' }, sort: SORT })).query).toEqual({
        home_id: '7,8',
        sort: '-name',
        format: 'csv',
        columns: 'name',
      })
    })

    it('and tell why there is none', async () => {
      server.use(
        http.get('*/v3/homes/export', () =>
          HttpResponse.json(
            { err_code: 4095, err_msg: '已有导出任务正在进行，请等待完成', data: null },
            { status: 429 },
          ),
        ),
      )
      await expect(
        provider.openExport('homes', { format: 'csv', columns: ['name'], signal: new AbortController().signal }),
      ).rejects.toMatchObject({ code: 4095, status: 429, message: '已有导出任务正在进行，请等待完成' })
    })
  })

  it('refuse a call that the catalogue does not have', async () => {
    await expect(provider.call('nonsense' as CallName)).rejects.toThrow('接口不存在')
  })
})
