import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { rememberLogin } from '../../../src/console/provider/session.ts'
import TransitionDialog from '../../../src/console/actions/TransitionDialog.tsx'
import { masks } from '../../../src/generated/masks.ts'
import { useEntityView } from '../../../src/console/screens/entity-view.ts'
import { answerEntity, emptyRelated, failure } from '../support/entities.ts'
import { listOf } from '../support/homes.ts'
import { openScreen } from '../support/screen.ts'
import { renderConsole } from '../support/render.tsx'
import { answerCall, answerPath, failCall, server } from '../support/server.ts'
import { USER } from '../support/user.ts'

const ticket = (state: number, values: object = {}) => ({
  ticket_id: 7,
  version: 3,
  service_type: 2,
  state,
  service_target: 1,
  home_id: 1,
  contact_name: '路小川',
  contact_phone: '13900007788',
  tags: [],
  needs_contract: false,
  _labels: { home_id: '幸福里' },
  ...values,
})
const open = async (state: number) => {
  server.use(answerEntity('get', '/v3/tickets/{id}', ticket(state)).handler, ...emptyRelated('ticket'))
  await openScreen('/ticket/7')
  await screen.findByText('路小川')
}
/** All but the empty fields, which can be looked at whatever the state. */
const offered = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => !text?.startsWith('显示空字段'))

