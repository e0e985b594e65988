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
      {htmlUi.Cell({ value: `<p id="whole">${html}</p>`, context: { place: 'detail' } } as Parameters<
        typeof htmlUi.Cell
      >[0])}
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
