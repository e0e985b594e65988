/** What playing a fleet needs to know of a product: who reports, what in the course of a day, and in which words. */

/** One that reports, as it comes from the console's own lists. */
export interface Player {
  /** Its address, and a number of its own: reports of one are counted. */
  readonly address: string
}

export interface Scene {
  /** Seconds after the day's beginning. */
  readonly after: number
  readonly address: string
  /** What is told, without its number and time. */
  readonly report: Readonly<Record<string, unknown>>
}

export interface Played<One extends Player = Player> {
  /** Where it is sent to. */
  readonly webhook: string
  /** Whose account reads the company's lists; undefined: the demo has none there. */
  readonly account: (company: number) => { readonly name: string; readonly password: string } | undefined
  /** `list`: rows of an address, page after page. */
  readonly players: (list: (address: string) => Promise<readonly Row[]>) => Promise<readonly One[]>
  /**
   * In any order, all that a day has, whatever the hour with which it begins: what counts up does so from there.
   * `chance` is the same for the same words and seed.
   */
  readonly day: (
    players: readonly One[],
    chance: (...words: readonly (number | string)[]) => number,
    begin: number,
  ) => readonly Scene[]
  /** A scene as it is sent. */
  readonly message: (scene: Scene, at: string, boot: number, sequence: number) => Readonly<Record<string, unknown>>
}

export type Row = Readonly<Record<string, unknown>>
