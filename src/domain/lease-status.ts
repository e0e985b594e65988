/** State of a lease on a day; both ends of its range belong to it. Codes of the enum `lease_status`. */
export const leaseStatus = { notStarted: 1, valid: 2, expired: 3 } as const
export type LeaseStatus = (typeof leaseStatus)[keyof typeof leaseStatus]

/** Whoever has checked out has no valid lease, whatever its range says. */
export function leaseStatusOf([start, end]: readonly [string, string], today: string, checkOut: string | null = null): LeaseStatus {
  if (today > end || (checkOut !== null && checkOut <= today)) return leaseStatus.expired
  return today < start ? leaseStatus.notStarted : leaseStatus.valid
}
