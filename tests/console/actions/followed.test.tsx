/** A command to a device is followed on a card: what is said until it has ended, and how long it stays. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import '../support/screens.ts'
import '../../../src/console/actions/AnswerDialog.tsx'
import '../../../src/console/actions/DeedDialog.tsx'
import '../../../src/console/shell/following/CommandCards.tsx'
import { Pages } from '../../../src/console/pages.tsx'
import { rememberLogin } from '../../../src/console/provider/session.ts'
import { leave } from '../../../src/console/shell/following/followed.ts'
import { Following } from '../../../src/console/shell/following/Following.tsx'
import { command_followed_ms } from '../../../src/generated/constants.ts'
import { answerEntity, emptyRelated } from '../support/entities.ts'
import { listOf } from '../support/homes.ts'
import { renderConsole, type Options } from '../support/render.tsx'
import { answerCall, answerPath, server } from '../support/server.ts'
import { permission, USER } from '../support/user.ts'

const TASK = 8
const WAITS = '指令已提交，将在水表下次上报时执行，最长约24小时'
const device = (values: object) => ({
  ...{ device_id: 5, version: 1, state: 2, net_state: 1, home_id: 1, room_id: 9 },
  ...{ _labels: { home_id: '幸福里', room_id: '101' }, ...values },
})
const watermeter = (model: string | null) =>
  device({ sn: '000012345678', device_type: 6, model, _actions: ['room_watermeter_read'] })

/** A record's page, with a command of its that stands as `state` says. */
async function open(address: string, lang: Options['lang'] = 'zh') {
  const task = { id: TASK, version: 1, command: 'meter_read', state: 'pending', home_id: 1, device_id: 5, attempts: 1 }
  let now: object = { ...task, _labels: {} }
  rememberLogin('request-1')
  server.use(
    answerCall('user_info', {
      ...USER,
      permissions: ['every', 'device_base', 'lease_base', 'homes_view'].map(permission),
    }).handler,
    answerEntity('get', '/v3/command_tasks/{id}', () => now).handler,
  )
  const { news } = await renderConsole(
    <>
      <Pages />
      <Following />
    </>,
    { address, lang },
  )
  return async (state: string) => {
    now = { ...now, state }
    await act(news)
  }
}
async function read(model: string | null, lang?: Options['lang']) {
  const call = answerPath('POST', '/v3/rooms/9/watermeters/5/read', { task_id: TASK })
  server.use(
    answerEntity('get', '/v3/devices/{id}', watermeter(model)).handler,
    call.handler,
    ...emptyRelated('device'),
  )
  const becomes = await open('/house/device-list/5', lang)
  await userEvent.click(await screen.findByRole('button', { name: /^(抄表|Read now)$/ }))
  return becomes
}
const card = () => document.querySelector<HTMLElement>(`[data-command="${TASK}"]`)

afterEach(() => {
  act(() => leave(TASK))
  vi.useRealTimers()
})

describe('until a command has ended', () => {
  it('its card says what is to be known meanwhile, and no longer', async () => {
    const becomes = await read('NB')
    await waitFor(() => expect(card()).toHaveTextContent('待下发'))
    expect(within(card()!).getByText(WAITS)).toBeVisible()
    await becomes('sending')
    await waitFor(() => expect(card()).toHaveTextContent('执行中'))
    expect(card()).toHaveTextContent(WAITS)
    await becomes('timeout')
    await waitFor(() => expect(card()).not.toHaveTextContent('执行中'))
    expect(card()).not.toHaveTextContent('24小时')
  })

  it('the same in English', async () => {
    await read('NB', 'en')
    await waitFor(() => expect(card()).toHaveTextContent('within about 24 hours'))
  })

  it('nothing is promised of a record that it is not true of', async () => {
    await read(null)
    await waitFor(() => expect(card()).toHaveTextContent('待下发'))
    expect(card()).not.toHaveTextContent('24小时')
  })

  it.each([
    [2, '指纹', true],
    [4, '卡片', true],
    [1, '密码', false],
  ])('of a credential of type %i (%s) whether somebody must come to the lock', async (grant_type, _, isAsked) => {
    const grant = {
      ...{ grant_id: 5, version: 1, grant_type, home_id: 1, room_id: 2, device_id: 3, paas_id: 8, name: '孟凡' },
      ...{ permission_begin: '2026-01-01T00:00:00Z', permission_end: '2099-01-01T00:00:00Z', permission_state: 1 },
      ...{ _labels: {}, _actions: ['grant_resend'] },
    }
    server.use(
      answerEntity('get', '/v3/grants/{id}', grant).handler,
      answerPath('POST', '/v3/grants/5/resend', { grant_id: 5, task_id: TASK }).handler,
      ...emptyRelated('grant'),
    )
    await open('/house/grant-list/5')
    await userEvent.click(await screen.findByRole('button', { name: '重新下发' }))
    await waitFor(() => expect(card()).toHaveTextContent('待下发'))
    expect(card()!.textContent.includes('请在180秒内到门锁前')).toBe(isAsked)
  })
})

