/** What foreign markup may show: a picture of this system's own, and none that tells a stranger who reads it. */
import { render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { htmlUi } from '../../../src/kinds/html/cell.tsx'
import { FileHostContext } from '../../../src/kinds/html/file-host.ts'

const HOST = 'https://files.example.com/store'
const PIXEL = 'data:image/png;base64,iVBORw0KGgo='

const shown = async (html: string): Promise<HTMLElement> => {
  const { container } = render(
    <FileHostContext value={HOST}>
      {htmlUi.Cell({
        value: `<p id="whole">${html}</p>`,
        field: { placeholders: null },
        context: { place: 'detail' },
      } as Parameters<typeof htmlUi.Cell>[0])}
    </FileHostContext>,
  )
  await waitFor(() => expect(container.querySelector('p')).not.toBeNull())
  return container
}

it.each(['/files/plan.png', '/files/o/a.png?expires=1&signature=b-c', `${HOST}/plan.png`, PIXEL])(
  'shows the picture %s',
  async (src) => {
    expect((await shown(`<img src="${src}" alt="x">`)).querySelector('img')?.getAttribute('src')).toBe(src)
  },
)

it.each([
  'https://elsewhere.example.com/pixel.png',
  '//elsewhere.example.com/pixel.png',
  'https://files.example.com.evil.example/store/x.png',
  'https://files.example.com@evil.example/store/x.png',
  '/files/../../v3/x.png',
  '/files\\evil',
  'data:text/html,<b>x</b>',
  '',
])('keeps the words and drops the picture %s', async (src) => {
  const container = await shown(`before <img src="${src}"> after`)
  expect(container.querySelector('img')).toBeNull()
  expect(container).toHaveTextContent('before after')
})

it('drops what runs, and keeps the table that stands around it', async () => {
  const container = await shown(
    '</p><table><tbody><tr><td onclick="alert(1)">A<script>alert(1)</script></td></tr></tbody></table>',
  )
  expect(container.querySelector('script,[onclick]')).toBeNull()
  expect(container.querySelector('td')).toHaveTextContent('A')
})

it('fills in a template in the language that it is written in, whatever its reader reads', async () => {
  const pay_mode = { name: 'pay_mode', label: { zh: '付费模式', en: 'Payment' } }
  const prepaid = { value: 1, label: { zh: '预付费', en: 'Prepaid' } }
  const { container } = render(
    htmlUi.Cell({
      value: '<p>付费模式：{{付费模式}}</p><p>Payment: {{Payment}}</p><p>{{pay_mode}}</p>',
      record: { id: 1, pay_mode: 1 },
      field: { placeholders: { own: true, names: [pay_mode] } },
      context: {
        place: 'detail',
        lang: 'en',
        enums: { pay: { values: [prepaid] } },
        fields: [{ ...pay_mode, enum: 'pay' }],
      },
    } as unknown as Parameters<typeof htmlUi.Cell>[0]),
  )
  await waitFor(() => expect(container.querySelector('p')).not.toBeNull())
  expect([...container.querySelectorAll('p')].map((one) => one.textContent)).toEqual([
    '付费模式：预付费',
    'Payment: Prepaid',
    'Prepaid',
  ])
})

it.each([
  ['<p>付费模式：{{付费模式}}</p>', 'zh-CN'],
  ['<p>Payment: {{Payment}}</p>', 'en'],
  ['<p>付费模式 Payment：{{付费模式}} {{Payment}}</p>', null],
])('says in which language a template is written: %s', async (value, lang) => {
  const names = [{ name: 'pay_mode', label: { zh: '付费模式', en: 'Payment' } }]
  const { container } = render(
    htmlUi.Cell({
      value,
      record: { id: 1 },
      field: { placeholders: { own: false, names } },
      context: { place: 'detail', lang: 'en' },
    } as unknown as Parameters<typeof htmlUi.Cell>[0]),
  )
  await waitFor(() => expect(container.querySelector('p')).not.toBeNull())
  expect(container.firstElementChild!.getAttribute('lang')).toBe(lang)
})
