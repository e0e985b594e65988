/**
 * What a meter counted, backwards from what it shows now: use of each day, and the reading at any hour. All amounts in
 * hundredths.
 */
import { addDays, addMonths, dayOf, daysBetween, firstOfMonth, startOfDay } from '../../values/calendar.ts'
import { PoolAreaType, RoomType } from '../../generated/enums.ts'
import { contactOf } from './contact.ts'
import type { Contact } from './contact.ts'
import { dice } from './dice.ts'
import { isInUse, type Fitting } from './fittings.ts'
import type { Plan } from './plan.ts'
import { sharingOf } from './sharing.ts'
import { isLet } from './stays.ts'

/** Where energy is used. */
interface Used {
  readonly device: Fitting
  /** Whether somebody was there that day: always, but in a room that may be let. */
  readonly peopled: (day: string) => boolean
}

export interface Counter extends Used {
  readonly read: number
  readonly contact: Contact
  /** Of a total meter, the rooms: what they use goes through it. */
  readonly through: readonly Used[]
}

export const counterOf = (plan: Plan, device: Fitting): Counter => counterIn(plan, device, contactOf(plan, device))

/** Of a device whose contact is known already; further dice of the contact fall for its other facts. */
export function counterIn(plan: Plan, device: Fitting, contact: Contact): Counter {
  const through = isTotal(plan, device)
    ? device.beside.filter((one) => isMeter(one) && one.place.room_type === RoomType.common)
    : []
  // None is so new that it has not counted for some months, a total meter for all of its rooms.
  const read = contact.chance.int(80_000, 960_000) + (through.length === 0 ? 0 : FOR_ALL)
  return { ...usedIn(plan, device), read, contact, through: through.map((one) => usedIn(plan, one)) }
}
const FOR_ALL = 800_000

export const isMeter = (device: Fitting): boolean => device.family === 'meter' && isInUse(device)

const isTotal = (plan: Plan, { home, place }: Fitting): boolean =>
  place.room_type === RoomType.public && sharingOf(plan, home).pool_area_type === PoolAreaType.total_meter

const usedIn = (plan: Plan, device: Fitting): Used => {
  const { number } = device.place
  return { device, peopled: number === null ? () => true : isLet(plan, number) }
}

/** Of one day so long ago. Whoever takes back the keys switches off. */
const usedOn = ({ client_id }: Plan, { device, peopled }: Used, ago: number, day: string): number => {
  const chance = dice('used', client_id, device.device_id, ago)
  return peopled(day) ? chance.int(90, 760) : 0
}

const countedOn = (plan: Plan, counter: Counter, ago: number, day: string): number =>
  [counter, ...counter.through].reduce((sum, one) => sum + usedOn(plan, one, ago, day), 0)

/** Days before one, each worked out once: every meter is asked for the same. */
const before = new Map<string, string[]>()
function daysBefore(day: string): (ago: number) => string {
  const known = before.get(day) ?? []
  before.set(day, known)
  return (ago) => (known[ago] ??= addDays(day, -ago))
}

export interface DayOfMeter {
  readonly day: string
  readonly ago: number
  /** Hours of it behind which the meter was heard: 24, fewer of the day on which it fell silent. */
  readonly hours: number
  /** Use of the whole day, heard or not. */
  readonly whole: number
  readonly used: number
  readonly begin: number
  readonly end: number
}

/** The last days, the newest first, as far back as the meter has counted. */
export function* daysOf(plan: Plan, counter: Counter, days = plan.days): Generator<DayOfMeter> {
  const [back, heard] = [daysBefore(plan.today), hoursHeard(counter)]
  let end = counter.read
  for (let ago = 1; ago <= days; ago++) {
    const day = back(ago)
    const [hours, whole] = [heard(day), countedOn(plan, counter, ago, day)]
    const used = behind(whole, hours)
    if (end - used < 0) return
    yield { day, ago, hours, whole, used, begin: end - used, end }
    end -= used
  }
}

function hoursHeard({ contact: { heard } }: Pick<Counter, 'contact'>): (day: string) => number {
  const silent = dayOf(new Date(heard))
  const hours = Math.floor((Date.parse(heard) - startOfDay(silent).getTime()) / 3_600_000)
  return (day) => (day === silent ? hours : day < silent ? 24 : 0)
}

/** Share of the day's use that is behind at each hour: little at night, most in the evening. */
const SHARES = [1, 1, 1, 1, 1, 2, 4, 5, 4, 3, 3, 4, 5, 4, 3, 3, 4, 6, 9, 10, 10, 8, 5, 3]
const WHOLE = SHARES.reduce((sum, share) => sum + share, 0)
export const behind = (used: number, hour: number): number =>
  Math.floor((used * SHARES.slice(0, hour).reduce((sum, share) => sum + share, 0)) / WHOLE)

/** What it showed at that minute so many days ago: at the last full hour. */
export function readAt(plan: Plan, counter: Counter, ago: number, minute: number): number {
  let shown = counter.read
  for (const { ago: at, hours, whole, begin } of daysOf(plan, counter, ago))
    shown = at === ago ? begin + behind(whole, Math.min(hours, Math.floor(minute / 60))) : begin
  return shown
}

export function readBy(plan: Plan, counter: Counter, time: string): number {
  const day = dayOf(new Date(time))
  const ago = daysBetween(day, plan.today)
  return ago === 0 ? counter.read : readAt(plan, counter, ago, (Date.parse(time) - startOfDay(day).getTime()) / 60_000)
}

/** The one meter that was exchanged: what it counted before was more. */
const EXCHANGED = 17
export const RESET_AGO = 20
const BEFORE_RESET = 812_345

const isExchanged = ({ client_id }: Plan, { device }: Counter): boolean =>
  device.device_id === EXCHANGED && client_id === 1
export const countedBefore = (plan: Plan, counter: Counter, ago: number): number =>
  isExchanged(plan, counter) && ago > RESET_AGO ? BEFORE_RESET : 0

/** Months that are over and of which readings are kept, the earlier first: their first days. */
export const monthsKept = ({ today }: Pick<Plan, 'today'>): readonly string[] =>
  [2, 1].map((back) => addMonths(firstOfMonth(today), -back))

/** A day of which a reading is kept. */
export interface KeptDay extends DayOfMeter {
  /** What it showed last, by the register that it had then. */
  readonly shown: number
  /** The reading stands at the beginning of the day, the earliest that is kept. */
  readonly isFirst: boolean
}

/**
 * The newest first: the last days and the one before them, the one on which the meter fell silent, the ends of the
 * months before, and where these begin.
 */
export function daysKept(plan: Plan, counter: Counter): readonly KeptDay[] {
  const oldest = daysBetween(monthsKept(plan)[0]!, plan.today)
  const silent = dayOf(new Date(counter.contact.heard))
  const most = Math.max(plan.days + 1, oldest)
  return [...daysOf(plan, counter, most)].flatMap((day): KeptDay[] => {
    const isFirst = day.ago === most
    const isKept = isFirst || day.ago <= plan.days + 1 || day.day === silent || endsMonth(day)
    if (day.hours === 0 || !isKept) return []
    const end = isFirst ? day.begin : day.end
    return [{ ...day, end, isFirst, shown: end + countedBefore(plan, counter, day.ago) }]
  })
}

const endsMonth = ({ day }: DayOfMeter): boolean => addDays(day, 1).endsWith('-01')

/** Minute of the day at which a meter tells what it shows after so many hours. */
export const minuteTold = ({ device_id }: Pick<Fitting, 'device_id'>, hours: number): number =>
  Math.max(0, hours * 60 - 1) + (device_id % 60) / 60
