/** What is said of a row that no call is made of, and of a file that has ended without a word. */
import { says } from '../../../kinds/says.ts'
import type { Field, Label } from '../../../model/model.ts'

type Params = Readonly<Record<string, string | number>>

const of =
  (zh: string, en: string) =>
  ({ label }: Pick<Field, 'label'>, params: Params = {}): Label => ({
    zh: says(zh, en)({ ...params, label: label.zh }).zh,
    en: says(zh, en)({ ...params, label: label.en.toLowerCase() }).en,
  })

export const ROWS_SAY = {
  nothing: of(
    '没有写明办理哪一条{label}，请填写编号或查找列',
    'It does not say which {label} is meant; fill in its number, or the columns that find it',
  ),
  none: of('没有找到符合的{label}', 'No {label} fits'),
  several: of(
    '符合的{label}有{count}条：{names}，请补充其他列或填写编号',
    'Fits {count} records ({label}): {names}. Fill in more columns, or the number',
  ),
  unclear: of(
    '符合的{label}不止一条，请补充其他列或填写编号',
    'Fits more than one {label}; fill in more columns, or the number',
  ),
  other: of('与该{label}登记的不一致', 'Not what this {label} has'),
} as const

const REST: Label = {
  zh: '已办理的行见结果，其余行未办理；请重新上传同一文件，已办理的行不会重复办理',
  en: 'See the results for the rows that were done. Send the same file again for the rest; no row is done twice',
}

/** Of a file whose process is gone. */
export const FILE_DIED: Label = {
  zh: `服务中断，办理未完成。${REST.zh}`,
  en: `The server stopped before all rows were done. ${REST.en}`,
}

/** Of a file that could not go on; `reason` is a sentence without its full stop. */
export const brokenOff = (reason: Label): Label => ({
  zh: `${reason.zh}，办理未完成。${REST.zh}`,
  en: `${reason.en}. Not all rows were done. ${REST.en}`,
})

/** Beside what is done anew. */
export const ANEW: Label = {
  zh: '此前办理过，之后有变更，按新的一次办理',
  en: 'Done before, changed since, and done anew',
}

export const RESULT: Label = { zh: '办理结果', en: 'Result' }
export const DETAILS: Label = { zh: '说明', en: 'Details' }
export const STATES = {
  check: { zh: '可以办理', en: 'Can be done' },
  do: { zh: '已办理', en: 'Done' },
  repeated: { zh: '此前已办理', en: 'Done before' },
  refused: { zh: '未办理', en: 'Not done' },
} as const satisfies Readonly<Record<string, Label>>
