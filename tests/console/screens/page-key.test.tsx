/** Spec §2: some pages of a record need another key than the list of such records. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerEntity, emptyRelated } from '../support/entities.ts'
import { listOf } from '../support/homes.ts'
import { openScreen } from '../support/screen.ts'
import { server } from '../support/server.ts'

const main = () => within(screen.getByRole('main'))
const MEMBER = {
  staff_id: 3,
  version: 1,
  name: '孙晓燕',
  account: 'sunxiaoyan',
  phone: '13800000003',
  country_code: 86,
  role_id: 102,
  type: 0,
  store_ids: [],
  home_ids: [],
  active: true,
  _labels: { role_id: '管家' },
}
const GRANT = {
  grant_id: 9,
  version: 1,
  grant_type: 1,
  state: 2,
  staff_id: 3,
  name: '孙*',
  _labels: { staff_id: '孙晓燕' },
}
const DEVICE = {
  device_id: 8,
  version: 1,
  sn: 'lk260101000000000001',
  device_type: 2,
  home_id: 5,
  state: 2,
  _labels: { home_id: '蒋村名邸7栋2403' },
}

it('the page of a staff member shows credentials to who holds the device key, and no more', async () => {
  server.use(answerEntity('get', '/v3/grants', listOf([GRANT])).handler, ...emptyRelated('staff'))
  await openScreen('/staff/3', { keys: ['every', 'device_base'] })
  expect(await main().findByText('孙晓燕')).toBeVisible()
  expect(main().getByRole('region', { name: '授权记录' })).toBeVisible()
  expect(main().queryByText('登录账号')).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('孙晓燕'))
  expect(screen.queryByRole('link', { name: '员工管理' })).toBeNull()
})

it('the page of a staff member is closed to who holds the key of the list alone, and no way leads there', async () => {
  server.use(answerEntity('get', '/v3/staff', listOf([MEMBER])).handler)
  const keys = ['every', 'org_base']
  const { address, unmount } = await openScreen('/staff/3', { keys })
  await waitFor(() => expect(address()).toBe('/403'))
  unmount()
  await openScreen('/staff', { keys })
  expect(await main().findByText('孙晓燕')).toBeVisible()
  expect(main().queryByRole('link', { name: '孙晓燕' })).toBeNull()
  expect(main().queryByRole('link', { name: /^详情/ })).toBeNull()
  expect(main().getByRole('link', { name: '编辑 孙晓燕' })).toBeVisible()
})

it('who holds both keys sees the whole', async () => {
  server.use(answerEntity('get', '/v3/staff/{id}', MEMBER).handler, ...emptyRelated('staff'))
  await openScreen('/staff/3', { keys: ['every', 'org_base', 'device_base'] })
  expect(await main().findByText('sunxiaoyan')).toBeVisible()
  await userEvent.click(main().getByRole('tab', { name: '门锁授权' }))
  expect(await main().findByRole('region', { name: '授权记录' })).toBeVisible()
})

it('a home has a page with its devices for who holds the device key', async () => {
  server.use(answerEntity('get', '/v3/devices', listOf([DEVICE])).handler, ...emptyRelated('home'))
  await openScreen('/tenancy-device/5', { keys: ['every', 'device_base'] })
  expect(await main().findByText('lk260101000000000001')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('蒋村名邸7栋2403'))
})

it('the page of a home with its devices is closed to who may only look at homes', async () => {
  const { address } = await openScreen('/tenancy-device/5', { keys: ['every', 'homes_view'] })
  await waitFor(() => expect(address()).toBe('/403'))
})
