/**
 * The notice of a new version: what it is measured by, how often it is asked for, and what is said when the question
 * fails.
 */
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import brands from '../../../schemas/app/brands.json'
import { chooseBrand, joinBrands } from '../../../src/console/shell/brand.ts'
import { SettingContext } from '../../../src/console/shell/brand-context.ts'
import { useNewVersion } from '../../../src/console/shell/version/use-version.ts'
import { DEFAULT_CONFIG } from '../../../src/console/transport/config.ts'
import { renderConsole } from '../support/render.tsx'
import { server } from '../support/server.ts'

const LOADED = Date.parse('2026-06-15T08:00:00Z')
const brand = chooseBrand(joinBrands(brands.brands, []), 'localhost', null)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const Asked = ({ developing }: { readonly developing: boolean }) => <p>{useNewVersion(developing) ? 'new' : 'same'}</p>

/** What the server says, question by question; a number is a time. */
async function opened(
  answers: readonly (number | { readonly status: number })[],
  { loadedAt = LOADED as number | null, developing = false } = {},
) {
  let asked = 0
  server.use(
    http.get('*/static/time', () => {
      const answer = answers[Math.min(asked, answers.length - 1)]!
      asked += 1
      return typeof answer === 'number'
        ? HttpResponse.json({ err_code: 0, err_msg: '', data: { time: answer } })
        : new HttpResponse('', answer)
    }),
  )
  await renderConsole(
    <SettingContext value={{ brand, config: { ...DEFAULT_CONFIG, loaded_at: loadedAt } }}>
      <Asked developing={developing} />
    </SettingContext>,
  )
  const settled = async (times: number) => {
    await vi.waitFor(() => expect(asked).toBe(times))
    await act(
      () =>
        new Promise((done) => {
          setTimeout(done, 20)
        }),
    )
  }
  await settled(1)
  return { settled, asked: () => asked, says: () => screen.getByText(/^(new|same)$/).textContent }
}

it('is there at once where the page was loaded before what the server has now, however long ago', async () => {
  expect((await opened([LOADED + 1_000])).says()).toBe('new')
})

it.each([LOADED - 86_400_000, LOADED, LOADED + 999])(
  'is not there for what was made before the page was loaded, to the second: %i',
  async (time) => {
    expect((await opened([time])).says()).toBe('same')
  },
)

it('goes by what was said first where the server does not tell its clock', async () => {
  const page = await opened([5_000, 5_000, 6_000], { loadedAt: null })
  for (const [times, says] of [
    [2, 'same'],
    [3, 'new'],
  ] as const) {
    act(() => void vi.advanceTimersByTime(600_000))
    await page.settled(times)
    expect(page.says()).toBe(says)
  }
})

it.each([
  [false, 600_000],
  [true, 5_000],
])('is asked for every so often: developing %s, every %i ms', async (developing, interval) => {
  const page = await opened([1_000], { developing })
  act(() => void vi.advanceTimersByTime(interval - 1))
  expect(page.asked()).toBe(1)
  act(() => void vi.advanceTimersByTime(1))
  await page.settled(2)
})

it.each([
  [404, '系统正在部署，请稍后再试'],
  [500, '网络错误，请检查网络'],
  [502, '网络错误，请检查网络'],
])('answered with %i is told', async (status, text) => {
  await opened([{ status }])
  expect(screen.getByText(text)).toBeTruthy()
})

it('is silent about failures while developing', async () => {
  await opened([{ status: 404 }], { developing: true })
  expect(screen.queryByText(/部署|网络/)).toBeNull()
})
