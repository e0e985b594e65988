/** Where a room is, as a contract says it in one text. */
export interface RoomAddress {
  readonly province?: string | null
  readonly city?: string | null
  readonly district?: string | null
  readonly community?: string | null
  readonly address?: string | null
  readonly door_number?: string | null
  /** What the room is called in the lists. */
  readonly room?: string | null
}

/** A municipality is its own province, and said once. */
export function roomAddress({ province, city, district, community, address, door_number, room }: RoomAddress): string {
  return [province === city ? null : province, city, district, community, address, door_number, room]
    .filter(Boolean)
    .join('')
}
