import { beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../../src/errors/app-error.ts'
import { asAppError } from '../../src/server/plugins/error-handler.ts'
import { keyFrom } from '../../src/server/operations/info.ts'
import { checkedQuery, parseBody } from '../../src/server/plugins/limits.ts'
import { describeStores } from '../support/stores.ts'
import { caller, LOGIN, loggedIn, startServer, type Caller, type TestServer } from './support/server.ts'

const keyOf = (work: () => unknown): string => {
  try {
    work()
    return 'accepted'
  } catch (error) {
    return error instanceof AppError ? error.key : String(error)
  }
}

it('What HTTP itself refuses is answered and, since anybody can send it, not logged', () => {
  const { key, cause } = asAppError(Object.assign(new Error('broken'), { code: 'FST_ERR_BAD_URL', statusCode: 400 }), {
    headers: {},
  })
  expect([key, cause]).toEqual(['no_such_api', undefined])
})

describe('A body', () => {
  it.each([
    ['an object', '{"a":[1,{"b":"c"}]}', 'accepted'],
    ['brackets inside text', JSON.stringify({ a: '[['.repeat(50) + '\\"' }), 'accepted'],
    ['sixteen levels', '['.repeat(16) + ']'.repeat(16), 'accepted'],
    ['nothing', '', 'bad_json'],
    ['half an object', '{"a":', 'bad_json'],
    ['no JSON', '<a/>', 'bad_json'],
    ['an open string', '{"a":"', 'bad_json'],
    ['seventeen levels', '['.repeat(17) + ']'.repeat(17), 'too_deep'],
    ['a hundred thousand levels', '{"a":'.repeat(100_000), 'too_deep'],
    ['a number beyond all', '{"a":1e999}', 'parameter'],
    ['a NUL', '{"a":"\\u0000"}', 'parameter'],
    ['half a character', '{"a":"\\ud800"}', 'parameter'],
    ['a key of the prototype', '{"__proto__":{"x":1}}', 'parameter'],
    ['such a key deeper', '{"a":[{"constructor":{}}]}', 'parameter'],
  ])('that is %s', (_name, text, verdict) => {
    expect(keyOf(() => parseBody(text))).toBe(verdict)
  })
})

describe('Parameters of an address', () => {
  it.each([
    ['a few', { a: '1', b: '空' }, 'accepted'],
    ['one given twice', { a: ['1', '2'] }, 'parameter'],
    ['one too long', { a: 'x'.repeat(4_001) }, 'bad_value'],
    ['too many', Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`p${i}`, '1'])), 'parameter'],
    ['a NUL', { a: '\0' }, 'bad_value'],
    ['a key of the prototype', JSON.parse('{"__proto__":"1"}') as unknown, 'parameter'],
  ])('that are %s', (_name, query, verdict) => {
    expect(keyOf(() => checkedQuery('/v3/homes?', query))).toBe(verdict)
  })

  it.each([
    ['1', 1],
    ['9007199254740991', 9007199254740991],
    ['0', 'not_found'],
    ['-1', 'not_found'],
    ['1.0', 'not_found'],
    ['9007199254740992', 'not_found'],
    ['99999999999999999999', 'not_found'],
    ['abc', 'not_found'],
    ['1 or 1=1', 'not_found'],
    ['01', 'not_found'],
    ['+1', 'not_found'],
    ['１', 'not_found'],
    ['', 'not_found'],
  ])('read %s as the id %s', (text, verdict) => {
    expect(
      keyOf(() => {
        expect(keyFrom(text)).toBe(verdict)
      }),
    ).toBe(typeof verdict === 'number' ? 'accepted' : verdict)
  })
})

