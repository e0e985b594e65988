import { useState } from 'react'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DayFilter } from '../../../src/kinds/DayFilter.tsx'
import { DayInput, type DayInputProps } from '../../../src/kinds/DayInput.tsx'
import '../../../src/kinds/DayCalendar.tsx'
import type { FilterProps } from '../../../src/kinds/input.ts'
import { renderConsole } from '../support/render.tsx'

type Given = Partial<DayInputProps> & { readonly start?: string }

function Box({ start = '', onDone, ...given }: Given) {
  const [value, setValue] = useState(start)
  return (
    <>
      <DayInput
        label="签约日期"
        aria={{ 'aria-label': '签约日期' }}
        {...given}
        value={value}
        onChange={setValue}
        onDone={onDone}
      />
      <output>{value}</output>
    </>
  )
}

const open = async (given: Given, lang: 'zh' | 'en' = 'zh') => {
  await renderConsole(<Box {...given} />, { lang })
  await userEvent.click(screen.getByRole('button'))
  return screen.findByRole('dialog')
}
const shown = () => screen.getByRole('status', { hidden: true }).textContent

describe('a box for a day', () => {
  it('brings what is typed into one form when it is left', async () => {
    await renderConsole(<Box />)
    await userEvent.type(screen.getByRole('textbox'), '2026/3/5')
    expect(shown()).toBe('2026/3/5')
    await userEvent.tab()
    expect(screen.getByRole('textbox')).toHaveValue('2026-03-05')
  })

  it('stands when Enter sends the form, which disables it under the cursor', async () => {
    function Sent() {
      const [value, setValue] = useState('')
      const [sent, setSent] = useState(false)
      return (
        <DayInput label="签约日期" value={value} disabled={sent} onChange={setValue} onDone={() => setSent(true)} />
      )
    }
    await renderConsole(<Sent />)
    await userEvent.type(screen.getByRole('textbox'), '2026/3/5{Enter}')
    expect(screen.getByRole('textbox')).toBeDisabled()
    expect(screen.getByRole('textbox')).toHaveValue('2026-03-05')
  })

  it('takes the day that is picked, and keeps the time that stood there', async () => {
    const dialog = await open({ start: '2026-03-05 08:30:00', withTime: true })
    await userEvent.click(await within(dialog).findByRole('button', { name: '2026年3月17日' }))
    expect(shown()).toBe('2026-03-17 08:30:00')
    expect(screen.queryByRole('gridcell')).toBeNull()
  })

  it('goes by arrow keys from day to day, over the end of the month, and Enter picks', async () => {
    const dialog = await open({ start: '2026-01-31' })
    expect(await within(dialog).findByRole('button', { name: '2026年1月31日' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(within(dialog).getByRole('button', { name: '2026年2月1日' })).toHaveFocus()
    await userEvent.keyboard('{PageDown}{ArrowDown}{Enter}')
    expect(shown()).toBe('2026-03-08')
  })

  it('offers no day outside its limits', async () => {
    const dialog = await open({ start: '2026-03-05', min: '2026-03-03', max: '2026-03-06' })
    expect(await within(dialog).findByRole('button', { name: '2026年3月2日' })).toBeDisabled()
    expect(within(dialog).getByRole('button', { name: '2026年3月7日' })).toBeDisabled()
    await userEvent.keyboard('{ArrowUp}')
    expect(within(dialog).getByRole('button', { name: '2026年3月3日' })).toHaveFocus()
  })

  it('speaks the language of the console', async () => {
    const dialog = await open({ start: '2026-03-05' }, 'en')
    expect(await within(dialog).findByRole('grid', { name: 'March 2026' })).toBeVisible()
    expect(
      within(dialog)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  })
})

describe('a filter of days', () => {
  // Already the next day in China.
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-06-14T20:00:00Z'), toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    ['近3天', '2026-06-13'],
    ['近7天', '2026-06-09'],
    ['近1个月', '2026-05-15'],
    ['近3个月', '2026-03-15'],
    ['近半年', '2025-12-15'],
    ['近1年', '2025-06-15'],
  ])('offers %s, from %s until today', async (period, from) => {
    const onChange = vi.fn()
    await renderConsole(
      <DayFilter {...({} as FilterProps)} name="created_at" label="创建时间" values={{}} onChange={onChange} />,
    )
    await userEvent.click(screen.getByRole('button', { name: /^创建时间 .*(快捷|常用|时间段|期间)/ }))
    expect(screen.getAllByRole('menuitem')).toHaveLength(6)
    await userEvent.click(screen.getByRole('menuitem', { name: period }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ created_at_from: from, created_at_to: '2026-06-15' })
  })
})
