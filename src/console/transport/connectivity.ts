/**
 * Whether the server can be reached: told by the browser (offline) and by calls that got no answer (lost). While it
 * cannot, one small question is asked again and again, less often each time; the first answer ends it. It repeats no
 * call by itself.
 */
export type Connectivity = 'reached' | 'offline' | 'lost'

export interface ConnectivityWatch {
  readonly get: () => Connectivity
  readonly subscribe: (listener: () => void) => () => void
  /** What a call found. */
  readonly tell: (reached: boolean) => void
}

/** Waits between two questions; the last one stays. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000]

export function createConnectivityWatch(
  isThere: () => Promise<boolean>,
  page: Pick<Window, 'addEventListener'> & { readonly navigator: Pick<Navigator, 'onLine'> } = window,
): ConnectivityWatch {
  const listeners = new Set<() => void>()
  let state: Connectivity = page.navigator.onLine ? 'reached' : 'offline'
  let asking = false

  const set = (next: Connectivity): void => {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
    if (next === 'lost' && !asking) void ask(0)
  }
  const ask = async (round: number): Promise<void> => {
    asking = true
    await new Promise((done) => setTimeout(done, WAITS_MS[Math.min(round, WAITS_MS.length - 1)]))
    const found = state === 'lost' && (await isThere())
    asking = false
    if (state !== 'lost') return
    if (found) set('reached')
    else void ask(round + 1)
  }
  page.addEventListener('offline', () => set('offline'))
  // The network is back; whether the server is, the question tells.
  page.addEventListener('online', () => set('lost'))
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // An answer that was under way when the network went proves nothing.
    tell: (reached) => set(!page.navigator.onLine ? 'offline' : reached ? 'reached' : 'lost'),
  }
}
