import { act, screen } from '@testing-library/react'
import { useNotify } from 'ra-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRepeatGuard } from '../../../src/console/shell/toasts.ts'
import { renderConsole } from '../support/render.tsx'

let notify: ReturnType<typeof useNotify>
function Speaker() {
  notify = useNotify()
  return null
}

describe('a toast', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => vi.useRealTimers())

  it('is gone after two seconds', async () => {
    await renderConsole(<Speaker />)
    act(() => notify('ra.notification.created', { type: 'success' }))
    expect(screen.getByText('已新增')).toBeTruthy()
    act(() => vi.advanceTimersByTime(1999))
    expect(screen.queryByText('已新增')).not.toBeNull()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.queryByText('已新增')).toBeNull()
  })

  it('is said once, however often it comes within three seconds', async () => {
    await renderConsole(<Speaker />)
    act(() => notify('网络异常，请检查网络', { type: 'error' }))
    act(() => notify('网络异常，请检查网络', { type: 'error' }))
    expect(screen.getAllByText('网络异常，请检查网络')).toHaveLength(1)
    act(() => vi.advanceTimersByTime(2500))
    act(() => notify('网络异常，请检查网络', { type: 'error' }))
    expect(screen.queryByText('网络异常，请检查网络')).toBeNull()
    act(() => vi.advanceTimersByTime(500))
    act(() => notify('网络异常，请检查网络', { type: 'error' }))
    expect(screen.getByRole('alert').textContent).toBe('网络异常，请检查网络')
  })
})

describe('the guard against repeats', () => {
  it('counts from when a text was last shown, each text for itself', () => {
    let time = 0
    const isFresh = createRepeatGuard(() => time)
    const shown = ['a', 'a', 'b', 'a', 'a'].map((text, i) => {
      time = i * 1000
      return isFresh(text)
    })
    expect(shown).toEqual([true, false, true, true, false])
  })
})
