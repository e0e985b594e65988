/** Text messages to tenants: each is sent once, and taken once off those that are left. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { smsSend } from '../../src/apartment/jobs/sms-send.ts'
import { smsParts } from '../../src/apartment/domain/sms-parts.ts'
import { queueText } from '../../src/apartment/texts/queued.ts'
import { SmsState } from '../../src/generated/enums.ts'
import { fleetServer, type FleetServer } from '../commands/support/fleet.ts'
import { caller } from '../http/support/server.ts'
import { dueSince, runnerOf } from '../jobs/support.ts'
import { describeOne } from '../support/stores.ts'
import { brief, lettingOn, stepsOf, type Letting } from '../tenancy/support/rooms.ts'
import { gateway, textsSent } from './support.ts'

const { sending, sent, failed } = SmsState

test.each([
  [70, 1],
  [71, 2],
  [134, 2],
  [135, 3],
])('%i characters count as %i', (length, parts) => {
  expect(smsParts('字'.repeat(length))).toBe(parts)
})

describeOne('Text messages', (open) => {
  let server: FleetServer
  let letting: Letting
  let service: Awaited<ReturnType<typeof gateway>>
  const query = async (text: string, ...values: readonly unknown[]) =>
    (await server.store.query({ text, values: [...values] })).rows
  beforeAll(async () => {
    service = await gateway()
    server = await fleetServer(open, { settings: { SMS_URL: service.url, SMS_KEY: 'service-key' } })
    letting = lettingOn(server)
  }, 240_000)
  afterAll(() => service.server.close())
  beforeEach(async () => {
    service.asked.length = 0
    Object.assign(service.says, { answer: {}, status: 200 })
    await query('delete from sms_records')
    await query('update clients set sms_left = 10')
  })

  const send = async () => expect(await textsSent(server)).toEqual([])
  const queued = (text: string, shown = text) =>
    server.works((work) => queueText(work, { phone: '13800009001', home_id: 1, text, shown }))
  const left = async () => (await server.admin.call('GET', '/v3/get_sms_left')).json.data as unknown as number
  const records = () =>
    query('select state, parts, failure, content, sent_at is not null as is_sent from sms_records order by id')
  const sealed = () => query('select sealed from sms_texts')

  test('are on their way with the call, sent once it is committed, and counted once however often it runs', async () => {
    expect(await queued('开门密码123456', '开门密码******')).toMatchObject({ refused: null })
    expect(await left()).toBe(9)
    expect(await records()).toEqual([
      { state: sending, parts: 1, failure: null, content: '开门密码******', is_sent: false },
    ])
    expect(JSON.stringify(await sealed())).not.toContain('123456')
    expect(service.asked).toEqual([])
    for (let i = 0; i < 2; i++) await send()
    expect(service.asked.map(({ body }) => body)).toEqual([{ phone: '13800009001', text: '开门密码123456' }])
    expect(await records()).toMatchObject([{ state: sent, parts: 1, is_sent: true }])
    expect([await left(), await sealed()]).toEqual([9, []])
  })

  test('wait while the service is out of order, and go by the same key when it is back', async () => {
    await queued('一')
    await queued('二')
    service.says.status = 503
    await send()
    // The first alone was tried.
    expect(new Set(service.asked.map(({ body }) => body['text']))).toEqual(new Set(['一']))
    expect((await records()).map(({ state }) => state)).toEqual([sending, sending])
    service.says.status = 200
    await send()
    expect((await records()).map(({ state }) => state)).toEqual([sent, sent])
    expect(new Set(service.asked.map(({ key, body }) => `${key} ${body['text']}`)).size).toBe(2)
    expect(await left()).toBe(8)
  })

  test('that were sent are noted where the service falls silent and the server stops: the rest goes elsewhere', async () => {
    await queued('一')
    await queued('二')
    const { app, store, model } = server
    const { all } = app.ports
    let stopped: Promise<void> | undefined
    const send: typeof all.sms.send = (message) => {
      if (message.text === '一') return all.sms.send(message)
      stopped = runner.stop()
      return new Promise(() => undefined)
    }
    const jobs = { sms_send: { code: smsSend, each: 'company' as const } }
    const runner = runnerOf(store, model, jobs, { ...all, sms: { send } }, app.commands.outgoing)
    await runner.look()
    await dueSince(store, 'sms_send', '1 second')
    await runner.look()
    await runner.idle()
    await stopped
    expect((await records()).map(({ state }) => state)).toEqual([sent, sending])
    await textsSent(server)
    expect((await records()).map(({ state }) => state)).toEqual([sent, sent])
    expect(service.asked.map(({ body }) => body['text'])).toEqual(['一', '二'])
    expect(await left()).toBe(8)
  })

  test('that the service refuses, or that are a day late, come back', async () => {
    await queued('字'.repeat(71))
    expect(await left()).toBe(8)
    service.says.status = 400
    await send()
    expect(await records()).toMatchObject([{ state: failed, failure: '短信服务拒绝发送', is_sent: false }])
    expect(await left()).toBe(10)
    await queued('晚了')
    await query(`update sms_records set created_at = now() - interval '25 hours' where state = ${sending}`)
    service.asked.length = 0
    await send()
    expect(await records()).toMatchObject([{}, { state: failed, failure: '24小时内未能发出' }])
    expect([await left(), service.asked]).toEqual([10, []])
  })

  test.each([
    [2, 8, { parts: 2 }],
    [3, 7, { parts: 3 }],
    [1, 9, { parts: 1 }],
    [2, 8, { parts: 'nonsense' }],
    [10, 0, { parts: 10 }],
  ])('a service that counts %i leaves %i', async (_, remains, answer) => {
    await queued('字'.repeat(71))
    service.says.answer = answer
    await send()
    expect([await left(), (await records())[0]!['parts']]).toEqual([remains, 10 - remains])
  })

  test('are not sent where too few are left: the call says so, and log-in codes go on', async () => {
    await query('update clients set sms_left = 1')
    const room = await letting.room()
    const data = letting.data(await letting.checkIn(room))
    expect(brief(data).at(-1)).toBe('message handed_over')
    const other = letting.data(await letting.checkIn(await letting.room()))
    expect(stepsOf(other).at(-1)).toMatchObject({
      ...{ step: 'message', state: 'failed', text: '剩余短信不足，未发送，请先充值' },
    })
    expect(await left()).toBe(0)
    await send()
    expect(service.asked).toHaveLength(1)
    expect(await records()).toMatchObject([{ state: sent }, { state: failed, failure: '剩余短信不足' }])
    const code = await caller(server.app, '10.9.9.9').call('POST', '/passport/api/v2/send_login_sms', {
      phone: '13800001001',
    })
    expect(code.status).toBe(200)
    await expect.poll(() => service.asked.length).toBe(2)
    expect(await left()).toBe(0)
  })

  test('of a preview nothing is taken', async () => {
    const room = await letting.room()
    const { lease_id } = letting.data(await letting.checkIn(room))
    expect(await left()).toBe(9)
    const to = await letting.room()
    await server.admin.call('POST', `/v3/leases/${Number(lease_id)}/move`, { room_id: to.room, preview: true })
    expect([await left(), (await records()).length]).toEqual([9, 1])
  })

  test('that many take at once are never more than there are', async () => {
    await query('update clients set sms_left = 3')
    const all = await Promise.all(Array.from({ length: 6 }, (_, at) => queued(`第${at}条`)))
    expect(all.filter(({ refused }) => refused === null)).toHaveLength(3)
    expect(await left()).toBe(0)
  })
})
