import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useGetList, useGetOne } from 'ra-core'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { rememberLogin } from '../../../src/console/provider/session.ts'
import { Messages } from '../../../src/console/shell/header/Messages.tsx'
import { answerEntity, type Asked } from '../support/entities.ts'
import { listOf } from '../support/homes.ts'
import { renderConsole } from '../support/render.tsx'
import { answerCall, server } from '../support/server.ts'
import { USER } from '../support/user.ts'

beforeEach(() => rememberLogin('request-1'))

/** A list of messages, from which one is opened. */
function Reader() {
  const { data } = useGetList('messages', {
    sort: { field: 'sent_at', order: 'DESC' },
    pagination: { page: 1, perPage: 20 },
    meta: { columns: ['title', 'read'] },
  })
  const [isOpen, setOpen] = useState(false)
  useGetOne('messages', { id: 24 }, { enabled: isOpen })
  return (
    <>
      {data?.map(({ id, title, read }) => (
        <button key={id} onClick={() => setOpen(true)}>{`${title} ${read ? '已读' : '未读'}`}</button>
      ))}
    </>
  )
}

it('who has opened a message finds it read in the list, too', async () => {
  let read = false
  const message = () => ({ id: 24, version: 1, title: '电量不足', type: 1, read, _labels: {} })
  const info = answerEntity('get', '/v3/messages/{id}', () => {
    const found = message()
    read = true
    return found
  })
  const list = answerEntity('get', '/v3/messages', ({ input }: Asked) =>
    listOf('read' in input && read ? [] : [message()]),
  )
  server.use(info.handler, list.handler, answerCall('user_info', USER).handler)
  await renderConsole(
    <>
      <Messages to="/message" />
      <Reader />
    </>,
  )
  expect(await screen.findByRole('link', { name: '消息中心 1条未读' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: '电量不足 未读' }))
  expect(await screen.findByRole('button', { name: '电量不足 已读' })).toBeVisible()
  expect(await screen.findByRole('link', { name: '消息中心' })).toBeVisible()
})