describe('the card of a command', () => {
  const charge = async () => {
    server.use(
      answerEntity('get', '/v3/devices/{id}', {
        ...device({ sn: '000012345678', device_type: 6, model: 'NB', _actions: ['room_watermeter_charge'] }),
      }).handler,
      answerPath('POST', '/v3/rooms/9/watermeters/5/charge', {
        ...{ charge_id: 1, task_id: TASK, volume: '10.00', remaining: '12.00' },
      }).handler,
      ...emptyRelated('device'),
    )
    const becomes = await open('/house/device-list/5')
    await userEvent.click(await screen.findByRole('button', { name: '充值' }))
    const dialog = within(await screen.findByRole('dialog', { name: '充值' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /金额/ }), '97')
    await userEvent.click(dialog.getByRole('button', { name: '充值' }))
    expect(await screen.findByText('充值后剩余')).toBeVisible()
    return becomes
  }

  it('of one that has succeeded stays until the dialog over it is closed, and then long enough to be seen', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const pass = () => act(() => vi.advanceTimersByTimeAsync(command_followed_ms))
    const becomes = await charge()
    await becomes('success')
    await waitFor(() => expect(card()).toHaveTextContent('执行成功'))
    await pass()
    await pass()
    expect(card()).toHaveTextContent('执行成功')
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(document.querySelector('.MuiDialog-root')).toBeNull())
    await pass()
    expect(card()).toHaveTextContent('执行成功')
    await pass()
    expect(card()).toBeNull()
  })
})

describe('rows of an answer that refer to commands', () => {
  it('say how these have gone on, as their codes have it', async () => {
    const lease = {
      ...{ lease_id: 7, version: 1, home_id: 1, room_id: 3, tenant_id: 5, rent: '2500.00', status: 2, frozen: false },
      ...{ lease_range: ['2026-01-01', '2027-12-31'], check_out_date: null, stage: 2 },
      ...{ _labels: { home_id: '幸福里', room_id: '101', tenant_id: '王*' }, _actions: ['lease_credential_add'] },
    }
    const step = { step: 'credential', state: 'sent', grant_type: 1, text: '王*' }
    const states = new Map([
      [TASK, 'sending'],
      [TASK + 1, 'pending'],
    ])
    const rows = () =>
      [...states].map(([id, state]) => ({
        ...{ id, version: 1, command: 'credential_create', state, home_id: 1, device_id: 5, attempts: 1, _labels: {} },
      }))
    server.use(
      answerEntity('get', '/v3/leases/{id}', lease).handler,
      answerPath('POST', '/v3/leases/7/credentials', {
        steps: [
          { ...step, task_id: TASK },
          { ...step, state: 'waiting', task_id: TASK + 1 },
          { ...step, state: 'skipped' },
        ],
      }).handler,
      answerEntity('get', '/v3/command_tasks', () => listOf(rows())).handler,
      ...emptyRelated('lease'),
    )
    const becomes = await open('/renter/lease-list/7?tab=credentials')
    await userEvent.click((await screen.findAllByRole('button', { name: '添加授权' }))[0]!)
    const form = within(await screen.findByRole('dialog', { name: '添加授权' }))
    await userEvent.click(form.getByRole('checkbox', { name: '密码' }))
    await userEvent.click(form.getByRole('button', { name: '添加授权' }))
    const table = within(await screen.findByRole('table'))
    const said = () => table.getAllByRole('row').map(({ textContent }) => textContent)
    await waitFor(() =>
      expect(
        said()
          .slice(1)
          .map((one) => /执行中|等待设备|不办理/.exec(one ?? '')?.[0]),
      ).toEqual(['执行中', '等待设备', '不办理']),
    )
    states.set(TASK, 'success').set(TASK + 1, 'timeout')
    await becomes('success')
    await waitFor(() => expect(said()[1]).toContain('已完成'))
    expect(said()[2]).toContain('失败')
    expect(said()[3]).toContain('不办理')
  })
})
