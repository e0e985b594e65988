/**
 * One cache for all screens: pages gone back to are there at once, and nothing is fetched because a window got the
 * focus.
 */
import { MutationCache, QueryClient } from '@tanstack/react-query'
import { statusOf } from './errors.ts'

const FRESH_MS = 15_000
const KEPT_MS = 5 * 60_000

/** Second in the key of a query for sums. */
export const TOTALS = 'totals'

export function createQueryClient(): QueryClient {
  // Whatever was written, wherever, may have changed an amount: sums on pages behind are asked for again when these are
  // looked at.
  const mutationCache = new MutationCache({
    onSuccess: () => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === TOTALS }),
  })
  const client = new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        // A refusal stays a refusal; only what got no answer or a broken one is worth one more try.
        retry: (failures, error) => failures < 1 && (statusOf(error) === 0 || statusOf(error) >= 502),
      },
      mutations: { retry: false },
    },
  })
  return client
}

/** Of a query for a single record that is shown, and may hold words of the server. */
export const SAYS_WORDS = { saysWords: true } as const

/** Lists and pages hold words of the server (a journal's labels). A record may also have a form that stands on it. */
export const askAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [first, verb], meta }) =>
      first !== 'auth' && (verb !== 'getOne' || meta?.['saysWords'] === true),
  })
