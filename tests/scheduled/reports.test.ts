/**
 * Reports that are mailed by the clock: what their owner sees there and no more, once for each time, whatever stops the
 * server or the mail.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ReportDeliveryState, ReportScheduleState } from '../../src/generated/enums.ts'
import type { MailPort } from '../../src/server/messages/mail.ts'
import { Answered, Late } from '../../src/server/ports/trouble.ts'
import { addAccount, type Added } from '../http/support/accounts.ts'
import { caller, loggedIn, startServer, type Caller, type TestServer } from '../http/support/server.ts'
import { startReceiver, type Receiver } from '../events/receiver.ts'
import { dueSince, runnerOn, type GoingRunner } from '../jobs/support.ts'
import { describeStores } from '../support/stores.ts'
import { partsOf } from './support.ts'

const { sent, again, failed, cancelled } = ReportDeliveryState
const { active, paused } = ReportScheduleState
const CREATE = '/v3/scheduled_reports/create'
/** Of the last thirty days, by home, of two homes. */
const QUERY = [
  { name: 'period', value: '1m' },
  { name: 'group', value: 'home_id' },
  { name: 'home_id', value: '1,2' },
  { name: 'columns', value: 'home_id,used' },
]
const ASKED = {
  report: 'electric_report',
  query: QUERY,
  name: '房源用电',
  rhythm: 1,
  hour: 8,
  file_format: 'csv',
  recipients: 'boss@example.com，office@example.com',
}

