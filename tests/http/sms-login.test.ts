/**
 * Logging in by text message: the code goes to the outbox, lasts five minutes and five tries, and cannot be asked for
 * too often.
 */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { redeemCode } from '../../src/server/auth/sms-codes.ts'
import { describeOne } from '../support/stores.ts'
import { caller, LOGIN, loggedIn, startServer, type Answer, type TestServer } from './support/server.ts'
import { PASSWORD } from './support/world.ts'

const ADMIN = '13800001001'

describeOne('Logging in by text message', (open) => {
  let server: TestServer
  let folder: string
  let file: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'outbox-'))
    file = path.join(folder, 'sms.jsonl')
    server = await startServer(open, { SMS_OUTBOX: file })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const send = async (phone: string, address: string): Promise<Answer> => {
    const answer = await caller(server.app, address).call('POST', '/passport/api/v2/send_login_sms', { phone })
    await server.app.followed()
    return answer
  }
  const enter = (phone: string, code: string, address = '10.3.9.9'): Promise<Answer> =>
    caller(server.app, address).call('POST', '/passport/api/v2/login_by_sms', { phone, code, from: 2 })
  const messages = async () =>
    (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { phone: string; text: string })
  const lastCode = async () => /\d{6}/.exec((await messages()).at(-1)!.text)![0]
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  /** As if the last messages had been sent that long ago. */
  const age = async (seconds: number) => {
    const back = (column: string) => `${column} = ${column} - $1::int * interval '1 second'`
    await server.store.query({
      text: `update sms_codes set ${back('sent_at')}, ${back('expires_at')}`,
      values: [seconds],
    })
    await server.store.query({ text: `update sms_requests set ${back('sent_at')}`, values: [seconds] })
  }

  it('takes the code that was sent, once', async () => {
    const sent = await send(ADMIN, '10.3.0.1')
    expect([sent.status, sent.json.ErrNo, (sent.json as unknown as { wait_seconds: number }).wait_seconds]).toEqual([
      200, 0, 60,
    ])
    const code = await lastCode()
    expect((await messages()).at(-1)).toMatchObject({
      phone: ADMIN,
      text: `您的验证码是${code}，5分钟内有效，请勿告诉他人。`,
    })
    const entered = await enter(ADMIN, code)
    expect([entered.json.ErrNo, String(entered.headers['set-cookie'])]).toEqual([
      0,
      expect.stringMatching(/^session=[\w-]{43}; .*HttpOnly; SameSite=Lax$/),
    ])
    expect((await enter(ADMIN, code)).json).toMatchObject({ ErrNo: 1008, ErrMsg: '短信验证码错误或已过期' })
    expect((await stat(file)).mode & 0o077).toBe(0)
  })

  it('takes the code once of many who send it at the same moment, whatever each takes for the time', async () => {
    for (let round = 0; round < 5; round++) {
      await age(3_601)
      await send(ADMIN, '10.3.0.20')
      const code = await lastCode()
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_, i) => redeemCode(server.store, ADMIN, code, new Date(Date.now() - i))),
      )
      expect(answers.filter(Boolean)).toHaveLength(1)
    }
    await age(3_601)
    await send(ADMIN, '10.3.0.20')
    const code = await lastCode()
    const entered = await Promise.all(Array.from({ length: 5 }, (_, i) => enter(ADMIN, code, `10.3.7.${i}`)))
    expect(entered.map(({ json }) => json.ErrNo).sort()).toEqual([0, 1008, 1008, 1008, 1008])
    await send(ADMIN, '10.3.0.20').then(({ json }) => expect(json.ErrNo).toBe(1009))
    await age(3_601)
    await send(ADMIN, '10.3.0.20')
  })

  it('keeps no code that could be read', async () => {
    const { rows } = await server.store.query({ text: 'select * from sms_codes', values: [] })
    expect(JSON.stringify(rows)).not.toContain(await lastCode())
  })

  it('refuses the next message within a minute, and says how long to wait', async () => {
    const { status, json } = await send(ADMIN, '10.3.0.2')
    expect([status, json.ErrNo]).toEqual([429, 1009])
    expect(json.ErrMsg).toMatch(/^发送过于频繁，请\d+秒后再试$/)
  })

  it('stops after five wrong tries, even with the right code', async () => {
    await age(61)
    await send(ADMIN, '10.3.0.3')
    const code = await lastCode()
    for (let i = 0; i < 5; i++) expect((await enter(ADMIN, other(code))).json.ErrNo).toBe(1008)
    expect((await enter(ADMIN, code)).json.ErrNo).toBe(1008)
  })

  it('forgets a code after five minutes', async () => {
    await age(61)
    await send(ADMIN, '10.3.0.4')
    await age(300)
    expect((await enter(ADMIN, await lastCode())).json.ErrNo).toBe(1008)
  })

  it('sends no more than five an hour to one number', async () => {
    await age(3_601)
    const answers = []
    for (let i = 0; i < 6; i++) {
      answers.push((await send(ADMIN, `10.3.1.${i}`)).json.ErrNo)
      await age(61)
    }
    expect(answers).toEqual([0, 0, 0, 0, 0, 1009])
    await age(3_600)
    expect((await send(ADMIN, '10.3.1.9')).json.ErrNo).toBe(0)
  })

  it('counts what is asked for at the same moment', async () => {
    await age(3_601)
    const atOnce = async (addressOf: (i: number) => string, phoneOf: (i: number) => string) =>
      (await Promise.all(Array.from({ length: 40 }, (_, i) => send(phoneOf(i), addressOf(i))))).filter(
        ({ json }) => json.ErrNo === 0,
      ).length
    expect(
      await atOnce(
        (i) => `10.3.2.${i}`,
        () => ADMIN,
      ),
    ).toBe(1)
    expect(
      await atOnce(
        () => '10.3.3.1',
        (i) => `199000001${String(i).padStart(2, '0')}`,
      ),
    ).toBe(30)
  })

  it('answers an unknown number as a known one, and sends it nothing', async () => {
    const before = (await messages()).length
    const { status, json } = await send('19900000000', '10.3.0.5')
    expect([status, json.ErrNo]).toEqual([200, 0])
    expect((await messages()).length).toBe(before)
    expect((await enter('19900000000', '123456')).json.ErrNo).toBe(1008)
  })

  it('locks nobody out whose number a stranger guesses at: the code is void, a new one lets in, and the password does all along', async () => {
    await age(3_601)
    const phone = '13800001002'
    await send(phone, '10.3.0.9')
    const answers = []
    for (let i = 0; i < 30; i++) answers.push((await enter(phone, other(await lastCode()), `10.3.4.${i}`)).json.ErrNo)
    expect(answers).toEqual(Array(30).fill(1008))
    expect((await enter(phone, await lastCode(), '10.3.4.99')).json.ErrNo).toBe(1008)
    expect(
      (await caller(server.app, '10.3.4.99').call('POST', LOGIN, { name: phone, pass: PASSWORD, from: 2 })).json.ErrNo,
    ).toBe(0)
    await age(61)
    await send(phone, '10.3.4.99')
    expect((await enter(phone, await lastCode(), '10.3.4.99')).json.ErrNo).toBe(0)
  })

  it('stops who guesses at the codes of one number from one address, and says for how long', async () => {
    const answers = []
    for (let i = 0; i < 11; i++) answers.push((await enter('13800001003', '000000', '10.3.6.1')).json)
    expect(answers.map(({ ErrNo }) => ErrNo)).toEqual([...Array(10).fill(1008), 1005])
    expect(answers.at(-1)!.ErrMsg).toBe('尝试次数过多，请15分钟后再试')
  })

  it('stops who guesses at the codes of many numbers from one address', async () => {
    const guesses = Array.from({ length: 61 }, (_, i) => `1980000${String(i).padStart(4, '0')}`)
    const answers = []
    for (const phone of guesses) answers.push((await enter(phone, '000000', '10.3.5.1')).json.ErrNo)
    expect([answers.indexOf(1005), answers.at(-1)]).toEqual([60, 1005])
  })

  it('counts wrong codes with wrong passwords at their address, and nowhere else', async () => {
    const phone = '13800001005'
    for (let i = 0; i < 8; i++) expect((await enter(phone, '000000', '10.3.8.1')).json.ErrNo).toBe(1008)
    const guess = (name: string, address: string) =>
      caller(server.app, address).call('POST', LOGIN, { name, pass: 'wrong', from: 2 })
    await guess('branch', '10.3.8.2')
    // Eight failures there: a picture is due, and two more end it, whichever way.
    expect((await guess('branch', '10.3.8.1')).json.ErrNo).toBe(1002)
    for (let i = 0; i < 2; i++) expect((await enter(phone, '000000', '10.3.8.1')).json.ErrNo).toBe(1008)
    expect((await guess('branch', '10.3.8.1')).json.ErrNo).toBe(1005)
    expect((await guess(phone, '10.3.8.1')).json.ErrNo).toBe(1005)
    expect(
      (await caller(server.app, '10.3.8.3').call('POST', LOGIN, { name: 'branch', pass: PASSWORD, from: 2 })).json
        .ErrNo,
    ).toBe(0)
    // A number that nobody has: the same.
    for (let i = 0; i < 10; i++) expect((await enter('19900000001', '000000', '10.3.8.4')).json.ErrNo).toBe(1008)
    expect((await guess('19900000001', '10.3.8.4')).json.ErrNo).toBe(1005)
  })

  it('belongs to whoever has the number, not to whoever chose it as the name of an account', async () => {
    await age(3_601)
    // Somebody else's account, of another company, that is called like the administrator's number; and one whose number
    // nobody has.
    await server.store.query({
      text: `update staff set account = $1, last_login_at = now() where client_id = 2 and account = 'admin@2'`,
      values: [ADMIN],
    })
    await server.store.query({
      text: `update staff set account = '19912345678' where client_id = 2 and account = 'keeper@2'`,
      values: [],
    })
    await send(ADMIN, '10.3.0.9')
    const user = caller(server.app, '10.3.0.9')
    await user.call('POST', '/passport/api/v2/login_by_sms', { phone: ADMIN, code: await lastCode(), from: 2 })
    expect((await user.call('GET', '/v3/user_info')).json.data).toMatchObject({ client_id: 1, telephone: ADMIN })
    const before = (await messages()).length
    await send('19912345678', '10.3.0.10')
    expect((await messages()).length).toBe(before)
  })

  it('refuses what is no number and no code', async () => {
    expect((await send('12345', '10.3.0.6')).status).toBe(422)
    expect((await enter(ADMIN, '12a456')).status).toBe(422)
  })

  it('sends who is logged in a code to their own number', async () => {
    await age(3_601)
    const user = await loggedIn(server.app, 'admin', '10.3.0.7')
    expect((await user.call('POST', '/passport/api/v2/send_verify_sms')).json.ErrNo).toBe(0)
    expect((await messages()).at(-1)!.phone).toBe(ADMIN)
    expect((await caller(server.app, '10.3.0.8').call('POST', '/passport/api/v2/send_verify_sms')).json.ErrNo).toBe(
      4007,
    )
  })
})

describeOne('The gray site', (open) => {
  it('is named to its clients alone', async () => {
    const { app } = await startServer(open, { GRAY_CLIENTS: '1', GRAY_SITE: 'https://gray.example.com' })
    const of = async (name: string) =>
      (await (await loggedIn(app, name)).call('GET', '/v3/user_info')).headers['gray-environment']
    expect([await of('admin'), await of('admin@2')]).toEqual(['https://gray.example.com', undefined])
  })
})
