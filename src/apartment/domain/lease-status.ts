/** State of a lease on a day; both ends of its range belong to it. */
import { LeaseStatus } from '../../generated/enums.ts'

/** A tenant who has checked out has no valid lease, whatever its range says. */
export function leaseStatusOf(
  [start, end]: readonly [string, string],
  today: string,
  checkOut: string | null = null,
): LeaseStatus {
  if (today > end || (checkOut !== null && checkOut <= today)) return LeaseStatus.expired
  return today < start ? LeaseStatus.not_started : LeaseStatus.valid
}