describeStores('The door of errors', (open) => {
  let server: TestServer
  let user: Caller
  beforeAll(async () => {
    server = await startServer(open, { BODY_LIMIT: '4096' })
    user = await loggedIn(server.app)
  })

  const PASSWORD_CALL = ['PUT', '/v3/user/password'] as const
  it.each([
    ['no call', 'GET', '/v3/nothing', undefined, 404, 404, '接口不存在'],
    ['no call deeper', 'GET', '/v3/homes/1/2/3', undefined, 404, 404, '接口不存在'],
    ['a broken address', 'GET', '/v3/%E0%A4%A', undefined, 404, 404, '接口不存在'],
    ['no call of the passport', 'GET', '/passport/nothing', undefined, 404, undefined, undefined],
    ['another method', 'DELETE', '/v3/user_info', undefined, 405, 4050, '接口不支持DELETE请求，可用：GET'],
    ['a method that nothing has', 'PATCH', '/v3/homes/1', {}, 405, 4050, '接口不支持PATCH请求，可用：GET, PUT, DELETE'],
    ['bad JSON', ...PASSWORD_CALL, '{', 400, 4001, '请求内容不是有效的JSON'],
    ['a body too large', ...PASSWORD_CALL, { old_password: 'x'.repeat(5_000) }, 413, 4130, '请求内容过大'],
    ['a missing field', ...PASSWORD_CALL, { old_password: 'x' }, 422, 4220, '提交的内容有误，请检查标出的字段'],
    ['an unknown parameter', 'GET', '/static/time?x=1', undefined, 422, 4220, '提交的内容有误，请检查标出的字段'],
    ['a query where a body belongs', 'PUT', '/v3/user/password?a=1', {}, 400, 4003, '不支持的参数：a'],
  ])('answers %s from the catalogue', async (_name, method, url, body, status, code, message) => {
    const answer = await user.call(method, url, body)
    expect(answer.status).toBe(status)
    if (code === undefined) expect(answer.json).toMatchObject({ ErrNo: 404, ErrMsg: '接口不存在' })
    else expect(answer.json).toMatchObject({ err_code: code, err_msg: message })
  })

  it('refuses a body where nobody would read it, and ids that are written otherwise, and does nothing', async () => {
    const {
      json: { data },
    } = await user.call('POST', '/v3/tenant_tags', { name: '要留下的' })
    const url = `/v3/tenant_tags/${String(data['id'])}`
    expect(await user.call('DELETE', url, { version: 1 })).toMatchObject({ status: 400, json: { err_code: 4011 } })
    expect((await user.call('DELETE', url, undefined, { headers: { 'transfer-encoding': 'chunked' } })).status).toBe(
      400,
    )
    for (const method of ['GET', 'DELETE'])
      expect((await user.call(method, url.replace(/(\d+)$/, '0$1'))).status).toBe(404)
    expect((await user.call('GET', url)).status).toBe(200)
    expect((await user.call('DELETE', url)).status).toBe(200)
  })

  it('says which methods there are', async () => {
    expect((await user.call('PATCH', '/v3/homes')).headers['allow']).toBe('GET, POST')
  })

  it('takes nothing but JSON, so that no form of another page can write', async () => {
    const { status, json } = await user.call('PUT', '/v3/user/password', 'old_password=a', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([status, json.err_code]).toEqual([415, 4150])
    expect(json.err_msg).toBe('请求的 Content-Type 应为 application/json，收到的是 application/x-www-form-urlencoded')
    expect(
      (await user.call('PUT', '/v3/user/password', '{}', { headers: { 'content-type': 'text/plain' } })).status,
    ).toBe(415)
  })

  it('names the bad field in the language of the caller', async () => {
    const send = async (lang: string) =>
      (await user.call('PUT', '/v3/user/password', { old_password: 1, x: 1 }, { headers: { 'accept-language': lang } }))
        .json.data.fields
    expect(await send('zh')).toEqual(
      expect.arrayContaining([
        { field: 'new_password', message: '不能为空' },
        { field: 'x', message: '未知字段' },
        { field: 'old_password', message: '请输入文字' },
      ]),
    )
    expect(await send('en')).toEqual(
      expect.arrayContaining([
        { field: 'new_password', message: 'Cannot be empty' },
        { field: 'x', message: 'Unknown field' },
      ]),
    )
  })

  it('shows nothing internal when something breaks inside, but an id to ask about', async () => {
    await server.store.script('alter table sessions rename to hidden')
    try {
      const { status, text, json, headers } = await caller(server.app, '10.9.0.1').call('POST', LOGIN, {
        name: 'keeper',
        pass: 'Correct-horse-9',
        from: 2,
      })
      expect([status, json.ErrNo, json.ErrMsg]).toEqual([500, 500, '服务器错误'])
      expect(json.ReqID).toBe(headers['x-request-id'])
      expect(text).not.toMatch(/sessions|relation|42P01/)
    } finally {
      await server.store.script('alter table hidden rename to sessions')
    }
  })

  describe('on a bare socket', () => {
    beforeAll(() => server.app.listen({ port: 0, host: '127.0.0.1' }))
    const answerTo = async (written: string): Promise<string> => {
      const { connect } = await import('node:net')
      const { port } = server.app.server.address() as { port: number }
      return new Promise((resolve) => {
        let all = ''
        const socket = connect(port, '127.0.0.1', () => socket.write(written))
        socket
          .on('data', (chunk) => {
            all += chunk.toString()
          })
          .on('close', () => resolve(all))
      })
    }

    it('refuses what is no HTTP, in the same envelope', async () => {
      const text = await answerTo('NO HTTP AT ALL\r\n\r\n')
      expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
      expect(text).toContain('{"err_code":400,"err_msg":"参数错误","data":null}')
    })

    it('takes an address with its host, as proxies may write it', async () => {
      const text = await answerTo(
        'GET http://console.example/static/time HTTP/1.1\r\nHost: console.example\r\nConnection: close\r\n\r\n',
      )
      expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
      expect(text).toContain('"err_code":0')
    })
  })
})
