/** The upload field: however a file comes, what is seen of its way, and what can be done when it does not arrive. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerEntity, emptyRelated } from '../support/entities.ts'
import { home, listOf } from '../support/homes.ts'
import { openScreen } from '../support/screen.ts'
import { server } from '../support/server.ts'

const UPLOAD = '*/files/v1/inner/files'
/** Its bytes tell its name, which is lost on the way through jsdom. */
const png = (name: string, size = 60, type = 'image/png') => new File([name.padEnd(size)], name, { type })
const FAILS = HttpResponse.json({ err_code: 11, err_msg: '上传凭证已使用', data: null }, { status: 409 })

/** What arrived, by its name; `hold` keeps it on its way. */
let arrived: string[]
let purposes: string[]
let hold: Promise<void> | null
let answers: (() => Response)[]
beforeEach(() => {
  ;[arrived, purposes, hold, answers] = [[], [], null, []]
  server.use(
    ...emptyRelated('ticket'),
    answerEntity('get', '/v3/homes', listOf([home(1)])).handler,
    http.get('*/v3/upload_token/:purpose', ({ params }) => {
      purposes.push(String(params['purpose']))
      return HttpResponse.json({
        err_code: 0,
        err_msg: '',
        data: { bucket: 'b', region: 'r', AccessKeyId: '1/1', signature: 's', policy: 'p', SecurityToken: 't' },
      })
    }),
    http.post(UPLOAD, async ({ request }) => {
      const file = (await request.formData()).get('file') as File
      const name = (await file.text()).trim()
      await hold
      const other = answers.shift()
      if (other) return other()
      arrived.push(name)
      return HttpResponse.json({
        err_code: 0,
        err_msg: '',
        data: {
          id: arrived.length,
          name,
          url: `/files/o/${name}?a=1&signature=b`,
          size: 60,
          type: 'image/png',
        },
      })
    }),
    http.get('*/files/o/:name', () => new HttpResponse(null)),
  )
})

const open = async () => {
  await openScreen('/ticket/create', { keys: ['every', 'ticket_base', 'homes_view'] })
  const field = await screen.findByRole('group', { name: /图片/ })
  return { field, inside: within(field), zone: field.querySelector<HTMLElement>('.k-drop')! }
}
const chooser = (field: HTMLElement) => field.querySelector<HTMLInputElement>('input[type=file]')!
const preview = (name: string) => screen.findByRole('button', { name: `预览 ${name}` })

describe('a file comes', () => {
  it.each([
    ['by the chooser', (field: HTMLElement, files: File[]) => userEvent.upload(chooser(field), files)],
    [
      'by the camera',
      (field: HTMLElement, files: File[]) => {
        const camera = field.querySelector<HTMLInputElement>('input[capture=environment]')!
        expect(camera).toHaveAttribute('accept', 'image/*')
        return userEvent.upload(camera, files)
      },
    ],
    [
      'by being dropped',
      (field: HTMLElement, files: File[]) =>
        fireEvent.drop(field.querySelector('.k-drop')!, { dataTransfer: { files, types: ['Files'] } }),
    ],
    [
      'by being pasted',
      (field: HTMLElement, files: File[]) =>
        fireEvent.paste(within(field).getByRole('button', { name: '上传' }), { clipboardData: { files } }),
    ],
  ])('%s', async (_, give) => {
    const { field } = await open()
    await give(field, [png('门锁.png')])
    await preview('门锁.png')
    expect([arrived, purposes]).toEqual([['门锁.png'], ['ticket.pictures']])
    expect(screen.queryByRole('status', { name: /上传中/ })).toBeNull()
  })

  it('beside the field, and the page stays', async () => {
    await open()
    for (const kind of ['dragOver', 'drop'] as const) {
      const dataTransfer = { files: [png('a.png')], types: ['Files'], dropEffect: 'copy' }
      expect(fireEvent[kind](document.body, { dataTransfer })).toBe(false)
      // Words may still be moved.
      expect(fireEvent[kind](document.body, { dataTransfer: { files: [], types: ['text/plain'] } })).toBe(true)
    }
    expect(purposes).toEqual([])
  })

  it('over the field, which shows that it takes it', async () => {
    const { zone } = await open()
    fireEvent.dragOver(zone, { dataTransfer: { files: [], types: ['Files'] } })
    expect(zone).toHaveAttribute('data-over')
    fireEvent.dragLeave(zone)
    expect(zone).not.toHaveAttribute('data-over')
  })

  it('with others, as many as there is room for; those that do not fit are told by their names', async () => {
    const { field, inside } = await open()
    const many = Array.from({ length: 10 }, (_, at) => png(`${at}.png`))
    fireEvent.drop(field.querySelector('.k-drop')!, {
      dataTransfer: {
        files: [png('说明.txt', 1, 'text/plain'), png('大.png', 4 * 1024 * 1024 + 1), ...many],
        types: ['Files'],
      },
    })
    await waitFor(() => expect(arrived).toHaveLength(9))
    const told = inside.getAllByRole('alert').map((one) => one.closest('li')!.textContent)
    expect(told).toEqual([
      '说明.txt请上传png/jpg格式的图片',
      '大.png文件最大支持4 MB',
      expect.stringMatching(/^9.png最多上传9个文件/),
    ])
    expect(inside.queryByRole('button', { name: '上传' })).toBeNull()
  })
})

