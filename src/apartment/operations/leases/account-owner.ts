/**
 * Whose the accounts of a room are: its meters have one of each, and it is of whoever lives there, not of those who
 * come after them.
 */
import { Decimal } from 'decimal.js'
import { LeaseStatus } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { dayOf } from '../../../values/calendar.ts'
import { invalid, refused } from '../devices/refused.ts'

interface Letting {
  readonly key: number
  readonly room_id: number
  readonly lease_range: readonly string[]
}

export interface Others {
  /** Somebody came before and has not been checked out; for whoever comes now, the last day of a lease that is over. */
  readonly before: 'runs' | { readonly until: string } | null
  /** The first day of whoever comes next. */
  readonly after: string | null
}

/** Leases of the room that nobody has ended. */
export async function othersIn(
  { records, now }: Pick<Work, 'records' | 'now'>,
  { key, room_id, lease_range }: Letting,
): Promise<Others> {
  const found = await records.of('lease').find({ room_id, check_out_date: null }, ['lease_range', 'status'])
  const others = found.filter((one) => one.key !== key)
  const earlier = others.filter((one) => one.lease_range[0]! < lease_range[0]!)
  const later = others.map((one) => one.lease_range[0]!).filter((from) => from > lease_range[0]!)
  const after = later.sort()[0] ?? null
  const overstayed = earlier.filter(({ status }) => status === LeaseStatus.expired).map((one) => one.lease_range[1]!)
  // Whoever comes on a later day may be entered already: the account stays with whoever lives there until then.
  if (overstayed.length > 0 && lease_range[0]! <= dayOf(now))
    return { before: { until: overstayed.sort().at(-1)! }, after }
  return { before: earlier.length > 0 ? 'runs' : null, after }
}

/** A term's end is no check-out: the room is not vacant, and the account is theirs until it is settled. */
export function refuseOverstayed({ lang }: Pick<Work, 'lang'>, { before }: Others): void {
  if (before === null || before === 'runs') return
  throw refused(lang, 'room_not_left', 'room_id', { zh: { to: before.until }, en: { to: before.until } })
}

export const OF_OTHERS: Label = {
  zh: '房间由其他租客使用，水电账户不变',
  en: 'Another tenant has the room; its electricity and water accounts stay as they are',
}

/** What whoever comes next has paid for would be used up by who lives there until then. */
export function refuseOfNext({ after }: Others, left: string, unit: Label): void {
  if (after === null || !new Decimal(left).gt(0)) return
  throw invalid('room_id', {
    zh: `该房间的账户余${left}${unit.zh}，属于${after}入住的租客，请先撤销充值或清零，再办理入住`,
    en: `The account holds ${left} ${unit.en} of the tenant who moves in on ${after}; reverse the charge or clear it first`,
  })
}
