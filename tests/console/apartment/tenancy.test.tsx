/** The product's place on a room's page: its present tenant, or the way to let it. */
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LeaseStatus } from '../../../src/generated/enums.ts'
import { addDays, dayOf } from '../../../src/values/calendar.ts'
import { answerEntity, emptyRelated } from '../support/entities.ts'
import { listOf } from '../support/homes.ts'
import { KEYS, openScreen } from '../support/screen.ts'
import { server } from '../support/server.ts'

const ROOM = {
  room_id: 3,
  version: 1,
  display_name: '101',
  home_id: 1,
  room_type: 1,
  room_name: '101',
  room_let: 2,
  devices_count: 2,
  offline_devices: 1,
  parent_ids: [],
  _labels: { home_id: '幸福里' },
}
const today = dayOf(new Date())
const leaseUntil = (day: string) => ({
  lease_id: 5,
  version: 1,
  home_id: 1,
  room_id: 3,
  tenant_id: 4,
  status: LeaseStatus.valid,
  lease_range: ['2026-01-01', day],
  ends_on: day,
  rent: '3200.00',
  _labels: { tenant_id: '路小川' },
})

async function open(leases: readonly object[], room: object = {}, keys: readonly string[] = KEYS) {
  const asked = answerEntity('get', '/v3/leases', listOf(leases))
  server.use(
    answerEntity('get', '/v3/rooms/{id}', { ...ROOM, ...room }).handler,
    asked.handler,
    ...emptyRelated('room'),
  )
  await openScreen('/house/room-list/3', { keys })
  await screen.findByRole('tab', { name: '概览', selected: true })
  return asked
}
const place = async () => within(await screen.findByRole('region', { name: '在住租客' }))

it.each([
  ['its last day', 0, '今天到期'],
  ['what is left of it', 10, '剩余10天'],
])('of a room that is let the page begins with the tenant, and says of the term %s', async (_, days, left) => {
  const { seen } = await open([leaseUntil(addDays(today, days))])
  const tenancy = await place()
  expect(await tenancy.findByText('路小川')).toBeVisible()
  expect(tenancy.getByText(left)).toBeVisible()
  expect(tenancy.getByRole('link', { name: '查看租约' })).toHaveAttribute('href', '/renter/lease-list/5')
  expect(seen[0]?.input).toMatchObject({ room_id: '3', status: '2,1' })
})

it('of a vacant room it tells of the lease that begins next, without counting its days', async () => {
  await open([{ ...leaseUntil(addDays(today, 400)), status: LeaseStatus.not_started }], { room_let: 1 })
  const tenancy = await place()
  expect(await tenancy.findByText('房间空置，暂无在住租客')).toBeVisible()
  const next = within(tenancy.getByRole('region', { name: '下一租约（未开始）' }))
  expect(next.getByText('路小川')).toBeVisible()
  expect(next.queryByText(/剩余/)).toBeNull()
})

it.each([
  ['a public area has none', { room_type: 2, room_let: null }, KEYS],
  ['without the key to leases nobody sees it', {}, KEYS.filter((key) => key !== 'lease_base')],
])('%s, and no lease is asked for', async (_, room, keys) => {
  const { seen } = await open([], room, keys)
  expect(await screen.findByRole('region', { name: '房间资料' })).toBeVisible()
  expect(screen.queryByRole('region', { name: '在住租客' })).toBeNull()
  expect(seen).toEqual([])
})
