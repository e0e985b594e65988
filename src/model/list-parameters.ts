/** What the wire calls the parameters of lists; both sides of the product and the rules for names read it. */

/** Parameters that are no field's. */
export const PARAMETERS: ReadonlySet<string> = new Set([
  'offset',
  'limit',
  'sort',
  'q',
  'after',
  'cursor',
  'count',
  'format',
  'columns',
  'actions',
  'archived',
])

/** Endings that make filters of a field's name: from and to where, containing what, empty or not. */
export const ENDINGS = ['_from', '_to', '_like', '_null'] as const
export type Ending = (typeof ENDINGS)[number]
