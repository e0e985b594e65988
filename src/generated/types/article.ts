// Generated from schemas/entities/article.json by `npm run generate`; edit the source instead.

/** 帮助文章 Article */
export interface Article {
  /** 编号 ID */
  id: number
  /** 标题 Title */
  title: string
  /** 文章栏目 Section */
  kind: ("handbook" | "questions" | "video")
  /** 内容 Content */
  content: string
  /** 视频 Video */
  video: ({
    name: string
    url: string
    size?: number
    type?: string
  }[] | null)
  /** 排序 Order – Smaller numbers come first */
  position: number
  /** 已发布 Published */
  published: boolean
  /** 发布时间 Published at */
  published_at: (string | null)
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
export interface ArticleCreate {
  /** 标题 Title */
  title: string
  /** 文章栏目 Section */
  kind: ("handbook" | "questions" | "video")
  /** 内容 Content */
  content: string
  /**
   * 视频 Video
   * 
   * @maxItems 1
   */
  video?: ([]|[{
    name: string
    url: string
    size?: number
    type?: string
  }] | null)
  /** 排序 Order – Smaller numbers come first */
  position?: number
  /** 已发布 Published */
  published?: boolean
  /** 发布时间 Published at */
  published_at?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface ArticleUpdate {
  /** 标题 Title */
  title?: string
  /** 文章栏目 Section */
  kind?: ("handbook" | "questions" | "video")
  /** 内容 Content */
  content?: string
  /**
   * 视频 Video
   * 
   * @maxItems 1
   */
  video?: ([]|[{
    name: string
    url: string
    size?: number
    type?: string
  }] | null)
  /** 排序 Order – Smaller numbers come first */
  position?: number
  /** 已发布 Published */
  published?: boolean
  /** 发布时间 Published at */
  published_at?: (string | null)
  /** 版本 Version */
  version: number
}
