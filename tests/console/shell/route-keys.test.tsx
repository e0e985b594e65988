/** Every route of the specification with a key of its own: whoever holds all other keys is led to 403. */
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import '../support/screens.ts'
import { Pages } from '../../../src/console/pages.tsx'
import { rememberLogin } from '../../../src/console/provider/session.ts'
import { ROUTES } from '../../specification/routes.ts'
import { renderConsole } from '../support/render.tsx'
import { answerCall, server } from '../support/server.ts'
import { permission, USER } from '../support/user.ts'

const keyed = ROUTES.filter(([, key]) => key !== null && key !== 'every')
const keys = [...new Set(keyed.map(([, key]) => key!)), 'every']

it.each(keyed)('%s leads to 403 without %s', async (path, key) => {
  rememberLogin('request-1')
  const held = keys.filter((one) => one !== key).map(permission)
  // The report of text messages has a condition of its own besides.
  const client = { ...USER.client, enable_sms_recharge: true }
  server.use(answerCall('user_info', { ...USER, client, permissions: held }).handler)
  const { address } = await renderConsole(<Pages />, { address: path.replaceAll(/:\w+/g, '1') })
  await waitFor(() => expect(address()).toBe('/403'))
})