describe('on its way', () => {
  it('its percent is seen, it is not saved, and it can be given up', async () => {
    let go = (): void => undefined
    hold = new Promise((resolve) => {
      go = resolve
    })
    const { field, inside } = await open()
    await userEvent.upload(chooser(field), [png('门锁.png'), png('电表.png')])
    expect(inside.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^上传中 \d+%$/),
      expect.stringMatching(/^上传中 \d+%$/),
    ])
    expect(inside.getByRole('progressbar', { name: '电表.png' })).toHaveAttribute('aria-valuenow')
    expect(field).toHaveTextContent('文件正在上传，请稍候再保存')
    await userEvent.click(inside.getByRole('button', { name: '移除 电表.png' }))
    expect(inside.getByRole('button', { name: '上传' })).toHaveFocus()
    go()
    await preview('门锁.png')
    await waitFor(() => expect(inside.queryByRole('status')).toBeNull())
    expect(inside.queryByText('电表.png')).toBeNull()
  })

  it('it is not sent when it was given up while its leave was asked for', async () => {
    let go = (): void => undefined
    const asked = vi.fn()
    server.use(
      http.get(
        '*/v3/upload_token/:purpose',
        async () => {
          asked()
          await new Promise<void>((resolve) => {
            go = resolve
          })
          return HttpResponse.json({
            err_code: 0,
            err_msg: '',
            data: { bucket: 'b', region: 'r', AccessKeyId: '1/1', signature: 's', policy: 'p', SecurityToken: 't' },
          })
        },
        { once: true },
      ),
    )
    const { field, inside } = await open()
    await userEvent.upload(chooser(field), png('门锁.png'))
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await userEvent.click(inside.getByRole('button', { name: '移除 门锁.png' }))
    go()
    await userEvent.upload(chooser(field), png('电表.png'))
    await preview('电表.png')
    expect(arrived).toEqual(['电表.png'])
  })

  it('it may break, says why, keeps its place and is tried again', async () => {
    answers = [() => HttpResponse.error(), () => FAILS.clone()]
    const { field, inside } = await open()
    await userEvent.upload(chooser(field), png('门锁.png'))
    expect(await inside.findByRole('alert')).toHaveTextContent('上传失败')
    await userEvent.click(inside.getByRole('button', { name: '重试' }))
    expect(await inside.findByText('上传凭证已使用')).toBeVisible()
    await userEvent.upload(
      chooser(field),
      Array.from({ length: 9 }, (_, at) => png(`${at}.png`)),
    )
    // The one that failed keeps its place.
    await waitFor(() => expect(arrived).toHaveLength(8))
    expect(inside.getByText('最多上传9个文件')).toBeVisible()
    await userEvent.click(inside.getAllByRole('button', { name: '重试' })[0]!)
    await preview('门锁.png')
    await userEvent.click(inside.getByRole('button', { name: '移除 0.png' }))
    await userEvent.click(inside.getByRole('button', { name: '重试' }))
    await preview('8.png')
    // Each time with leave of its own.
    expect(purposes).toHaveLength(12)
  })
})

it('pictures are looked at by keyboard, and the focus stays in the field when one is removed', async () => {
  const { field, inside } = await open()
  await userEvent.upload(chooser(field), [png('门锁.png'), png('电表.png')])
  ;(await preview('门锁.png')).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: '门锁.png' })
  expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/files/o/门锁.png?a=1&signature=b')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(await screen.findByRole('dialog', { name: '电表.png' })).toHaveTextContent('2 / 2')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  inside.getByRole('button', { name: '移除 门锁.png' }).focus()
  await userEvent.keyboard(' ')
  expect(inside.getByRole('button', { name: '上传' })).toHaveFocus()
  expect(inside.queryByText('门锁.png')).toBeNull()
})
