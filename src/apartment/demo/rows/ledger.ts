/** What each prepaid meter's account tells: opened once, charged, and settled every midnight. */
import { ChargeChannel, ChargeMode, LedgerKind } from '../../../generated/enums.ts'
import { dayOf, daysBetween, startOfDay } from '../../../values/calendar.ts'
import { byHome } from '../by-home.ts'
import { behind, countedBefore, daysOf, RESET_AGO, type DayOfMeter } from '../counter.ts'
import { poolChargedBy, sharedBy, type Borne, type Charge, type Meter } from '../meters.ts'
import { daysAgo, isPast } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { hundredths, known, type Rows } from '../row.ts'
import type { SharedMonth } from '../shared-months.ts'
import { channelOf, metersOf, sharesOf } from './energy.ts'

const KINDS: Readonly<Record<ChargeMode, LedgerKind>> = {
  [ChargeMode.bill]: LedgerKind.charge,
  [ChargeMode.clear_arrears]: LedgerKind.clear,
  [ChargeMode.free_arrears]: LedgerKind.waive,
}

interface Point {
  readonly at: string
  readonly ago: number
  readonly charge?: Charge & { readonly id: number }
  readonly closed?: NonNullable<Meter['closed']>
}

interface Line {
  readonly at: string
  readonly kind: LedgerKind
  readonly energy: number
  readonly pool?: boolean
  readonly register?: readonly [number, number]
  readonly charge?: Point['charge']
  readonly borne?: Borne
  readonly closes?: Pick<NonNullable<Meter['closed']>, 'money'>
}

const agoOf = (plan: Plan, time: string): number => daysBetween(dayOf(new Date(time)), plan.today)

/** Midnights as far back as the history reaches, and charges; the earliest first. */
function pointsOf(plan: Plan, meter: Meter, first: number): readonly Point[] {
  const minute = (meter.device.device_id % 60) / 60
  const midnights = Array.from({ length: plan.days }, (_, ago) => ({ at: daysAgo(plan, ago, minute), ago })).filter(
    ({ ago }) => ago > 0 || isPast(plan, 1),
  )
  const charges = meter.charges.toReversed().map((charge, at) => ({
    at: charge.charged_at,
    ago: agoOf(plan, charge.charged_at),
    charge: { ...charge, id: first + at },
  }))
  const { closed } = meter
  const ago = closed === null ? plan.days : agoOf(plan, closed.at)
  // What was closed before the history began is carried into it.
  const closing = closed === null || ago >= plan.days ? [] : [{ at: closed.at, ago, closed }]
  return [...midnights, ...charges, ...closing].sort((one, other) => (one.at < other.at ? -1 : 1))
}

function* linesOf(plan: Plan, meter: Meter, points: readonly Point[], begins: number): Generator<Line> {
  const days = [...daysOf(plan, meter, begins)]
  const counted = ({ at, ago }: Point): number => registerAt(plan, meter, { days, ago, at })
  const opened = { at: daysAgo(plan, begins, (meter.device.device_id % 1440) / 2), ago: begins }
  let register = counted(opened)
  const lines: Line[] = []
  for (const point of points) {
    const now = counted(point)
    const register_at = [register, now] as const
    if (now !== register)
      lines.push(
        now < register
          ? { at: point.at, kind: LedgerKind.reset, energy: 0, register: register_at }
          : { at: point.at, kind: LedgerKind.consumption, energy: register - now, register: register_at },
      )
    register = now
    const { charge, closed, at } = point
    if (closed !== undefined && closed.energy !== 0)
      lines.push({ at, kind: closed.kind, energy: closed.energy, closes: closed })
    if (charge !== undefined) lines.push({ at, kind: KINDS[charge.mode], energy: charge.energy, charge })
  }
  const own = meter.amount - register
  const carried = own - lines.reduce((sum, { energy }) => sum + energy, 0)
  const at = opened.at
  yield { at, kind: LedgerKind.opening, energy: carried, register: [0, counted(opened)] }
  const shares = meter.borne.filter((one) => one.at > at && one.energy > 0)
  const closing = points.flatMap(({ closed }): readonly Line[] =>
    closed === undefined || closed.pool === 0
      ? []
      : [{ at: closed.at, kind: closed.kind, energy: closed.pool, pool: true, closes: { money: null } }],
  )
  const pool = poolChargedBy(meter, at) - sharedBy(meter, at)
  if (pool !== 0) yield { at, kind: LedgerKind.opening, energy: pool, pool: true }
  yield* [
    ...lines,
    ...closing,
    ...shares.map((borne): Line => ({
      at: borne.at,
      kind: LedgerKind.share,
      energy: -borne.energy,
      pool: true,
      borne,
    })),
  ].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}

interface Moment {
  /** The newest first. */
  readonly days: readonly DayOfMeter[]
  readonly ago: number
  readonly at: string
}

/** At the last full hour; of a meter that was exchanged, by the register that it had then. */
function registerAt(plan: Plan, meter: Meter, { days, ago, at }: Moment): number {
  const before = countedBefore(plan, meter, ago >= RESET_AGO ? RESET_AGO + 1 : ago)
  if (ago === 0) return meter.read
  const day = days[ago - 1]
  if (day === undefined) return (days.at(-1)?.begin ?? meter.read) + before
  const hour = Math.floor((Date.parse(at) - startOfDay(day.day).getTime()) / 3_600_000)
  return day.begin + behind(day.whole, Math.min(day.hours, hour)) + before
}

/** The register up to which its use is booked. */
export function settledOf(plan: Plan, meter: Meter): number {
  if (!meter.prepaid) return 0
  const last = pointsOf(plan, meter, 1).at(-1)!
  return registerAt(plan, meter, { ...last, days: [...daysOf(plan, meter, last.ago)] })
}

export const energyEntries: Rows = function* (plan) {
  let [id, charges, shares] = [1, 1, 1]
  for (const household of byHome(plan)) {
    const numbers = new Map([...sharesOf(plan, household)].map(({ month, room }) => [keyOf(month, room), shares++]))
    for (const meter of metersOf(plan, household)) {
      const points = pointsOf(plan, meter, charges)
      charges += meter.charges.length
      if (!meter.prepaid) continue
      const { home, place, device_id } = meter.device
      let balance = 0
      for (const { at, kind, energy, pool, register, charge, borne, closes } of linesOf(
        plan,
        meter,
        points,
        1 + points[0]!.ago,
      )) {
        balance += energy
        const isManual = charge !== undefined && channelOf(plan, charge.mode, charge.id) === ChargeChannel.manual
        yield {
          create: known({
            home_id: home.home_id,
            room_id: place.room_id,
            ...{ device_id, at, kind, pool: pool ?? false },
            energy: hundredths(energy),
            balance: hundredths(balance),
            money: charge === undefined ? (closes?.money ?? null) : hundredths(charge.money),
            price: charge === undefined && closes?.money == null ? null : meter.price,
            reason: closes === undefined || kind !== LedgerKind.zero ? null : '清零，不退款',
            register_from: register === undefined ? null : hundredths(register[0]),
            register_to: register === undefined ? null : hundredths(register[1]),
            charge_id: charge?.id ?? null,
            pool_share_id: borne === undefined ? null : numbers.get(keyOf(borne.month, place))!,
            staff_id: isManual || closes !== undefined ? 1 : null,
          }),
          server: { id: id++, client_id: plan.client_id, created_at: at },
        }
      }
    }
  }
}

const keyOf = ({ period }: SharedMonth, { room_id }: { readonly room_id: number }): string => `${room_id} ${period[0]}`
