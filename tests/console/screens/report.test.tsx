/** A report: read by whoever holds its key alone, and nothing is offered that would be refused. */
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerEntity } from '../support/entities.ts'
import { openScreen } from '../support/screen.ts'
import { server } from '../support/server.ts'

it('shows its rows to who may not read the records elsewhere, and offers no writing', async () => {
  const list = answerEntity('get', '/v3/traffic', {
    list: [
      { device_id: 3, sn: 'cn0000000000000000A3', iccid: '898600', device_type: 1, traffic_status: 1, version: 1 },
    ],
    count: 1,
    count_kind: 'exact',
    next: null,
  })
  server.use(list.handler)
  await openScreen('/reporting/traffic', { keys: ['every', 'log_check'] })
  await screen.findByText('cn0000000000000000A3')
  expect(list.seen[0]?.input).toMatchObject({ device_type: '1' })
  await waitFor(() => expect(screen.getByRole('button', { name: '导出' })).toBeVisible())
  const offered = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')].map(
    (element) => element.getAttribute('aria-label') ?? element.textContent,
  )
  expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull()
  expect(offered.filter((name) => /^(定时发送|新增|导入|批量|编辑|删除|详情)/.test(name ?? ''))).toEqual([])
})
