/** A list as a map: points where records are, what is beside them, and the way to those that have no position. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerEntity, failure } from '../support/entities.ts'
import { home, listOf } from '../support/homes.ts'
import { openScreen } from '../support/screen.ts'
import { server } from '../support/server.ts'

const AT = '/house/home-list?as=map'
type Query = Readonly<Record<string, string>>
const at = (id: number, latitude: string, longitude: string) => home(id, { latitude, longitude })

/** Nothing has a size here by itself. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
})
afterEach(() => vi.restoreAllMocks())

const homes = (answer: (query: Query) => unknown) => {
  const list = answerEntity('get', '/v3/homes', ({ input }: { input: Query }) => answer(input) as object)
  server.use(list.handler)
  return list.seen as unknown as readonly { readonly input: Query }[]
}
const isUnplaced = (query: Query) => query['latitude_null'] === 'true'
const isHalf = (query: Query) => query['longitude_null'] === 'true'
const points = () => [...document.querySelectorAll<HTMLElement>('.m-point')]
const beside = () => screen.getByRole('complementary', { name: '当前范围内的记录' })

describe('the map of a list', () => {
  it('draws those with a position, says them in words, and leads to the list of those without one', async () => {
    const seen = homes((query) =>
      isUnplaced(query)
        ? listOf([home(9)], 12)
        : isHalf(query)
          ? listOf([])
          : listOf([at(1, '30.25', '120.13'), at(2, '30.25', '120.131'), at(3, '31.2', '121.5')]),
    )
    const { address } = await openScreen(`${AT}&filter=${encodeURIComponent('{"city":"杭州市"}')}`)
    expect(await screen.findByText('当前范围内3条')).toBeVisible()
    expect(points().map(({ textContent }) => textContent)).toEqual(['2', '幸福里3栋'])
    expect(within(beside()).getAllByRole('link', { name: /^幸福里/ })).toHaveLength(3)
    for (const { input } of seen) expect(input).toMatchObject({ city: '杭州市' })
    const link = await screen.findByRole('link', { name: '12条没有位置' })
    expect(screen.queryByText(/位置不完整/)).toBeNull()
    await userEvent.click(link)
    await waitFor(() => expect(address()).not.toContain('as=map'))
    const shown = JSON.parse(new URL(address(), 'http://x').searchParams.get('filter') ?? '') as object
    expect(shown).toEqual({ city: '杭州市', latitude_null: true })
  })

  it('parts points that lie together, and tells those at the very same place on a card', async () => {
    homes((query) =>
      isUnplaced(query) || isHalf(query)
        ? listOf([])
        : listOf([
            at(1, '30.25', '120.13'),
            at(2, '30.25', '120.13'),
            at(3, '30.251', '120.131'),
            at(4, '31.2', '121.5'),
          ]),
    )
    await openScreen(AT)
    expect(await screen.findByText('当前范围内4条')).toBeVisible()
    await userEvent.click(points().find(({ textContent }) => textContent === '3')!)
    expect(await screen.findByText('当前范围内3条')).toBeVisible()
    await userEvent.click(points().find(({ textContent }) => textContent === '2')!)
    const card = await screen.findByRole('region', { name: '所选位置' })
    expect(
      within(card)
        .getAllByRole('link', { name: /^幸福里/ })
        .map(({ textContent }) => textContent),
    ).toEqual(['幸福里1栋', '幸福里2栋'])
    await userEvent.click(within(card).getByRole('button', { name: '关闭' }))
    expect(screen.queryByRole('region', { name: '所选位置' })).toBeNull()
  })

  it('goes by keys: nearer, aside, and back to everything', async () => {
    homes((query) =>
      isUnplaced(query) || isHalf(query) ? listOf([]) : listOf([at(1, '30.2', '120.1'), at(2, '31.2', '121.5')]),
    )
    await openScreen(AT)
    expect(await screen.findByText('当前范围内2条')).toBeVisible()
    screen.getByRole('application', { name: /^房源地图/ }).focus()
    await userEvent.keyboard('+')
    expect(await screen.findByText('当前范围内0条')).toBeVisible()
    await userEvent.keyboard('{ArrowRight>8/}{ArrowUp>8/}')
    expect(await screen.findByText('当前范围内1条')).toBeVisible()
    expect(within(beside()).getByRole('link', { name: '幸福里2栋' })).toBeVisible()
    await userEvent.keyboard('0')
    expect(await screen.findByText('当前范围内2条')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '在地图上显示 幸福里1栋' }))
    expect(await screen.findByText('当前范围内1条')).toBeVisible()
    expect(screen.getByRole('region', { name: '所选位置' })).toHaveTextContent('幸福里1栋')
  })

  it('says in the address what it shows, for the way back and for who is sent it', async () => {
    homes((query) =>
      isUnplaced(query) || isHalf(query) ? listOf([]) : listOf([at(1, '30.2', '120.1'), at(2, '31.2', '121.5')]),
    )
    const { address } = await openScreen(AT)
    const plane = () => screen.getByRole('application', { name: /^房源地图/ })
    const placed = () => points().map(({ style }) => style.transform)
    expect(await screen.findByText('当前范围内2条')).toBeVisible()
    expect(address()).not.toContain('place=')
    plane().focus()
    await userEvent.keyboard('+{ArrowRight>8/}{ArrowUp>8/}')
    expect(await screen.findByText('当前范围内1条')).toBeVisible()
    const where = placed()
    await waitFor(() => expect(address()).toMatch(/place=[\d.]+%2C[\d.]+%2C[\d.]+/))
    const sent = address()
    expect(placed()).toEqual(where)
    cleanup()

    const other = await openScreen(sent)
    expect(await screen.findByText('当前范围内1条')).toBeVisible()
    expect(within(beside()).getByRole('link', { name: '幸福里2栋' })).toBeVisible()
    plane().focus()
    await userEvent.keyboard('0')
    expect(await screen.findByText('当前范围内2条')).toBeVisible()
    await waitFor(() => expect(other.address()).not.toContain('place='))
    cleanup()

    const mended = await openScreen(`${AT}&place=30,500,1`)
    expect(await screen.findByText('当前范围内2条')).toBeVisible()
    expect(mended.address()).not.toContain('place=')
  })

  it('says that it draws only some of very many, and asks for those of the part that is nearer', async () => {
    const seen = homes((query) => {
      if (isUnplaced(query) || isHalf(query)) return listOf([])
      const start = Number(query['after'] ?? 0)
      if (query['latitude_from'] !== undefined) return listOf([at(5000, '30.7', '120.8')])
      const rows = Array.from({ length: Number(query['limit']) }, (_, step) => {
        const id = start + step + 1
        return at(id, String(id % 2 === 0 ? 30.2 : 31.2), String(id % 2 === 0 ? 120.1 : 121.5))
      })
      return { ...listOf(rows, 3000), next: String(start + rows.length) }
    })
    await openScreen(AT)
    expect(await screen.findByText(/只显示前1,?000条/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '放大' }))
    expect(await within(beside()).findByRole('link', { name: '幸福里5000栋' })).toBeVisible()
    expect(screen.queryByText(/只显示前/)).toBeNull()
    const { latitude_from, latitude_to, longitude_from, longitude_to } = seen.at(-1)!.input
    for (const [from, middle, to] of [
      [latitude_from, 30.7, latitude_to],
      [longitude_from, 120.8, longitude_to],
    ])
      expect([Number(from) < Number(middle), Number(middle) < Number(to)]).toEqual([true, true])
  })

  it('says that there is nothing to show, or why it could not be had', async () => {
    let works = false
    const list = answerEntity('get', '/v3/homes', () => (works ? listOf([]) : failure('operation_failed')))
    server.use(list.handler)
    await openScreen(AT)
    expect(await screen.findByRole('alert')).toHaveTextContent('列表加载失败')
    works = true
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('没有可在地图上显示的房源')).toBeVisible()
  })
})
