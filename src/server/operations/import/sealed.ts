/**
 * What is kept of a file that somebody sent: it may hold passwords and ID numbers, so that it lies in the database
 * encrypted, bound to the account, the run and its place there.
 */
import type { Context } from '../context.ts'

type Here = Pick<Context, 'actor' | 'sealer'>

const ownerOf = ({ actor }: Here, run: number, place: string): string =>
  `import ${actor.client_id} ${actor.staff_id} ${run} ${place}`

export const seal = (here: Here, run: number, place: string, value: unknown): string =>
  here.sealer().seal({ kept: JSON.stringify(value) }, ownerOf(here, run, place))

/** Null: nothing was kept, or it was sealed with a key that is lost, as after a restore without it. */
export function unseal<T>(here: Here, run: number, place: string, sealed: unknown): T | null {
  if (typeof sealed !== 'string') return null
  try {
    return JSON.parse(here.sealer().open(sealed, ownerOf(here, run, place))['kept']!) as T
  } catch {
    return null
  }
}
