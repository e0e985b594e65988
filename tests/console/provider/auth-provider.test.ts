import { describe, expect, it } from 'vitest'
import { createAuthProvider } from '../../../src/console/provider/auth-provider.ts'
import { loginRequestId, rememberLogin } from '../../../src/console/provider/session.ts'
import type { Access } from '../../../src/model/model.ts'
import { calls } from '../../../src/generated/calls.ts'
import { answerCall, failCall, server } from '../support/server.ts'
import { transport } from '../support/texts.ts'
import { USER } from '../support/user.ts'

const ACCESS: Access = {
  list: 'homes_view',
  info: 'homes_view',
  create: 'homes_edit',
  update: 'homes_edit',
  remove: null,
  export: 'homes_view',
  reveal: 'homes_edit',
}
const create = () =>
  createAuthProvider({
    transport,
    calls,
    accessOf: async (plural) => (plural === 'homes' ? ACCESS : undefined),
    facts: {},
  })

describe('logging in', () => {
  it('sends account and password as the passport wants them, and keeps the login request id', async () => {
    const { handler, seen } = answerCall('login', {})
    server.use(handler)
    await create().login({ name: 'admin', pass: 'secret' })
    expect(seen.payloads).toEqual([{ name: 'admin', pass: 'secret', from: 2 }])
    expect(loginRequestId()).toBe('request-1')
  })

  it('keeps nothing when the passport refuses', async () => {
    server.use(failCall('login', 'login_failed', { captcha_required: true }).handler)
    await expect(create().login({ name: 'admin', pass: 'wrong' })).rejects.toMatchObject({
      message: '用户名或密码错误',
      code: 1001,
    })
    expect(loginRequestId()).toBeNull()
  })
})

describe('logging out', () => {
  it('tells the passport and forgets the login', async () => {
    const { handler, seen } = answerCall('web_logout', {})
    server.use(handler)
    rememberLogin('request-1')
    await create().logout({})
    expect(seen.requests).toHaveLength(1)
    expect(loginRequestId()).toBeNull()
  })

  it('forgets the login even when the passport cannot be reached', async () => {
    server.use(failCall('web_logout', 'server').handler)
    rememberLogin('request-1')
    await create().logout({})
    expect(loginRequestId()).toBeNull()
  })
})

describe('a session that the server ended', () => {
  it('is left without asking the passport', async () => {
    rememberLogin('request-1')
    await create().logout({ over: true })
    expect(loginRequestId()).toBeNull()
  })
})

describe('who is logged in', () => {
  it('is nobody without a login request id', async () => {
    await expect(create().checkAuth({})).rejects.toEqual({ message: false })
    expect(await create().getPermissions()).toEqual(new Set())
  })

  it("is asked once, and holds the keys of the role and the client's options", async () => {
    const { handler, seen } = answerCall('user_info', {
      ...USER,
      client_optional_permissions: [{ resource: 'client', action: 'face_access' }],
    })
    server.use(handler)
    rememberLogin('request-1')
    const auth = create()
    const [permissions, identity] = await Promise.all([auth.getPermissions(), auth.getIdentity()])
    expect(permissions).toEqual(new Set(['every', 'homes_view', 'opt_client_face_access']))
    expect(identity).toMatchObject({ id: 1, fullName: '王芳', user: { role: { id: 100, name: '管理员' } } })
    expect(seen.requests).toHaveLength(1)
  })

  it('is asked again after an answer that failed', async () => {
    rememberLogin('request-1')
    const auth = create()
    server.use(failCall('user_info', 'server').handler)
    await expect(auth.getPermissions()).rejects.toMatchObject({ status: 500 })
    server.use(answerCall('user_info', USER).handler)
    expect((await auth.getPermissions()).has('homes_view')).toBe(true)
  })
})

describe('what they may do', () => {
  it.each([
    ['list', true],
    ['show', true],
    ['create', false],
    ['edit', false],
    ['delete', false],
    ['export', true],
  ])('with %s of a resource follows its keys: %s', async (action, may) => {
    server.use(answerCall('user_info', USER).handler)
    rememberLogin('request-1')
    expect(await create().canAccess!({ resource: 'homes', action })).toBe(may)
  })

  it('with what the console does not know is left to the server', async () => {
    expect(await create().canAccess!({ resource: 'unknown', action: 'list' })).toBe(true)
  })
})
