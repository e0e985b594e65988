/**
 * Devices as `docs/devices.md` asks them to be, and nothing of the server's own code; between them and the server a
 * wire on which orders, answers and reports are kept back, lost, doubled and overtaken as the test says, or nothing
 * goes at all.
 */
import type { Answer, DeviceLink, Heard, Order, Report } from '../../../src/server/commands/link.ts'

export interface Slot {
  readonly grant: number
  readonly frozen: boolean
  readonly begin: string
  readonly end: string
}

/** What a device did: commands that are told of change what the server may say. */
export interface Deed {
  readonly task: number
  readonly address: string
  readonly type: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Of a refusal: the command's type. */
  readonly of?: string
}

/** By the clocks of devices; a second passes from one report to the next. */
const BEGAN = Date.now() - 3_600_000
const taskOf = (id: string): number => Number(id.split('-')[1])
const NO_RECORD = 5108
const SLOT_TAKEN = 5105
const RESET = 5199

export class Device {
  readonly slots = new Map<number, Slot>()
  relay: number | null = null
  opened = 0
  /** Somebody reset it on site, and nobody has set it up again. */
  isReset = false
  /** What it has told unasked. */
  readonly reports: Report[] = []
  private readonly answers = new Map<string, Answer>()
  private readonly latest = new Map<string, number>()
  private boot = 1
  private sequence = 0

  /** It knows nothing any more of what it was told. */
  reset(): void {
    this.isReset = true
    this.slots.clear()
    this.answers.clear()
    this.latest.clear()
    this.restart()
  }

  restart(): void {
    this.boot += 1
    this.sequence = 0
  }

  says(address: string, kind: string, data: Report['data']): Report {
    const at = new Date(BEGAN + this.reports.length * 1_000).toISOString()
    const report = { client_id: 1, address, boot: this.boot, sequence: (this.sequence += 1), at, kind, data }
    this.reports.push(report)
    return report
  }

  /** Answers again what it answered; a retry of what failed is tried again. */
  take(order: Order, refuses: boolean): Answer {
    const [done, same] = [this.answers.get(order.id), this.answers.get(`${order.id} ${order.attempt}`)]
    const known = done ?? same
    if (known !== undefined) return { ...known, attempt: order.attempt }
    const failure = this.isReset ? RESET : refuses ? '' : this.does(order)
    const { id, attempt } = order
    const answer: Answer =
      failure === null
        ? { id, attempt, outcome: 'done' }
        : { id, attempt, outcome: 'failed', ...(typeof failure === 'number' && { code: failure }) }
    this.answers.set(failure === null ? id : `${id} ${attempt}`, answer)
    return answer
  }

  /** Null: done. */
  private does({ id, type, target, payload }: Order): string | number | null {
    const task = taskOf(id)
    if (task < (this.latest.get(target) ?? 0)) return 'overtaken'
    const failure = this.changes(type, payload)
    if (failure === null || failure === NO_RECORD) this.latest.set(target, task)
    return failure
  }

  private changes(type: string, payload: Deed['payload']): number | null {
    const [number, grant] = [Number(payload['number']), Number(payload['grant_id'])]
    const found = this.slots.get(number)
    const given = { grant, frozen: false, begin: String(payload['begin']), end: String(payload['end']) }
    switch (type) {
      case 'credential_create':
        if (found !== undefined && found.grant !== grant) return SLOT_TAKEN
        this.slots.set(number, given)
        return null
      case 'credential_update':
        if (found === undefined && payload['stored'] === true) return NO_RECORD
        this.slots.set(number, given)
        return null
      case 'credential_delete':
        this.slots.delete(number)
        return null
      case 'credential_freeze':
      case 'credential_unfreeze':
        if (found === undefined) return NO_RECORD
        this.slots.set(number, { ...found, frozen: type === 'credential_freeze' })
        return null
      case 'switch_on':
      case 'switch_off':
        this.relay = type === 'switch_on' ? 1 : 2
        return null
      case 'remote_open':
        this.opened += 1
        return null
      default:
        throw new Error(`no device does ${type}`)
    }
  }
}

