/** What is said of a row that no call is made of, and of a file that has ended without a word. */
import { says } from '../../../kinds/says.ts'
import type { Entity, Label } from '../../../model/model.ts'

type Params = Readonly<Record<string, string | number>>

const of =
  (zh: string, en: string) =>
  ({ label }: Pick<Entity, 'label'>, params: Params = {}): Label => ({
    zh: says(zh, en)({ ...params, label: label.zh }).zh,
    en: says(zh, en)({ ...params, label: label.en.toLowerCase() }).en,
  })

export const ROWS_SAY = {
  nothing: of('没有写明是哪个{label}', 'It does not say which {label} is meant'),
  none: of('没有找到符合的{label}', 'No {label} fits'),
  several: of(
    '有{count}个{label}符合：{names}，请补充其他列或填写编号',
    '{count} × {label} fit: {names}; fill in more columns, or the number',
  ),
  other: of('与该{label}登记的不一致', 'Not what this {label} has'),
} as const

/** Of a file whose process is gone. */
export const FILE_DIED: Label = {
  zh: '办理时服务中断：已办理的行见结果，其余的行未办理，请重新上传同一文件',
  en: 'The server stopped midway. What was done is among the results; please send the same file again for the rest',
}

export const RESULT: Label = { zh: '办理结果', en: 'Result' }
export const DETAILS: Label = { zh: '说明', en: 'Details' }
export const STATES = {
  check: { zh: '可以办理', en: 'Possible' },
  do: { zh: '已办理', en: 'Done' },
  repeated: { zh: '此前已办理', en: 'Done before' },
  refused: { zh: '未办理', en: 'Refused' },
} as const satisfies Readonly<Record<string, Label>>
