/** What a client has booked beside what its roles hold (spec §6): keys, and what follows from several of them together. */
export interface Booked {
  readonly resource: string
  readonly action: string
}

/** `opt_` plus resource and action: `opt_client_face_access`. */
export const optionalKey = ({ resource, action }: Booked): string => `opt_${resource}_${action}`

/** Devices may be bound only when every bind and unbind action of every family is booked. */
export function hasAll(booked: readonly Booked[], needed: readonly Booked[]): boolean {
  const keys = new Set(booked.map(optionalKey))
  return needed.length > 0 && needed.every((one) => keys.has(optionalKey(one)))
}
