/**
 * What a user sees when calls fail: the catalogue's text, the end of a session, a server that is away and comes back.
 */
import { act, screen, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ConsoleDataProvider } from '../../../src/console/provider/data-provider.ts'
import { messageOf } from '../../../src/console/provider/errors.ts'
import { loginRequestId, rememberLogin } from '../../../src/console/provider/session.ts'
import { createConnectivityWatch } from '../../../src/console/transport/connectivity.ts'
import { failCall, server } from '../support/server.ts'
import { renderConsole } from '../support/render.tsx'

let caller: ConsoleDataProvider
let notify: ReturnType<typeof useNotify>
function Caller() {
  caller = useDataProvider<ConsoleDataProvider>()
  notify = useNotify()
  return null
}

describe('a session that the server ended', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  it.each([
    ['unauthorized', '权限受限(401)', 1500],
    ['session_revoked', '权限受限(401)', 1500],
    ['session_ended', '登录信息已失效，请重新登录', 500],
  ])('%s is said once and logs out after its time, whichever call found it', async (key, text, ms) => {
    rememberLogin('request-1')
    server.use(failCall('get_sms_left', key).handler)
    const { address } = await renderConsole(<Caller />, { address: '/staff?page=2' })
    await act(async () => void (await Promise.allSettled([caller.call('get_sms_left'), caller.call('get_sms_left')])))
    expect(screen.getAllByText(text)).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(ms - 1))
    expect(loginRequestId()).toBe('request-1')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(loginRequestId()).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(address()).toBe('/login')
  })

  it('means nothing to who is not logged in', async () => {
    server.use(failCall('get_sms_left', 'unauthorized').handler)
    const { address } = await renderConsole(<Caller />, { address: '/login' })
    await act(async () => void (await Promise.allSettled([caller.call('get_sms_left')])))
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(screen.queryByText('权限受限(401)')).toBeNull()
    expect(address()).toBe('/login')
  })
})

describe('any other failure', () => {
  it('is shown in the words of the server, with what the reader can do about it', async () => {
    server.use(failCall('get_sms_left', 'busy').handler)
    await renderConsole(<Caller />)
    await act(
      async () =>
        void (await caller.call('get_sms_left').catch((error) => notify(messageOf(error) ?? '', { type: 'error' }))),
    )
    expect(screen.getByRole('alert').textContent).toBe(
      '设备正忙，请稍后再试。该设备有指令正在排队或执行，可在“指令任务”中查看',
    )
  })
})

describe('a server that is away', () => {
  function Shown() {
    const dataProvider = useDataProvider<ConsoleDataProvider>()
    const { data, error } = useQuery({
      queryKey: ['sms'],
      queryFn: () => dataProvider.call('get_sms_left') as Promise<number>,
      retry: false,
    })
    return <p>{error ? '失败' : data}</p>
  }

  it('is told of, and what had failed comes by itself when it is back', async () => {
    const reach = createConnectivityWatch(async () => false)
    server.use(http.get('*/v3/get_sms_left', () => HttpResponse.error()))
    await renderConsole(<Shown />, { reach })
    expect(await screen.findByText('失败')).toBeTruthy()
    act(() => reach.tell(false))
    expect(screen.getByText('暂时连接不上服务器，正在重试…')).toBeTruthy()
    server.use(http.get('*/v3/get_sms_left', () => HttpResponse.json({ err_code: 0, err_msg: '', data: 42 })))
    act(() => reach.tell(true))
    await waitFor(() => expect(screen.getByText('42')).toBeTruthy())
    expect(screen.queryByText('暂时连接不上服务器，正在重试…')).toBeNull()
  })
})
