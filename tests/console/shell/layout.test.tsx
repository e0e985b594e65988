import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loginRequestId, rememberLogin } from '../../../src/console/provider/session.ts'
import { Pages } from '../../../src/console/pages.tsx'
import { answerCall, failCall, server } from '../support/server.ts'
import { renderConsole } from '../support/render.tsx'
import { permission, USER } from '../support/user.ts'

const holding = (...keys: string[]) => answerCall('user_info', { ...USER, permissions: keys.map(permission) }).handler
const menuTexts = async () =>
  within(await screen.findByRole('navigation', { name: '菜单' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

beforeEach(() => rememberLogin('request-1'))

describe('the side menu', () => {
  it('has only entries whose key the user holds, and no group without an entry', async () => {
    server.use(holding('every', 'homes_view'))
    await renderConsole(<Pages />, { address: '/home' })
    await userEvent.click(await screen.findByRole('button', { name: '房源' }))
    await waitFor(async () => expect(await menuTexts()).toContain('房源管理'))
    const menu = screen.getByRole('navigation', { name: '菜单' })
    expect(within(menu).queryByText('员工管理')).toBeNull()
    expect(within(menu).queryByText('组织')).toBeNull()
    expect(within(menu).queryByText('工单列表')).toBeNull()
  })

  it('has no entry as long as it is not known who looks', async () => {
    let tell = (): void => undefined
    const known = new Promise<void>((resolve) => {
      tell = resolve
    })
    const slow = http.get('*/v3/user_info', async () => {
      await known
    })
    server.use(slow, holding('every', 'homes_view'))
    await renderConsole(<Pages />, { address: '/home' })
    const menu = await screen.findByRole('navigation', { name: '菜单' })
    expect(within(menu).queryAllByRole('link')).toEqual([])
    tell()
    expect(await within(menu).findByRole('link', { name: '首页' })).toBeVisible()
  })

  it('marks the page that is open', async () => {
    server.use(holding('every'))
    await renderConsole(<Pages />, { address: '/home' })
    const menu = await screen.findByRole('navigation', { name: '菜单' })
    expect(await within(menu).findByRole('link', { name: '首页', current: 'page' })).toBeTruthy()
  })

  it('opens the group of the page alone, others by keyboard, and remembers them', async () => {
    server.use(holding('every', 'homes_view'))
    await renderConsole(<Pages />, { address: '/home' })
    const group = await screen.findByRole('button', { name: '房源' })
    expect(group.getAttribute('aria-expanded')).toBe('false')
    expect(within(screen.getByRole('navigation', { name: '菜单' })).queryByText('房源管理')).toBeNull()
    group.focus()
    await userEvent.keyboard('{Enter}')
    expect(group.getAttribute('aria-expanded')).toBe('true')
    expect(within(screen.getByRole('navigation', { name: '菜单' })).getByText('房源管理')).toBeVisible()
  })

  it('brings the entry of the page into sight, and scrolls nothing but itself', async () => {
    // jsdom measures nothing: a menu of 600 px whose entry stands at 900.
    const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const [top, height] = [this.matches('[aria-current="page"]') ? 900 : 0, this.matches('nav') ? 600 : 34]
      return { x: 0, y: top, top, left: 0, right: 200, width: 200, height, bottom: top + height, toJSON: () => '' }
    })
    server.use(holding('every', 'homes_view'))
    await renderConsole(<Pages />, { address: '/home' })
    const menu = await screen.findByRole('navigation', { name: '菜单' })
    await waitFor(() => expect(menu.scrollTop).toBeGreaterThanOrEqual(334))
    expect(menu.scrollTop).toBeLessThan(900)
    expect(document.documentElement.scrollTop).toBe(0)
    measured.mockRestore()
  })

  it('collapses to icons that keep their names', async () => {
    server.use(holding('every', 'homes_view'))
    await renderConsole(<Pages />, { address: '/home' })
    await userEvent.click(await screen.findByRole('button', { name: '收起菜单' }))
    expect(await screen.findByRole('button', { name: '展开菜单' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: '房源' })).toBeTruthy()
  })
})

describe('a page', () => {
  it('whose key is missing leads to 403', async () => {
    server.use(holding('every', 'homes_view'))
    const { address } = await renderConsole(<Pages />, { address: '/staff' })
    await waitFor(() => expect(address()).toBe('/403'))
    expect(await screen.findByRole('heading', { level: 1, name: '抱歉，您没有访问权限' })).toBeTruthy()
  })

  it("that does not exist says so, in its heading and in the browser's title", async () => {
    server.use(holding('every'))
    await renderConsole(<Pages />, { address: '/nonsense' })
    expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeTruthy()
    expect(document.title).toMatch(/^页面不存在 - /)
  })

  it('has one heading of the first level', async () => {
    server.use(holding('every', 'homes_view'))
    await renderConsole(<Pages />, { address: '/home' })
    expect(await screen.findByText('你好，王芳')).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['首页'])
  })

  it('can be tried again when it is not known who is logged in', async () => {
    server.use(failCall('user_info', 'server').handler)
    await renderConsole(<Pages />, { address: '/home' })
    const retry = await screen.findByRole('button', { name: '重试' })
    server.use(holding('every', 'homes_view'))
    await userEvent.click(retry)
    expect(await screen.findByText('你好，王芳')).toBeTruthy()
  })
})

