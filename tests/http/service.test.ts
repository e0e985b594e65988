/**
 * The online service: one conversation a person, seen by that person and by who answers; both hear of news at once, and
 * nobody else does.
 */
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { describeOne } from '../support/stores.ts'
import { loggedIn, startServer, type Caller, type TestServer } from './support/server.ts'
import { listenTo } from './support/stream.ts'

interface Message {
  readonly id: number
  readonly text: string
  readonly answer: boolean
  readonly author: string
  readonly created_at: string
}
interface Page {
  readonly list: readonly Message[]
  readonly more: boolean
}

describeOne('The online service', (open) => {
  let server: TestServer
  const people: Record<string, Caller> = {}
  beforeAll(async () => {
    server = await startServer(open)
    for (const name of ['admin', 'keeper', 'guest', 'caretaker', 'admin@2'])
      people[name] = await loggedIn(server.app, name)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    return () => server.app.close()
  })
  const ask = async (name: string, method: string, path: string, body?: unknown) =>
    (await people[name]!.call(method, `/v3/service/${path}`, body)).json
  const send = (name: string, text: string, asker_id?: number) =>
    ask(name, 'POST', 'messages', { text, ...(asker_id !== undefined && { asker_id }) })
  const messages = async (name: string, query = '') =>
    (await ask(name, 'GET', `messages${query}`)).data as unknown as Page
  const unread = async (name: string) =>
    (await ask(name, 'GET', 'unread')).data as unknown as { own: number; waiting: number }

  it('brings a question to who answers, and the answer back; each side knows what it has not read', async () => {
    expect((await send('keeper', '  门锁离线怎么办？ ')).err_code).toBe(0)
    expect(await unread('admin')).toEqual({ own: 0, waiting: 1 })
    const { list } = (await ask('admin', 'GET', 'chats')).data
    expect(list).toMatchObject([{ asker_id: 2, name: '员工2', role: '管家', last_text: '门锁离线怎么办？', unread: 1 }])
    const [question] = (await messages('admin', '?asker_id=2')).list
    expect(question).toMatchObject({ text: '门锁离线怎么办？', answer: false, author: '员工2' })
    expect(question!.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    await ask('admin', 'POST', 'read', { asker_id: 2, until: question!.id })
    expect(await unread('admin')).toEqual({ own: 0, waiting: 0 })
    await send('admin', '请先检查网关。', 2)
    expect(await unread('keeper')).toEqual({ own: 1, waiting: 0 })
    const { list: seen } = await messages('keeper')
    expect(seen.map(({ text, answer, author }) => [text, answer, author])).toEqual([
      ['门锁离线怎么办？', false, '员工2'],
      ['请先检查网关。', true, '员工1'],
    ])
    await ask('keeper', 'POST', 'read', { until: seen.at(-1)!.id })
    expect(await unread('keeper')).toEqual({ own: 0, waiting: 0 })
    // An older window knows less: nothing becomes unread again.
    await ask('keeper', 'POST', 'read', { until: 1 })
    expect((await unread('keeper')).own).toBe(0)
  })

  it("shows nobody else's conversation, neither in the company nor beyond it", async () => {
    expect((await messages('guest')).list).toEqual([])
    for (const path of ['messages?asker_id=2', 'chats']) expect((await ask('guest', 'GET', path)).err_code).toBe(4030)
    expect((await send('guest', '冒充客服', 2)).err_code).toBe(4030)
    expect((await ask('guest', 'POST', 'read', { asker_id: 2, until: 1 })).err_code).toBe(4030)
    expect((await messages('admin@2', '?asker_id=2')).list).toEqual([])
    expect((await send('admin@2', '别家的客服', 2)).err_code).toBe(4040)
    expect((await people['guest']!.call('GET', '/v3/chat_messages')).json.err_code).toBe(4030)
    expect((await people['admin']!.call('GET', '/v3/chat_messages')).json.data.list).toHaveLength(2)
  })

  it('reads nothing that is not written yet, and no number that can mean nothing', async () => {
    await send('keeper', '还在吗？')
    expect((await ask('keeper', 'POST', 'read', { until: 9e15 })).err_code).toBe(0)
    expect((await ask('keeper', 'POST', 'read', { until: 1e21 })).err_code).toBe(4220)
    await send('admin', '在的。', 2)
    expect((await unread('keeper')).own).toBe(1)
    await ask('keeper', 'POST', 'read', { until: 9e15 })
    expect((await unread('keeper')).own).toBe(0)
  })

  it('cannot begin a conversation that nobody asked for, and takes no empty or endless text', async () => {
    expect((await send('admin', '有什么可以帮您？', 3)).err_code).toBe(4040)
    for (const text of ['', '   ', 'x'.repeat(1001)]) expect((await send('keeper', text)).err_code).toBe(4220)
  })

  it('goes back in pages, and stops who writes faster than people do', async () => {
    const answers = []
    for (let i = 1; i <= 31; i++) answers.push((await send('caretaker', `第${i}条`)).err_code)
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 0), 4290])
    await server.store.query({
      text: `insert into chat_messages (client_id, asker_id, author_id, text) select 1, 6, 6, '旧' || n from generate_series(1, 25) n`,
      values: [],
    })
    const last = await messages('caretaker')
    expect([last.list.length, last.more]).toEqual([50, true])
    const first = await messages('caretaker', `?before=${last.list[0]!.id}`)
    expect([first.list[0]!.text, first.list.length, first.more]).toEqual(['第1条', 5, false])
  })

  const listen = (name: string) => listenTo(server.app, people[name]!)

  it('tells both sides at once, and only them; a message tells the company, or the one whom it is for', async () => {
    const [asker, answerer, other, foreign] = await Promise.all(['keeper', 'admin', 'guest', 'admin@2'].map(listen))
    expect(asker!.response.headers.get('content-type')).toContain('text/event-stream')
    await Promise.all([asker, answerer, other, foreign].map((one) => one!.until('ready')))
    await send('keeper', '还在吗？')
    await Promise.all([asker!.until('chat'), answerer!.until('chat')])
    await server.store.query({
      text: `insert into messages (client_id, title, type, content, staff_id) values (1, '重启失败', 1, '<p>.</p>', 2)`,
      values: [],
    })
    await asker!.until('message')
    await server.store.query({
      text: `insert into messages (client_id, title, type, content) values (1, '停电通知', 1, '<p>明早</p>'), (2, '别家', 1, '<p>.</p>')`,
      values: [],
    })
    await asker!.until('message', 2)
    await Promise.all([answerer, other, foreign].map((one) => one!.until('message')))
    for (const one of [answerer, other, foreign]) expect(one!.heard().split('event: message')).toHaveLength(2)
    expect(other!.heard()).not.toContain('event: chat')
    expect(foreign!.heard()).not.toContain('event: chat')
    await Promise.all([asker, answerer, other, foreign].map((one) => one!.leave()))
  })

  it('is not for who is not logged in, and does not hinder the server from stopping', async () => {
    const { port } = server.app.server.address() as AddressInfo
    const refused = await fetch(`http://127.0.0.1:${port}/v3/live`)
    expect([refused.status, await refused.json()]).toMatchObject([401, { err_code: 4007 }])
    const stream = await listen('guest')
    await stream.until('ready')
    await Promise.all([server.app.close(), stream.ended()])
  })
})
