/** Keeps what is on the screen up to date: what the server says is new is asked for again. */
import { useEffect } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import { listen, type Topic } from './listen.ts'

/** First words of the queries that a topic makes old. */
const QUERIES: Readonly<Record<Topic, readonly (readonly string[])[]>> = {
  message: [['messages', 'getList']],
  chat: [['service']],
}
/** A notice to a whole company must not bring everybody back in the same instant. */
const SPREAD_MS: Readonly<Record<Topic, number>> = { message: 800, chat: 0 }

export function useLive(isLoggedIn: boolean): void {
  const queries = useQueryClient()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  useEffect(() => {
    if (!isLoggedIn || typeof EventSource === 'undefined') return undefined
    const timers = new Set<number>()
    const hear = (topic: Topic): void => {
      const timer = window.setTimeout(() => {
        timers.delete(timer)
        renew(queries, topic)
      }, Math.random() * SPREAD_MS[topic])
      timers.add(timer)
    }
    // Any call now finds that the login has ended, and says so as calls do.
    const over = (): void => renew(queries, 'message')
    let stop: (() => void) | undefined
    let gone = false
    void dataProvider.address('live').then((address) => {
      if (!gone) stop = listen(address, { hear, over })
    })
    return () => {
      gone = true
      stop?.()
      timers.forEach((timer) => window.clearTimeout(timer))
    }
  }, [isLoggedIn, dataProvider, queries])
}

function renew(queries: QueryClient, topic: Topic): void {
  for (const queryKey of QUERIES[topic]) void queries.invalidateQueries({ queryKey }, { cancelRefetch: false })
}
