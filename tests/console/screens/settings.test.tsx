import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerEntity, emptyRelated } from '../support/entities.ts'
import { home } from '../support/homes.ts'
import { KEYS, openScreen } from '../support/screen.ts'
import { answerPath, server } from '../support/server.ts'

const said = (field: string, value: unknown, from: string | null, id: number | null, label: string | null = null) => ({
  field,
  value,
  label,
  from,
  id,
})
const SAID = [
  said('low_power', true, 'company', 1),
  said('alarm_unlock', 30, 'home', 5),
  said('pay_mode', 1, 'store', 3),
  said('fee_rule_id', 4, 'company', 1, '居民电价'),
  said('enable_alarm', null, null, null),
]

it('a record shows the settings in force, each with the place that says it, and leaves out what nobody has set', async () => {
  const inForce = answerPath('GET', '/v3/settings_in_force', SAID)
  server.use(answerEntity('get', '/v3/homes/{id}', home(1)).handler, ...emptyRelated('home'), inForce.handler)
  await openScreen('/house/home-list/1?tab=settings', { keys: [...KEYS, 'homes_device_config'] })
  const locks = within(await screen.findByRole('region', { name: '生效的门锁设置' }))
  expect((await locks.findByText('低电量提醒')).parentElement).toHaveTextContent('低电量提醒是 来自公司')
  expect(locks.getByText('未锁报警').parentElement).toHaveTextContent('未锁报警30')
  expect(locks.getByRole('link', { name: '自定义' })).toHaveAttribute('href', '/configuration/lock/5')
  expect(locks.queryByText('报警开关')).toBeNull()
  const meters = within(screen.getByRole('region', { name: '生效的电表设置' }))
  expect((await meters.findByText('付费模式')).parentElement).toHaveTextContent('付费模式预付费 来自门店')
  expect(meters.getByText('电价规则').parentElement).toHaveTextContent('居民电价')
  expect(inForce.seen.payloads).toContainEqual({ resource: 'lock_setting', type: 'home', value: '1' })
})
