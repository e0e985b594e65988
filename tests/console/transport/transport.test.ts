import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/console/transport/api-error.ts'
import { DEFAULT_CONFIG } from '../../../src/console/transport/config.ts'
import { createTransport } from '../../../src/console/transport/transport.ts'
import { calls } from '../../../src/generated/calls.ts'
import { answerCall, answerPath, failCall, failPath, model, server } from '../support/server.ts'
import { texts, transport } from '../support/texts.ts'

const GET = { host: 'main', method: 'GET', path: '/v3/homes' } as const
const POST = { host: 'main', method: 'POST', path: '/v3/homes' } as const
const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('a call that succeeds', () => {
  it('gives the data without its envelope', async () => {
    server.use(answerPath('GET', '/v3/homes', { list: [1, 2] }).handler)
    expect(await transport.call(GET)).toEqual({ list: [1, 2] })
  })

  it('gives what the passport says beside its error number', async () => {
    server.use(answerCall('login', {}).handler)
    expect(await transport.call(calls.login, { payload: { name: 'admin', pass: 'secret', from: 2 } })).toMatchObject({
      ReqID: 'request-1',
    })
  })

  it("sends cookies and asks for the user's language", async () => {
    const { handler, seen } = answerPath('GET', '/v3/homes', null)
    server.use(handler)
    await createTransport({ config: DEFAULT_CONFIG, lang: () => 'en', texts: () => texts }).call(GET)
    expect(seen.requests[0]!.credentials).toBe('include')
    expect(seen.requests[0]!.headers.get('accept-language')).toBe('en')
  })

  it('goes to the host that the configuration names', async () => {
    server.use(
      http.get('https://api.example.com/base/v3/homes', () =>
        HttpResponse.json({ err_code: 0, err_msg: '', data: 'there' }),
      ),
    )
    const far = createTransport({
      config: { ...DEFAULT_CONFIG, hosts: { ...DEFAULT_CONFIG.hosts, main: 'https://api.example.com/base' } },
      lang: () => 'zh',
      texts: () => texts,
    })
    expect(await far.call(GET)).toBe('there')
  })
})

describe('a payload', () => {
  it('is a query in GET and DELETE: lists joined, blanks and empty lists left out', async () => {
    const { handler, seen } = answerPath('GET', '/v3/homes', null)
    server.use(handler)
    await transport.call(GET, {
      payload: { home_type: [1, 2], q: '  ', store_id: 0, none: [], nothing: null, open: false },
    })
    expect(seen.payloads).toEqual([{ home_type: '1,2', store_id: '0', open: 'false' }])
  })

  it('is a body elsewhere: blanks and empty lists left out at every depth, null kept because it clears a field', async () => {
    const { handler, seen } = answerPath('POST', '/v3/homes', null)
    server.use(handler)
    await transport.call(POST, {
      payload: { name: '阳光小区', alias: '', tags: [], note: null, rows: [{ a: 1, b: ' ', c: [] }] },
    })
    expect(seen.payloads).toEqual([{ name: '阳光小区', note: null, rows: [{ a: 1 }] }])
  })
})

describe('a file among other parts', () => {
  it('may be a form of several parts, which is sent as it is', async () => {
    const { handler, seen } = answerPath('POST', '/v3/homes', null)
    server.use(handler)
    const form = new FormData()
    form.set('name', '阳光小区')
    await transport.call(POST, { form })
    expect(seen.requests.map(({ headers }) => headers.get('content-type')?.split(';')[0])).toEqual([
      'multipart/form-data',
    ])
  })
})

describe('the call whose empty lists mean something', () => {
  it('sends them', async () => {
    const { handler, seen } = answerCall('branch_switch_payment', null)
    server.use(handler)
    await transport.call(model.calls['branch_switch_payment']!, { payload: { branch_ids: [] } })
    expect(seen.payloads).toEqual([{ branch_ids: [] }])
  })
})