export class Wire {
  readonly away = new Set<string>()
  orders: Order[] = []
  answers: Answer[] = []
  reports: Report[] = []
  /** What lies between devices and server is out of reach, as a broker that was killed: it keeps what it has. */
  isDown = false
  /** Commands of which the server was told that they were done. */
  readonly told = new Map<number, Deed>()
  /** Reports of which the server was told. */
  readonly heardOf = new Set<Report>()
  /** By attempt: the device had nothing of what the command was about, or nothing at all. */
  private readonly lost = new Map<string, Deed>()
  private readonly devices = new Map<string, Device>()
  private readonly deeds = new Map<string, Deed>()
  private heard: Heard | null = null
  private turn = 0

  /** For one server; what an earlier one still hands over is lost with it. */
  link(): DeviceLink {
    const turn = (this.turn += 1)
    return {
      connect: (to) => {
        this.heard = to
      },
      deliver: async (order) => {
        // As long as a broker takes.
        await new Promise(setImmediate)
        if (turn !== this.turn) return 'accepted'
        if (this.isDown) throw new Error('the broker is away')
        if (this.away.has(order.address)) return 'away'
        this.orders.push(order)
        return 'accepted'
      },
      close: () => Promise.resolve(),
    }
  }

  /** The server is gone in the middle of whatever it does. */
  cut(): void {
    this.turn += 1
    this.heard = null
  }

  device(address: string): Device {
    const device = this.devices.get(address) ?? new Device()
    this.devices.set(address, device)
    return device
  }

  /** The order comes to its device, which answers. */
  bring(at: number, refuses: boolean): void {
    const [order] = this.isDown ? [] : this.orders.splice(at, 1)
    if (order === undefined) return
    const answer = this.device(order.address).take(order, refuses)
    const { id, attempt, address, type, payload } = order
    const deed = { task: taskOf(id), address, type, payload }
    if (answer.outcome === 'done') this.deeds.set(id, deed)
    else if (answer.code === NO_RECORD || answer.code === RESET)
      this.lost.set(`${id} ${attempt}`, { ...deed, type: answer.code === RESET ? 'reset' : 'lost', of: type })
    this.answers.push({ ...answer, from: { client_id: 1, address } })
  }

  /** The device starts anew: what was on its way to it is lost, what it has is not. */
  restart(address: string): void {
    this.device(address).restart()
    this.orders = this.orders.filter((order) => order.address !== address)
  }

  /** Somebody resets it on site: what it had answered and nobody has heard yet is gone as well. */
  reset(address: string): void {
    this.device(address).reset()
    this.orders = this.orders.filter((order) => order.address !== address)
    this.answers = this.answers.filter(({ from }) => from!.address !== address)
  }

  says(address: string, kind: string, data: Report['data']): void {
    this.reports.push(this.device(address).says(address, kind, data))
  }

  /** A report comes to the server. */
  async report(at: number): Promise<void> {
    const [report] = this.isDown ? [] : this.reports.splice(at, 1)
    if (report === undefined) return
    await this.heard!.reported(report)
    this.heardOf.add(report)
  }

  /** Answers what the device says it has lost: whether that counts is told by the command's record. */
  async tell(at: number): Promise<Deed | undefined> {
    const [answer] = this.isDown ? [] : this.answers.splice(at, 1)
    if (answer === undefined) return undefined
    await this.heard!.answered(answer)
    const { id, attempt, outcome } = answer
    if (outcome === 'failed') return this.lost.get(`${id} ${attempt}`)
    const deed = this.deeds.get(id)
    if (deed !== undefined) this.told.set(deed.task, deed)
    return undefined
  }

  async back(address: string): Promise<void> {
    this.away.delete(address)
    await this.heard!.online(1, address)
  }

  clear(): void {
    this.away.clear()
    this.isDown = false
    this.orders = []
    this.answers = []
    this.reports = []
    this.told.clear()
    this.heardOf.clear()
  }
}
