import type { CallTypes } from '../../../generated/call-types.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'

type Floors = CallTypes['home_floors']['response']

interface Named {
  readonly floor: number
  readonly name: string
}

/** Those with a name of their own, and all on which there is a room; the lowest first. */
async function shown({ records }: Work, id: number): Promise<Floors> {
  const { floors } = await records.of('home').shown(id)
  const names = new Map(((floors ?? []) as readonly Named[]).map(({ floor, name }) => [floor, name]))
  const rooms = await records.of('room').find({ home_id: id }, ['floor'])
  const numbers = [...new Set([...names.keys(), ...rooms.flatMap(({ floor }) => floor ?? [])])].sort((a, b) => a - b)
  return numbers.map((floor) => ({
    floor,
    name: names.get(floor) ?? String(floor),
    rooms: rooms.filter((room) => room.floor === floor).length,
  }))
}

export const floors: Operation<'home_floors'> = (work, { id }) => shown(work, id)

/** The names of all floors, anew. */
export const floorsUpdate: Operation<'home_floors_update'> = async (work, { id, floors: named }) => {
  await work.records.of('home').change(id, { floors: named }, { floors: 'floors' })
  return shown(work, id)
}
