/**
 * Passwords that are easy to guess are refused wherever one is set, with words of what to do; the estimator is loaded
 * when it is asked.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { password as demo } from '../../src/apartment/demo/logins.ts'
import { isGuessable } from '../../src/server/auth/guessable.ts'
import { describeOne } from '../support/stores.ts'
import { loggedIn, projectModel, startServer, type Caller } from './support/server.ts'
import { PASSWORD } from './support/world.ts'

const EASY = [
  'password',
  'Password1',
  'P@ssw0rd',
  '12345678',
  'qwertyui',
  '1qaz2wsx',
  'iloveyou',
  'Abcd1234',
  'aaaaaaaa',
  '11223344',
  'admin123',
  '20261122',
  'woaini1314',
  'woaini520',
  '5201314520',
  'mima123456',
  'gongyu123',
  'hangzhou2024',
  'zhangwei123',
  'ZhangWei123',
  'zhangwei@2024',
  'liming888',
  'wangfang1990',
  'wangxiaoming',
  'chenjianguo123',
  'Lixiaolong88',
  'Admin@123',
  'admin123!',
  'Huawei@123',
  'Huawei#2026',
  'Xiaomi2024!',
  'Hangzhou@2026',
]
const PERSON = ['王小明', 'xiaoming', '13812345678']
const OWN = ['xiaoming1', 'XiaoMing-99', '13812345678', 'a13812345678', '13812345678!', 'apartment1', 'apartment-7']

describe('A password', async () => {
  const model = await projectModel()
  it.each(EASY)('that many people choose is easy: %s', async (one) =>
    expect(await isGuessable(model, one, [])).toBe(true),
  )
  it.each(OWN)('that is made of the person or the brand is easy: %s', async (one) =>
    expect(await isGuessable(model, one, PERSON)).toBe(true),
  )
  it.each([
    demo,
    PASSWORD,
    'Another-one-1',
    'Quiet-river-7',
    'zhangwei likes 3 lakes',
    'Kaimen-lvcha-8',
    'xiaoming likes green tea',
    '天气很好我们去西湖',
  ])('that is neither is good: %s', async (one) => expect(await isGuessable(model, one, PERSON)).toBe(false))
  it('of any length is judged at once', async () => {
    const started = performance.now()
    await isGuessable(model, 'ab1!'.repeat(32), [])
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})

describeOne('An easy password', (open) => {
  let admin: Caller
  beforeAll(async () => {
    admin = await loggedIn((await startServer(open)).app)
  }, 120_000)

  const member = (account: string, pass: string) => ({
    name: '王小明',
    account,
    phone: '13812345678',
    password: pass,
    role_id: 101,
  })
  const refusal = { err_code: 1010, err_msg: '这个密码太容易被猜到' }

  it('is refused for a new account, beside its field, with what to do', async () => {
    const { status, json } = await admin.call('POST', '/v3/staff', member('xiaoming', 'password'))
    expect([status, json]).toMatchObject([422, refusal])
    expect(json.data.fields).toEqual([
      {
        field: 'password',
        message: '这个密码太容易被猜到。请用更长、更少见的组合，不要包含姓名、账号、手机号或品牌名',
      },
    ])
    expect((await admin.call('POST', '/v3/staff', member('xiaoming', 'XiaoMing-99'))).json.err_code).toBe(1010)
  })

  it('is refused when it is changed, by what the record says already', async () => {
    const { json } = await admin.call('POST', '/v3/staff', member('xiaoming', demo))
    expect(json.err_code).toBe(0)
    const change = async (pass: string) =>
      (await admin.call('PUT', `/v3/staff/${String(json.data['staff_id'])}`, { password: pass, version: 1 })).json
        .err_code
    expect([await change('xiaoming-99'), await change('a13812345678'), await change('Quiet-river-7')]).toEqual([
      1010, 1010, 0,
    ])
  })

  it('is refused to those who change their own, and for many at once', async () => {
    const own = await admin.call(
      'PUT',
      '/v3/user/password',
      { old_password: PASSWORD, new_password: '13800001001' },
      { headers: { cookie: `${admin.cookie}; lang=en` } },
    )
    expect(own.json).toMatchObject({ err_code: 1010, err_msg: 'This password is too easy to guess' })
    expect(own.json.data.fields?.[0]).toMatchObject({
      field: 'new_password',
      message: expect.stringContaining('without the name, account, phone or brand') as string,
    })
    expect(
      (await admin.call('POST', '/v3/staff/batch', { action: 'update', ids: [2], data: { password: 'password' } })).json
        .err_code,
    ).not.toBe(0)
  })
})
