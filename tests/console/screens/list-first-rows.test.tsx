/**
 * A list that a visit begins with: its rows are asked for before it is drawn, once, and in the words in which the list
 * asks.
 */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerEntity } from '../support/entities.ts'
import { home, listOf } from '../support/homes.ts'
import { openScreen } from '../support/screen.ts'
import { server } from '../support/server.ts'

const ADDRESS = '/house/home-list'
const homes = () => {
  const list = answerEntity('get', '/v3/homes', ({ input }: { input: object }) =>
    listOf([home('q' in input ? 2 : 1)], 60),
  )
  server.use(list.handler)
  return list.seen
}
const filtered = `${ADDRESS}?filter=${encodeURIComponent('{"q":"幸福","home_type":[1,2]}')}&sort=name&order=ASC&page=1&perPage=50`
const layout = { order: ['name'], shown: { note: true, store_id: false }, widths: {} }
const left = { filter: { q: '幸福' }, sort: 'name', order: 'DESC', page: 2, perPage: 10, displayedFilters: {} }

describe('the first list of a visit', () => {
  it.each([
    ['as it comes', ADDRESS, {}, { limit: '20', sort: '-created_at' }],
    [
      'with a filter, an order and a size in its address',
      filtered,
      {},
      { q: '幸福', home_type: '1,2', sort: 'name', limit: '50' },
    ],
    [
      'with the columns that its user chose',
      ADDRESS,
      { 'columns.1.homes': layout },
      { columns: expect.stringContaining('note') as unknown },
    ],
    ['as it was left', ADDRESS, { 'homes.listParams': left }, { q: '幸福', sort: '-name', offset: '10', limit: '10' }],
  ])('is drawn with its rows and asks once: %s', async (_, address, stored, input) => {
    const seen = homes()
    await openScreen(address, { prepared: true, stored })
    expect(screen.getByRole('link', { name: 'q' in input ? '幸福里2栋' : '幸福里1栋' })).toBeVisible()
    // The filters come last.
    expect(await screen.findByRole('searchbox')).toBeVisible()
    expect(seen.map((one) => one.input)).toEqual([expect.objectContaining(input)])
  })

  it('is not asked for where its address must be mended first', async () => {
    const seen = homes()
    await openScreen(`${ADDRESS}?filter=${encodeURIComponent('{"nothing":1}')}&sort=name&order=ASC`, { prepared: true })
    expect(await screen.findByRole('link', { name: '幸福里1栋' })).toBeVisible()
    await waitFor(() => expect(seen).toHaveLength(1))
  })

  it('is not asked for by someone who may not see it', async () => {
    const seen = homes()
    const { address } = await openScreen(ADDRESS, { prepared: true, keys: ['every'] })
    await waitFor(() => expect(address()).toBe('/403'))
    expect(seen).toEqual([])
  })
})
