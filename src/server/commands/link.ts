/**
 * The port to devices: what the engine expects of a link that carries commands to them, by any transport (a broker, a
 * vendor's platform, the simulated fleet). A link keeps nothing that matters: what is to be sent, and the result, stand
 * in the database.
 */

export interface Order {
  /**
   * The command, for good: a device that has done it does it no second time, whatever the attempt, and answers again
   * what it answered.
   */
  readonly id: string
  /** Begins at 1; a retry is the same command and the next attempt. */
  readonly attempt: number
  readonly client_id: number
  readonly type: string
  /** By which the product and the link know the device. */
  readonly address: string
  /** What of the device it is about; `*`: the device itself. */
  readonly target: string
  /** Secrets among it stand in plain text: they go to the device and nowhere else. */
  readonly payload: Payload
}

export type Payload = Readonly<Record<string, unknown>>

/**
 * Accepted is not answered: the link will bring it to the device. `away`: the device cannot be reached now, nothing was
 * sent, and it is tried again later, at once when the link says that the device is there.
 */
export type Taken = 'accepted' | 'away'

export interface Answer {
  readonly id: string
  readonly attempt: number
  readonly outcome: 'done' | 'failed'
  /** Who answers, where the link knows: what is answered for another device counts for nothing. */
  readonly from?: { readonly client_id: number; readonly address: string }
  /** Why it failed, in words for the operator. */
  readonly reason?: string
  /** The same by its number in the catalogue of errors, where it is one of those: told in each reader's language. */
  readonly code?: number
  /** What the device tells besides. */
  readonly data?: Payload
}

/** What a device tells unasked. */
export interface Report {
  readonly client_id: number
  readonly address: string
  /** Counts the device's starts: each begins its numbers anew. Left out: 0. */
  readonly boot?: number
  /**
   * The report's number since that start, from 1: the same number is the same report, whichever way it comes. Left out:
   * nothing tells a repetition, so only what does no harm twice should do without.
   */
  readonly sequence?: number
  /** By the device's clock, in ISO 8601. */
  readonly at: string
  /**
   * What happened, by a word of the product's. Two words are the link's own, of what it knows by itself: `online` and
   * `offline`.
   */
  readonly kind: string
  readonly data: Payload
}

/** How a link tells of what comes back. */
export interface Heard {
  /**
   * Resolved: it is stored, or nobody waits for it, so that it may be forgotten. Rejected: it could not be stored, and
   * is to be told again. Told twice, late or out of order does no harm.
   */
  answered(answer: Answer): Promise<void>
  /**
   * Resolved: it has had its effect, or will have none, so that it may be forgotten. Rejected: it could not be stored,
   * and is to be told again. Told twice, late or out of order does no harm.
   */
  reported(report: Report): Promise<void>
  /** The device can be reached again. */
  online(client_id: number, address: string): Promise<void>
}

export interface DeviceLink {
  /** Before anything is delivered. */
  connect(heard: Heard): void
  /**
   * May be asked again for the same command and attempt: after a server was killed, and while no answer has come.
   * Rejected: the link itself is not there; it is tried again later. Later than it is waited for: it may have been
   * sent, and is asked for again as the same attempt.
   */
  deliver(order: Order): Promise<Taken>
  close(): Promise<void>
}
