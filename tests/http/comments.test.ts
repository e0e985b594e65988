/**
 * Comments on records: read by who reads the record, written by who may change it, changed by their author alone, and
 * gone with the record or the person.
 */
import { beforeAll, expect, it } from 'vitest'
import { describeOne } from '../support/stores.ts'
import { loggedIn, startServer, type Caller, type Data, type TestServer } from './support/server.ts'
import { listenTo } from './support/stream.ts'

describeOne('Comments on a record', (open) => {
  let server: TestServer
  const people: Record<string, Caller> = {}
  beforeAll(async () => {
    server = await startServer(open)
    for (const name of ['admin', 'keeper', 'guest', 'caretaker', 'admin@2'])
      people[name] = await loggedIn(server.app, name)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    return () => server.app.close()
  })
  const by = (name: string, method: string, path: string, body?: unknown) =>
    people[name]!.call(method, `/v3/${path}`, body)
  let last = 13900001000
  /** A tenant of the first home, which the caretaker does not manage. */
  const tenant = async (home_id = 1): Promise<number> => {
    const { json } = await by('admin', 'POST', 'tenants', { name: '王小芳', phone: String(++last), home_id })
    return Number(json.data['tenant_id'])
  }
  const say = async (name: string, record_id: number, content: string): Promise<Data> => {
    const { json } = await by(name, 'POST', 'tenant_comments', { record_id, content })
    expect(json).toMatchObject({ err_code: 0 })
    return json.data
  }
  const said = async (name: string, record_id: number) =>
    (await by(name, 'GET', `tenant_comments?record_id=${record_id}`)).json.data.list.map((one) => one['content'])
  const at = ({ id }: Data) => `tenant_comments/${Number(id)}`

  it('are read by whoever reads the record, newest first, with who said them', async () => {
    const id = await tenant()
    await say('keeper', id, '已电话确认\n下午看房')
    await say('admin', id, '<b>押金</b>已收')
    const { json } = await by('keeper', 'GET', `tenant_comments?record_id=${id}`)
    expect(json.data.list).toMatchObject([
      { content: '<b>押金</b>已收', staff_id: 1, _labels: { staff_id: '员工1' } },
      { content: '已电话确认\n下午看房', staff_id: 2, _labels: { staff_id: '员工2' } },
    ])
  })

  it('are nobody’s to change or delete but their author’s', async () => {
    const id = await tenant()
    const comment = await say('keeper', id, '证件未带')
    for (const [method, body] of [
      ['PUT', { content: '证件齐全', version: 1 }],
      ['DELETE', undefined],
    ] as const)
      expect((await by('admin', method, at(comment), body)).json).toMatchObject({ err_code: 4032 })
    const edited = await by('keeper', 'PUT', at(comment), { content: '证件已补', version: 1 })
    expect(edited.json).toMatchObject({ err_code: 0, data: { content: '证件已补', staff_id: 2 } })
    // Neither can it be moved to another record, nor put into another's mouth.
    for (const body of [{ record_id: await tenant() }, { staff_id: 1 }])
      expect((await by('keeper', 'PUT', at(comment), { ...body, version: 2 })).json.err_code).not.toBe(0)
    expect((await by('keeper', 'DELETE', at(comment))).json).toMatchObject({ err_code: 0 })
    expect(await said('admin', id)).toEqual([])
    const { json } = await by(
      'admin',
      'GET',
      `operation_logs?resource=tenant_comment&record_id=${Number(comment['id'])}`,
    )
    expect(json.data.list.map(({ action, staff_id }) => [action, staff_id])).toEqual([
      ['remove', 2],
      ['update', 2],
      ['create', 2],
    ])
  })

  it('are not there for who does not see the record, and refused to who has no right to it', async () => {
    const id = await tenant()
    const comment = await say('keeper', id, '已退押金')
    for (const [name, code] of [
      ['caretaker', 4032],
      ['admin@2', 4221],
    ] as const) {
      expect(await said(name, id)).toEqual([])
      expect((await by(name, 'GET', at(comment))).status).toBe(404)
      expect((await by(name, 'PUT', at(comment), { content: '未退', version: 1 })).json.err_code).not.toBe(0)
      expect((await by(name, 'DELETE', at(comment))).json.err_code).not.toBe(0)
      const refused = await by(name, 'POST', 'tenant_comments', { record_id: id, content: '插话' })
      expect(refused.json.err_code).toBe(code)
    }
    expect((await by('guest', 'GET', `tenant_comments?record_id=${id}`)).status).toBe(403)
    expect((await by('guest', 'POST', 'tenant_comments', { record_id: id, content: '插话' })).status).toBe(403)
    expect(await said('admin', id)).toEqual(['已退押金'])
    const own = await tenant(2)
    await say('caretaker', own, '钥匙已交')
    expect(await said('caretaker', own)).toEqual(['钥匙已交'])
  })

  it('hold text of at most 2,000 characters, and not nothing', async () => {
    const record_id = await tenant()
    for (const content of ['', ' \n ', '长'.repeat(2001)]) {
      const { json } = await by('keeper', 'POST', 'tenant_comments', { record_id, content })
      expect(json.data.fields).toMatchObject([{ field: 'content' }])
    }
    await say('keeper', record_id, '长'.repeat(2000))
  })

  it('go with their record, of which the log tells', async () => {
    const id = await tenant()
    const comment = await say('keeper', id, '录重了')
    expect((await by('admin', 'GET', `tenants/${id}/impact`)).text).toContain('"tenant_comment"')
    expect((await by('admin', 'DELETE', `tenants/${id}`)).json).toMatchObject({ err_code: 0 })
    expect((await by('keeper', 'GET', at(comment))).status).toBe(404)
    const { json } = await by(
      'admin',
      'GET',
      `operation_logs?resource=tenant_comment&record_id=${Number(comment['id'])}`,
    )
    expect(json.data.list[0]).toMatchObject({ action: 'remove', staff_id: 1 })
  })

  it('lose what they say when the person is erased, in the log as well, and none is written after that', async () => {
    const id = await tenant()
    const comment = await say('keeper', id, '王小芳的母亲住院')
    expect((await by('admin', 'POST', `tenants/${id}/erase`, {})).json).toMatchObject({ err_code: 0 })
    expect(await said('admin', id)).toEqual(['内容已随个人信息删除'])
    const log = await by('admin', 'GET', `operation_logs?resource=tenant_comment&record_id=${Number(comment['id'])}`)
    expect(log.text).not.toContain('住院')
    const { json } = await by('keeper', 'POST', 'tenant_comments', { record_id: id, content: '王小芳来电' })
    expect(json.data.fields).toMatchObject([
      { field: 'content', message: '该租客的个人信息已删除，不能再添加或修改评论' },
    ])
  })

  it('are news to the company, and to no other', async () => {
    const id = await tenant()
    const [keeper, foreign] = await Promise.all(
      ['keeper', 'admin@2'].map((name) => listenTo(server.app, people[name]!)),
    )
    await Promise.all([keeper, foreign].map((one) => one!.until('ready')))
    await say('admin', id, '请回电')
    await keeper!.until('tenant_comment')
    await server.store.query({
      text: `insert into messages (client_id, title, type, content) values (2, '别家', 1, '<p>.</p>')`,
      values: [],
    })
    await foreign!.until('message')
    expect(foreign!.heard()).not.toContain('tenant_comment')
    await Promise.all([keeper, foreign].map((one) => one!.leave()))
  })
})
