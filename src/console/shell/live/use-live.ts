/** Keeps what is on the screen up to date: what the server says is new is asked for again. */
import { useEffect } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import { useProduct, type ConsoleProduct } from '../../product.ts'
import { currentMenu } from '../../registry.ts'
import { listen } from './listen.ts'

type Topics = ConsoleProduct['topics']
/** First words of the queries that a topic makes old. */
const OWN: Topics = {
  message: [['messages', 'getList']],
  command: [['command_tasks']],
  job: [['jobs'], ['job_runs']],
}
const aboutComments = (): Topics =>
  Object.fromEntries(
    currentMenu().resources.flatMap(({ name, plural, comments }) => (comments ? [[name, [[plural]]]] : [])),
  )

export function useLive(isLoggedIn: boolean): void {
  const queries = useQueryClient()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { topics: ofProduct } = useProduct()
  useEffect(() => {
    if (!isLoggedIn || typeof EventSource === 'undefined') return undefined
    const topics = joined({ ...OWN, ...aboutComments() }, ofProduct)
    const hear = (topic: string): void => renew(queries, topics[topic])
    // Any call now finds that the login has ended, and says so as calls do.
    const over = (): void => renew(queries, OWN['message'])
    let stop: (() => void) | undefined
    let gone = false
    void dataProvider.address('live').then((address) => {
      if (!gone) stop = listen(address, { topics: Object.keys(topics), hear, over })
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [isLoggedIn, dataProvider, queries, ofProduct])
}

/** A product may have more to renew by the engine's own topics. */
export const joined = (own: Topics, more: Topics): Topics => ({
  ...own,
  ...Object.fromEntries(Object.entries(more).map(([topic, keys]) => [topic, [...(own[topic] ?? []), ...keys]])),
})

function renew(queries: QueryClient, keys: Topics[string] = []): void {
  for (const queryKey of keys) void queries.invalidateQueries({ queryKey }, { cancelRefetch: false })
}
