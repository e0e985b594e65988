/** A screen of an entity, opened as its address opens it. */
import { createElement } from 'react'
import './screens.ts'
import { Pages } from '../../../src/console/pages.tsx'
import { rememberLogin } from '../../../src/console/provider/session.ts'
import type { Lang } from '../../../src/model/model.ts'
import { renderConsole } from './render.tsx'
import { answerCall, server } from './server.ts'
import { permission, USER } from './user.ts'

export const KEYS = ['every', 'homes_view', 'ticket_base', 'lease_base', 'org_base']

export function openScreen(address: string, { keys = KEYS, lang = 'zh' }: { readonly keys?: readonly string[]; readonly lang?: Lang } = {}) {
  rememberLogin('request-1')
  server.use(answerCall('user_info', { ...USER, permissions: keys.map(permission) }).handler)
  return renderConsole(createElement(Pages), { address, lang })
}
