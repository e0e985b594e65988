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

  it('says why it refused, and asks for the picture\'s code when the passport wants it', async () => {
    const refused = failCall('login', 'login_failed', { captcha_required: true })
    const picture = answerCall('svg_captcha', { captcha_id: 'c-1', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    server.use(refused.handler, picture.handler)
    await renderConsole(<Pages />, { address: '/login' })
    const user = await logIn('admin', 'wrong')
    expect((await screen.findByRole('alert')).textContent).toContain('用户名或密码错误')
    await user.type(await screen.findByLabelText('验证码'), 'a4kd{Enter}')
    await waitFor(() => expect(refused.seen.payloads).toHaveLength(2))
    expect(refused.seen.payloads[1]).toEqual({ name: 'admin', pass: 'wrong', from: 2, captcha: 'a4kd', captcha_id: 'c-1' })
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
