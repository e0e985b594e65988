/** Pages behind a key, a fact about the client or a number that must equal the stored one. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { rememberAccess, rememberLogin } from '../../../src/console/provider/session.ts'
import { RequireKey } from '../../../src/console/shell/guards.tsx'
import { renderConsole } from '../support/render.tsx'
import { answerCall, server } from '../support/server.ts'
import { permission, USER } from '../support/user.ts'

beforeEach(() => rememberLogin('request-1'))

const open = async (guard: { readonly when?: string; readonly access?: number }, user: object) => {
  server.use(answerCall('user_info', { ...USER, permissions: [permission('every', 1)], ...user }).handler)
  return renderConsole(
    <RequireKey permission="every" {...guard}>
      <p>shown</p>
    </RequireKey>,
    { address: '/somewhere' },
  )
}

it.each([
  [1, 1],
  [0, 0],
])('with the number %i are there for an account of type %i', async (access, type) => {
  await open({ access }, { type })
  expect(await screen.findByText('shown')).toBeVisible()
})

it.each([
  [1, 0],
  [0, 1],
  [1, null],
])(
  'with the number %i lead to 403 for an account of type %s, whatever was stored for another before',
  async (access, type) => {
    rememberAccess(access)
    const { address } = await open({ access }, { type })
    await waitFor(() => expect(address()).toBe('/403'))
  },
)

it('that a client must have bought lead to 403 where it has not', async () => {
  const { address } = await open({ when: 'sms_recharge' }, { client: { ...USER.client, enable_sms_recharge: false } })
  await waitFor(() => expect(address()).toBe('/403'))
})

it('that a client must have bought are there where it has', async () => {
  await open({ when: 'sms_recharge' }, { client: { ...USER.client, enable_sms_recharge: true } })
  expect(await screen.findByText('shown')).toBeVisible()
})