describe('the user menu', () => {
  it("names role 100's role first, then client, name and phone", async () => {
    server.use(holding('every'))
    await renderConsole(<Pages />, { address: '/home' })
    await userEvent.click(await screen.findByRole('button', { name: '用户菜单 管理员 · 王芳' }))
    const menu = await screen.findByRole('menu')
    expect(within(menu).getByText('管理员').parentElement!.textContent).toBe('管理员安居公寓王芳13800000001')
  })

  it('says that the login is invalid when there is no role', async () => {
    server.use(answerCall('user_info', { ...USER, role: null }).handler)
    await renderConsole(<Pages />, { address: '/home' })
    expect(await screen.findByRole('button', { name: '用户菜单 登录信息已失效' })).toBeTruthy()
  })

  it('logs out to the login page', async () => {
    server.use(holding('every'), answerCall('web_logout', {}).handler)
    const { address } = await renderConsole(<Pages />, { address: '/home' })
    await userEvent.click(await screen.findByRole('button', { name: /王芳/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }))
    await waitFor(() => expect(address()).toBe('/login'))
    expect(loginRequestId()).toBeNull()
  })

  it('changes the password, after checking that it was typed twice the same', async () => {
    const change = answerCall('change_password', null)
    server.use(holding('every'), change.handler)
    await renderConsole(<Pages />, { address: '/home' })
    await userEvent.click(await screen.findByRole('button', { name: /王芳/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '修改密码' }))
    await userEvent.type(await screen.findByLabelText('原密码'), 'old-secret')
    await userEvent.type(screen.getByLabelText('新密码'), 'new-secret-1')
    await userEvent.type(screen.getByLabelText('确认新密码'), 'new-secret-2{Enter}')
    expect(await screen.findByText('两次输入的密码不一致')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('确认新密码'), '{Backspace}1{Enter}')
    expect(await screen.findByText('密码已修改，其他设备已退出登录')).toBeTruthy()
    expect(change.seen.payloads).toEqual([{ old_password: 'old-secret', new_password: 'new-secret-1' }])
  })

  it('shows beside the field what the server has against it', async () => {
    server.use(
      holding('every'),
      failCall('change_password', 'invalid', { fields: [{ field: 'new_password', message: '密码过于简单' }] }).handler,
    )
    await renderConsole(<Pages />, { address: '/home' })
    await userEvent.click(await screen.findByRole('button', { name: /王芳/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '修改密码' }))
    await userEvent.type(await screen.findByLabelText('原密码'), 'old-secret')
    await userEvent.type(screen.getByLabelText('新密码'), 'new-secret-1')
    await userEvent.type(screen.getByLabelText('确认新密码'), 'new-secret-1{Enter}')
    const described = () =>
      document.getElementById(screen.getByLabelText('新密码').getAttribute('aria-describedby') ?? '')
    await waitFor(() => expect(described()?.textContent).toBe('密码过于简单'))
  })
})
