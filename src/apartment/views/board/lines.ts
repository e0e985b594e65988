/** The board as lines of known heights, of which those in sight are drawn: stores, homes, floors, rooms. */
import type { BoardHome, BoardRoom } from './use-board.ts'

export type Line =
  | { readonly is: 'store'; readonly key: string; readonly text: string }
  | { readonly is: 'home'; readonly key: string; readonly home: BoardHome }
  | { readonly is: 'group'; readonly key: string; readonly room: BoardRoom; readonly home: BoardHome }
  | { readonly is: 'tiles'; readonly key: string; readonly rooms: readonly BoardRoom[] }

/** px, with the space below; rooms with more states than stand beside each other are taller. */
export const HEIGHTS: Readonly<Record<Line['is'], number>> = { store: 44, home: 40, group: 30, tiles: 108 }

/** Rooms of the same building, floor and household stand together. */
const groupOf = ({ home_id, building, floor, household }: BoardRoom): string =>
  JSON.stringify([home_id, building, floor, household])

export function linesOf(
  homes: readonly BoardHome[],
  rooms: readonly BoardRoom[],
  { columns, ofOneHome }: { readonly columns: number; readonly ofOneHome: boolean },
): readonly Line[] {
  const known = new Map(homes.map((home) => [home.home_id, home]))
  const lines: Line[] = []
  let [store, place, group] = [0, 0, '']
  let tiles: BoardRoom[] = []
  for (const room of rooms) {
    const home = known.get(room.home_id)
    if (home === undefined) continue
    if (!ofOneHome && home.store_id !== store)
      lines.push({ is: 'store', key: `store ${home.store_id}`, text: home.store })
    if (!ofOneHome && home.home_id !== place) lines.push({ is: 'home', key: `home ${home.home_id}`, home })
    const own = groupOf(room)
    if (own !== group) lines.push({ is: 'group', key: `group ${own}`, room, home })
    if (own !== group || tiles.length === columns) {
      tiles = []
      lines.push({ is: 'tiles', key: `tiles ${room.room_id}`, rooms: tiles })
    }
    tiles.push(room)
    ;[store, place, group] = [home.store_id, home.home_id, own]
  }
  return lines
}

/** Where a room stands among the lines; -1: it does not. */
export const lineOf = (lines: readonly Line[], room: number): number =>
  lines.findIndex((line) => line.is === 'tiles' && line.rooms.some(({ room_id }) => room_id === room))

type Step = (at: number, rooms: readonly BoardRoom[], columns: number) => number

/** Arrows go from tile to tile; up and down to the room above and below, as far as there is one. */
export const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at, _, columns) => Math.max(0, at - columns),
  ArrowDown: (at, rooms, columns) => Math.min(rooms.length - 1, at + columns),
  Home: () => 0,
  End: (_, rooms) => rooms.length - 1,
}
