/** How many text messages are left: nothing until the server says a number, and nothing when it says none. */
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { rememberLogin } from '../../../src/console/provider/session.ts'
import { useSmsLeft } from '../../../src/apartment/views/header/use-sms-left.ts'
import { renderConsole } from '../support/render.tsx'
import { answerCall, server } from '../support/server.ts'
import { USER } from '../support/user.ts'

beforeEach(() => {
  rememberLogin('request-1')
  server.use(answerCall('user_info', USER).handler)
})

const Shown = () => <p>{`left ${useSmsLeft().value}`}</p>
const says = (data: unknown, before: Promise<void> = Promise.resolve()) => {
  let asked = 0
  server.use(
    http.get('*/v3/get_sms_left', async () => {
      asked += 1
      await before
      return HttpResponse.json({ err_code: 0, err_msg: '', data })
    }),
  )
  return () => asked
}

it('starts at 0', async () => {
  let answer = () => undefined as void
  const asked = says(
    1286,
    new Promise((go) => {
      answer = go
    }),
  )
  await renderConsole(<Shown />)
  await waitFor(() => expect(asked()).toBe(1))
  expect(screen.getByText('left 0')).toBeVisible()
  answer()
  expect(await screen.findByText('left 1,286')).toBeVisible()
})

it.each([null, 'many', {}])('is 0 when the answer is %j', async (data) => {
  const asked = says(data)
  await renderConsole(<Shown />)
  await waitFor(() => expect(asked()).toBe(1))
  expect(await screen.findByText('left 0')).toBeVisible()
})
