/** The page that shows how the server stands: what is wrong stands in words, and it renews itself. */
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CallTypes } from '../../../src/generated/call-types.ts'
import { Pages } from '../../../src/console/pages.tsx'
import { rememberLogin } from '../../../src/console/provider/session.ts'
import { renderConsole } from '../support/render.tsx'
import { answerCall, failCall, server } from '../support/server.ts'
import { permission, USER } from '../support/user.ts'

type Status = CallTypes['system_status']['response']

const STATUS: Status = {
  asked_at: '2026-06-15T00:00:00.000Z',
  started_at: '2026-06-12T00:00:00.000Z',
  versions: {
    server: '1.2.3',
    console: '2026-06-01T00:00:00.000Z',
    schemas: 'abcdef123456',
    node: '20.20.2',
    database: 'PostgreSQL 18.6',
  },
  queue: { failure: '到期的指令已等待5分钟仍未下发', used: true, pending: 12_345, sending: 2, oldest_seconds: 300 },
  inbox: { failure: null, used: true, waiting: 3, oldest_seconds: 90, refused: 41, failed: 0 },
  events: {
    failure: '1个事件推送已连续失败超过1小时',
    used: true,
    waiting: 7,
    oldest_seconds: 60,
    retrying: 6,
    paused: 0,
  },
  jobs: {
    failure: null,
    list: [
      {
        id: 7,
        name: '清理过期数据',
        state: '失败',
        last_at: '2026-06-14T16:17:00.000Z',
        last_seconds: 1.5,
        next_at: null,
        failure: '磁盘已满',
      },
    ],
  },
  store: { failure: null, open: 3, busy: 1, most: 10, waiting: 0 },
  exports: { failure: null, running: 1, waiting: 0, most: 4, imports: 0, streams: 5 },
  backups: null,
  ports: {
    failure: '1个外部服务异常',
    list: [
      { name: '短信', provider: 'outbox', simulated: true, healthy: null, checked_at: null, failure: null },
      {
        name: '文件存储',
        provider: 's3',
        simulated: false,
        healthy: false,
        checked_at: '2026-06-14T16:17:00.000Z',
        failure: '该服务响应超时',
      },
    ],
  },
}

const EVERY_MS = 10_000

beforeEach(() => {
  rememberLogin('request-1')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => void vi.useRealTimers())

const open = async (keys: readonly string[], status: Status = STATUS): Promise<void> => {
  server.use(
    answerCall('user_info', { ...USER, permissions: ['every', 'status_check', ...keys].map(permission) }).handler,
    answerCall('system_status', status).handler,
  )
  await renderConsole(<Pages />, { address: '/log/status' })
}
const part = async (name: string) => within(await screen.findByRole('region', { name }))

it('says of each part whether it is well, and what is wrong with it', async () => {
  await open(['job_base', 'webhook_base', 'webhook_target_base'])
  const queue = await part('指令队列')
  expect(queue.getByText('异常')).toBeVisible()
  expect(queue.getByText('到期的指令已等待5分钟仍未下发')).toBeVisible()
  expect(queue.getByText('12,345')).toBeVisible()
  expect(queue.getByText('5分钟')).toBeVisible()
  const inbox = await part('消息收件箱')
  for (const text of ['正常', '3', '90秒', '41']) expect(inbox.getByText(text)).toBeVisible()
  expect(inbox.getByRole('link', { name: '消息收件箱' })).toHaveAttribute('href', '/log/inbox')
  const events = await part('事件推送')
  for (const text of ['异常', '1个事件推送已连续失败超过1小时', '7', '60秒', '6'])
    expect(events.getByText(text)).toBeVisible()
  expect(events.getByRole('link', { name: '事件推送' })).toHaveAttribute('href', '/webhooks')
  const jobs = await part('后台任务')
  expect(jobs.getByText('正常')).toBeVisible()
  const row = within(jobs.getByRole('row', { name: /清理过期数据/ }))
  expect(row.getByText('磁盘已满')).toBeVisible()
  expect(row.getByText('1.5秒')).toBeVisible()
  expect(row.getByText('仅手动')).toBeVisible()
  expect(row.getByRole('link', { name: '清理过期数据' })).toHaveAttribute('href', '/log/jobs/7')
  const ports = await part('外部服务')
  expect(ports.getByText('1个外部服务异常')).toBeVisible()
  expect(within(ports.getByRole('row', { name: /短信/ })).getByText('模拟')).toBeVisible()
  expect(within(ports.getByRole('row', { name: /文件存储/ })).getByText('该服务响应超时')).toBeVisible()
  expect((await part('版本')).getByText('3天')).toBeVisible()
  expect(screen.queryByRole('region', { name: '备份' })).toBeNull()
})

it('says nothing of webhooks where nobody has set up any', async () => {
  await open([], { ...STATUS, events: { ...STATUS.events, used: false } })
  await part('指令队列')
  expect(screen.queryByRole('region', { name: '事件推送' })).toBeNull()
})

it('leads nowhere that the user may not go', async () => {
  await open([])
  const jobs = await part('后台任务')
  expect(jobs.getByText('清理过期数据')).toBeVisible()
  expect(jobs.queryByRole('link')).toBeNull()
})

it('renews itself, and keeps what it last knew while nobody answers', async () => {
  await open([])
  await part('指令队列')
  server.use(answerCall('system_status', { ...STATUS, queue: { ...STATUS.queue, failure: null, pending: 7 } }).handler)
  await act(() => vi.advanceTimersByTimeAsync(EVERY_MS))
  await expect.poll(async () => (await part('指令队列')).queryByText('7')).not.toBeNull()
  server.use(failCall('system_status', 'server').handler)
  await act(() => vi.advanceTimersByTimeAsync(EVERY_MS))
  expect(await screen.findByText(/^最近一次刷新失败/)).toBeVisible()
  expect((await part('指令队列')).getByText('7')).toBeVisible()
})
