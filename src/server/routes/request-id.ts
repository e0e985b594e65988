/**
 * The name under which a request stands in the log, in its answer, and with the commands and runs that follow from it:
 * that of whoever sends it, such as a proxy in front, so that one name leads through all of them.
 */

/** Nothing that could end a line of the log, or be mistaken for a word of it. */
const WELL_FORMED = /^[\w.:-]{8,64}$/

export const requestIdFrom = (header: string | readonly string[] | undefined): string | null =>
  typeof header === 'string' && WELL_FORMED.test(header) ? header : null
