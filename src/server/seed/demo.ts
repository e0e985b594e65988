/** What a demo is: who logs in to it, and its records, the same for the same instant and scale. */
import type { App } from '../../model/model.ts'

export interface Demo {
  /** Named where the server starts and on the login page, as long as nobody has changed the password. */
  readonly account: { readonly name: string; readonly password: string }
  /** Who else can log in with that password: said by the command that makes a demo. */
  readonly accounts?: readonly { readonly role: string; readonly name: string }[]
  /** How far back it reaches where a server makes it at its first start. */
  readonly history: Pick<DemoOptions, 'days' | 'hourlyDays'>
  /** Loaded when a demo is made: thousands of words and rules that a server with data never needs. */
  readonly records: () => Promise<DemoRecords>
}

export interface DemoRecords {
  /** Each after those it refers to. */
  readonly entities: readonly string[]
  /** One by one: nothing is kept in memory. */
  readonly rows: (entity: string, options: DemoOptions, app: App) => Iterable<DemoRow>
}

export interface DemoOptions {
  /** Multiplies what a larger company has more of. */
  readonly scale: number
  /** The instant at which the demo is made: nothing in it happened later. */
  readonly now: string
  /** Days of history: three if left out, which is enough for tests. */
  readonly days?: number
  /** Of these with a value every hour, where one is measured: one if left out. */
  readonly hourlyDays?: number
}

/**
 * A demo record in two parts: what a user would send to create it (checked against the entity's validator by a test),
 * and what only the server may set (its key, its past, what others than users wrote). What `server` does not say is
 * usual: keys count from 1 in the order of the rows, there is one company, all of it is made now, and a workflow is at
 * its beginning.
 */
export interface DemoRow {
  readonly create: Values
  readonly server: Values
}
export type Values = Readonly<Record<string, unknown>>
