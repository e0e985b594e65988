import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../src/console/screens/list/import/ImportDialog.tsx'
import { Pages } from '../../../src/console/pages.tsx'
import type { ImportRun } from '../../../src/model/answers.ts'
import { rememberLogin } from '../../../src/console/provider/session.ts'
import '../support/screens.ts'
import { answerEntity, failure } from '../support/entities.ts'
import { home, listOf } from '../support/homes.ts'
import { renderConsole } from '../support/render.tsx'
import { answerCall, server } from '../support/server.ts'
import { permission, USER } from '../support/user.ts'

const RUN: ImportRun = {
  id: 1,
  state: 'done',
  mode: 'check',
  percent: 100,
  rows: 3,
  added: 2,
  changed: 0,
  unchanged: 0,
  wrong: 0,
  doubtful: 0,
  written: false,
  problems: [],
  doubts: [],
  ignored: [],
  key: ['name'],
  message: null,
}
const PROBLEM = { row: 4, column: '门店', text: '没有名为“错店”的门店' }
const saved: string[] = []

beforeEach(() => {
  rememberLogin('request-1')
  grant('homes_view')
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  saved.length = 0
  vi.restoreAllMocks()
})

const grant = (...keys: readonly string[]) =>
  server.use(answerCall('user_info', { ...USER, permissions: ['every', ...keys].map(permission) }).handler)

interface Sent {
  readonly query: Readonly<Record<string, string>>
  readonly type: string | null
  readonly bytes: number
}

/** A server that answers each upload with the next of these, and each question with the last of those. */
function imports(...answers: readonly (Partial<ImportRun> | Response)[]) {
  const sent: Sent[] = []
  const asked: Partial<ImportRun>[] = []
  const enveloped = (run: Partial<ImportRun> | null) =>
    HttpResponse.json({ err_code: 0, err_msg: '', data: run && { ...RUN, ...run } })
  server.use(
    http.post('*/v3/homes/import', async ({ request }) => {
      sent.push({
        query: Object.fromEntries(new URL(request.url).searchParams),
        type: request.headers.get('content-type'),
        bytes: (await request.arrayBuffer()).byteLength,
      })
      const answer = answers[sent.length - 1] ?? RUN
      return answer instanceof Response ? answer : enveloped(answer)
    }),
    answerEntity('get', '/v3/homes/import', () => (asked.length > 0 ? { ...RUN, ...asked.shift() } : null)).handler,
    answerEntity('delete', '/v3/homes/import', { ...RUN, state: 'stopped' }).handler,
  )
  return { sent, asked }
}

async function openDialog() {
  server.use(answerEntity('get', '/v3/homes', listOf([home(1)])).handler)
  await renderConsole(<Pages />, { address: '/house/home-list' })
  await userEvent.click(await screen.findByRole('button', { name: '批量导入' }))
  return screen.findByRole('dialog', { name: '导入房源' })
}

const give = (dialog: HTMLElement, name = '房源.csv') =>
  userEvent.upload(
    within(dialog).getByLabelText<HTMLInputElement>('选择文件', { selector: 'input' }),
    new File(['房源名称\n甲\n'], name, { type: 'text/csv' }),
  )
const press = (dialog: HTMLElement, name: string | RegExp) =>
  userEvent.click(within(dialog).getByRole('button', { name }))

