/** What is said of a cell that cannot be taken. */
import type { Label } from '../../../model/model.ts'
import { says } from '../../../kinds/says.ts'

export const SAYS = {
  formula: says('单元格是公式，请改为数值后再导入', 'The cell holds a formula; paste its value instead'),
  error: says('单元格内容是错误值 {text}', 'The cell holds the error {text}'),
  unknown: says('没有名为“{text}”的{label}', 'There is no {label} called "{text}"'),
  ambiguous: says(
    '有{count}个{label}叫“{text}”：{names}。请改填编号，如 #{id}',
    '{count} × {label} are called "{text}": {names}. Give the number instead, such as #{id}',
  ),
  unseen: says('没有查看{label}的权限，请填编号，如 #1', 'You may not look at {label}; give its number, such as #1'),
  hidden: says(
    '{label}的名称已脱敏，不能用“{text}”查找，请填编号，如 #1',
    'Names of {label} are masked, so that "{text}" cannot be looked up; give the number instead, such as #1',
  ),
  unknownSelf: says(
    '没有名为“{text}”的{label}；如果它也在本文件中，请先导入被引用的记录',
    'There is no {label} called "{text}"; if it stands in this file, import what is referred to first',
  ),
  notClearable: says('不能清空', 'Cannot be cleared'),
  createOnly: says('只能在新增时填写，已有记录不能修改', 'Can be given to new records only'),
  again: says('与第{row}行重复', 'The same as in row {row}'),
  taken: says('已存在', 'Already exists'),
  several: says('有{count}条记录与之相同，请用编号对应', '{count} records have these values; match by number instead'),
  noRecord: says('没有编号为{text}的记录', 'There is no record number {text}'),
  elsewhere: says('记录已存在，但不在您的管理范围内', 'The record already exists, but outside what you manage'),
  mayNotUpdate: says('记录已存在，您没有修改的权限', 'The record exists, and you may not change it'),
  noHead: says('第{column}列有内容但没有表头', 'Column {column} has content but no heading'),
} as const

/** Of an import that has ended without a word: its process is gone, and its transaction with it. */
export const DIED: Label = {
  zh: '导入时服务中断，没有写入任何数据，请重新导入',
  en: 'The server stopped during the import. Nothing was written; please import the file again',
}

/** Written into a cell, it empties the field of a record that is there already; an empty cell leaves it as it is. */
export const CLEARED: ReadonlySet<string> = new Set(['(清空)', '（清空）', '(clear)'])
export const CLEAR: Label = { zh: '(清空)', en: '(clear)' }
