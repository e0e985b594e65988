/** A screen of an entity, opened as its address opens it. */
import { createElement } from 'react'
import './screens.ts'
import { Pages } from '../../../src/console/pages.tsx'
import { rememberLogin } from '../../../src/console/provider/session.ts'
import { renderConsole, type Options } from './render.tsx'
import { answerCall, server } from './server.ts'
import { permission, USER } from './user.ts'

export const KEYS = ['every', 'homes_view', 'ticket_base', 'lease_base', 'org_base']

export function openScreen(
  address: string,
  { keys = KEYS, ...options }: Omit<Options, 'address'> & { readonly keys?: readonly string[] } = {},
) {
  rememberLogin('request-1')
  server.use(answerCall('user_info', { ...USER, permissions: keys.map(permission) }).handler)
  return renderConsole(createElement(Pages), { address, ...options })
}