describe('a cached call', () => {
  it('is made once, also when asked for twice at the same time, until someone else logs in', async () => {
    const { handler, seen } = answerCall('branch_all', [{ id: 1, name: '一店' }])
    server.use(handler)
    transport.forgetAnswers()
    const [first, second] = await Promise.all([transport.call(calls.branch_all), transport.call(calls.branch_all)])
    expect(first).toEqual([{ id: 1, name: '一店' }])
    expect(second).toBe(first)
    expect(seen.requests).toHaveLength(1)
    transport.forgetAnswers()
    await transport.call(calls.branch_all)
    expect(seen.requests).toHaveLength(2)
  })

  it('does not keep a failure', async () => {
    transport.forgetAnswers()
    server.use(failCall('branch_all', 'server').handler)
    await failure(transport.call(calls.branch_all))
    server.use(answerCall('branch_all', []).handler)
    expect(await transport.call(calls.branch_all)).toEqual([])
    transport.forgetAnswers()
  })
})

describe('a call that the catalogue does not know', () => {
  it('is refused before anything is sent', async () => {
    expect((await failure(transport.call(undefined))).message).toBe('接口不存在')
  })
})

describe('path parameters', () => {
  it('are filled from a list, in order, and escaped', async () => {
    const { handler, seen } = answerPath('GET', '/v3/rooms/{room}/locks/{lock}', null)
    server.use(handler)
    await transport.call({ host: 'main', method: 'GET', path: '/v3/rooms/{room}/locks/{lock}' }, { path: [7, 'a/b'] })
    expect(new URL(seen.requests[0]!.url).pathname).toBe('/v3/rooms/7/locks/a%2Fb')
  })

  it.each([[[]], [[7]], [[7, '']]])('say so when one is missing: %j', async (path) => {
    const error = await failure(
      transport.call({ host: 'main', method: 'GET', path: '/v3/rooms/{room}/locks/{lock}' }, { path }),
    )
    expect(error.message).toBe('缺少接口参数')
  })
})

describe('a call that fails', () => {
  it('carries the text, code and status of the catalogue', async () => {
    server.use(failPath('GET', '/v3/homes', 'forbidden').handler)
    expect(await failure(transport.call(GET))).toMatchObject({
      message: '您没有执行此操作的权限',
      code: 4030,
      status: 403,
      body: {},
    })
  })

  it('gives forms one message a field, and the whole for the form', async () => {
    server.use(
      failPath('POST', '/v3/homes', 'invalid', { fields: [{ field: 'phone', message: '手机号格式不正确' }] }).handler,
    )
    const error = await failure(transport.call(POST, { payload: { phone: '1' } }))
    expect(error.body.errors).toEqual({
      phone: '手机号格式不正确',
      root: { serverError: '提交的内容有误，请检查标出的字段' },
    })
  })

  it.each([
    [500, '服务器错误'],
    [504, '网关超时'],
    [502, '[502:]网络异常，请检查网络'],
  ])('without an envelope says what its status %i means', async (status, text) => {
    server.use(http.get('*/v3/homes', () => new HttpResponse('<html>', { status })))
    expect(await failure(transport.call(GET))).toMatchObject({ message: text, status })
  })

  it('refuses a page of HTML that came instead of an answer', async () => {
    server.use(http.get('*/v3/homes', () => HttpResponse.html('<!doctype html>')))
    expect((await failure(transport.call(GET))).message).toBe('[200:]网络异常，请检查网络')
  })

  it('says that the network is to blame when no answer comes', async () => {
    server.use(http.get('*/v3/homes', () => HttpResponse.error()))
    expect(await failure(transport.call(GET))).toMatchObject({ message: '网络异常，请检查网络', status: 0 })
  })

  it('gives up after 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    server.use(http.get('*/v3/homes', () => new Promise<never>(() => undefined)))
    let settled = false
    const pending = failure(transport.call(GET)).finally(() => (settled = true))
    await vi.advanceTimersByTimeAsync(29_999)
    expect(settled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await pending).message).toBe('网络异常，请检查网络')
    vi.useRealTimers()
  })

  it('is no failure to show when the caller itself gave up', async () => {
    server.use(answerPath('GET', '/v3/homes', null).handler)
    const caller = new AbortController()
    caller.abort()
    await expect(transport.call(GET, { signal: caller.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })
})
