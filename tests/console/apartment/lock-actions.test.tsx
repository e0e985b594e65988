/** The page of a lock: what settings forbid, what its model knows, and a password that is shown once. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../src/console/actions/ActionBar.tsx'
import '../../../src/console/actions/AnswerDialog.tsx'
import '../../../src/console/actions/DeedDialog.tsx'
import { answerEntity, emptyRelated } from '../support/entities.ts'
import { listOf } from '../support/homes.ts'
import { openScreen } from '../support/screen.ts'
import { answerPath, server } from '../support/server.ts'

const KEYS = ['every', 'device_base']
const lock = (values: object) => ({
  device_id: 5,
  version: 1,
  sn: 'lk2403500000000000a5',
  device_type: 2,
  model: 'D5G',
  state: 2,
  net_state: 1,
  home_id: 1,
  room_id: 9,
  credential_block: null,
  forbids_password: false,
  function_codes: null,
  _labels: { home_id: '幸福里', room_id: '101' },
  _actions: [],
  ...values,
})
const openLock = async (values: object) => {
  server.use(answerEntity('get', '/v3/devices/{id}', lock(values)).handler, ...emptyRelated('device'))
  await openScreen('/house/device-list/5', { keys: KEYS })
}
const dialogOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

describe('the page of a lock', () => {
  it('draws what a setting forbids disabled, says so, and opens nothing', async () => {
    await openLock({ forbids_password: true })
    const add = await screen.findByRole('button', { name: '添加密码' })
    expect(add).toHaveAttribute('aria-disabled', 'true')
    expect(add).toHaveAttribute('aria-description', '当前设置禁止该操作')
    await userEvent.click(add)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has no such button where something else than a setting stands against it', async () => {
    await openLock({ _actions: ['function_code'], function_codes: ['04'] })
    await screen.findByRole('button', { name: '功能码' })
    expect(screen.queryByRole('button', { name: '添加密码' })).toBeNull()
  })

  it('offers of function codes those that its model knows', async () => {
    await openLock({ _actions: ['function_code'], function_codes: ['05', '08'] })
    const dialog = await dialogOf('功能码')
    await userEvent.click(dialog.getByRole('combobox', { name: /功能/ }))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['校时', '解除反锁'])
  })

  describe('shows a drawn password once', () => {
    const written = vi.fn((_: string) => Promise.resolve())
    beforeEach(() => {
      written.mockClear()
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } })
    })

    it('large, to be copied; a click beside it loses nothing, and closing it does', async () => {
      const added = answerPath('POST', '/v3/rooms/{room_id}/locks/{device_id}/passwords', {
        ...{ grant_id: 3, task_id: 8, password: '482917' },
      })
      server.use(added.handler)
      await openLock({ _actions: ['lock_password_create'] })
      const dialog = await dialogOf('添加密码')
      await userEvent.type(dialog.getByRole('textbox', { name: /持有人/ }), '王芳')
      await userEvent.type(dialog.getByRole('textbox', { name: /手机号/ }), '13800001234')
      await userEvent.type(dialog.getByRole('textbox', { name: /失效时间/ }), '2099-01-01 00:00:00')
      await userEvent.click(dialog.getByRole('button', { name: '添加密码' }))
      const shown = await screen.findByText('482917')
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } })
      expect(screen.getByText('仅显示这一次，关闭后不能再查看')).toBeVisible()
      const backdrop = document.querySelector('.MuiDialog-container')!
      await userEvent.click(backdrop)
      expect(shown).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: '关闭' }))
      await waitFor(() => expect(screen.queryByText('482917')).toBeNull())
      expect(added.seen.payloads).toHaveLength(1)
      expect(JSON.stringify(localStorage) + JSON.stringify(sessionStorage)).not.toContain('482917')
    })
  })
})

describe('the list of batches', () => {
  it('offers a batch above it, and a retry where something has failed', async () => {
    const batch = (id: number, failed: number) => ({
      ...{
        id,
        version: 1,
        number: `PL${id}`,
        kind: 1,
        grant_type: 1,
        total: 3,
        granted: 3 - failed,
        failed,
        running: 0,
      },
      ...{ _labels: {}, _actions: failed > 0 ? ['grant_batch_retry'] : [] },
    })
    server.use(answerEntity('get', '/v3/grant_batches', listOf([batch(1, 0), batch(2, 2)])).handler)
    await openScreen('/batch-list', { keys: KEYS })
    expect(await screen.findAllByRole('button', { name: /^失败重试/ })).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: '批量授权' }))
    const dialog = within(await screen.findByRole('dialog', { name: '批量授权' }))
    expect(await dialog.findByText(/人员/)).toBeVisible()
  })
})
