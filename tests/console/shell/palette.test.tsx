import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { rememberLogin } from '../../../src/console/provider/session.ts'
import { Palette } from '../../../src/console/shell/palette/Palette.tsx'
import { listOf } from '../support/homes.ts'
import { renderConsole } from '../support/render.tsx'
import { answerCall, server } from '../support/server.ts'
import { permission, USER } from '../support/user.ts'

beforeEach(() => rememberLogin('request-1'))

function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return {
    open: () => {
      open()
    },
    opened,
  }
}

it('tells tenants of the same name apart by what is left of their telephone number', async () => {
  const tenant = (id: number, phone: string) => ({
    tenant_id: id,
    name: '金*',
    phone,
    certificate_type: 1,
    id_card: null,
    home_id: 1,
    version: 1,
  })
  const asked: string[] = []
  server.use(
    answerCall('user_info', { ...USER, permissions: ['every', 'lease_base'].map(permission) }).handler,
    http.get('*/v3/tenants', ({ request }) => {
      asked.push(request.url)
      return HttpResponse.json({
        err_code: 0,
        err_msg: '',
        data: listOf([tenant(1, '138****0003'), tenant(2, '139****5678')]),
      })
    }),
  )
  await renderConsole(<Palette onClose={() => undefined} />)
  await userEvent.type(await screen.findByRole('combobox', { name: '快速查找' }), '金')
  expect(await screen.findByRole('option', { name: /^金\* 138\*{4}0003 ?租客$/ })).toBeVisible()
  expect(screen.getByRole('option', { name: /^金\* 139\*{4}5678 ?租客$/ })).toBeVisible()
  expect(asked).toHaveLength(1)
})

it('says that nothing was found only when every search has answered', async () => {
  const [asked, answered] = [gate(), gate()]
  const nothing = HttpResponse.json({ err_code: 0, err_msg: '', data: listOf([]) })
  server.use(
    answerCall('user_info', { ...USER, permissions: ['every', 'homes_view'].map(permission) }).handler,
    http.get('*/v3/homes', async () => {
      asked.open()
      await answered.opened
      return nothing.clone()
    }),
    http.get('*/v3/rooms', () => nothing.clone()),
  )
  await renderConsole(<Palette onClose={() => undefined} />)
  await userEvent.type(await screen.findByRole('combobox', { name: '快速查找' }), '紫金苑')
  await asked.opened
  expect(screen.queryByText('没有找到')).toBeNull()
  expect(screen.getByText('加载中…')).toBeVisible()
  answered.open()
  expect(await screen.findByText('没有找到')).toBeVisible()
})
