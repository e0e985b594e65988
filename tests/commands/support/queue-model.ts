/**
 * What the queue of commands is to do, said once more and plainly, beside the statements that do it. Times are seconds
 * since the history began.
 */
const ANSWERED_WITHIN = 180
const HANDED_OVER_AGAIN = 30
const DEVICE_AWAY = 60
const RETRIED_AFTER = 20
export const DAY = 86_400

export type State = 'pending' | 'sending' | 'success' | 'fail' | 'timeout' | 'expired' | 'cancelled'
export type Outcome = 'done' | 'failed'
/** What a link says of an order. */
export type Said = 'accepted' | 'away'

export interface Command {
  readonly id: number
  readonly device: number
  state: State
  attempts: number
  resendable: boolean
  /** When it is looked at next; null: nothing is kept of it. */
  due: number | null
  expires: number
  sent: number
  ended: number
  /** How often a server has taken it. */
  taken: number
}

/** What a server has taken, to hand it over. */
export interface Taken {
  readonly command: Command
  readonly attempt: number
  /** Of its attempt: nobody can have handed it over before. */
  readonly isFirst: boolean
  readonly nth: number
}

interface Server {
  readonly hands: Map<number, Taken>
  /** Of what it took at the same time: their devices were away. */
  readonly away: Taken[]
}

export class QueueModel {
  readonly commands = new Map<number, Command>()
  private now = 0
  private readonly servers: readonly Server[]

  /** `retries`: how often a command is sent again by itself. */
  constructor(
    servers: number,
    private readonly retries: number,
  ) {
    this.servers = Array.from({ length: servers }, () => ({ hands: new Map<number, Taken>(), away: [] }))
  }

  /** Of one device at most one command is under way. */
  underWay(device: number): Command | undefined {
    return [...this.commands.values()].find((one) => one.device === device && isUnderWay(one))
  }

  enter(id: number, device: number): void {
    const [resendable, attempts] = [true, 0]
    const times = { due: this.now, expires: this.now + DAY, sent: 0, ended: 0 }
    this.commands.set(id, { id, device, state: 'pending', attempts, resendable, ...times, taken: 0 })
  }

  pass(seconds: number): void {
    this.now += seconds
  }

  /** A server looks at what is due; answers what it has to hand over. */
  look(): readonly Taken[] {
    return [...this.commands.values()].flatMap((one) => {
      if (one.due === null || one.due > this.now) return []
      const isFirst = one.state === 'pending'
      if (!this.isStillToBeSent(one)) return []
      if (isFirst) one.sent = this.now
      one.state = 'sending'
      one.due = Math.min(this.now + HANDED_OVER_AGAIN, one.sent + ANSWERED_WITHIN)
      one.taken += 1
      return [{ command: one, attempt: one.attempts + 1, isFirst, nth: one.taken }]
    })
  }

  private isStillToBeSent(one: Command): boolean {
    switch (one.state) {
      case 'pending':
        if (one.expires > this.now) return true
        Object.assign(one, { state: 'expired', resendable: false, ended: this.now })
        // An attempt was sent: its device may tell of it still.
        one.due = one.attempts === 0 ? null : this.now + DAY
        return false
      case 'sending':
        if (this.now - one.sent < ANSWERED_WITHIN) return true
        if (one.attempts < this.retries) this.sendsAgain(one)
        else this.end(one, 'timeout')
        return false
      case 'cancelled':
        if (this.now - one.ended < DAY) one.due = this.now + DAY
        else this.forget(one)
        return false
      default:
        this.forget(one)
        return false
    }
  }

  take(server: number, taken: readonly Taken[]): void {
    for (const one of taken) this.servers[server]!.hands.set(one.command.id, one)
  }

  /** Answers what the server still has to hand over. */
  handOver(server: number, id: number, said: Said): number {
    const { hands, away } = this.servers[server]!
    const one = hands.get(id)!
    hands.delete(id)
    // What was handed over once may have been done, whoever finds the device away then.
    if (said === 'away' && one.isFirst) away.push(one)
    if (hands.size === 0) for (const { command, nth } of away.splice(0)) this.putBack(command, nth)
    return hands.size
  }

  /** Unless another server has taken it meanwhile, which may have found the device. */
  private putBack(one: Command, nth: number): void {
    if (one.state !== 'sending' || one.taken !== nth) return
    one.state = 'pending'
    one.due = Math.min(this.now + DEVICE_AWAY, one.expires)
  }

  dies(server: number): void {
    const { hands, away } = this.servers[server]!
    hands.clear()
    away.length = 0
  }

  /** It gives back what it has not handed over. */
  stops(server: number): void {
    for (const { command } of this.servers[server]!.hands.values()) if (isUnderWay(command)) this.soon(command)
    this.dies(server)
  }

  private soon(one: Command): void {
    if (one.due !== null) one.due = Math.min(one.due, this.now)
  }

  isBack(device: number): void {
    const one = this.underWay(device)
    if (one?.state === 'pending') this.soon(one)
  }

  mayBeRetried(one: Command): boolean {
    return ['fail', 'timeout'].includes(one.state) && one.due !== null && this.underWay(one.device) === undefined
  }

  retry(one: Command): void {
    Object.assign(one, { state: 'pending', attempts: one.attempts + 1, due: this.now, expires: this.now + DAY })
  }

  cancel(one: Command): void {
    Object.assign(one, { state: 'cancelled', ended: this.now })
    if (one.attempts === 0) one.due = null
  }

  /** Of the command's own device, or of whom nobody knows. */
  answer(one: Command, attempt: number, outcome: Outcome): void {
    const present = one.attempts + 1
    if (attempt < 1 || attempt > present || one.due === null) return
    if (outcome === 'done') {
      const isWaitedFor = isUnderWay(one) || one.state === 'timeout'
      if (!isWaitedFor && attempt === present) return
      Object.assign(one, { state: 'success', resendable: false, due: null })
    } else if (attempt === present && (one.state === 'sending' || one.state === 'timeout')) {
      if (one.state === 'sending' && one.attempts < this.retries) this.sendsAgain(one)
      else this.end(one, 'fail')
    }
  }

  private sendsAgain(one: Command): void {
    Object.assign(one, { state: 'pending', attempts: one.attempts + 1, due: this.now + RETRIED_AFTER })
  }

  private end(one: Command, state: State): void {
    Object.assign(one, { state, ended: this.now, due: this.now + DAY })
  }

  private forget(one: Command): void {
    Object.assign(one, { due: null, resendable: false })
  }
}

const isUnderWay = ({ state }: Command): boolean => state === 'pending' || state === 'sending'
