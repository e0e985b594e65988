/** The board's rooms, a page after the other, and how many are in each state; what changes meanwhile is asked again. */
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { CallTypes } from '../../../generated/call-types.ts'
import type { BoardState } from '../../../generated/enums.ts'
import type { ConsoleDataProvider } from '../../../console/provider/data-provider.ts'

type Page = CallTypes['room_board']['response']
export type BoardRoom = Page['rooms'][number]
export type BoardHome = Page['homes'][number]
export type Counts = CallTypes['room_board_counts']['response']

/** First word of the queries: the product's topics name it. */
export const BOARD = 'room_board'
/** What no topic tells of, such as a device that went offline. */
const AGAIN_MS = 30_000

export interface Narrowing {
  readonly store_id?: number
  readonly home_id?: number
  readonly word?: string
}

export function useBoard(narrowing: Narrowing, state: BoardState | undefined) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const shown = { ...narrowing, ...(state !== undefined && { state }) }
  const pages = useInfiniteQuery({
    queryKey: [BOARD, 'rooms', shown],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.call('room_board', {
        payload: { ...shown, ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Many pages are not all read again by themselves: who has gone far asks for it.
    refetchInterval: ({ state: { data } }) => (data !== undefined && data.pages.length > 1 ? false : AGAIN_MS),
  })
  const counts = useQuery({
    queryKey: [BOARD, 'counts', narrowing],
    queryFn: ({ signal }) => dataProvider.call('room_board_counts', { payload: { ...narrowing }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  })
  return { pages, counts }
}

/** One room as it is now, whichever states the board shows: what is done to it may take it out of them. */
export function useRoom(room: BoardRoom | undefined): BoardRoom | undefined {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { data } = useQuery({
    queryKey: [BOARD, 'room', room?.room_id],
    queryFn: ({ signal }) =>
      dataProvider.call('room_board', { payload: { home_id: room!.home_id, word: room!.name }, signal }),
    enabled: room !== undefined,
    refetchInterval: AGAIN_MS,
  })
  return data?.rooms.find(({ room_id }) => room_id === room?.room_id) ?? room
}
