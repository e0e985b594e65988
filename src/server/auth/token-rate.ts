/**
 * How many requests a minute a token may make, whichever process they come to. They are counted in the database, where
 * every process counts alike, but not one by one: a process takes a share of the minute's requests, and uses it up in
 * memory. So never more than allowed are let through; where several processes serve one token, some of its last share
 * may be left over in each.
 */
import { LRUCache } from 'lru-cache'
import { AppError } from '../../errors/app-error.ts'
import { counted } from '../operations/limited.ts'
import type { Store } from '../store/store.ts'

const MINUTE = 60_000
/** Of a minute's requests there are so many shares, each of which costs one statement. */
const SHARES = 20

interface Minute {
  /** Requests that this process may still let through. */
  left: number
  /** All that are allowed have been given out. */
  readonly isOver: boolean
  readonly until: number
}

export interface TokenRate {
  /** Throws where the minute has no more of them. */
  count(who: string, most: number, now: Date): Promise<void>
}

export function createTokenRate(store: Store): TokenRate {
  const minutes = new LRUCache<string, Minute>({ max: 10_000 })
  return {
    count: async (who, most, now) => {
      let minute = minutes.get(who)
      if (minute === undefined || minute.until <= now.getTime() || (minute.left <= 0 && !minute.isOver)) {
        minute = await shareOf(store, who, most, now)
        minutes.set(who, minute)
      }
      if (minute.left <= 0)
        throw new AppError('token_too_often', {
          most,
          seconds: Math.max(1, Math.ceil((minute.until - now.getTime()) / 1000)),
        })
      minute.left--
    },
  }
}

async function shareOf(store: Store, who: string, most: number, now: Date): Promise<Minute> {
  const share = Math.max(1, Math.floor(most / SHARES))
  const { count, until } = await counted(
    store,
    { subject: `token:${who}`, count: share, digest: null, until: new Date(now.getTime() + MINUTE) },
    now,
  )
  const left = Math.min(share, most - (count - share))
  return { left, isOver: count >= most, until: until.getTime() }
}
