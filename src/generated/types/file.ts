// Generated from schemas/entities/file.json by `npm run generate`; edit the source instead.

/** 文件 File */
export interface File {
  /** 编号 ID */
  id: number
  /** 文件名 Name */
  name: string
  /** 文件用途 File use */
  usage: (1 | 2 | 3 | 4 | 5 | 6)
  /** 地址 Address */
  url: string
  /** 类型 Type */
  type: (string | null)
  /** 大小 Size (字节 bytes) */
  size: (number | null)
  /** 摘要 Digest */
  digest: (string | null)
  /** 上传人 Uploaded by */
  staff_id: (number | null)
  /** 房源 Home – Home that the file is about; empty is a file of the company, seen only by accounts without limits */
  home_id: (number | null)
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
export interface FileCreate {
  /** 文件名 Name */
  name: string
  /** 文件用途 File use */
  usage: (1 | 2 | 3 | 4 | 5 | 6)
  /** 地址 Address */
  url: string
  /** 类型 Type */
  type?: (string | null)
  /** 大小 Size (字节 bytes) */
  size?: (number | null)
  /** 摘要 Digest */
  digest?: (string | null)
  /** 上传人 Uploaded by */
  staff_id?: (number | null)
  /** 房源 Home – Home that the file is about; empty is a file of the company, seen only by accounts without limits */
  home_id?: (number | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface FileUpdate {
  /** 文件名 Name */
  name?: string
  /** 文件用途 File use */
  usage?: (1 | 2 | 3 | 4 | 5 | 6)
  /** 地址 Address */
  url?: string
  /** 类型 Type */
  type?: (string | null)
  /** 大小 Size (字节 bytes) */
  size?: (number | null)
  /** 摘要 Digest */
  digest?: (string | null)
  /** 上传人 Uploaded by */
  staff_id?: (number | null)
  /** 房源 Home – Home that the file is about; empty is a file of the company, seen only by accounts without limits */
  home_id?: (number | null)
  /** 版本 Version */
  version: number
}
