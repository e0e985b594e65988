/** What a record has not: neither asked for in its form, nor shown on its page and its row, nor offered as a filter. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { answerEntity, emptyRelated } from '../support/entities.ts'
import { listOf } from '../support/homes.ts'
import { openScreen } from '../support/screen.ts'
import { server } from '../support/server.ts'

const LIST = '/fee_prices'
const keys = { keys: ['every', 'device_base', 'homes_device_config'] }
/** It has one price for all hours; the others are left from another time. */
const rule = {
  id: 3,
  version: 1,
  fee_rule_id: 2,
  from_day: '2030-01-01',
  type: 1,
  price: '0.5600',
  sharp_price: '1.2345',
  _labels: { fee_rule_id: '居民电价' },
  _actions: [],
}

beforeEach(() => {
  server.use(
    answerEntity('get', '/v3/fee_prices/{id}', rule).handler,
    answerEntity('get', '/v3/fee_prices/totals', { totals: {}, count: 1 }).handler,
    ...emptyRelated('fee_price'),
  )
})

it('a form asks for what the record has, and for what it must then have; what it has not is not sent', async () => {
  const created = answerEntity('post', '/v3/fee_prices', rule)
  const name = { id: 2, version: 1, name: '居民电价', type: 1, _labels: {}, _actions: [] }
  server.use(created.handler, answerEntity('get', '/v3/fee_rules', listOf([name])).handler)
  await openScreen(
    `${LIST}/create?source=${encodeURIComponent(JSON.stringify({ fee_rule_id: 2, from_day: '2030-01-01' }))}`,
    keys,
  )
  await userEvent.type(await screen.findByRole('textbox', { name: /单一电价/ }), '0.8')
  expect(screen.queryByRole('textbox', { name: /尖时电价/ })).toBeNull()
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('combobox', { name: /电价类型/ }))
    await userEvent.click(await screen.findByRole('option', { name }))
  }
  await choose('分时电价')
  expect(screen.queryByRole('textbox', { name: /单一电价/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  const sharp = await screen.findByRole('textbox', { name: /尖时电价/ })
  await waitFor(() => expect(sharp).toHaveAccessibleDescription(/不能为空/))
  await choose('单一电价')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(created.seen).toHaveLength(1))
  const sent = created.seen[0]!.input
  expect(sent).toMatchObject({ fee_rule_id: 2, type: 1, price: expect.stringMatching(/^0\.80*$/) as string })
  expect(sent['sharp_price'] ?? null).toBeNull()
})

it('a page shows what the record has, and nothing that is left from another time', async () => {
  await openScreen(`${LIST}/3`, keys)
  expect(await screen.findByText('单一电价', { selector: 'dt' })).toBeVisible()
  expect(screen.queryByText('尖时电价', { selector: 'dt' })).toBeNull()
  expect(screen.queryByText(/1\.2345/)).toBeNull()
})

it('a row shows nothing that is left from another time, and asks for what decides', async () => {
  const list = answerEntity('get', '/v3/fee_prices', listOf([rule]))
  server.use(list.handler)
  await openScreen(LIST, keys)
  expect(await screen.findByText(/0\.56/)).toBeVisible()
  expect(screen.getAllByText(/^尖时电价/)[0]).toBeInTheDocument()
  expect(screen.queryByText(/1\.2345/)).toBeNull()
  expect(String(list.seen[0]?.input['columns']).split(',')).toContain('type')
})

it('a list narrowed to one type has neither column nor filter of another', async () => {
  server.use(answerEntity('get', '/v3/fee_prices', listOf([rule])).handler)
  await openScreen(`${LIST}?filter=${encodeURIComponent(JSON.stringify({ type: 2 }))}`, keys)
  expect((await screen.findAllByText(/^尖时电价/))[0]).toBeInTheDocument()
  expect(screen.queryByText(/^单一电价/, { selector: '.g-title' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: /^单一电价/ })).toBeNull()
})
