/** A session that ends while somebody writes: what was typed is there again for the same user, and for nobody else. */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { draftOf } from '../../../src/console/screens/form/use-draft.ts'
import type { Field } from '../../../src/model/model.ts'
import { answerEntity, emptyRelated, failure } from '../support/entities.ts'
import { home, listOf, STORES } from '../support/homes.ts'
import { KEYS, openScreen } from '../support/screen.ts'
import { answerCall, model, server } from '../support/server.ts'
import { permission, USER } from '../support/user.ts'

const EDIT = '/house/home-list/1/edit'
const RESTORED = '已恢复登录失效前未保存的内容'
const alias = () => screen.findByRole('textbox', { name: '别名' })

beforeEach(() => {
  server.use(
    ...emptyRelated('home'),
    answerEntity('get', '/v3/stores', listOf(STORES)).handler,
    answerCall('login', {}).handler,
  )
})

/** Types, saves without a session, and logs in again. */
async function loseSession(next: object = {}) {
  server.use(
    answerEntity('get', '/v3/homes/{id}', home(1)).handler,
    answerEntity('put', '/v3/homes/{id}', () => failure('session_ended')).handler,
  )
  const page = await openScreen(EDIT)
  await userEvent.type(await alias(), '写了一半')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await userEvent.type(await screen.findByLabelText('用户名'), 'admin')
  server.use(answerCall('user_info', { ...USER, permissions: KEYS.map(permission), ...next }).handler)
  await userEvent.type(screen.getByLabelText('密码'), 'secret-1{Enter}')
  await waitFor(() => expect(page.address()).toBe(EDIT))
}

it('comes back with a line that says so, and is sent as if nothing had happened', async () => {
  await loseSession()
  expect(await screen.findByText(RESTORED)).toBeVisible()
  expect(await alias()).toHaveValue('写了一半')
  const update = answerEntity('put', '/v3/homes/{id}', home(1, { alias: '写了一半', version: 2 }))
  server.use(update.handler)
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(update.seen.map(({ input }) => input)).toEqual([{ alias: '写了一半', version: 1 }]))
  await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft '))).toEqual([]))
})

it('can be dropped', async () => {
  await loseSession()
  await userEvent.click(await screen.findByRole('button', { name: '放弃这些内容' }))
  expect(await alias()).toHaveValue('')
  expect(screen.queryByText(RESTORED)).toBeNull()
})

it('is not there for another user, and no longer in the browser', async () => {
  await loseSession({ staff_id: 2 })
  expect(await alias()).toHaveValue('')
  expect(screen.queryByText(RESTORED)).toBeNull()
  await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft '))).toEqual([]))
})

it('stands on the version that it was typed on: a change by somebody else is told of', async () => {
  server.use(answerEntity('get', '/v3/homes/{id}', home(1)).handler)
  await loseSession()
  const theirs = home(1, { alias: '他的别名', version: 2 })
  const update = answerEntity('put', '/v3/homes/{id}', () => failure('conflict', { current: theirs }))
  server.use(update.handler)
  await userEvent.click(await screen.findByRole('button', { name: '保存' }))
  expect(await screen.findByRole('dialog', { name: '数据已被他人修改' })).toHaveTextContent('写了一半')
  expect(update.seen[0]?.input).toEqual({ alias: '写了一半', version: 1 })
})

/** What other windows tell: somebody logged in there, or the lock was opened, which logs in again. */
const loginElsewhere = () =>
  act(
    () =>
      void window.dispatchEvent(
        new StorageEvent('storage', { key: 'login_request_id', oldValue: 'request-1', newValue: 'request-2' }),
      ),
  )

it('is kept when another window changes the login, for which this one is loaded anew', async () => {
  server.use(answerEntity('get', '/v3/homes/{id}', home(1)).handler)
  const { unmount } = await openScreen(EDIT)
  await userEvent.type(await alias(), '写了一半')
  loginElsewhere()
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft '))).toHaveLength(1)
  unmount()
  await openScreen(EDIT)
  expect(await screen.findByText(RESTORED)).toBeVisible()
  expect(await alias()).toHaveValue('写了一半')
})

it('never holds a secret or a file', () => {
  const [field] = model.entities['home']!.fields
  const fields = (['string', 'secret', 'files'] as const).map((kind): Field => ({ ...field!, name: kind, kind }))
  expect(draftOf(fields, { version: 4 }, { string: 'a', secret: 'b', files: [{ name: 'c' }] })).toEqual({
    version: 4,
    before: { string: null },
    typed: { string: 'a' },
  })
  expect(draftOf(fields, {}, { secret: 'b' })).toBeUndefined()
})
