import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIdleWatch, lockMinutes, setLockMinutes } from '../../../src/console/shell/lock/idle.ts'
import { desktop } from '../../../src/console/shell/version/desktop.ts'

describe('the lock', () => {
  let stop = () => undefined as void
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-06-15T08:00:00Z') })
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })
  const watch = (isLoggedIn = true) => {
    const idle = createIdleWatch(() => isLoggedIn)
    stop = idle.start()
    return idle
  }
  const minutes = (n: number) => vi.advanceTimersByTime(n * 60_000)

  it('comes after thirty minutes without activity, within five seconds', () => {
    const idle = watch()
    minutes(29.9)
    expect(idle.get()).toBe(false)
    vi.advanceTimersByTime(11_000)
    expect(idle.get()).toBe(true)
  })

  it('is put off by activity here or in another window', () => {
    const idle = watch()
    minutes(20)
    window.dispatchEvent(new Event('pointerdown'))
    minutes(20)
    localStorage.setItem('last_activity', String(Date.now()))
    minutes(20)
    expect(idle.get()).toBe(false)
  })

  it('is not undone by activity after a pause that was too long', () => {
    const idle = watch()
    // A machine that slept: no timer ran.
    vi.setSystemTime(Date.now() + 31 * 60_000)
    window.dispatchEvent(new Event('keydown'))
    expect(idle.get()).toBe(true)
  })

  it('writes activity once in five seconds at most', () => {
    watch()
    const writes = vi.spyOn(Storage.prototype, 'setItem')
    for (let i = 0; i < 50; i++) {
      vi.advanceTimersByTime(20)
      window.dispatchEvent(new Event('pointermove'))
    }
    expect(writes.mock.calls.filter(([key]) => key === 'last_activity').length).toBeLessThanOrEqual(1)
    writes.mockRestore()
  })

  it('covers nobody who is not logged in', () => {
    const idle = watch(false)
    minutes(90)
    expect(idle.get()).toBe(false)
  })

  it('takes the stored minutes, and the default instead of nonsense', () => {
    setLockMinutes(5)
    expect(lockMinutes()).toBe(5)
    for (const text of ['0', '-3', 'x', '1e9', '', '<b>']) {
      localStorage.setItem('lock_minutes', text)
      expect(lockMinutes()).toBe(30)
    }
  })

  it.each(['x', '-1', '{}', String(Number.MAX_SAFE_INTEGER)])('survives %j for the last activity', (text) => {
    localStorage.setItem('last_activity', text)
    const idle = watch()
    minutes(10)
    expect(idle.get()).toBe(false)
  })
})

describe('the desktop bridge', () => {
  it.each([
    [{}, null],
    [{ consoleDesktop: 5 }, null],
    [{ consoleDesktop: { version: '1.2', platform: 'macos' } }, { version: '1.2', platform: 'macos' }],
    [{ consoleDesktop: { version: '1.2', platform: {} } }, { version: '1.2', platform: 'windows' }],
  ])('%j says %j', (page, said) => {
    expect(desktop(page)).toEqual(said)
  })
})
