/** How many rooms are in each state; of states that the asker may not see nothing is said. */
import type { CallTypes } from '../../../generated/call-types.ts'
import { BoardState } from '../../../generated/enums.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { demandPlaces, narrowedBy, valuesOf } from './board.ts'
import { COUNTS, TOLD_BY } from './statements.ts'

type Counts = CallTypes['room_board_counts']['response']

/** What many rooms cost to count is known for a moment. */
export const roomBoardCounts: Operation<'room_board_counts'> = async (work, asked) => {
  await demandPlaces(work, asked)
  return work.remembered(`room board counts ${JSON.stringify(asked)}`, () => counted(work, asked))
}

async function counted(work: Work, asked: CallTypes['room_board_counts']['request']): Promise<Counts> {
  const statements = COUNTS(narrowedBy(asked))
  const values = valuesOf(work, asked)
  // Whether a room is let is told with the room itself.
  const told = (['room', 'lease', 'booked', 'device', 'event', 'grant'] as const).filter(
    (of) => of === 'lease' || of === 'booked' || work.lists.sees(of),
  )
  const rows = await Promise.all(told.map((of) => work.ask(statements[of], ...values)))
  const found = Object.fromEntries(
    rows.flatMap(([row = {}]) => Object.entries(row).map(([name, count]) => [name, Number(count)] as const)),
  )
  const { rooms = 0, common = 0, ...counts } = found
  const all: Readonly<Record<string, number>> = {
    ...counts,
    [BoardState.vacant]: common - (counts[BoardState.let] ?? 0) - (counts[BoardState.booked] ?? 0),
  }
  const states = Object.values(BoardState)
    .filter((state) => work.lists.sees(TOLD_BY[state]))
    .map((state) => ({ state, count: all[state] ?? 0 }))
  return { rooms, states }
}
