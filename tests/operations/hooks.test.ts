/** The product's code around writes: whichever way a record is written, it is asked, and what it refuses is undone. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { AppError } from '../../src/errors/app-error.ts'
import { apartment } from '../../src/apartment/product.ts'
import { hooksOf, type EntityHooks } from '../../src/server/calls/hooks.ts'
import type { Context } from '../../src/server/operations/context.ts'
import { csvOf, foundByAccount, imported } from '../import/files.ts'
import { describeStores } from '../support/stores.ts'
import { Company, homeIn, type Row } from './company.ts'

const refused = (field: string) =>
  new AppError('invalid', {}, { fields: [{ field, message: { zh: '不可以', en: 'Not allowed' } }] })

const store: EntityHooks<'store', 'name'> = {
  reads: ['name'],
  before: {
    create: (_, { values: { name, region } }) => {
      if (name === '禁') throw refused('name')
      return region == null ? { region: '未分区' } : undefined
    },
    update: (_, { values: { name }, was }) => {
      if (name === '禁') throw refused('name')
      return name === undefined || name === was.name ? undefined : { note: `曾用名${was.name}` }
    },
    remove: (_, { was }) => {
      if (was.name.startsWith('总')) throw refused('name')
    },
  },
  after: {
    create: async ({ records }, { key, values: { name } }) => {
      await records.of('article').create({ title: `开店：${name!}`, kind: 'handbook', content: `<p>${key}</p>` })
    },
    remove: async ({ records }, { was: { name } }) => {
      await records.of('article').create({ title: `关店：${name}`, kind: 'handbook', content: '<p></p>' })
    },
  },
}
const ticket: EntityHooks<'ticket', 'state'> = {
  reads: ['state'],
  after: {
    update: async ({ records }, { key, values: { state }, was }) => {
      await records
        .of('article')
        .create({ title: `工单${key}：${was.state}→${state!}`, kind: 'handbook', content: '<p></p>' })
    },
  },
}
/** Each writes another of its own kind. */
const article: EntityHooks<'article'> = {
  after: {
    create: async ({ records }, { values: { title } }) => {
      if (title === '无尽') await records.of('article').create({ title, kind: 'handbook', content: '<p></p>' })
      if (title === '坏') await records.of('store').create({ name: 'x'.repeat(60) })
    },
  },
}
const hooks = hooksOf({ store, ticket, article })

class Hooked extends Company {
  override get context(): Context {
    return { ...super.context, rules: { ...apartment, hooks } }
  }
}

