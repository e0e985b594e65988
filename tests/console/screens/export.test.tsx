import { Suspense } from 'react'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ExportDialog from '../../../src/console/screens/list/ExportDialog.tsx'
import { useEntityView } from '../../../src/console/screens/entity-view.ts'
import { columnsOf } from '../../../src/console/screens/list/columns.tsx'
import { Pages } from '../../../src/console/pages.tsx'
import { rememberLogin } from '../../../src/console/provider/session.ts'
import '../support/screens.ts'
import { answerEntity, failure } from '../support/entities.ts'
import { home, listOf } from '../support/homes.ts'
import { renderConsole } from '../support/render.tsx'
import { answerCall, server } from '../support/server.ts'
import { permission, USER } from '../support/user.ts'

const saved: { name: string; href: string }[] = []

beforeEach(() => {
  rememberLogin('request-1')
  server.use(answerCall('user_info', { ...USER, permissions: ['every', 'homes_view'].map(permission) }).handler)
  // jsdom can neither make addresses of blobs nor download.
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blob.size}`, revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href })
  })
})
afterEach(() => {
  saved.length = 0
  vi.restoreAllMocks()
})

/** A file whose bytes come when they are given. */
function fileFrom(headers: Record<string, string> = {}) {
  const seen: URL[] = []
  let feed!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      feed = controller
    },
  })
  server.use(
    http.get('*/v3/homes/export', ({ request }) => {
      seen.push(new URL(request.url))
      return new HttpResponse(body, {
        headers: {
          'Content-Type': 'text/csv',
          'X-Row-Count': '4000',
          'X-Row-Count-Kind': 'exact',
          'X-Byte-Estimate': '4096',
          'Content-Disposition': `attachment; filename="x.csv"; filename*=UTF-8''${encodeURIComponent('房源_1.csv')}`,
          ...headers,
        },
      })
    }),
  )
  return {
    seen,
    send: (bytes: number) => {
      feed.enqueue(new Uint8Array(bytes))
    },
    end: () => {
      feed.close()
    },
    fail: () => {
      feed.error(new Error('gone'))
    },
  }
}

/** As it would be if the schema of homes had `x-export`. */
function Declared({ columns }: { readonly columns: readonly string[] }) {
  const known = useEntityView('homes')
  const view = { ...known, entity: { ...known.entity, export: { columns, declared: true } } }
  return (
    <ExportDialog
      view={view}
      columns={columnsOf(view)}
      shown={['name', 'store_id']}
      filter={{}}
      sort={{ field: 'name', order: 'ASC' }}
      selected={[]}
      count={3}
      estimated={false}
      onClose={() => undefined}
    />
  )
}

const openDialog = async (count = 3) => {
  server.use(answerEntity('get', '/v3/homes', { ...listOf([home(1), home(2)]), count }).handler)
  await renderConsole(<Pages />, { address: '/house/home-list' })
  await userEvent.click(await screen.findByRole('button', { name: '导出' }))
  return screen.findByRole('dialog', { name: '导出房源' })
}

describe('exporting a list', () => {
  it('asks for the format, the rows and the columns that are chosen', async () => {
    const file = fileFrom()
    const dialog = await openDialog()
    expect(within(dialog).getByLabelText('符合当前条件的3条')).toBeChecked()
    await userEvent.click(within(dialog).getByLabelText('CSV 文本'))
    await userEvent.click(within(dialog).getByLabelText('门店'))
    await userEvent.click(within(dialog).getByRole('button', { name: '开始导出' }))
    await waitFor(() => expect(file.seen).toHaveLength(1))
    const query = Object.fromEntries(file.seen[0]!.searchParams)
    expect(query).toMatchObject({ format: 'csv', sort: '-created_at' })
    expect(query['columns']!.split(',').slice(0, 2)).toEqual(['name', 'home_type'])
    file.end()
  })

  it('begins with the columns that the entity declares for it, in their order; those of the list are a click away', async () => {
    await renderConsole(
      <Suspense>
        <Declared columns={['city', 'name', 'note']} />
      </Suspense>,
    )
    const dialog = await screen.findByRole('dialog', { name: '导出房源' })
    const chosen = () =>
      within(dialog)
        .getAllByRole('checkbox', { checked: true })
        .map((box) => box.closest('label')!.textContent)
    expect(chosen()).toEqual(['城市', '房源名称', '备注'])
    await userEvent.click(within(dialog).getByRole('button', { name: '当前显示的列' }))
    expect(chosen()).toEqual(['房源名称', '门店'])
  })

  it('offers every column at once', async () => {
    const dialog = await openDialog()
    await userEvent.click(within(dialog).getByRole('button', { name: '全部列' }))
    expect(
      within(dialog)
        .getAllByRole('checkbox')
        .every((box) => (box as HTMLInputElement).checked),
    ).toBe(true)
  })

  it('shows how far it is, and saves the file under the server’s name', async () => {
    const file = fileFrom()
    const dialog = await openDialog()
    await userEvent.click(within(dialog).getByRole('button', { name: '开始导出' }))
    expect(await within(dialog).findByText('正在准备数据…')).toBeVisible()
    file.send(1024)
    expect(await within(dialog).findByText('25%')).toBeVisible()
    expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
    expect(dialog).toHaveTextContent('1,000 / 4,000条')
    expect(dialog).toHaveTextContent('已接收 1 KB')
    file.send(4096)
    expect(await within(dialog).findByText('99%')).toBeVisible()
    file.end()
    await waitFor(() => expect(saved).toEqual([{ name: '房源_1.csv', href: 'blob:5120' }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('stops at will, and may begin again', async () => {
    const file = fileFrom()
    const dialog = await openDialog()
    await userEvent.click(within(dialog).getByRole('button', { name: '开始导出' }))
    file.send(1024)
    await within(dialog).findByText('25%')
    await userEvent.click(within(dialog).getByRole('button', { name: '停止导出' }))
    expect(await screen.findByText('已取消导出')).toBeVisible()
    expect(within(dialog).getByRole('button', { name: '开始导出' })).toBeEnabled()
    expect(saved).toEqual([])
  })

  it('saves nothing of a file that breaks off', async () => {
    const file = fileFrom()
    const dialog = await openDialog()
    await userEvent.click(within(dialog).getByRole('button', { name: '开始导出' }))
    file.send(1024)
    await within(dialog).findByText('25%')
    file.fail()
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('导出中断，文件不完整')
    expect(saved).toEqual([])
  })

  it('says why the server refuses', async () => {
    server.use(http.get('*/v3/homes/export', () => failure('exporting')))
    const dialog = await openDialog()
    await userEvent.click(within(dialog).getByRole('button', { name: '开始导出' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('已有导出任务正在进行')
  })
})
