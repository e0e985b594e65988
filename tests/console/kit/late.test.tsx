/** What comes after the page does not take it along when the network goes. */
import { Suspense } from 'react'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { late } from '../../../src/console/kit/late.ts'

it('a part that cannot be loaded without a network comes when it is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => '客服' })
  const Part = late(load)
  render(
    <>
      <p>列表</p>
      <Suspense fallback="…">
        <Part />
      </Suspense>
    </>,
  )
  expect(await screen.findByText('…')).toBeVisible()
  expect(screen.getByText('列表')).toBeVisible()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  onLine.mockRestore()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('客服')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
