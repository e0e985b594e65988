import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConnectivityWatch } from '../../../src/console/transport/connectivity.ts'

/** A window whose network can be cut. */
function page() {
  const events = new EventTarget()
  const navigator = { onLine: true }
  const set = (onLine: boolean) => {
    navigator.onLine = onLine
    events.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
  }
  return {
    set,
    window: { navigator, addEventListener: events.addEventListener.bind(events) as Window['addEventListener'] },
  }
}

describe('whether the server can be reached', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is doubted after a call without an answer, and asked for ever less often until there is one', async () => {
    let there = false
    const asked = vi.fn(async () => there)
    const reach = createConnectivityWatch(asked, page().window)
    reach.tell(false)
    expect(reach.get()).toBe('lost')
    await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000)
    expect(asked).toHaveBeenCalledTimes(3)
    there = true
    await vi.advanceTimersByTimeAsync(8_000)
    expect([reach.get(), asked.mock.calls.length]).toEqual(['reached', 4])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveBeenCalledTimes(4)
  })

  it('is certain again when any call is answered', () => {
    const reach = createConnectivityWatch(async () => false, page().window)
    reach.tell(false)
    reach.tell(true)
    expect(reach.get()).toBe('reached')
  })

  it('follows the browser when the network goes, and asks the server when it is back', async () => {
    const { set, window } = page()
    const reach = createConnectivityWatch(async () => true, window)
    const heard: string[] = []
    reach.subscribe(() => heard.push(reach.get()))
    set(false)
    set(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(heard).toEqual(['offline', 'lost', 'reached'])
  })

  it('is not thought to be there by an answer that was under way when the network went', () => {
    const { set, window } = page()
    const reach = createConnectivityWatch(async () => true, window)
    set(false)
    reach.tell(true)
    expect(reach.get()).toBe('offline')
  })
})
