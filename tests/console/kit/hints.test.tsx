/** Hints: what is pointed at or reached by keyboard says its name; one at a time, and gone when one goes on. */
import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Hints } from '../../../src/console/kit/Hints.tsx'

// The bubble's script is loaded when it is first shown.
configure({ asyncUtilTimeout: 15_000 })

const page = () =>
  render(
    <>
      <button data-hint="刷新">
        <i>r</i>
      </button>
      <button data-hint="导出">e</button>
      <button>plain</button>
      <Hints />
    </>,
  )
const button = (name: string) => screen.getByRole('button', { name })

describe('a hint', () => {
  it('is shown after a moment of pointing, on whatever lies within the button, and changes with it', async () => {
    page()
    await userEvent.hover(screen.getByText('r'))
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('刷新')
    await userEvent.hover(button('e'))
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('导出'))
    await userEvent.hover(button('plain'))
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  })
  it('is shown at once to who comes by keyboard, until Escape or the next stop', async () => {
    page()
    await userEvent.tab()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('刷新')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await userEvent.tab()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('导出')
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  })
  it('goes with a click', async () => {
    page()
    await userEvent.hover(button('e'))
    expect(await screen.findByRole('tooltip')).toBeVisible()
    await userEvent.click(button('e'))
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  })
})
