// Generated from schemas/entities/room.json by `npm run generate`; edit the source instead.

/** 房间 Room */
export interface Room {
  /** 编号 ID */
  room_id: number
  /** 房间 Room */
  display_name: (string | null)
  /** 房源 Home */
  home_id: number
  /** 房间类型 Room type */
  room_type: (1 | 2 | 3 | 4)
  /** 楼栋 Building */
  building_name: (string | null)
  /** 户 Household */
  household_name: (string | null)
  /** 房间号 Room number */
  room_name: (string | null)
  /** 上级 Parents – The building and household it belongs to; settings are inherited level by level */
  parent_ids: (number[] | null)
  /** 楼层 Floor */
  floor: (number | null)
  /** 面积 Area (㎡ m²) */
  area: (string | null)
  /** 挂牌月租 Monthly asking rent (元 CNY) */
  rent: (string | null)
  /** 出租状态 Occupancy */
  room_let: (1 | 2 | null)
  /** 设备数 Devices */
  devices_count: (number | null)
  /** 备注 Note */
  note: (string | null)
  /** 版本 Version */
  version: number
  /** 创建时间 Created */
  created_at: string
  /** 更新时间 Updated */
  updated_at: string
  _labels?: {
    [k: string]: string | string[] | null
  }
}

/** What create takes. */
export interface RoomCreate {
  /** 房源 Home */
  home_id: number
  /** 房间类型 Room type */
  room_type?: (1 | 2 | 3 | 4)
  /** 楼栋 Building */
  building_name?: (string | null)
  /** 户 Household */
  household_name?: (string | null)
  /** 房间号 Room number */
  room_name?: (string | null)
  /**
   * 上级 Parents – The building and household it belongs to; settings are inherited level by level
   * 
   * @maxItems 1000
   */
  parent_ids?: (number[] | null)
  /** 楼层 Floor */
  floor?: (number | null)
  /** 面积 Area (㎡ m²) */
  area?: (string | null)
  /** 挂牌月租 Monthly asking rent (元 CNY) */
  rent?: (string | null)
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface RoomUpdate {
  /** 楼栋 Building */
  building_name?: (string | null)
  /** 户 Household */
  household_name?: (string | null)
  /** 房间号 Room number */
  room_name?: (string | null)
  /**
   * 上级 Parents – The building and household it belongs to; settings are inherited level by level
   * 
   * @maxItems 1000
   */
  parent_ids?: (number[] | null)
  /** 楼层 Floor */
  floor?: (number | null)
  /** 面积 Area (㎡ m²) */
  area?: (string | null)
  /** 挂牌月租 Monthly asking rent (元 CNY) */
  rent?: (string | null)
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
