/** What a simulated access unit does with people: it holds those that were delivered, and passes nobody else. */
import { entry } from '../../errors/app-error.ts'
import type { Behaviour, Memory } from '../../server/commands/simulated/fleet.ts'

interface Held {
  readonly name: unknown
  readonly end: unknown
}

export function peopleOf(memory: Memory): Map<unknown, Held> {
  const people = (memory.get('people') ?? new Map()) as Map<unknown, Held>
  memory.set('people', people)
  return people
}

export const delivers: Behaviour = ({ payload }, _, memory) => {
  const { access_person_id: person, name, begin, end, photo } = payload
  if (typeof photo !== 'string' || String(begin) >= String(end)) return entry('face_unusable').code
  peopleOf(memory).set(person, { name, end })
  return {}
}

/** Who is not there any more is cleared. */
export const clears: Behaviour = ({ payload }, _, memory) => {
  peopleOf(memory).delete(payload['access_person_id'])
  return {}
}
