/** Every entry of the error catalogue leaves the server once, in both languages, as its status, code and words say. */
import Fastify from 'fastify'
import cookies from '@fastify/cookie'
import { beforeAll, describe, expect, it } from 'vitest'
import { AppError, entry, type ErrorKey } from '../../src/errors/app-error.ts'
import catalogue from '../../schemas/app/errors.json' with { type: 'json' }
import { installErrorDoor } from '../../src/server/plugins/error-door.ts'
import reasons from '../../schemas/enums/not_calculated_reason.json' with { type: 'json' }
import events from '../../schemas/enums/abnormal_event.json' with { type: 'json' }

const keys = Object.keys(catalogue.errors) as ErrorKey[]
/** Something for each placeholder that a text has. */
const parametersOf = (text: string) => Object.fromEntries([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, `<${name}>`]))

describe('an entry of the catalogue', () => {
  const app = Fastify({ logger: false })
  beforeAll(async () => {
    await app.register(cookies)
    installErrorDoor(app)
    app.get<{ Params: { key: ErrorKey } }>('/:key', ({ params: { key } }) => {
      throw new AppError(key, parametersOf(entry(key).message.zh))
    })
    app.get<{ Params: { key: ErrorKey } }>('/passport/:key', ({ params: { key } }) => {
      throw new AppError(key, parametersOf(entry(key).message.zh))
    })
  })
  const provoke = (url: string, lang: string) => app.inject({ url, headers: { 'accept-language': lang } })

  it.each(keys)('%s says in Chinese and in English what it is about', async (key) => {
    const { code, status, message } = entry(key)
    for (const lang of ['zh', 'en'] as const) {
      const answer = await provoke(`/${key}`, lang)
      expect([answer.statusCode, answer.json()]).toEqual([status, { err_code: code, err_msg: message[lang].replaceAll(/[{}]/g, (brace) => (brace === '{' ? '<' : '>')), data: null }])
    }
    const passport = await provoke(`/passport/${key}`, 'zh')
    expect(passport.json()).toMatchObject({ ErrNo: code, ErrMsg: message.zh.replaceAll(/[{}]/g, (brace) => (brace === '{' ? '<' : '>')) })
  })

  it.each(keys)('%s has the same placeholders in both languages, and none that is English left in Chinese', (key) => {
    const { zh, en } = entry(key).message
    expect(Object.keys(parametersOf(en)).sort()).toEqual(Object.keys(parametersOf(zh)).sort())
    expect(zh.replaceAll(/\{\w+\}/g, '')).toMatch(/\p{Script=Han}|^$/u)
    expect(en.replaceAll(/\{\w+\}/g, '')).not.toMatch(/\p{Script=Han}/u)
  })
})

/** Section 8 of the specification, word by word. */
const SPECIFIED: readonly (readonly [number, string, string])[] = [
  [400, '参数错误', 'Parameter error'], [401, '权限受限', 'Permission restricted'], [500, '服务器错误', 'Server error'], [504, '网关超时', 'Gateway time-out'],
  [404, '接口不存在', 'No such api'], [4007, '权限受限(401)', 'Permission restricted (401)'], [4018, '权限受限(401)', 'Permission restricted (401)'],
  [5101, '服务器响应超时', 'Server time-out'], [5102, '设备操作成功，数据库操作失败', 'The device succeeded but the database failed'],
  [5103, '门锁执行服务出错', 'The lock failed to execute the service'], [5104, '密码过于相似（存在四位及以上重复数字）', 'Password too similar (four or more repeated digits)'],
  [5105, '已存在相同编号的密码', 'A password with this slot number already exists'], [5106, '权限内容不合法', 'Invalid permission content'],
  [5107, '密码数量已达上限', 'The password pool is full'], [5108, '门锁本地无此密码记录', 'The lock has no local record'], [5199, '门锁已在本地重置', 'The lock was reset locally'],
]

describe('the catalogue of the specification', () => {
  it.each(SPECIFIED)('has %i', (code, zh, en) => {
    expect(Object.values(catalogue.errors).find((one) => one.code === code)?.message).toEqual({ zh, en })
  })

  it('has every reason for which a shared fee is not calculated', () => {
    expect(reasons.oneOf.map((one) => one.const)).toEqual([0, 1, 2, 3, 4, 5, 6, 20, 21, 22, 24])
  })

  it('has every abnormal event', () => {
    const codes = [100, 1001, 1003, 1004, 1006, 1007, 1008, 1009, 1010, 1011, 2003, 2004, 3002, 3003, 4001, 4002, 4003, 4004, ...Array.from({ length: 11 }, (_, i) => 5001 + i)]
    expect(events.oneOf.map((one) => one.const).sort((a, b) => a - b)).toEqual(codes)
  })

  it('gives no code twice, but where the specification itself does', () => {
    const codes = Object.values(catalogue.errors).map(({ code }) => code)
    expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([])
  })
})
