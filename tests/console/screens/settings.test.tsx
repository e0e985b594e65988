/** Settings of a place: where each value comes from, what is said here instead, and what that would change below. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { answerEntity, emptyRelated } from '../support/entities.ts'
import { home } from '../support/homes.ts'
import { KEYS, openScreen } from '../support/screen.ts'
import { answerPath, server } from '../support/server.ts'

const NOBODY = { value: null, label: null, from: null, above: false, name: null, id: null, place: null }
const from = (type: string, place: number, value: unknown, name: string, label: string | null = null) => ({
  ...{ value, label, from: type, above: false, name, id: 1, place },
})
const said = (field: string, own: unknown, inherited: object = NOBODY) => ({ field, own, own_label: null, inherited })
const SAID = {
  name: '晴空公寓1号',
  version: 3,
  may_change: true,
  settings: [
    said('low_power', null, from('company', 0, true, '一号公司')),
    said('alarm_unlock', 30, from('store', 3, 10, '东店')),
    said('alarm_time', null, from('store', 3, ['22:00', '06:00'], '东店')),
    said('msg_notify', null),
  ],
}
const PREVIEW = {
  of: 'room',
  count: 12,
  changed: 10,
  kept: 2,
  settings: [{ field: 'low_power', changes: true, changed: 10, kept: 2 }],
  list: [{ id: 7, name: '3#201-房间A', within: '晴空公寓1号', changed: ['low_power'], kept: [] }],
}
const keys = [...KEYS, 'homes_device_config']
beforeEach(() =>
  server.use(answerPath('GET', '/v3/settings_place/sent', { preparing: false, settings: [], failures: [] }).handler),
)
const setting = async (name: string) => within(await screen.findByRole('group', { name }))

it('shows each value with its source, one setting of two times as one', async () => {
  server.use(answerPath('GET', '/v3/settings_place', SAID).handler)
  await openScreen('/configuration/lock?type=home&value=1', { keys })
  const lowPower = await setting('低电量提醒')
  expect(lowPower.getByText('继承')).toBeVisible()
  expect(lowPower.getByRole('link', { name: '来自公司' })).toHaveAttribute('href', '/configuration/lock')
  const hours = await setting('报警时间')
  expect(hours.getByText('22:00')).toBeVisible()
  expect(hours.getByText('06:00')).toBeVisible()
  expect(hours.getByRole('link', { name: '来自门店 东店' })).toHaveAttribute(
    'href',
    '/configuration/lock?type=store&value=3',
  )
  expect((await setting('未锁报警')).getByRole('textbox', { name: '未锁报警' })).toHaveValue('30')
  expect((await setting('消息通知')).getByText('各级均未设置')).toBeVisible()
  expect(screen.getByRole('button', { name: '预览并保存' })).toBeDisabled()
})

it('is changed after it was shown what changes below', async () => {
  const preview = answerPath('POST', '/v3/settings_place/preview', PREVIEW)
  const change = answerPath('PUT', '/v3/settings_place', { changed: 2 })
  server.use(answerPath('GET', '/v3/settings_place', SAID).handler, preview.handler, change.handler)
  const user = userEvent.setup()
  await openScreen('/configuration/lock?type=home&value=1', { keys })
  const lowPower = await setting('低电量提醒')
  await user.click(lowPower.getByRole('button', { name: '自定义低电量提醒' }))
  await user.click(lowPower.getByRole('switch', { name: '低电量提醒' }))
  await user.click((await setting('未锁报警')).getByRole('button', { name: '恢复继承未锁报警' }))
  expect(screen.getByText('已修改 2 项，尚未保存')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '预览并保存' }))
  const dialog = within(await screen.findByRole('dialog', { name: '确认修改' }))
  expect(await dialog.findByText('共 12 个房间：10 个将改变，2 个保留自己的设置')).toBeVisible()
  expect(change.seen.payloads).toEqual([])
  await user.click(dialog.getByRole('button', { name: '查看将改变的房间（10）' }))
  expect(await dialog.findByRole('link', { name: '晴空公寓1号 3#201-房间A' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await screen.findByText('保存成功')
  expect(change.seen.payloads).toEqual([
    {
      resource: 'lock_setting',
      type: 'home',
      value: 1,
      version: 3,
      settings: { low_power: false, alarm_unlock: null },
    },
  ])
})

it('is set here and inherited again by whole groups, which leaves the other groups alone', async () => {
  const change = answerPath('PUT', '/v3/settings_place', { changed: 3 })
  const face = said('face_recognition_enabled', true, from('store', 3, false, '东店'))
  const all = { ...SAID, settings: [...SAID.settings, face] }
  server.use(
    answerPath('GET', '/v3/settings_place', all).handler,
    answerPath('POST', '/v3/settings_place/preview', PREVIEW).handler,
    change.handler,
  )
  const user = userEvent.setup()
  await openScreen('/configuration/lock?type=home&value=1', { keys })
  const group = within(await screen.findByRole('region', { name: '报警与通知' }))
  const faces = within(screen.getByRole('region', { name: '人脸核验' }))
  expect(faces.queryByRole('button', { name: '全部自定义' })).toBeNull()
  const save = async () => {
    await user.click(screen.getByRole('button', { name: '预览并保存' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: '确认修改' })).getByRole('button', { name: '保存' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return change.seen.payloads.at(-1)
  }
  await user.click(group.getByRole('button', { name: '全部自定义' }))
  expect(group.queryByText('继承')).toBeNull()
  expect(group.getByRole('switch', { name: '低电量提醒' })).toBeChecked()
  // What is said here already stays; the others begin with what was inherited, or off.
  expect(await save()).toMatchObject({
    settings: { low_power: true, alarm_time: ['22:00', '06:00'], msg_notify: false },
  })
  await user.click(group.getByRole('button', { name: '本组恢复继承' }))
  expect(group.queryByText('自定义', { selector: '.k-chip' })).toBeNull()
  expect(faces.getByRole('switch', { name: '人脸核验' })).toBeChecked()
  expect(await save()).toMatchObject({ settings: { alarm_unlock: null } })
})

it('asks for a value before it is previewed, and lets changes be discarded', async () => {
  const preview = answerPath('POST', '/v3/settings_place/preview', PREVIEW)
  server.use(answerPath('GET', '/v3/settings_place', SAID).handler, preview.handler)
  const user = userEvent.setup()
  await openScreen('/configuration/lock?type=home&value=1', { keys })
  const unlocked = await setting('未锁报警')
  await user.clear(unlocked.getByRole('textbox', { name: '未锁报警' }))
  await user.click(screen.getByRole('button', { name: '预览并保存' }))
  expect(await unlocked.findByRole('alert')).toBeVisible()
  expect(preview.seen.payloads).toEqual([])
  await user.click(screen.getByRole('button', { name: '放弃修改' }))
  expect(unlocked.getByRole('textbox', { name: '未锁报警' })).toHaveValue('30')
})

it('offers no change to who may not change the place', async () => {
  server.use(answerPath('GET', '/v3/settings_place', { ...SAID, may_change: false }).handler)
  await openScreen('/configuration/lock', { keys })
  expect((await setting('未锁报警')).getByText('30')).toBeVisible()
  expect(screen.queryByRole('button', { name: /自定义|恢复|保存/ })).toBeNull()
  expect(screen.getByText('您没有修改此处设置的权限')).toBeVisible()
})

it('stands on the page of a place, a tab for each kind of settings', async () => {
  const asked = answerPath('GET', '/v3/settings_place', SAID)
  server.use(answerEntity('get', '/v3/homes/{id}', home(1)).handler, ...emptyRelated('home'), asked.handler)
  await openScreen('/house/home-list/1?tab=lock_setting', { keys })
  expect((await setting('低电量提醒')).getByText('继承')).toBeVisible()
  expect(screen.getByRole('tab', { name: '电表设置' })).toBeVisible()
  expect(asked.seen.payloads).toContainEqual({ resource: 'lock_setting', type: 'home', value: '1' })
})
