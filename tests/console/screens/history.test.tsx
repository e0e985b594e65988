import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import History from '../../../src/console/screens/detail/History.tsx'
import { useEntityView } from '../../../src/console/screens/entity-view.ts'
import { answerEntity, emptyRelated } from '../support/entities.ts'
import { home, listOf } from '../support/homes.ts'
import { renderConsole } from '../support/render.tsx'
import { KEYS, openScreen } from '../support/screen.ts'
import { server } from '../support/server.ts'

const entry = (id: number, values: object) => ({
  id,
  version: 1,
  created_at: '2026-05-20T04:00:00.000Z',
  staff_name: '周建国',
  action: 'update',
  address: '10.8.1.7',
  succeeded: true,
  changes: null,
  _labels: { api_token_id: null },
  ...values,
})
const ENTRIES = [
  entry(9, {
    changes: [
      { field: '房源名称', before: '幸福里', after: '幸福里一号' },
      { field: '备注', before: null, after: '南门进' },
    ],
  }),
  entry(8, {
    staff_name: null,
    action: 'create',
    address: null,
    changes: Array.from({ length: 8 }, (_, i) => ({ field: `字段${i}`, before: null, after: `值${i}` })),
  }),
]

async function open(entries: readonly object[], count = entries.length, keys = [...KEYS, 'log_check']) {
  const log = answerEntity('get', '/v3/operation_logs', { list: entries, count, count_kind: 'exact', next: null })
  server.use(answerEntity('get', '/v3/homes/{id}', home(1)).handler, ...emptyRelated('home'), log.handler)
  await openScreen('/house/home-list/1?tab=history', { keys })
  await screen.findAllByText(String(home(1)['name']))
  return log
}

describe('the history of a record', () => {
  it('tells who did what, when and from where, and each field before and after', async () => {
    const log = await open(ENTRIES)
    const history = await screen.findByRole('region', { name: '操作记录' })
    const [first, second] = (await within(history).findAllByRole('listitem')) as [HTMLElement, HTMLElement]
    expect(first).toHaveTextContent('2026-05-20 12:00:00周建国修改10.8.1.7')
    expect(within(first).getByText('幸福里').tagName).toBe('DEL')
    expect(within(first).getByText('幸福里一号').tagName).toBe('INS')
    expect(second).toHaveTextContent('系统新增')
    expect(within(second).queryByText('值7')).toBeNull()
    await userEvent.click(within(second).getByRole('button', { name: '展开其余2项' }))
    expect(within(second).getByText('值7')).toBeVisible()
    expect(log.seen[0]?.input).toMatchObject({ resource: 'home', record_id: '1', sort: '-created_at', limit: '10' })
  })

  it('comes page by page', async () => {
    const log = await open(ENTRIES, 25)
    await userEvent.click(await screen.findByRole('button', { name: '加载更多' }))
    await waitFor(() => expect(log.seen.at(-1)?.input).toMatchObject({ limit: '20' }))
  })

  it('says so when nothing was done', async () => {
    await open([])
    expect(await screen.findByText('暂无操作记录')).toBeVisible()
  })

  it('is for those who may read the log', async () => {
    const log = await open(ENTRIES, 2, KEYS)
    expect(screen.queryByRole('region', { name: '操作记录' })).toBeNull()
    expect(log.seen).toEqual([])
  })
})

