import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { loginRequestId, rememberLogin } from '../../../src/console/provider/session.ts'
import { Pages } from '../../../src/console/pages.tsx'
import { answerCall, failCall, server } from '../support/server.ts'
import { renderConsole } from '../support/render.tsx'
import { USER } from '../support/user.ts'

const logIn = async (name: string, pass: string) => {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('用户名'), name)
  await user.type(screen.getByLabelText('密码'), `${pass}{Enter}`)
  return user
}

describe('the login page', () => {
  it('comes before any page, and afterwards the page asked for', async () => {
    const { handler, seen } = answerCall('login', {})
    server.use(handler, answerCall('user_info', USER).handler)
    const { address } = await renderConsole(<Pages />, { address: '/404?from=mail' })
    await waitFor(() => expect(address()).toBe('/login'))
    await logIn('admin', 'secret-1')
    await waitFor(() => expect(address()).toBe('/404?from=mail'))
    expect(seen.payloads).toEqual([{ name: 'admin', pass: 'secret-1', from: 2 }])
    expect(loginRequestId()).toBe('request-1')
  })

  it('asks for what is empty before it asks the passport', async () => {
    await renderConsole(<Pages />, { address: '/login' })
    await userEvent.click(await screen.findByRole('button', { name: '登录' }))
    expect(await screen.findByText('用户名不能为空')).toBeTruthy()
    expect(screen.getByText('密码不能为空')).toBeTruthy()
  })

  it("says why it refused, and asks for the picture's code when the passport wants it", async () => {
    const refused = failCall('login', 'login_failed', { captcha_required: true })
    const picture = answerCall('svg_captcha', { captcha_id: 'c-1', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    server.use(refused.handler, picture.handler)
    await renderConsole(<Pages />, { address: '/login' })
    const user = await logIn('admin', 'wrong')
    expect((await screen.findByRole('alert')).textContent).toContain('用户名或密码错误')
    await user.type(await screen.findByLabelText('验证码'), 'a4kd{Enter}')
    await waitFor(() => expect(refused.seen.payloads).toHaveLength(2))
    expect(refused.seen.payloads[1]).toEqual({
      name: 'admin',
      pass: 'wrong',
      from: 2,
      captcha: 'a4kd',
      captcha_id: 'c-1',
    })
    // A picture works once: there is a new one, and its code is asked for anew.
    await waitFor(() => expect(picture.seen.requests).toHaveLength(2))
    expect((screen.getByLabelText('验证码') as HTMLInputElement).value).toBe('')
  })

  it('is not shown to who is logged in', async () => {
    server.use(answerCall('user_info', USER).handler)
    rememberLogin('request-1')
    const { address } = await renderConsole(<Pages />, { address: '/login' })
    await waitFor(() => expect(address()).toBe('/home'))
  })

  it('speaks English when that was chosen', async () => {
    await renderConsole(<Pages />, { address: '/login', lang: 'en' })
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
    expect(document.title).toContain('Log in')
  })
})

describe('logging in by text message', () => {
  it('sends a code, says when the next may be asked for, and goes in with it', async () => {
    const sent = answerCall('send_login_sms', { wait_seconds: 60 })
    const entered = answerCall('login_by_sms', {})
    server.use(sent.handler, entered.handler, answerCall('user_info', USER).handler)
    const { address } = await renderConsole(<Pages />, { address: '/login' })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: '短信登录' }))
    await user.type(await screen.findByLabelText('手机号'), '1380000')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(screen.getByText('手机号格式不正确')).toBeTruthy()
    expect(sent.seen.requests).toHaveLength(0)
    await user.type(screen.getByLabelText('手机号'), '0001')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByRole('button', { name: '60秒后重发' })).toHaveProperty('disabled', true)
    await user.type(screen.getByLabelText('短信验证码'), '123456{Enter}')
    await waitFor(() => expect(address()).toBe('/home'))
    expect(entered.seen.payloads).toEqual([{ phone: '13800000001', code: '123456', from: 2 }])
  })

  it('waits as long as the server says when it was asked too often', async () => {
    server.use(failCall('send_login_sms', 'sms_too_often', { seconds: 42 }).handler)
    await renderConsole(<Pages />, { address: '/login' })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: '短信登录' }))
    await user.type(await screen.findByLabelText('手机号'), '13800000001')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByRole('button', { name: '42秒后重发' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('发送过于频繁')
  })
})

describe('the privacy policy', () => {
  const first = { ...USER, is_verify_privacy: false }

  it('is asked at the first login, and not again after it was agreed to', async () => {
    const { handler, seen } = answerCall('user_verify_privacy', { is_verify_privacy: true })
    server.use(handler, answerCall('user_info', first).handler)
    rememberLogin('request-1')
    await renderConsole(<Pages />, { address: '/home' })
    await userEvent.click(await screen.findByRole('button', { name: '同意并继续' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(seen.requests).toHaveLength(1)
  })

  it('logs out who does not agree', async () => {
    server.use(answerCall('web_logout', {}).handler, answerCall('user_info', first).handler)
    rememberLogin('request-1')
    const { address } = await renderConsole(<Pages />, { address: '/home' })
    await userEvent.click(await screen.findByRole('button', { name: '不同意，退出登录' }))
    await waitFor(() => expect(address()).toBe('/login'))
    expect(loginRequestId()).toBeNull()
  })
})
