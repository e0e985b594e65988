// Generated from schemas/entities/ticket_record.json by `npm run generate`; edit the source instead.

/** 工单记录 Ticket history */
export interface TicketRecord {
  /** 编号 ID */
  id: number
  /** 工单 Ticket */
  ticket_id: number
  /** 房源 Home */
  home_id: number
  /** 工单操作 Ticket step */
  step: ("create" | "service_ack" | "match_contract" | "dispatch" | "alloc" | "accept" | "sign_in" | "submit" | "check" | "turndown" | "review" | "reject" | "shut" | "edit")
  /** 工单类型 Service type */
  service_type: (1 | 2 | 3 | 4 | null)
  /** 变更前状态 State before */
  from_state: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | null)
  /** 变更后状态 State after */
  to_state: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | null)
  /** 操作人 By */
  staff_id: (number | null)
  /** 说明 Note */
  reason: (string | null)
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
export interface TicketRecordCreate {
  /** 工单 Ticket */
  ticket_id: number
  /** 房源 Home */
  home_id: number
  /** 工单操作 Ticket step */
  step: ("create" | "service_ack" | "match_contract" | "dispatch" | "alloc" | "accept" | "sign_in" | "submit" | "check" | "turndown" | "review" | "reject" | "shut" | "edit")
  /** 工单类型 Service type */
  service_type?: (1 | 2 | 3 | 4 | null)
  /** 变更前状态 State before */
  from_state?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | null)
  /** 变更后状态 State after */
  to_state?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | null)
  /** 操作人 By */
  staff_id?: (number | null)
  /** 说明 Note */
  reason?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface TicketRecordUpdate {
  /** 工单 Ticket */
  ticket_id?: number
  /** 房源 Home */
  home_id?: number
  /** 工单操作 Ticket step */
  step?: ("create" | "service_ack" | "match_contract" | "dispatch" | "alloc" | "accept" | "sign_in" | "submit" | "check" | "turndown" | "review" | "reject" | "shut" | "edit")
  /** 工单类型 Service type */
  service_type?: (1 | 2 | 3 | 4 | null)
  /** 变更前状态 State before */
  from_state?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | null)
  /** 变更后状态 State after */
  to_state?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | null)
  /** 操作人 By */
  staff_id?: (number | null)
  /** 说明 Note */
  reason?: (string | null)
  /** 版本 Version */
  version: number
}
