/** Of a server that is killed (`processes/asking.ts`): what it is asked, and where it stands still. */
import type { Store } from '../../../src/server/store/store.ts'

export const SERVER = 'tests/commands/processes/asking.ts'

/** Where it is killed, and how much is there then. */
export const STEPS = [
  ['has written', 0],
  ['has committed', 1],
  ['has answered', 1],
] as const

export interface Asked {
  /** At which it is killed. */
  readonly step: string
  readonly url: string
  readonly body: object
  readonly key: string
}

/** In the database, where the server finds it, in place of what stood there. */
export async function keepAsked(store: Store, all: readonly Asked[]): Promise<void> {
  await store.script('drop table if exists planned; create table planned (step text, url text, body jsonb, key text)')
  for (const { step, url, body, key } of all)
    await store.query({
      text: 'insert into planned values ($1, $2, $3, $4)',
      values: [step, url, JSON.stringify(body), key],
    })
}
