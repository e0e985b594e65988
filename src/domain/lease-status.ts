/** State of a lease on a day; both ends of its range belong to it. The names are those of the enum `lease_status`. */
export type LeaseStatus = 'expired' | 'not_started' | 'valid'

export function leaseStatus([start, end]: readonly [string, string], today: string): LeaseStatus {
  if (today < start) return 'not_started'
  return today > end ? 'expired' : 'valid'
}
