/** A tab is titled in the language in use, be its page shown or behind another. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { answerEntity, emptyRelated } from '../support/entities.ts'
import { home, listOf, STORES } from '../support/homes.ts'
import { openScreen } from '../support/screen.ts'
import { server } from '../support/server.ts'

const tabs = () =>
  within(screen.getByRole('navigation', { name: /^(已打开的页面|Open pages)$/ }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const ofHomes = () =>
  within(screen.getByRole('navigation', { name: /^(已打开的房源管理|Open: homes)$/ }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  localStorage.setItem(
    'tabs 1-1',
    JSON.stringify([
      { path: '/stores/index/1/edit', search: '', name: '城西店' },
      { path: '/house/home-list/2', search: '', name: '幸福里2栋' },
    ]),
  )
  server.use(
    answerEntity('get', '/v3/homes/{id}', home(1)).handler,
    answerEntity('get', '/v3/stores', listOf(STORES)).handler,
    ...emptyRelated('home'),
  )
})

it('a list that its address narrows says by what', async () => {
  server.use(
    answerEntity('get', '/v3/tickets', listOf([])).handler,
    answerEntity('get', '/v3/tickets/totals', { totals: {}, count: 0 }).handler,
  )
  localStorage.setItem('tabs 1-1', JSON.stringify([{ path: '/ticket/list/1', search: '' }]))
  await openScreen('/ticket/list/2')
  await waitFor(() => expect(tabs()).toEqual(['首页', '工单列表·安装', '工单列表·维修']))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^工单列表$/)
  await userEvent.click(screen.getByRole('button', { name: 'English' }))
  await waitFor(() => expect(tabs()).toEqual(['Home', 'Tickets · Install', 'Tickets · Repair']))
})

it('the whole list of what the menu shows by parts is called as they are', async () => {
  server.use(
    answerEntity('get', '/v3/tickets', listOf([])).handler,
    answerEntity('get', '/v3/tickets/totals', { totals: {}, count: 0 }).handler,
  )
  await openScreen(`/ticket?filter=${encodeURIComponent('{"state":[1,2]}')}`)
  expect(await screen.findByRole('heading', { level: 1, name: '工单列表' })).toBeVisible()
})

it('a record opened from a narrowed list stands below that list, and no other is opened', async () => {
  server.use(
    answerEntity('get', '/v3/tickets', listOf([])).handler,
    answerEntity('get', '/v3/tickets/totals', { totals: {}, count: 0 }).handler,
    answerEntity('get', '/v3/tickets/{id}', { ticket_id: 7, number: 'GD7', service_type: 2, state: 7, version: 1 })
      .handler,
    ...emptyRelated('ticket'),
  )
  localStorage.setItem('tabs 1-1', JSON.stringify([{ path: '/ticket/list/2', search: '' }]))
  await openScreen('/ticket/7')
  await waitFor(() => expect(tabs()).toEqual(['首页', '工单列表·维修']))
  expect(
    within(screen.getByRole('navigation', { name: '已打开的页面' })).getByRole('link', { current: true }),
  ).toHaveTextContent('工单列表·维修')
})

it('those behind follow a change of language before anybody looks at them', async () => {
  await openScreen('/house/home-list/1/edit')
  await waitFor(() => expect(ofHomes()).toEqual(['幸福里2栋', '编辑房源 幸福里1栋']))
  expect(tabs()).toEqual(['首页', '编辑门店 城西店', '房源管理'])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('编辑房源 幸福里1栋')
  await userEvent.click(screen.getByRole('button', { name: 'English' }))
  await waitFor(() => expect(ofHomes()).toEqual(['幸福里2栋', 'Edit home 幸福里1栋']))
  expect(tabs()).toEqual(['Home', 'Edit store 城西店', 'Homes'])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit home 幸福里1栋')
})
