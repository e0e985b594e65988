// Generated from schemas/entities/saved_view.json by `npm run generate`; edit the source instead.

/** 列表视图 List view */
export interface SavedView {
  /** 编号 ID */
  id: number
  /** 视图名称 Name */
  name: string
  /** 所属列表 List */
  list: string
  /** 可见范围 Visible to */
  sharing: (1 | 2 | 3)
  /** 共享角色 Role */
  role_id: (number | null)
  /** 创建人 Owner */
  staff_id: number
  /** 排序 Order */
  sorting: (string | null)
  /** 每页条数 Rows per page */
  page_size: (number | null)
  /** 筛选条件 Filters */
  filters: ({
    name: string
    value: string
  }[] | null)
  /** 列 Columns */
  layout: ({
    name: string
    shown: boolean
    width?: (number | null)
  }[] | null)
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
export interface SavedViewCreate {
  /** 视图名称 Name */
  name: string
  /** 所属列表 List */
  list: string
  /** 可见范围 Visible to */
  sharing?: (1 | 2 | 3)
  /** 共享角色 Role */
  role_id?: (number | null)
  /** 排序 Order */
  sorting?: (string | null)
  /** 每页条数 Rows per page */
  page_size?: (number | null)
  /**
   * 筛选条件 Filters
   * 
   * @maxItems 50
   */
  filters?: ({
    name: string
    value: string
  }[] | null)
  /**
   * 列 Columns
   * 
   * @maxItems 200
   */
  layout?: ({
    name: string
    shown: boolean
    width?: (number | null)
  }[] | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface SavedViewUpdate {
  /** 视图名称 Name */
  name?: string
  /** 可见范围 Visible to */
  sharing?: (1 | 2 | 3)
  /** 共享角色 Role */
  role_id?: (number | null)
  /** 排序 Order */
  sorting?: (string | null)
  /** 每页条数 Rows per page */
  page_size?: (number | null)
  /**
   * 筛选条件 Filters
   * 
   * @maxItems 50
   */
  filters?: ({
    name: string
    value: string
  }[] | null)
  /**
   * 列 Columns
   * 
   * @maxItems 200
   */
  layout?: ({
    name: string
    shown: boolean
    width?: (number | null)
  }[] | null)
  /** 版本 Version */
  version: number
}