describe('a record as it was', () => {
  const now = home(1, { name: '幸福里一号', note: '南门进', version: 3 })
  const AS_OF = {
    entry: 8,
    at: '2026-05-20T04:00:00.000Z',
    now,
    then: { ...home(1, { name: '幸福里', note: '北门进' }), version: undefined, alias: undefined },
    changed: ['name', 'note'],
    words: [],
    unknown: [
      { field: 'alias', why: 'gap' },
      { field: 'floors', why: 'gap' },
      { field: 'pool_type', why: 'computed' },
      { field: 'rooms_count', why: 'computed' },
    ],
    restore: { values: { name: '幸福里', note: '北门进' }, left_out: [{ field: 'alias', why: 'gap' }] },
  }
  const see = async (answer: object, keys = [...KEYS, 'homes_base', 'log_check']) => {
    await open(ENTRIES, 2, keys)
    const asOf = answerEntity('get', '/v3/homes/{id}/as_of', answer)
    server.use(asOf.handler)
    await userEvent.click((await screen.findAllByRole('button', { name: /^查看当时内容/ })).at(-1)!)
    const dialog = await screen.findByRole('dialog', { name: '2026-05-20 12:00:00 时的房源' })
    return { dialog, asOf }
  }
  const termOf = (dialog: HTMLElement, label: string) =>
    within(dialog).getAllByText(label, { selector: 'dt' })[0]!.parentElement!

  it('marks what differs from now, says what is not known, and is restored by an update of the version seen', async () => {
    const { dialog, asOf } = await see(AS_OF)
    expect(asOf.seen[0]?.input).toEqual({ entry: '8' })
    expect(termOf(dialog, '房源名称')).toHaveTextContent('房源名称幸福里 与现在不同现在：幸福里一号')
    expect(termOf(dialog, '备注')).toHaveTextContent('备注北门进 与现在不同现在：南门进')
    expect(termOf(dialog, '别名')).toHaveTextContent('别名日志中没有当时的内容')
    expect(termOf(dialog, '楼层名称')).toHaveTextContent('楼层名称日志中没有当时的内容')
    expect(termOf(dialog, '门店')).toHaveTextContent(/^门店城西店$/)
    expect(within(dialog).getByText(/^以下由系统计算，不记入日志：/)).toHaveTextContent(/房间数、公摊方式$/)
    const saved = answerEntity('put', '/v3/homes/{id}', { ...now, name: '幸福里', note: '北门进', version: 4 })
    server.use(saved.handler)
    await userEvent.click(within(dialog).getByRole('button', { name: '恢复到当时' }))
    expect(within(dialog).getByLabelText('将修改的字段')).toHaveTextContent(
      '房源名称幸福里一号→幸福里备注南门进→北门进',
    )
    expect(within(dialog).getByLabelText('以下字段不会恢复')).toHaveTextContent('别名日志中没有当时的内容')
    expect(within(dialog).getByRole('button', { name: '返回' })).toHaveFocus()
    await userEvent.click(within(dialog).getByRole('button', { name: '恢复2项' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(saved.seen[0]?.input).toEqual({ version: 3, name: '幸福里', note: '北门进' })
  })

  it('offers no restoring to who may not update', async () => {
    const { dialog } = await see({ ...AS_OF, restore: null }, [...KEYS, 'log_check'])
    expect(within(dialog).queryByRole('button', { name: '恢复到当时' })).toBeNull()
  })

  it('restores what is chosen, and says of which field the server thinks otherwise', async () => {
    const { dialog } = await see(AS_OF)
    const fields = [{ field: 'note', message: '不能包含链接' }]
    const refusal = { err_code: 100001, err_msg: '提交的内容有误，请检查标出的字段', data: { fields } }
    const sent: unknown[] = []
    server.use(
      http.put('*/v3/homes/1', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json(refusal, { status: 400 })
      }),
    )
    await userEvent.click(within(dialog).getByRole('button', { name: '恢复到当时' }))
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '房源名称' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '恢复1项' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^备注：不能包含链接$/)
    expect(sent).toEqual([{ version: 3, note: '北门进' }])
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '备注' }))
    expect(within(dialog).getByRole('button', { name: '恢复0项' })).toBeDisabled()
  })

  it('says at once where nothing can be restored, and what is there now beside words', async () => {
    const { dialog } = await see({
      ...AS_OF,
      changed: ['note'],
      words: [{ field: 'note', text: '北门' }],
      restore: { values: {}, left_out: [{ field: 'note', why: 'words' }] },
    })
    expect(termOf(dialog, '备注')).toHaveTextContent(/现在：南门进$/)
    expect(within(dialog).getByText('没有可以恢复的字段')).toBeVisible()
    expect(within(dialog).getByLabelText('以下字段不会恢复')).toHaveTextContent(
      '备注日志中只有名称或部分文字，无法恢复',
    )
    expect(within(dialog).queryByRole('button', { name: /^恢复/ })).toBeNull()
  })
})

it('a journal without a field of what is shown is not asked for it', async () => {
  const asked: URLSearchParams[] = []
  const journal = http.get('*/v3/roles', ({ request }) => {
    asked.push(new URL(request.url).searchParams)
    return HttpResponse.json({ err_code: 0, err_msg: '', data: listOf([]) })
  })
  server.use(journal)
  const Drawn = () => <History plural="roles" view={useEntityView('homes')} record={{ ...home(1), id: 1 }} />
  await renderConsole(<Drawn />)
  expect(await screen.findByText('暂无操作记录')).toBeVisible()
  expect(asked.map((query) => query.get('columns'))).toEqual(['created_at'])
})

it('an entry of the log leads to the record that it is about, and names the entity', async () => {
  const log = answerEntity(
    'get',
    '/v3/operation_logs',
    listOf([
      entry(9, { resource: 'home', record_id: 4, record_name: '幸福里', staff_id: 1, _labels: { staff_id: '周建国' } }),
      entry(8, {
        action: 'export',
        resource: 'home',
        record_id: null,
        record_name: '房源_20260520.csv',
        staff_id: 1,
        _labels: { staff_id: '周建国' },
      }),
    ]),
  )
  server.use(log.handler)
  await openScreen('/log/index', { keys: [...KEYS, 'log_check'] })
  expect(await screen.findByRole('link', { name: '幸福里' })).toHaveAttribute('href', '/house/home-list/4')
  expect(screen.getAllByText('房源')).not.toHaveLength(0)
  expect(screen.getByText('房源_20260520.csv').closest('a')).toBeNull()
  expect(String(log.seen[0]?.input['columns']).split(',')).toEqual(
    expect.arrayContaining(['resource', 'record_id', 'record_name']),
  )
})
