/** A room's display name, `楼栋#户-房间` (spec §3). Missing parts go with their separators. */
export const roomType = { common: 1, public: 2, building: 3, household: 4 } as const

export interface RoomParts {
  readonly building_name?: string | null
  readonly household_name?: string | null
  readonly room_name?: string | null
  readonly room_type?: number | null
}

export function roomDisplayName(room: RoomParts): string {
  const place = joined('-', [room.household_name, ownName(room)])
  return joined('#', [room.building_name, place])
}

/** 「房间」 stands before a common room's name, 「公区」 behind a public one's; neither is said twice. */
function ownName({ room_name, room_type }: RoomParts): string {
  const name = room_name?.trim() ?? ''
  if (room_type === roomType.common && name !== '') return name.startsWith('房间') ? name : `房间${name}`
  if (room_type === roomType.public) return name.endsWith('公区') ? name : `${name}公区`
  return name
}

const joined = (separator: string, parts: readonly (string | null | undefined)[]): string =>
  parts.map((part) => part?.trim() ?? '').filter((part) => part !== '').join(separator)
