/** One conversation: its messages, oldest first, how to go back in it, how to write, and that it was read. */
import { useEffect } from 'react'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { CallTypes } from '../../../generated/call-types.ts'
import type { ConsoleDataProvider } from '../../../console/provider/data-provider.ts'

export type ChatMessage = CallTypes['service_messages']['response']['list'][number]

/** `asker`: whose conversation the service looks at; undefined: one's own. */
export function useConversation(asker: number | undefined, isShown: boolean) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queries = useQueryClient()
  const whose = asker === undefined ? {} : { asker_id: asker }
  const pages = useInfiniteQuery({
    queryKey: ['service', 'messages', asker ?? 'own'],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.call('service_messages', {
        payload: { ...whose, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ list, more }) => (more ? list[0]?.id : undefined),
    enabled: isShown,
    retry: false,
  })
  const renew = () => queries.invalidateQueries({ queryKey: ['service'] })
  const send = useMutation({
    mutationFn: (text: string) => dataProvider.call('service_send', { payload: { ...whose, text } }),
    onSuccess: renew,
  })
  const messages = (pages.data?.pages ?? [])
    .flatMap(({ list }) => [list])
    .toReversed()
    .flat()
  const until = messages.findLast(({ answer }) => answer === (asker === undefined))?.id ?? 0
  useEffect(() => {
    if (!isShown || until === 0) return
    // Read only when it is looked at; what is not noted now is noted with the next message.
    void dataProvider
      .call('service_read', { payload: { ...(asker !== undefined && { asker_id: asker }), until } })
      .then(() =>
        Promise.all(
          [
            ['service', 'unread'],
            ['service', 'chats'],
          ].map((queryKey) => queries.invalidateQueries({ queryKey })),
        ),
      )
      .catch(() => undefined)
  }, [asker, isShown, until, dataProvider, queries])
  return { messages, send, pages }
}
