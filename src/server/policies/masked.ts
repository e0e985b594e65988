/**
 * What may be asked of values behind a mask, whoever asks: one whole value at a time, and the part that the mask shows.
 * Ranges and orders would read them bit by bit, many values at once would try them out, and none of it would be noted
 * as a reveal. Lists, searches and imports all hold to it. Values asked for one after the other are counted where lists
 * are read (`operations/parameters/guesses.ts`).
 */
import { displayFields } from '../../kinds/display.ts'
import type { Entity, Field } from '../../model/model.ts'

const MOST_VALUES = 200
const MOST_GUESSES = 1

/** Values that one request may compare a field with. */
export const mostValues = ({ mask }: Field): number => (mask === null ? MOST_VALUES : MOST_GUESSES)

/** May be asked from where to where it is. */
export const mayRange = ({ mask }: Field): boolean => mask === null

/**
 * What a record is called hides something: of many at once, they are found by what the mask shows and by their keys.
 */
export function hidesNames(entity: Entity): boolean {
  const shown = displayFields(entity)
  return entity.fields.some(({ name, mask }) => mask !== null && shown.includes(name))
}
