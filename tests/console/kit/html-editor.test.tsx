/**
 * Pictures in formatted text: however one comes, where it stands, and that nothing is saved while one is on its
 * way.
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { emptyRelated } from '../support/entities.ts'
import { openScreen } from '../support/screen.ts'
import { server } from '../support/server.ts'

const png = (name: string) => new File([name.padEnd(60)], name, { type: 'image/png' })
const answer = (data: object) => HttpResponse.json({ err_code: 0, err_msg: '', data })

let purposes: string[]
let saved: string[]
let hold: Promise<void> | null
let fails: number
beforeEach(() => {
  ;[purposes, saved, hold, fails] = [[], [], null, 0]
  server.use(
    ...emptyRelated('article'),
    http.get('*/v3/upload_token/:purpose', ({ params }) => {
      purposes.push(String(params['purpose']))
      return answer({ bucket: 'b', region: 'r', AccessKeyId: '1/1', signature: 's', policy: 'p', SecurityToken: 't' })
    }),
    http.post('*/files/v1/inner/files', async ({ request }) => {
      const name = (await ((await request.formData()).get('file') as File).text()).trim()
      await hold
      if (fails-- > 0) return HttpResponse.error()
      return answer({ id: 1, name, url: `/files/o/${name}?a=1`, size: 60, type: 'image/png' })
    }),
    http.post('*/v3/articles', async ({ request }) => {
      saved.push(((await request.json()) as { content: string }).content)
      return answer({ id: 1, version: 1 })
    }),
    http.get('*/v3/articles/1', () => answer({ id: 1, version: 1, title: '换电池' })),
  )
})

const open = async () => {
  await openScreen('/help-space/article-list/create', { keys: ['every', 'org_base'] })
  const field = await screen.findByRole('group', { name: /^内容/ })
  const area = await within(field).findByRole('textbox')
  area.innerHTML = '<p>一</p><p>二</p>'
  fireEvent.input(area)
  return { field, area, inside: within(field) }
}
const chooser = (field: HTMLElement) => field.querySelector<HTMLInputElement>('input[type=file]')!
const names = (area: HTMLElement) =>
  within(area)
    .queryAllByRole('img')
    .map((one) => one.getAttribute('alt'))
const behindFirst = (area: HTMLElement) => window.getSelection()!.collapse(area.firstChild!.firstChild, 1)

it.each([
  [
    'chosen, where one writes',
    async (field: HTMLElement, area: HTMLElement, files: File[]) => {
      behindFirst(area)
      await userEvent.click(within(field).getByRole('button', { name: '插入图片' }))
      await userEvent.upload(chooser(field), files)
    },
    '<p>一<img src="/files/o/a.png?a=1" alt="a.png"><img src="/files/o/b.png?a=1" alt="b.png"></p><p>二</p>',
  ],
  [
    'pasted, where one writes',
    (_: HTMLElement, area: HTMLElement, files: File[]) => {
      behindFirst(area)
      fireEvent.paste(area, { clipboardData: { files, getData: () => '' } })
    },
    '<p>一<img src="/files/o/a.png?a=1" alt="a.png"><img src="/files/o/b.png?a=1" alt="b.png"></p><p>二</p>',
  ],
  [
    'dropped',
    (_: HTMLElement, area: HTMLElement, files: File[]) =>
      fireEvent.drop(area, { dataTransfer: { files, types: ['Files'] } }),
    '<p>一</p><p>二</p><img src="/files/o/a.png?a=1" alt="a.png"><img src="/files/o/b.png?a=1" alt="b.png">',
  ],
] as const)('pictures are %s', async (_, give, text) => {
  const { field, area, inside } = await open()
  await give(field, area, [png('a.png'), png('b.png')])
  await waitFor(() => expect(names(area)).toEqual(['a.png', 'b.png']))
  await waitFor(() => expect(inside.queryByRole('status')).toBeNull())
  expect(area.innerHTML).toBe(text)
  expect(purposes).toEqual(['article.content', 'article.content'])
})

it('one that is on its way is waited for, one that did not arrive is tried again where it was to stand', async () => {
  let go = (): void => undefined
  hold = new Promise((resolve) => {
    go = resolve
  })
  fails = 1
  const { field, area, inside } = await open()
  await userEvent.type(screen.getByRole('textbox', { name: /^标题/ }), '换电池')
  await userEvent.click(screen.getByRole('combobox', { name: /文章栏目/ }))
  await userEvent.click((await screen.findAllByRole('option'))[0]!)
  behindFirst(area)
  fireEvent.paste(area, { clipboardData: { files: [png('门锁.png')], getData: () => '' } })
  expect(inside.getByRole('status')).toHaveTextContent(/^上传中 \d+%$/)
  expect(field).toHaveTextContent('文件正在上传，请稍候再保存')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  go()
  expect(await inside.findByRole('alert')).toHaveTextContent('上传失败')
  expect([saved, names(area)]).toEqual([[], []])
  fireEvent.drop(area, {
    dataTransfer: { files: [new File(['x'], '说明.txt', { type: 'text/plain' })], types: ['Files'] },
  })
  expect(inside.getByText('请上传png/jpg格式的图片')).toBeVisible()
  await userEvent.click(inside.getByRole('button', { name: '移除 说明.txt' }))
  await userEvent.click(inside.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(names(area)).toEqual(['门锁.png']))
  await waitFor(() => expect(inside.queryByRole('status')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(saved).toEqual(['<p>一<img src="/files/o/门锁.png?a=1" alt="门锁.png"></p><p>二</p>']))
})