describeStores('hooks of an entity', (open) => {
  let company: Hooked
  beforeAll(async () => {
    company = new Hooked((await foundByAccount(open)).store)
  }, 120_000)
  beforeEach(() => company.store.script('delete from articles'))

  const titles = async () => (await company.list('article', { sort: 'id' })).list.map(({ title }) => title)
  const named = async (name: string): Promise<Row[]> =>
    (await company.list('store', { sort: 'id' })).list.filter((row) => String(row['name']).includes(name))

  test('refuse a new record at its field, add what is not said, and write another with it', async () => {
    expect(await company.try('create', 'store', { body: { name: '禁' } })).toMatchObject({
      error: 'invalid',
      fields: ['name'],
    })
    expect(await company.create('store', { name: '东店' })).toMatchObject({ region: '未分区', version: 1 })
    expect(await company.create('store', { name: '西店', region: '西区' })).toMatchObject({ region: '西区' })
    expect(await titles()).toEqual(['开店：东店', '开店：西店'])
  })

  test('know what a changed record held, one by one and several at once', async () => {
    const [a, b] = [await company.create('store', { name: '甲' }), await company.create('store', { name: '乙' })]
    const change = (body: object) =>
      company.try('update', 'store', { id: String(a['id']), body: { version: 1, ...body } })
    expect(await change({ name: '禁' })).toMatchObject({ error: 'invalid', fields: ['name'] })
    expect((await change({ name: '甲二' })).data).toMatchObject({ name: '甲二', note: '曾用名甲', version: 2 })
    const batch = (data: object, each: boolean) =>
      company.try('batch', 'store', { body: { action: 'update', ids: [a['id'], b['id']], data, each } })
    expect(await batch({ name: '禁' }, true)).toMatchObject({
      data: {
        results: [
          { ok: false, err_msg: '不可以' },
          { ok: false, err_msg: '不可以' },
        ],
      },
    })
    expect(await batch({ region: '北区' }, false)).toMatchObject({ error: null })
    expect((await named('甲二'))[0]).toMatchObject({ region: '北区', note: '曾用名甲' })
  })

  test('keep one of several from being deleted, and follow those that are', async () => {
    const made = [await company.create('store', { name: '总部店' }), await company.create('store', { name: '小店' })]
    await company.store.script('delete from articles')
    const ids = made.map(({ id }) => id)
    expect(await company.try('batch', 'store', { body: { action: 'remove', ids, each: true } })).toMatchObject({
      data: { results: [{ ok: false, err_msg: '不可以' }, { ok: true }] },
    })
    expect(await company.try('remove', 'store', { id: String(ids[0]) })).toMatchObject({ error: 'invalid' })
    expect(await titles()).toEqual(['关店：小店'])
  })

  test('judge each row of a file', async () => {
    const file = csvOf([['门店名称'], ['文件店一'], ['禁'], ['文件店二']])
    const state = await imported(company, 'store', file, { partial: 'true' })
    expect(state).toMatchObject({ added: 2, wrong: 1 })
    expect((await named('文件店')).map(({ region }) => region)).toEqual(['未分区', '未分区'])
    expect(await titles()).toEqual(['开店：文件店一', '开店：文件店二'])
  })

  test('follow a step of a workflow, and what the code of a call writes', async () => {
    const home = await company.create('home', homeIn(await company.make('store', { name: '码店' }), '阳光'))
    expect(await titles()).toEqual(['开店：码店'])
    const made = await company.create('ticket', {
      service_type: 2,
      fault: '打不开',
      product_device_list: null,
      home_id: home['home_id'],
      service_target: 1,
      contact_name: '李四',
      contact_phone: '13800001111',
      appointment_date: '2026-05-20',
      appointment_period: 1,
    })
    const id = String(made['ticket_id'])
    const step = { id, transition: 'dispatch', body: { version: made.version } }
    const { state } = await company.do('transition', 'ticket', step)
    expect((await titles()).at(-1)).toBe(`工单${id}：1→${String(state)}`)
  })

  test('are undone with what they refuse of others, which is told by its name', async () => {
    expect(
      await company.try('create', 'article', { body: { title: '坏', kind: 'handbook', content: '<p></p>' } }),
    ).toMatchObject({
      error: 'invalid',
      fields: [''],
      details: { data: { fields: [{ message: { zh: expect.stringMatching(/^门店名称：/) } }] } },
    })
    await expect(
      company.try('create', 'article', { body: { title: '无尽', kind: 'handbook', content: '<p></p>' } }),
    ).rejects.toThrow(/hooks write without end: article → article/)
    expect(await titles()).toEqual([])
  })

  test('cost nothing where there are none', async () => {
    const counted = async (rules: Context['rules']) => {
      let statements = 0
      class Counting extends Company {
        override get context(): Context {
          const { store, ...rest } = super.context
          const transaction: typeof store.transaction = (work) =>
            store.transaction((connection) =>
              work({
                ...connection,
                query: (text) => {
                  statements++
                  return connection.query(text)
                },
              }),
            )
          return { ...rest, rules, store: { ...store, transaction } }
        }
      }
      const own = new Counting(company.store)
      const { id, version } = await own.create('fee_rule', { name: `规则${Math.random()}` })
      await own.do('update', 'fee_rule', { id: String(id), body: { version, name: `规则${Math.random()}` } })
      await own.do('remove', 'fee_rule', { id: String(id) })
      return statements
    }
    const without = await counted(apartment)
    expect(without).toBeGreaterThan(3)
    expect(await counted({ ...apartment, hooks })).toBe(without)
  })
})