describe('a record with a workflow', () => {
  it('offers the steps from its state and marks where it stands', async () => {
    await open(1)
    expect(offered()).toEqual(expect.arrayContaining(['派单', '添加备注', '编辑', '更多']))
    expect(offered()).not.toContain('删除')
    expect(
      within(screen.getByRole('list', { name: '进度' }))
        .getAllByRole('listitem')
        .filter((item) => item.hasAttribute('aria-current')),
    ).toHaveLength(1)
  })

  it('offers no step and no change once it is closed', async () => {
    await open(6)
    // And a look behind the two masks of the contact.
    expect(offered()).toEqual(['添加备注', '复制', '删除', '更多', '查看', '查看'])
  })

  it('asks for what a step needs and sends it with the version that was read', async () => {
    const alloc = answerEntity('post', '/v3/tickets/{id}/alloc', ticket(10, { version: 4, handler_id: 5 }))
    server.use(
      alloc.handler,
      answerEntity('get', '/v3/staff', listOf([{ staff_id: 5, version: 1, name: '赵立新' }])).handler,
    )
    await open(9)
    await userEvent.click(screen.getByRole('button', { name: '分配' }))
    const dialog = await screen.findByRole('dialog', { name: '分配' })
    await userEvent.click(within(dialog).getByRole('button', { name: '分配' }))
    const handler = within(dialog).getByRole('combobox', { name: '处理人' })
    await waitFor(() => expect(handler).toHaveAccessibleDescription('不能为空'))
    await userEvent.click(handler)
    await userEvent.click(await screen.findByRole('option', { name: '赵立新' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '分配' }))
    await waitFor(() => expect(alloc.seen.map(({ input }) => input)).toEqual([{ handler_id: 5, version: 3 }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('empties what somebody cleared, and leaves alone what was blank', async () => {
    const submit = answerEntity('post', '/v3/tickets/{id}/submit', ticket(4, { version: 4 }))
    server.use(
      answerEntity('get', '/v3/tickets/{id}', ticket(8, { fee: '120.00', solution: '换电池' })).handler,
      ...emptyRelated('ticket'),
      submit.handler,
    )
    await openScreen('/ticket/7')
    await userEvent.click(await screen.findByRole('button', { name: '提交验收' }))
    const dialog = await screen.findByRole('dialog', { name: '提交验收' })
    await userEvent.clear(within(dialog).getByRole('textbox', { name: '费用' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '提交验收' }))
    await waitFor(() =>
      expect(submit.seen.map(({ input }) => input)).toEqual([{ solution: '换电池', fee: null, version: 3 }]),
    )
  })
})

describe('a step that asks for a masked field', () => {
  const phone = '139****7788'
  /** The ticket's first step, as if it asked for the phone, of which only the mask is known. */
  function Asking({ required }: { readonly required: boolean }) {
    const view = useEntityView('tickets')
    const entity = {
      ...view.entity,
      fields: view.entity.fields.map((field) =>
        field.name === 'contact_phone' ? { ...field, mask: masks.phone } : field,
      ),
    }
    const step = entity.workflow!.transitions.find(({ name }) => name === 'dispatch')!
    return (
      <TransitionDialog
        view={{ ...view, entity }}
        record={{ ...ticket(1, { contact_phone: phone }), id: 7 }}
        transition={{ ...step, fields: [{ name: 'contact_phone', required }] }}
        onClose={() => undefined}
        onChanged={() => undefined}
      />
    )
  }
  const ask = async (required: boolean) => {
    const dispatch = answerPath('POST', '/v3/tickets/{id}/dispatch', ticket(9))
    rememberLogin('request-1')
    server.use(dispatch.handler, answerCall('user_info', USER).handler)
    await renderConsole(
      <Suspense>
        <Asking required={required} />
      </Suspense>,
    )
    const dialog = await screen.findByRole('dialog', { name: '派单' })
    return {
      seen: dispatch.seen.payloads,
      box: () => within(dialog).getByRole('textbox', { name: '联系电话' }),
      press: (name: string) => userEvent.click(within(dialog).getByRole('button', { name })),
    }
  }

  it('leaves it out as long as nobody touches it', async () => {
    const { seen, press } = await ask(false)
    await press('派单')
    await waitFor(() => expect(seen).toEqual([{ version: 3 }]))
  })

  it('sends what replaces it', async () => {
    const { seen, box, press } = await ask(false)
    await press('修改')
    await userEvent.type(box(), '13811112222')
    await press('派单')
    await waitFor(() => expect(seen).toEqual([{ version: 3, contact_phone: '13811112222' }]))
  })

  it('demands it anew where the step cannot do without', async () => {
    const { seen, box, press } = await ask(true)
    expect(box()).toHaveValue('')
    await press('派单')
    await waitFor(() => expect(box()).toHaveAccessibleDescription('不能为空'))
    await userEvent.click(screen.getAllByRole('button', { name: '取消' })[0]!)
    await press('派单')
    await waitFor(() => expect(box()).toHaveAccessibleDescription('不能为空'))
    expect(seen).toEqual([])
  })
})

it('a masked value is fetched when asked for, and goes back behind its mask', async () => {
  const reveal = answerCall('desensitization_data_get', { real: '13912345678' })
  server.use(
    answerEntity('get', '/v3/tenants/{id}', {
      tenant_id: 4,
      version: 1,
      name: '孟*',
      phone: '139****5678',
      tag_ids: [],
      _labels: {},
    }).handler,
    ...emptyRelated('tenant'),
    reveal.handler,
  )
  await openScreen('/renter/index/4')
  const phone = (await screen.findByText('139****5678')).parentElement!
  await userEvent.click(within(phone).getByRole('button', { name: '查看' }))
  expect(await screen.findByText('13912345678')).toBeVisible()
  expect(reveal.seen.payloads).toEqual([expect.objectContaining({ resource: 'tenants', label: 'phone' })])
  await userEvent.click(within(phone).getByRole('button', { name: '隐藏' }))
  expect(screen.queryByText('13912345678')).toBeNull()
})

it('a masked value that is refused stays masked, and the refusal says why and what to do', async () => {
  server.use(
    answerEntity('get', '/v3/tenants/{id}', {
      tenant_id: 4,
      version: 1,
      name: '孟*',
      phone: '139****5678',
      tag_ids: [],
      _labels: {},
    }).handler,
    ...emptyRelated('tenant'),
    failCall('desensitization_data_get', 'too_many_reveals').handler,
  )
  await openScreen('/renter/index/4')
  const phone = (await screen.findByText('139****5678')).parentElement!
  await userEvent.click(within(phone).getByRole('button', { name: '查看' }))
  expect(
    await screen.findByText(/^查看脱敏数据已达上限.*请.*分钟后再试，或联系管理员开通“大量查看脱敏数据”权限$/),
  ).toBeVisible()
  expect(phone).toHaveTextContent('139****5678')
})

it('a record that is gone says so and leads back to the list', async () => {
  server.use(
    answerEntity('get', '/v3/tickets/{id}', () => failure('not_found')).handler,
    answerEntity('get', '/v3/tickets', listOf([])).handler,
  )
  const { address } = await openScreen('/ticket/7')
  await userEvent.click(await screen.findByRole('button', { name: '返回列表' }))
  await waitFor(() => expect(address()).toMatch(/^\/ticket/))
  expect(address()).not.toContain('7')
})

it('lists of what points at a record are called by what many are called, in English', async () => {
  server.use(answerEntity('get', '/v3/tickets/{id}', ticket(1)).handler, ...emptyRelated('ticket'))
  await openScreen('/ticket/7', { lang: 'en' })
  expect(await screen.findByRole('heading', { name: /^Ticket remarks/ })).toBeVisible()
})
