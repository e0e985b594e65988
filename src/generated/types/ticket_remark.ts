// Generated from schemas/entities/ticket_remark.json by `npm run generate`; edit the source instead.

/** 工单备注 Ticket remark */
export interface TicketRemark {
  /** 编号 ID */
  id: number
  /** 工单 Ticket */
  ticket_id: number
  /** 房源 Home */
  home_id: number
  /** 备注内容 Remark */
  content: string
  /** 图片 Pictures */
  pictures: ({
    name: string
    url: string
    size?: number
    type?: string
  }[] | null)
  /** 填写人 By */
  staff_id: (number | null)
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
export interface TicketRemarkCreate {
  /** 工单 Ticket */
  ticket_id: number
  /** 房源 Home */
  home_id: number
  /** 备注内容 Remark */
  content: string
  /**
   * 图片 Pictures
   * 
   * @maxItems 9
   */
  pictures?: ([]|[{
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }] | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface TicketRemarkUpdate {
  /** 备注内容 Remark */
  content?: string
  /**
   * 图片 Pictures
   * 
   * @maxItems 9
   */
  pictures?: ([]|[{
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }] | null)
  /** 版本 Version */
  version: number
}
