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
  /** Why it failed, in words for the operator. */
  readonly reason?: string
  /** The same by its number in the catalogue of errors, where it is one of those: told in each reader's language. */
  readonly code?: number
  /** What the device tells besides. */
  readonly data?: Payload
}

/** How a link tells of what comes back. */
export interface Heard {
  /**
   * Resolved: it is stored, or nobody waits for it, so that it may be forgotten. Rejected: it could not be stored, and
   * is to be told again. Told twice, late or out of order does no harm.
   */
  answered(answer: Answer): Promise<void>
  /** The device can be reached again. */
  online(client_id: number, address: string): Promise<void>
}

export interface DeviceLink {
  /** Before anything is delivered. */
  connect(heard: Heard): void
  /**
   * May be asked again for the same command and attempt: after a server was killed, and while no answer has come.
   * Rejected: the link itself is not there; it is tried again later.
   */
  deliver(order: Order): Promise<Taken>
  close(): Promise<void>
}
