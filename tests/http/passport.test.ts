import { beforeAll, describe, expect, it } from 'vitest'
import { describeOne } from '../support/stores.ts'
import { caller, LOGIN, loggedIn, startServer, type TestServer } from './support/server.ts'
import { BOOKED, PASSWORD } from './support/world.ts'

describeOne('Logging in', (open) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(open)
  })
  const login = (name: string, pass: string, address: string, more = {}) =>
    caller(server.app, address).call('POST', LOGIN, { name, pass, from: 2, ...more })

  it('answers a request id and a cookie that scripts cannot read', async () => {
    const { status, json, headers } = await login('admin', PASSWORD, '10.1.0.1')
    expect([status, json.ErrNo, json.ErrMsg]).toEqual([200, 0, ''])
    expect(json.ReqID).toMatch(/^[0-9a-f-]{36}$/)
    expect(String(headers['set-cookie'])).toMatch(
      /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('sends the cookie over TLS only where there is TLS: that of a proxy that is trusted, and of nobody else', async () => {
    const overTls = { headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' } }
    const trusting = await startServer(open, { TRUST_PROXY: '1' })
    const cookieOf = async (app: TestServer['app'], options = {}) => {
      const { headers } = await caller(app, '10.1.0.40').call(
        'POST',
        LOGIN,
        { name: 'admin', pass: PASSWORD, from: 2 },
        options,
      )
      return String(headers['set-cookie'])
    }
    expect(await cookieOf(trusting.app, overTls)).toMatch(/HttpOnly; Secure; SameSite=Lax$/)
    expect(await cookieOf(trusting.app)).not.toContain('Secure')
    expect(await cookieOf(server.app, overTls)).not.toContain('Secure')
  })

  it('lets in who does not say with which browser', async () => {
    const { json } = await caller(server.app, '10.1.0.9').call(
      'POST',
      LOGIN,
      { name: 'admin', pass: PASSWORD, from: 2 },
      { headers: { 'user-agent': '' } },
    )
    expect(json.ErrNo).toBe(0)
  })

  it('keeps only a digest of the token', async () => {
    const user = await loggedIn(server.app, 'admin', '10.1.0.2')
    const { rows } = await server.store.query({
      text: 'select count(*)::int as n from sessions where token_hash = $1',
      values: [user.cookie.split('=')[1]],
    })
    expect(rows[0]?.['n']).toBe(0)
  })

  it('knows by the password which of many companies is meant', async () => {
    const { hashPassword } = await import('../../src/server/auth/passwords.ts')
    for (let i = 0; i < 6; i++) {
      const {
        rows: [client],
      } = await server.store.query({
        text: `insert into clients (name) values ($1) returning client_id`,
        values: [`公司${i}`],
      })
      await server.store.query({
        text: `insert into roles (client_id, id, name, permissions, built_in) values ($1, 100, '管理员', '{}', true)`,
        values: [client!['client_id']],
      })
      await server.store.query({
        text: `insert into staff (client_id, name, account, phone, password, role_id) values ($1, '管理员', 'boss', $2, $3, 100)`,
        values: [client!['client_id'], `1370000000${i}`, await hashPassword(`Secret-of-${i}`)],
      })
    }
    for (let i = 0; i < 6; i++) expect((await login('boss', `Secret-of-${i}`, '10.1.1.1')).json.ErrNo).toBe(0)
  }, 60_000)

  it('takes the phone number for a name', async () => {
    expect((await login('13800001001', PASSWORD, '10.1.0.3')).json.ErrNo).toBe(0)
  })

  it('says the same of a wrong password as of a name that does not exist', async () => {
    const wrong = await login('keeper', 'wrong', '10.1.0.4')
    const nobody = await login('nobody', 'wrong', '10.1.0.5')
    expect([wrong.status, wrong.json.ErrNo, wrong.json.ErrMsg]).toEqual([401, 1001, '用户名或密码错误'])
    expect([nobody.status, nobody.json.ErrNo, nobody.json.ErrMsg]).toEqual([401, 1001, '用户名或密码错误'])
  })

  it('says the same of a name of blanks', async () => {
    for (const name of [' ', '\u3000']) expect((await login(name, 'wrong-pass-1', '10.1.0.41')).json.ErrNo).toBe(1001)
  })

  it('refuses an account that was switched off, but only to who knows its password', async () => {
    expect((await login('gone', 'wrong', '10.1.0.6')).json.ErrNo).toBe(1001)
    expect((await login('gone', PASSWORD, '10.1.0.6')).json.ErrNo).toBe(1004)
  })

  it('asks for a captcha after three failures, whose picture works once', async () => {
    const address = '10.1.0.7'
    for (const required of [false, false, true])
      expect((await login('guest', 'wrong', address)).json.captcha_required).toBe(required)
    expect((await login('guest', PASSWORD, address)).json.ErrNo).toBe(1002)
    const { json } = await caller(server.app, address).call('GET', '/passport/api/v2/svg_captcha')
    expect(json.svg).toContain('<svg')
    expect((await login('guest', PASSWORD, address, { captcha_id: json.captcha_id, captcha: 'no' })).json.ErrNo).toBe(
      1003,
    )
    expect((await login('guest', PASSWORD, address, { captcha_id: json.captcha_id, captcha: 'no' })).json.ErrNo).toBe(
      1003,
    )
  })

  it('draws no more pictures for one address than an office needs', async () => {
    const most = Number(server.model.app.constants['captchas_max'])
    const draw = async (address: string) =>
      (await caller(server.app, address).call('GET', '/passport/api/v2/svg_captcha')).json
    for (let i = 0; i < most; i++) expect((await draw('10.6.0.1')).ErrNo).toBe(0)
    expect(await draw('10.6.0.1')).toMatchObject({ ErrNo: 4290, ErrMsg: '操作过于频繁，请稍后再试' })
    expect((await draw('10.6.0.2')).svg).toContain('<svg')
    await server.store.query({ text: `update request_counts set until = until - interval '16 minutes'`, values: [] })
    expect((await draw('10.6.0.1')).svg).toContain('<svg')
  })

  it('lets in who reads the picture, and forgives the failures before', async () => {
    const address = '10.1.0.8'
    for (let i = 0; i < 3; i++) await login('branch', 'wrong', address)
    const { json } = await caller(server.app, address).call('GET', '/passport/api/v2/svg_captcha')
    await answerIs(json.captcha_id!, 'ab2c')
    expect(
      (await login('branch', PASSWORD, address, { captcha_id: json.captcha_id, captcha: 'AB2C' })).json.ErrNo,
    ).toBe(0)
    expect((await login('branch', 'wrong', '10.1.0.9')).json.captcha_required).toBe(false)
  })

  it('stops guessing at one account from many addresses', async () => {
    const answers = []
    for (let i = 0; i < 12; i++) {
      const { json } = await caller(server.app).call('GET', '/passport/api/v2/svg_captcha')
      await answerIs(json.captcha_id!, 'ab2c')
      answers.push(
        (await login('caretaker', `wrong${i}`, `10.2.0.${i}`, { captcha_id: json.captcha_id, captcha: 'ab2c' })).json
          .ErrNo,
      )
    }
    expect(answers).toEqual([...Array(10).fill(1001), 1005, 1005])
  })

  it('counts one account once, by whatever name it is called: not one guess more for its phone, its case or its width', async () => {
    const names = ['keeper@2', '13800002002', 'KEEPER@2', 'ｋｅｅｐｅｒ@2', ' keeper@2 ']
    expect(await guessed(names)).toEqual([...Array(10).fill(1001), 1005, 1005])
    const counted = await Promise.all(
      [
        ['keeper@2', 1005],
        ['13800002002', 1005],
        ['branch@2', 0],
      ].map(async ([name, code]) => [name, code, (await login(String(name), PASSWORD, '10.7.9.9')).json.ErrNo]),
    )
    for (const [name, code, answered] of counted) expect([name, answered]).toEqual([name, code])
    await forget()
  })

  it('counts a name that nobody has, or only in another spelling, as one that somebody has', async () => {
    const spelt = async (name: string) => guessed([name, name.toUpperCase(), ` ${name}`])
    const expected = [...Array(10).fill(1001), 1005, 1005]
    expect([await spelt('no-such-name'), await spelt('caretaker@2')]).toEqual([expected, expected])
    expect([
      (await login('NO-SUCH-NAME', 'wrong', '10.7.9.8')).json.ErrNo,
      (await login('CARETAKER@2', 'wrong', '10.7.9.8')).json.ErrNo,
    ]).toEqual([1005, 1005])
    await forget()
  })

  it('is found by its name in any case and width, and lets a right password for one account forgive no other account of the same name', async () => {
    const { hashPassword } = await import('../../src/server/auth/passwords.ts')
    for (const [id, phone] of [
      [1, '13600000001'],
      [2, '13600000002'],
    ] as const) {
      await server.store.query({
        text: `insert into staff (client_id, name, account, phone, password, role_id) values ($1, '同名', 'same', $2, $3, 102)`,
        values: [id, phone, await hashPassword(`Secret-of-${id}`)],
      })
    }
    for (let i = 0; i < 2; i++) expect((await login('same', 'wrong', `10.7.4.${i}`)).json.ErrNo).toBe(1001)
    expect((await login('ＳＡＭＥ', 'Secret-of-2', '10.7.4.9')).json.ErrNo).toBe(0)
    expect((await login('13600000001', 'wrong', '10.7.4.10')).json.captcha_required).toBe(true)
    expect((await login('13600000002', 'wrong', '10.7.4.11')).json.captcha_required).toBe(false)
  })

  const forget = () => server.store.query({ text: 'delete from login_attempts', values: [] })

  /** Twelve guesses from as many addresses, by these names in turn. */
  async function guessed(names: readonly string[]): Promise<readonly number[]> {
    const answers = []
    for (let i = 0; i < 12; i++) {
      const { json } = await caller(server.app, `10.7.${names.length}.${i}`).call('GET', '/passport/api/v2/svg_captcha')
      await answerIs(json.captcha_id!, 'ab2c')
      answers.push(
        (
          await login(names[i % names.length]!, `wrong${i}`, `10.7.${names.length}.${i}`, {
            captcha_id: json.captcha_id,
            captcha: 'ab2c',
          })
        ).json.ErrNo,
      )
    }
    return answers
  }

  it('holds a wrong picture against the address alone: nobody is locked out by who cannot read one', async () => {
    for (let i = 0; i < 3; i++) await login('guest@2', 'wrong', '10.5.0.1')
    const unread = (address: string) => login('guest@2', 'wrong', address, { captcha_id: 'none', captcha: 'no' })
    const answers = []
    for (let i = 0; i < 60; i++) answers.push((await unread('10.5.0.2')).json.ErrNo)
    expect(answers).toEqual(Array(60).fill(1003))
    expect((await unread('10.5.0.2')).json.ErrNo).toBe(1005)
    expect((await login('branch@2', PASSWORD, '10.5.0.2')).json.ErrNo).toBe(1005)
    const { json } = await caller(server.app, '10.5.0.3').call('GET', '/passport/api/v2/svg_captcha')
    await answerIs(json.captcha_id!, 'ab2c')
    expect(
      (await login('guest@2', PASSWORD, '10.5.0.3', { captcha_id: json.captcha_id, captcha: 'ab2c' })).json.ErrNo,
    ).toBe(0)
  })

  it('lets in a whole office at the same moment, while many guesses at once are few', async () => {
    const accounts = ['admin', 'keeper', 'admin@2', 'keeper@2', 'guest@2', 'branch@2', 'caretaker@2']
    const entered = await Promise.all(accounts.map((name) => login(name, PASSWORD, '10.4.0.1')))
    expect(entered.map(({ json }) => json.ErrNo)).toEqual(accounts.map(() => 0))
    const guessed = await Promise.all(Array.from({ length: 30 }, (_, i) => login('admin', `wrong${i}`, `10.4.1.${i}`)))
    expect(guessed.filter(({ json }) => json.ErrNo === 1001).length).toBeLessThanOrEqual(3)
    const sprayed = await Promise.all(Array.from({ length: 100 }, (_, i) => login(`nobody${i}`, 'wrong', '10.4.0.2')))
    expect(sprayed.filter(({ json }) => json.ErrNo === 1001).length).toBeLessThanOrEqual(20)
    await Promise.all(Array.from({ length: 10 }, (_, i) => login(`no-one${i}`, 'wrong', '10.4.0.3')))
    expect((await login('keeper@2', PASSWORD, '10.4.0.3')).json.ErrNo).toBe(1002)
  })

  /** Only the database knows what a picture says. */
  const answerIs = async (id: string, answer: string): Promise<void> => {
    const { createHash } = await import('node:crypto')
    const digest = (text: string) => createHash('sha256').update(text).digest('hex')
    await server.store.query({
      text: 'update captchas set answer_hash = $2 where token_hash = $1',
      values: [digest(id), digest(answer)],
    })
  }
})

describeOne('A session', (open) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(open)
  })

  it('tells who is logged in, what they may do and where', async () => {
    const { json } = await (await loggedIn(server.app)).call('GET', '/v3/user_info')
    const { permissions, ...rest } = json.data as unknown as {
      permissions: { key: string; resource: string; action: string }[]
    }
    expect(rest).toMatchObject({
      name: '员工1',
      telephone: '13800001001',
      role: { id: 100, name: '管理员' },
      type: 0,
      client_id: 1,
      is_verify_privacy: false,
      client: { name: '晴空公寓', tags: [], enable_sms_recharge: false },
      branches: [
        { id: 1, name: '晴空公寓1店' },
        { id: 2, name: '晴空公寓2店' },
      ],
      client_optional_permissions: BOOKED,
    })
    expect(permissions.find(({ key }) => key === 'homes_view')).toMatchObject({ resource: 'homes', action: 'view' })
    expect(permissions.map(({ key }) => key)).toContain('opt_client_face_access')
  })

  it('gives an optional permission to nobody whose company has not bought it', async () => {
    const { json } = await (await loggedIn(server.app, 'admin@2')).call('GET', '/v3/user_info')
    expect(
      (json.data as unknown as { permissions: { key: string }[] }).permissions.map(({ key }) => key),
    ).not.toContain('opt_client_face_access')
  })

  it('shows a store account its own stores only', async () => {
    const { json } = await (await loggedIn(server.app, 'branch')).call('GET', '/v3/branch_all')
    expect(json.data).toEqual([{ id: 1, name: '晴空公寓1店' }])
  })

  it('is needed: without one a call answers 401 in the words of the catalogue', async () => {
    const { status, json } = await caller(server.app).call('GET', '/v3/user_info')
    expect([status, json.err_code, json.err_msg]).toEqual([401, 4007, '权限受限(401)'])
  })

  it('is over after logging out', async () => {
    const user = await loggedIn(server.app)
    const { cookie } = user
    expect((await user.call('POST', '/passport/api/v2/web_logout')).json.ErrNo).toBe(0)
    expect(user.cookie).toBe('')
    const again = caller(server.app)
    again.cookie = cookie
    const { status, json } = await again.call('GET', '/v3/user_info')
    expect([status, json.err_code]).toEqual([401, 401002])
  })

  it('ends when its account is switched off', async () => {
    const user = await loggedIn(server.app, 'caretaker')
    await server.store.query({ text: `update staff set active = false where account = 'caretaker'`, values: [] })
    await expect
      .poll(async () => (await user.call('GET', '/v3/user_info')).status, { timeout: 15_000, interval: 500 })
      .toBe(401)
  })

  it('survives a new password that it sets itself, while the others end and the old password is refused', async () => {
    const [here, there] = [await loggedIn(server.app, 'guest'), await loggedIn(server.app, 'guest')]
    expect(
      (await here.call('PUT', '/v3/user/password', { old_password: 'wrong', new_password: 'Another-one-1' })).json
        .err_code,
    ).toBe(1006)
    expect(
      (await here.call('PUT', '/v3/user/password', { old_password: PASSWORD, new_password: PASSWORD })).json.err_code,
    ).toBe(1007)
    expect(
      (await here.call('PUT', '/v3/user/password', { old_password: PASSWORD, new_password: 'Another-one-1' })).json
        .err_code,
    ).toBe(0)
    expect((await here.call('GET', '/v3/user_info')).status).toBe(200)
    expect((await there.call('GET', '/v3/user_info')).status).toBe(401)
    expect((await caller(server.app).call('POST', LOGIN, { name: 'guest', pass: PASSWORD, from: 2 })).json.ErrNo).toBe(
      1001,
    )
  })

  it('changes its password once of several changes at the same moment', async () => {
    const user = await loggedIn(server.app, 'branch@2', '10.5.0.7')
    const changed = await Promise.all(
      Array.from({ length: 4 }, (_, i) =>
        user.call('PUT', '/v3/user/password', { old_password: PASSWORD, new_password: `Quiet-river-${i}7` }),
      ),
    )
    expect(changed.filter(({ json }) => json.err_code === 0)).toHaveLength(1)
    const won = changed.findIndex(({ json }) => json.err_code === 0)
    const enter = async (i: number) =>
      (
        await caller(server.app, `10.5.8.${i}`).call('POST', LOGIN, {
          name: 'branch@2',
          pass: `Quiet-river-${i}7`,
          from: 2,
        })
      ).json.ErrNo
    expect(await enter(won)).toBe(0)
    for (const i of [0, 1, 2, 3].filter((one) => one !== won)) expect(await enter(i)).not.toBe(0)
  })

  it('lets nobody guess the old password more often than at the log-in', async () => {
    const user = await loggedIn(server.app, 'keeper@2', '10.5.0.1')
    const guess = (old: string) =>
      user.call('PUT', '/v3/user/password', { old_password: old, new_password: 'Another-one-1' })
    const atOnce = (await Promise.all(Array.from({ length: 30 }, (_, i) => guess(`wrong-${i}`)))).map(
      ({ json }) => json.err_code,
    )
    expect(atOnce.filter((code) => code === 1006).length).toBeLessThanOrEqual(10)
    expect(atOnce.filter((code) => code !== 1005 && code !== 1006)).toEqual([])
    for (let i = 0; i < 10; i++) await guess(`wrong-${i}`)
    expect((await guess(PASSWORD)).json.err_code).toBe(1005)
  })

  it('does not serve a page of another site', async () => {
    const user = await loggedIn(server.app)
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      const { status, json } = await user.call('POST', '/v3/user_verify_privacy', undefined, { headers })
      expect([status, json.err_code]).toEqual([403, 4031])
    }
    expect(
      (await user.call('POST', '/v3/user_verify_privacy', undefined, { headers: { 'sec-fetch-site': 'same-origin' } }))
        .status,
    ).toBe(200)
  })

  it('answers in the language of the cookie, else of the browser', async () => {
    const one = caller(server.app)
    const text = async (headers: Record<string, string>) =>
      (await one.call('GET', '/v3/homes', undefined, { headers })).json.err_msg
    expect(await text({ 'accept-language': 'en-GB,zh;q=0.5' })).toBe('Permission restricted (401)')
    expect(await text({ 'accept-language': 'fr, zh-CN;q=0.5, en;q=0.2' })).toBe('权限受限(401)')
    expect(await text({ 'accept-language': 'zh-CN', cookie: 'lang=en' })).toBe('Permission restricted (401)')
  })
})

describe('A password', () => {
  it('is right for nobody where there is no account, not even the one that is checked in its place', async () => {
    const { hashPassword, isPassword } = await import('../../src/server/auth/passwords.ts')
    const hashed = await hashPassword(PASSWORD)
    expect(await isPassword(PASSWORD, hashed)).toBe(true)
    expect(await isPassword('nobody has this password', null)).toBe(false)
  })
})