describe('importing into a list', () => {
  it('checks the file first, and says what the import will do before it does it', async () => {
    const { sent } = imports({ added: 2, changed: 1 }, { mode: 'all', added: 2, changed: 1, written: true })
    const dialog = await openDialog()
    expect(within(dialog).getByRole('button', { name: '检查文件' })).toBeDisabled()
    await give(dialog)
    await press(dialog, '检查文件')
    expect(await within(dialog).findByText('按“房源名称”匹配已有记录')).toBeVisible()
    await press(dialog, '开始导入（新增2条、更新1条）')
    expect(await within(dialog).findByText('导入完成')).toBeVisible()
    expect(sent).toEqual([
      { query: { dry_run: 'true' }, type: 'application/octet-stream', bytes: 17 },
      { query: {}, type: 'application/octet-stream', bytes: 17 },
    ])
  })

  it('names the rows that may be wrong, which hold nothing up', async () => {
    const doubts = [{ row: 3, column: '证件号码', text: '出生日期或校验位有误，请与证件核对' }]
    imports({ added: 2, doubtful: 1, doubts }, { mode: 'all', added: 2, doubtful: 1, doubts, written: true })
    const dialog = await openDialog()
    await give(dialog)
    await press(dialog, '检查文件')
    const list = await within(dialog).findByRole('list', { name: '1行内容可能有误，仍会导入，请核对' })
    expect(list).toHaveTextContent('第3行证件号码 出生日期或校验位有误，请与证件核对')
    await press(dialog, '开始导入（新增2条）')
    expect(await within(dialog).findByRole('list', { name: '1行内容可能有误，已导入，请核对' })).toBeVisible()
  })

  it('shows the first problems and gives the wrong rows back; the good ones go in only when asked for', async () => {
    const { sent } = imports(
      { added: 2, wrong: 1, problems: [PROBLEM] },
      { mode: 'good', added: 2, wrong: 1, written: true },
    )
    server.use(
      http.get(
        '*/v3/homes/import/problems',
        () =>
          new HttpResponse('x', {
            headers: {
              'Content-Disposition': `attachment; filename="x.csv"; filename*=UTF-8''${encodeURIComponent('房源_错误原因.csv')}`,
            },
          }),
      ),
    )
    const dialog = await openDialog()
    await userEvent.click(within(dialog).getByLabelText('不匹配，每一行都新增为一条记录'))
    await give(dialog)
    await press(dialog, '检查文件')
    expect(await within(dialog).findByRole('listitem')).toHaveTextContent('第4行门店 没有名为“错店”的门店')
    await press(dialog, /^下载错误行/)
    await waitFor(() => expect(saved).toEqual(['房源_错误原因.csv']))
    expect(within(dialog).getByRole('button', { name: '开始导入（新增2条）' })).toBeDisabled()
    await userEvent.click(within(dialog).getByLabelText('只导入正确的行，跳过有误的1行'))
    await press(dialog, '开始导入（新增2条）')
    expect(await within(dialog).findByText('导入完成')).toBeVisible()
    expect(sent.map(({ query }) => query)).toEqual([
      { dry_run: 'true', key: 'none' },
      { partial: 'true', key: 'none' },
    ])
  })

  it('shows how far a long one is, and stops at will', async () => {
    const { asked } = imports({ state: 'running', percent: 10, rows: 1000 })
    const dialog = await openDialog()
    await give(dialog)
    asked.push({ state: 'running', percent: 45, rows: 45_000 }, { state: 'running', percent: 46, rows: 46_000 })
    await press(dialog, '检查文件')
    expect(await within(dialog).findByText('45%', {}, { timeout: 5_000 })).toBeVisible()
    expect(dialog).toHaveTextContent('已处理45,000行')
    expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45')
    await press(dialog, '停止')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('已停止，没有写入任何数据')
  })

  it('finds one again that was left', async () => {
    const { asked } = imports()
    asked.push({ state: 'running', mode: 'all', percent: 30, rows: 300 }, { mode: 'all', added: 5, written: true })
    const dialog = await openDialog()
    expect(await within(dialog).findByText('可以关闭此窗口，导入会继续进行')).toBeVisible()
    expect(await within(dialog).findByText('导入完成', {}, { timeout: 5_000 })).toBeVisible()
  })

  it('asks on while the server is away, and says that an import which died with it has written nothing', async () => {
    const { asked } = imports({ mode: 'all', state: 'running', percent: 10 })
    const dialog = await openDialog()
    await give(dialog)
    asked.push({ mode: 'all', state: 'failed', message: '导入时服务中断，没有写入任何数据，请重新导入' })
    server.use(http.get('*/v3/homes/import', () => HttpResponse.error(), { once: true }))
    await press(dialog, '检查文件')
    expect(await within(dialog).findByRole('alert', {}, { timeout: 5_000 })).toHaveTextContent(
      '导入时服务中断，没有写入任何数据',
    )
  })

  it('says why a file is refused, and takes another one that is dropped', async () => {
    imports(failure('import_merged'), { added: 1 })
    const dialog = await openDialog()
    await give(dialog)
    await press(dialog, '检查文件')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('合并单元格')
    fireEvent.drop(within(dialog).getByText('房源.csv').parentElement!, {
      dataTransfer: { files: [new File(['x'], '另一个.xlsx')] },
    })
    expect(within(dialog).getByText('另一个.xlsx')).toBeVisible()
    await press(dialog, '检查文件')
    expect(await within(dialog).findByRole('button', { name: '开始导入（新增1条）' })).toBeEnabled()
  })

  it('is not offered to who may not create', async () => {
    grant()
    server.use(answerEntity('get', '/v3/stores', { list: [], count: 0, count_kind: 'exact', next: null }).handler)
    await renderConsole(<Pages />, { address: '/house/home-list' })
    await waitFor(() => expect(screen.queryByRole('button', { name: '批量导入' })).toBeNull())
  })
})
