/** How a number came about, on the page of its record: in words, in figures, and what it is made of. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { workedOut, type Facts } from '../../../src/console/screens/detail/explained/worked-out.ts'
import type { Expr } from '../../../src/model/model.ts'
import { answerEntity, emptyRelated } from '../support/entities.ts'
import { openScreen } from '../support/screen.ts'
import { server } from '../support/server.ts'

const facts = (values: Readonly<Record<string, string | number | null>>): Facts => ({
  valueOf: (name) => values[name],
  labelOf: (name) => name,
  holds: (condition) => condition === true,
  roundedTo: (words, digits) => `${words} to ${digits}`,
})
const said = (expr: Expr, values: Readonly<Record<string, string | number | null>>) => {
  const worked = workedOut(expr, facts(values))
  return worked && [worked.words, worked.figures, worked.value.toFixed(), worked.rounded]
}

it.each<[Expr, readonly [string, string, string, number | null]]>([
  [{ sub: ['$a', { sub: ['$b', '$c'] }] }, ['a − (b − c)', '1,200.50 − (2.00 − (-3))', '1195.5', null]],
  [{ mul: [{ add: ['$a', '$b'] }, '$p'] }, ['(a + b) × p', '(1,200.50 + 2.00) × 0.6500', '781.625', null]],
  [{ round: [{ mul: ['$b', '$p'] }, 1] }, ['b × p', '2.00 × 0.6500', '1.3', null]],
  [{ round: [{ div: ['$b', '$c'] }, 2] }, ['b ÷ c', '2.00 ÷ (-3)', '-0.67', 2]],
  [
    { div: ['$a', { mul: ['$b', '$p'] }] },
    ['a ÷ (b × p)', '1,200.50 ÷ (2.00 × 0.6500)', '923.46153846153846154', null],
  ],
  // Rounded on the way: whoever multiplies what is not rounded comes to another number.
  [
    { mul: [{ round: [{ div: ['$b', 3] }, 2] }, '$a'] },
    ['(b ÷ 3 to 2) × a', '(2.00 ÷ 3 ≈ 0.67) × 1,200.50', '804.335', null],
  ],
  [
    { round: [{ sub: ['$a', { round: [{ mul: ['$p', '$p', '$p'] }, 1] }] }, 0] },
    ['a − (p × p × p to 1)', '1,200.50 − (0.6500 × 0.6500 × 0.6500 ≈ 0.3)', '1200', 0],
  ],
  [{ round: [{ round: [{ div: ['$b', 3] }, 2] }, 4] }, ['b ÷ 3', '2.00 ÷ 3', '0.67', 2]],
  [{ mul: [{ round: ['$b', 1] }, '$c'] }, ['b × c', '2.00 × (-3)', '-6', null]],
  [{ add: ['$a', '$c', 0.1] }, ['a + c + 0.1', '1,200.50 + (-3) + 0.1', '1197.6', null]],
  [{ coalesce: ['$none', '$b'] }, ['b', '2.00', '2', null]],
  [{ if: [false, '$a', true, '$b', '$c'] }, ['b', '2.00', '2', null]],
  [{ if: [false, '$a', { mul: ['$c', 2] }] }, ['c × 2', '(-3) × 2', '-6', null]],
])('%j is said with parentheses where they are needed, and worked out exactly', (expr, expected) => {
  expect(said(expr, { a: '1200.50', b: '2.00', c: -3, p: '0.6500', none: null })).toEqual(expected)
})

it.each<Expr>([
  { add: ['$a', '$none'] },
  { div: ['$a', '$zero'] },
  { sub: ['$a', '$hidden'] },
  { if: [false, '$a', null] },
  { if: [false, '$a'] },
])('%j tells nothing where something is missing', (expr) => {
  expect(said(expr, { a: '1', none: null, zero: '0.00' })).toBeNull()
})

const usage = (values: object) => ({
  ...{ id: 5, version: 1, home_id: 1, room_id: 2, device_id: 3, day: '2026-03-01', hot: false },
  ...{ begin_read: '100.00', end_read: '102.35', used: '2.35', price: '4.8500', fee: '11.40' },
  _labels: { home_id: '幸福里', room_id: 'A01', device_id: '0000' },
  ...values,
})
const card = async (path: string) => {
  await openScreen(path, { keys: ['every', 'device_base'] })
  // Its heading stands before what it is of is there, and again with that.
  const found = () => screen.getByRole('heading', { name: '怎么算出来的' }).parentElement!
  await waitFor(() => expect(found().childElementCount).toBeGreaterThan(1))
  return found()
}

it('tells an amount down to the readings that it comes from', async () => {
  server.use(answerEntity('get', '/v3/water_usages/{id}', usage({})).handler, ...emptyRelated('water_usage'))
  const page = await card('/water_usages/5')
  const [fee, used] = await within(page).findAllByRole('listitem')
  expect(fee).toHaveTextContent('金额 = 用量 × 单价 = 2.35 × 4.8500 = 11.40元')
  expect(fee).toHaveTextContent('（四舍五入，保留2位小数）')
  expect(used).toHaveTextContent('用量 = 截止读数 − 起始读数 = 102.35 − 100.00 = 2.35')
  expect(fee).toContainElement(used!)
})

it('says so where the formula gives another number than the record', async () => {
  server.use(
    answerEntity('get', '/v3/water_usages/{id}', usage({ used: '7.00', fee: '33.00' })).handler,
    ...emptyRelated('water_usage'),
  )
  const page = await card('/water_usages/5')
  const [fee, used] = await within(page).findAllByRole('listitem')
  expect(fee).toHaveTextContent('7.00 × 4.8500 = 33.95 与记录不符，记录为 33.00元')
  expect(used).toHaveTextContent('中途读数回退，按逐次读数累计')
  expect(used).not.toHaveTextContent('102.35 − 100.00')
})

it('tells of a payment by its mode, and of what was given as it is that nothing was worked out', async () => {
  const charge = (values: object) => ({
    ...{ id: 9, version: 1, home_id: 1, room_id: 2, device_id: 3, mode: 2, channel: 1, state: 'success' },
    ...{ money: '100.00', price: '0.6500', energy: '153.85', charged_at: '2026-03-01T04:00:00Z' },
    _labels: { home_id: '幸福里' },
    ...values,
  })
  const shown = async (values: object) => {
    server.use(answerEntity('get', '/v3/charges/{id}', charge(values)).handler, ...emptyRelated('charge'))
    return card('/reporting/electric-charge/9')
  }
  expect(await within(await shown({})).findByText(/电量 = 金额 ÷ 电价/)).toHaveTextContent('100.00 ÷ 0.6500 = 153.85')
  document.body.replaceChildren()
  expect(await shown({ mode: 5, money: '0.00' })).toHaveTextContent('这条记录没有计算公式')
})

it('explains a balance by what it was and what came, and not what it was by the balance', async () => {
  const entry = {
    ...{
      id: 4,
      version: 1,
      home_id: 1,
      room_id: 2,
      device_id: 3,
      at: '2026-03-01T04:00:00Z',
      kind: 'consumption',
      pool: false,
    },
    ...{
      energy: '-6.36',
      balance_before: '158.75',
      balance: '152.39',
      register_from: '5949.13',
      register_to: '5955.49',
    },
    _labels: { home_id: '幸福里' },
  }
  server.use(answerEntity('get', '/v3/energy_entries/{id}', entry).handler, ...emptyRelated('energy_entry'))
  const lines = await within(await card('/device/meter-ledger/4')).findAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('剩余电量 = 记账前剩余电量 + 电量变动 = 158.75 + (-6.36) = 152.39'),
    expect.stringContaining('电量变动 = 起始读数 − 读数 = 5,949.13 − 5,955.49 = -6.36'),
  ])
})