describeStores('A scheduled report', (open) => {
  let server: TestServer
  let writer: Caller
  let account: Added
  let folder: string
  let outbox: string
  /** In place of the outbox, for one test. */
  let port: MailPort | null
  let receiver: Receiver
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mails-'))
    outbox = path.join(folder, 'mails')
    server = await startServer(open, { DATA_DIR: folder, OUTGOING: 'any' })
    for (const home of [1, 2, 3]) {
      await query(`insert into rooms (client_id, room_id, home_id) values (1, $1, $1)`, home)
      await query(
        `insert into electric_usages (client_id, home_id, room_id, day, begin_read, end_read, used)
          select 1, $1::bigint, $1::bigint, (now() at time zone 'Asia/Shanghai')::date - d, 0, 1, $1::bigint * 10.25 from unnest(array[1, 2, 90]) d`,
        home,
      )
    }
    receiver = await startReceiver()
    // Of the three homes this one reaches two.
    account = await addAccount(server, 'writer', ['device_base', 'homes_view', 'report_schedule'], { homes: [1, 3] })
    writer = await loggedIn(server.app, 'writer')
  }, 240_000)
  afterAll(async () => {
    receiver.close()
    await rm(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    port = null
    receiver.received.length = 0
    receiver.status = 200
    await rm(outbox, { recursive: true, force: true })
    await query('delete from scheduled_reports')
    await query('delete from messages')
    await query('delete from jobs')
    await query('update staff set active = true')
    await query('update roles set permissions = $2 where id = $1', account.role, [
      ...['device_base', 'homes_view', 'report_schedule'],
    ])
  })

  const query = async (text: string, ...values: readonly unknown[]) =>
    (await server.store.query({ text, values: [...values] })).rows
  const schedule = async (who: Caller, more: object = {}): Promise<number> => {
    const { json } = await who.call('POST', CREATE, { ...ASKED, ...more })
    if (json.err_code !== 0) throw new Error(JSON.stringify(json))
    return json.data['id'] as unknown as number
  }
  const mail: MailPort = { send: (one) => (port ?? server.app.ports.all.mail).send(one) }
  const newRunner = (warnings: unknown[] = []): GoingRunner =>
    runnerOn(server.store, server.model, undefined, undefined, server.app.commands.outgoing, {
      ports: { mail } as never,
      warn: ({ err }) => warnings.push(err),
    })
  /** The job's time comes, as often as it is asked for. */
  const run = async (runner = newRunner()): Promise<void> => {
    await runner.look()
    await dueSince(server.store, 'report_send', '1 minute')
    await runner.go()
  }
  const isDue = (since: string): Promise<unknown> =>
    query(`update scheduled_reports set next_at = date_trunc('hour', now()) - $1::interval`, since)
  const retryIsDue = (): Promise<unknown> => query('update report_deliveries set next_at = now() where state in (1, 3)')
  const deliveries = () =>
    query(
      'select state, attempts, reason, reason_en, file_rows, next_at is not null as goes_on from report_deliveries order by due_at, id',
    )
  const mails = async () =>
    Promise.all(
      (await readdir(outbox).catch(() => [])).map(async (name) =>
        partsOf(await readFile(path.join(outbox, name), 'utf8')),
      ),
    )
  const shown = async (who: Caller, id: number) => (await who.call('GET', `/v3/scheduled_reports/${id}`)).json.data
  const notices = () => query('select title, title_en, content, staff_id, role_id from messages order by id')

  test('is mailed when it is due: the very file that its owner would export, with what it shows in words', async () => {
    const id = await schedule(writer)
    expect(await shown(writer, id)).toMatchObject({
      report: 'electric_report',
      state: active,
      summary: '时间范围：近1个月；汇总方式：房源；房源：晴空公寓1号、#2',
    })
    await run()
    expect([await deliveries(), await mails()]).toEqual([[], []])
    await isDue('1 minute')
    await run()
    const [one, ...more] = await mails()
    expect(more).toEqual([])
    const exported = await writer.call(
      'GET',
      `/v3/electric_report/export?period=1m&group=home_id&home_id=1,2&columns=home_id,used&format=csv`,
    )
    expect(one!.file.toString()).toBe(exported.text)
    // Two days of the last month; what lies outside of the owner's places is not there.
    expect(
      one!.file
        .toString()
        .replace(/^\uFEFF/, '')
        .trim()
        .split('\n'),
    ).toEqual(['房源,用量 (度)', '晴空公寓1号,20.50'])
    expect([one!.header('Subject'), one!.header('To')]).toEqual(['房源用电', 'boss@example.com, office@example.com'])
    expect(one!.text).toMatch(
      /报表：用电报表\n时间范围：\d{4}-\d\d-\d\d ~ \d{4}-\d\d-\d\d\n汇总方式：房源\n房源：晴空公寓1号、#2\n行数：1\n/,
    )
    expect(one!.text).toContain('本邮件由晴空公寓的 测试 设置的定时报表自动发送')
    expect(await deliveries()).toEqual([
      { state: sent, attempts: 1, reason: null, reason_en: null, file_rows: 1, goes_on: false },
    ])
    expect(await shown(writer, id)).toMatchObject({ last_state: sent })
    expect(
      await query(`select staff_id, action from operation_logs where action = 'export' order by id desc limit 2`),
    ).toMatchObject([{ staff_id: account.me }, { staff_id: account.me }])
    // Its next time is tomorrow's, or today's.
    await run()
    expect(await mails()).toHaveLength(1)
  })

  test('is written in English for whom reads English, as a workbook with the same numbers', async () => {
    const english = { headers: { 'accept-language': 'en' } }
    const { json } = await writer.call(
      'POST',
      CREATE,
      { ...ASKED, name: 'Use', file_format: 'xlsx', rhythm: 3, month_day: 31 },
      english,
    )
    await isDue('1 minute')
    await run()
    const [one] = await mails()
    expect(one!.text).toMatch(
      /Report: Electricity report\nPeriod: .*\nGroup by: Home\nHome: 晴空公寓1号, #2\nRows: 1\n/,
    )
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(one!.file as never)
    expect(book.worksheets[0]!.getRow(2).values).toEqual([undefined, '晴空公寓1号', 20.5])
    const [row] = (await writer.call('GET', `/v3/report_deliveries?schedule_id=${json.data['id']}`, undefined, english))
      .json.data.list
    expect(row).toMatchObject({
      state: sent,
      file_name: expect.stringMatching(/^Electricity_report_.*\.xlsx$/) as unknown,
    })
  })

  test('goes to an address in place of mail: signed, in the language that the schedule says', async () => {
    const id = await schedule(writer, { recipients: receiver.url, language: 'en' })
    const { secret } = (await writer.call('POST', `/v3/scheduled_reports/${id}/rotate`, {})).json.data
    expect(await shown(writer, id)).toMatchObject({ language: 'en', secret_hint: `whsec_…${String(secret).slice(-4)}` })
    await isDue('1 minute')
    await run()
    const [one, ...more] = receiver.received
    expect([more, await mails()]).toEqual([[], []])
    // Of the secret that was replaced nobody has seen anything: that signs, too, for a day.
    expect(one!.headers['webhook-signature']!.split(' ')).toHaveLength(2)
    expect(receiver.verified(String(secret), one!)).toEqual(one!.json)
    expect(one!.json).toMatchObject({
      type: 'report.ready',
      data: { schedule: id, name: '房源用电', report: 'electric_report', language: 'en' },
    })
    const { text, file } = one!.json.data as { text: string; file: Readonly<Record<string, string>> }
    expect(text).toMatch(
      /^Report: Electricity report\nPeriod: .*\nGroup by: Home\nHome: 晴空公寓1号, #2\nRows: 1\nDue: /,
    )
    expect(file).toMatchObject({ name: expect.stringMatching(/^Electricity_report_.*\.csv$/) as unknown, rows: 1 })
    const english = { headers: { 'accept-language': 'en' } }
    const { text: exported } = await writer.call(
      'GET',
      `/v3/electric_report/export?period=1m&group=home_id&home_id=1,2&columns=home_id,used&format=csv`,
      undefined,
      english,
    )
    expect(Buffer.from(file['content']!, 'base64').toString()).toBe(exported)
    const { list } = (await writer.call('GET', `/v3/report_deliveries?schedule_id=${id}`)).json.data
    expect(list).toMatchObject([{ state: sent, recipients: receiver.url, file_rows: 1, reason: null }])
  })

  test('is posted again under the same number while the receiver does not take it; mails go on', async () => {
    await schedule(writer, { recipients: receiver.url })
    await schedule(writer, { name: '另一份' })
    receiver.status = 503
    await isDue('1 minute')
    await run()
    const reason = '推送未成功：接收方返回HTTP 503'
    expect(
      await query('select state, attempts, reason, reason_en from report_deliveries order by schedule_id'),
    ).toEqual([
      { state: again, attempts: 1, reason, reason_en: 'Not posted: The receiver answered HTTP 503' },
      { state: sent, attempts: 1, reason: null, reason_en: null },
    ])
    receiver.status = 200
    await retryIsDue()
    await run()
    expect(new Set((await deliveries()).map(({ state }) => state))).toEqual(new Set([sent]))
    const numbers = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect([numbers.length, new Set(numbers).size]).toEqual([2, 1])
  })

  test('that was mailed goes to an address once its owner says so, and has a secret then', async () => {
    const id = await schedule(writer)
    const { report: _, query: __, ...change } = ASKED
    const rotate = () => writer.call('POST', `/v3/scheduled_reports/${id}/rotate`, {})
    expect((await rotate()).json.err_code).not.toBe(0)
    await writer.call('POST', `/v3/scheduled_reports/${id}/update`, { ...change, recipients: receiver.url })
    // What the change does not name stays.
    expect(await shown(writer, id)).toMatchObject({
      ...{ recipients: receiver.url, language: 'zh' },
      secret_hint: expect.stringMatching(/^whsec_…/) as unknown,
    })
    expect((await rotate()).json.data).toEqual({ secret: expect.stringMatching(/^whsec_/) as unknown })
    const admin = await loggedIn(server.app)
    expect((await admin.call('POST', `/v3/scheduled_reports/${id}/rotate`, {})).json.err_code).not.toBe(0)
  })

  test('comes once for all the times at which no server was up, and once from two servers that see it due', async () => {
    await schedule(writer)
    await isDue('9 days')
    const [first, second] = [newRunner(), newRunner()]
    await Promise.all([first.look(), second.look()])
    await dueSince(server.store, 'report_send', '1 minute')
    await Promise.all([first.go(), second.go()])
    expect([await deliveries(), (await mails()).length]).toMatchObject([[{ state: sent, attempts: 1 }], 1])
    // It is of the latest of those times.
    expect(await query(`select due_at > now() - interval '1 day' as late from report_deliveries`)).toEqual([
      { late: true },
    ])
    expect(await query('select next_at > now() as ahead from scheduled_reports')).toEqual([{ ahead: true }])
  })

  test('is one mail though the server that has sent it is gone before it could say so', async () => {
    await schedule(writer)
    await isDue('1 minute')
    let stalled = (): void => undefined
    const stands = new Promise<void>((resolve) => (stalled = resolve))
    let letGo = (): void => undefined
    port = {
      send: async (one) => {
        const answer = await server.app.ports.all.mail.send(one)
        stalled()
        await new Promise<void>((resolve) => (letGo = resolve))
        return answer
      },
    }
    const [gone, other] = [newRunner(), newRunner()]
    const going = run(gone)
    await stands
    port = null
    // Its lease runs out.
    await query(`update jobs set held_until = now() - interval '1 second' where name = 'report_send'`)
    await other.go()
    expect([await deliveries(), (await mails()).length]).toMatchObject([[{ state: sent, attempts: 1 }], 1])
    // It comes back, and has nothing to say any more.
    letGo()
    await going
    expect([await deliveries(), (await mails()).length]).toMatchObject([[{ state: sent, attempts: 1 }], 1])
  })

  test('is tried again while the mail service is out of order, given up after some time, and its owner is told', async () => {
    const id = await schedule(writer)
    const other = await schedule(writer, { name: '另一份' })
    await isDue('1 minute')
    port = { send: () => Promise.reject(new Late()) }
    const warnings: unknown[] = []
    const runner = newRunner(warnings)
    await run(runner)
    const reason = '邮件未发出：该服务响应超时'
    // The other waits: the service would not take it either.
    expect(await deliveries()).toMatchObject([
      { state: again, attempts: 1, reason, reason_en: 'Not sent: The service did not answer in time', goes_on: true },
      { state: 1, attempts: 0 },
    ])
    await query('delete from scheduled_reports where id = $1', other)
    for (let attempt = 2; attempt <= 6; attempt++) {
      await run(runner)
      expect(await deliveries()).toMatchObject([{ attempts: attempt - 1 }])
      await retryIsDue()
      await run(runner)
    }
    expect(await deliveries()).toMatchObject([
      { state: failed, attempts: 6, reason: `尝试 6 次后放弃：${reason}`, goes_on: false },
    ])
    expect(warnings).toHaveLength(6)
    expect(await notices()).toMatchObject([
      {
        title: '定时报表“房源用电”发送失败',
        title_en: 'The scheduled report “房源用电” could not be sent',
        staff_id: account.me,
      },
    ])
    // The next time is another mail.
    port = null
    await writer.call('POST', `/v3/scheduled_reports/${id}/send`)
    await newRunner().go()
    expect([(await deliveries()).map(({ state }) => state), (await mails()).length]).toEqual([[failed, sent], 1])
  })

  test('that the service refuses, or that is too large, is not sent again, and says why', async () => {
    await schedule(writer)
    await isDue('1 minute')
    port = { send: () => Promise.reject(new Answered(422)) }
    await run()
    const small = {
      ...server.model,
      app: { ...server.model.app, constants: { ...server.model.app.constants, report_mail_mb_max: 0 } },
    }
    await isDue('1 minute')
    await query(`update report_deliveries set due_at = due_at - interval '1 day'`)
    await run(runnerOn(server.store, small, undefined, undefined, undefined, { ports: { mail } as never }))
    expect(await deliveries()).toMatchObject([
      { state: failed, attempts: 1, reason: '邮件服务拒收此邮件，请检查收件邮箱', goes_on: false },
      { state: failed, attempts: 1, reason: '文件超过 0 MB，没有发送，请缩小时间范围或增加筛选条件', goes_on: false },
    ])
  })

  test.each([
    ['the right to schedule', ['device_base', 'homes_view'], '创建人没有定时发送报表的权限'],
    ['the right to the report', ['homes_view', 'report_schedule'], '创建人没有导出该报表的权限'],
  ])('pauses when its owner has lost %s, and says so to them', async (_, permissions, reason) => {
    const id = await schedule(writer)
    await query('update roles set permissions = $2 where id = $1', account.role, permissions)
    await isDue('1 minute')
    await run()
    const admin = await loggedIn(server.app)
    expect(await shown(admin, id)).toMatchObject({ state: paused, pause_reason: reason, next_at: null })
    expect([await deliveries(), await mails()]).toMatchObject([[{ state: cancelled, reason, goes_on: false }], []])
    expect(await notices()).toMatchObject([
      { title: '定时报表“房源用电”已暂停', content: `<p>${reason}</p>`, staff_id: account.me },
    ])
  })

  test('pauses when its owner is switched off, which the administrators are told; resumed, it is sent again', async () => {
    const id = await schedule(writer)
    await query('update staff set active = false where staff_id = $1', account.me)
    await isDue('1 minute')
    await run()
    expect([await deliveries(), await mails()]).toMatchObject([
      [{ state: cancelled, reason: '创建人的账号已停用' }],
      [],
    ])
    expect(await notices()).toMatchObject([{ title: '测试的定时报表已暂停', staff_id: null, role_id: 100 }])
    await query('update staff set active = true')
    writer = await loggedIn(server.app, 'writer')
    expect((await writer.call('POST', `/v3/scheduled_reports/${id}/resume`)).json.err_code).toBe(0)
    expect(await shown(writer, id)).toMatchObject({ state: active, pause_reason: null })
    await isDue('2 minutes')
    await query(`update report_deliveries set due_at = due_at - interval '1 day'`)
    await run()
    expect(await mails()).toHaveLength(1)
  })

  test('is its owner’s: others do not see it, administrators may stop it, and no token makes or sends one', async () => {
    const id = await schedule(writer)
    await addAccount(server, 'colleague', ['device_base', 'report_schedule']).catch(() => undefined)
    const [admin, colleague] = [await loggedIn(server.app), await loggedIn(server.app, 'colleague')]
    expect((await colleague.call('GET', '/v3/scheduled_reports')).json.data.list).toEqual([])
    const change = { ...ASKED, report: undefined, query: undefined, recipients: 'mine@example.com' }
    for (const [who, call, body] of [
      [colleague, 'pause', {}],
      [admin, 'update', change],
      [admin, 'send', {}],
    ] as const)
      expect((await who.call('POST', `/v3/scheduled_reports/${id}/${call}`, body)).json.err_code, call).not.toBe(0)
    expect(
      (await writer.call('POST', `/v3/scheduled_reports/${id}/update`, { ...change, rhythm: 2 })).json.data.fields,
    ).toMatchObject([{ field: 'weekday' }])
    expect(
      (await writer.call('POST', `/v3/scheduled_reports/${id}/update`, { ...change, rhythm: 2, weekday: 1 })).json
        .err_code,
    ).toBe(0)
    expect(await shown(writer, id)).toMatchObject({ rhythm: 2, weekday: 1, recipients: 'mine@example.com' })
    await writer.call('POST', `/v3/scheduled_reports/${id}/send`, {})
    expect((await admin.call('POST', `/v3/scheduled_reports/${id}/pause`, {})).json.err_code).toBe(0)
    await newRunner().go()
    expect([await deliveries(), await mails()]).toMatchObject([[{ state: cancelled, reason: '定时报表已暂停' }], []])
    expect(
      (await admin.call('DELETE', `/v3/scheduled_reports/${id}?version=${String((await shown(admin, id))['version'])}`))
        .json.err_code,
    ).toBe(0)
    const { json } = await admin.call('POST', '/v3/api_tokens/create', {
      ...{
        name: '对账',
        permissions: ['device_base', 'report_schedule'],
        expires_on: '2099-01-01',
        requests_per_minute: 60,
      },
      expires_on: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    })
    const machine = caller(server.app, '10.0.0.9')
    const answer = await machine.call('POST', CREATE, ASKED, {
      headers: { authorization: `Bearer ${String(json.data['token'])}` },
    })
    expect(answer.status).toBe(403)
  })

  test.each([
    ['a report that is none', { report: 'nothing' }, 400],
    ['a report that the asker may not have', { report: 'abnormal_count', query: [] }, 403],
    ['a group that the report lacks', { query: [{ name: 'group', value: 'colour' }] }, 400],
    ['a filter that the report lacks', { query: [{ name: 'colour', value: '1' }] }, 400],
    ['a page of it', { query: [{ name: 'offset', value: '20' }] }, 400],
    ['an address that is none', { recipients: 'boss@example.com, nobody' }, 422],
    ['a line that goes on behind an address', { recipients: 'boss@example.com\nBcc: all@example.com' }, 422],
    ['mail and an address at once', { recipients: 'boss@example.com, https://example.com/reports' }, 422],
    ['an address that carries a password', { recipients: 'https://a:b@example.com/reports' }, 422],
    ['a language that nobody here speaks', { language: 'fr' }, 422],
    ['an hour that no clock has', { hour: 24 }, 422],
    ['a week without its day', { rhythm: 2 }, 422],
  ])('is refused with %s', async (_, wrong, status) => {
    const answer = await writer.call('POST', CREATE, { ...ASKED, ...wrong })
    expect([answer.status, answer.json.err_code === 0]).toEqual([status, false])
  })
})
