/** The home page of who may see neither devices nor electricity. */
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { Pages } from '../../../src/console/pages.tsx'
import { rememberLogin } from '../../../src/console/provider/session.ts'
import { renderConsole } from '../support/render.tsx'
import { answerCall, server } from '../support/server.ts'
import { permission, USER } from '../support/user.ts'

beforeEach(() => rememberLogin('request-1'))

it('has the lists that are theirs at hand, and no others', async () => {
  server.use(answerCall('user_info', { ...USER, permissions: ['every', 'homes_view'].map(permission) }).handler)
  await renderConsole(<Pages />, { address: '/home' })
  const lists = within(await screen.findByRole('region', { name: '全部功能' }))
  expect(lists.getByRole('link', { name: '房源管理' })).toHaveAttribute('href', '/house/home-list')
  expect(lists.queryByRole('link', { name: '员工管理' })).toBeNull()
  expect(lists.queryByRole('link', { name: '首页' })).toBeNull()
})
