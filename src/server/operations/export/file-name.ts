/** Name of a download: what it is and when it was made, without signs that a file system refuses. */
import { clockOf } from '../../../values/calendar.ts'

export const fileName = (what: string, now: Date, ending: string): string =>
  `${what.replaceAll(/[\\/:*?"<>|\s]+/g, '_')}_${clockOf(now).replaceAll(/[-:]/g, '').replace(' ', '_')}.${ending}`
