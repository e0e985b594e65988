/**
 * Hears from the server that there is something new, by server-sent events. A hidden window does not listen (browsers
 * give a site few connections, and nobody looks); shown again, it takes everything for new. What a lost connection
 * missed is asked for when it is back.
 */
export interface Hearing {
  readonly topics: readonly string[]
  readonly hear: (topic: string) => void
  /** The login has ended. */
  readonly over: () => void
}

/**
 * Waits after the server refused, or a proxy answered in its place; the browser itself mends a connection that broke.
 */
const WAITS_MS = [5_000, 15_000, 60_000]

/** Answers the way to stop. */
export function listen(address: string, { topics, hear, over }: Hearing, page: Document = document): () => void {
  let source: EventSource | undefined
  let timer: number | undefined
  let refused = 0

  const stop = (): void => {
    source?.close()
    source = undefined
    window.clearTimeout(timer)
  }
  const start = (): void => {
    stop()
    const opened = new EventSource(address, { withCredentials: true })
    source = opened
    opened.addEventListener('ready', () => {
      refused = 0
      topics.forEach(hear)
    })
    for (const topic of topics) opened.addEventListener(topic, () => hear(topic))
    opened.addEventListener('over', () => {
      stop()
      over()
    })
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return
      timer = window.setTimeout(start, WAITS_MS[Math.min(refused, WAITS_MS.length - 1)])
      refused += 1
    })
  }
  const turn = (): void => (page.hidden ? stop() : start())
  page.addEventListener('visibilitychange', turn)
  turn()
  return () => {
    page.removeEventListener('visibilitychange', turn)
    stop()
  }
}
