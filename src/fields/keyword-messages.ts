/** What is said of a value that a JSON Schema keyword refuses, in both languages; the limit fills `{limit}`. */
import type { Json, Label } from '../model/model.ts'

export const REQUIRED: Label = { zh: '不能为空', en: 'Cannot be empty' }
export const WRONG: Label = { zh: '格式不正确', en: 'Not valid' }
const CHOICE: Label = { zh: '请从选项中选择', en: 'Must be one of the choices' }
const LEAST: Label = { zh: '不能小于{limit}', en: 'Must be at least {limit}' }
const MOST: Label = { zh: '不能大于{limit}', en: 'Must be at most {limit}' }
const MORE: Label = { zh: '必须大于{limit}', en: 'Must be more than {limit}' }
const LESS: Label = { zh: '必须小于{limit}', en: 'Must be less than {limit}' }

const TYPES: Readonly<Record<string, Label>> = {
  string: { zh: '请输入文字', en: 'Must be text' },
  integer: { zh: '请输入整数', en: 'Must be a whole number' },
  boolean: { zh: '请选择是或否', en: 'Must be yes or no' },
}

const KEYWORDS: Readonly<Record<string, Label>> = {
  required: REQUIRED,
  enum: CHOICE,
  const: CHOICE,
  oneOf: CHOICE,
  minLength: { zh: '至少{limit}个字符', en: 'At least {limit} characters' },
  maxLength: { zh: '请输入{limit}个字符以内', en: '{limit} characters or fewer' },
  minItems: { zh: '至少选择{limit}项', en: 'At least {limit}' },
  maxItems: { zh: '最多{limit}项', en: 'At most {limit}' },
  uniqueItems: { zh: '不能重复', en: 'No value may be given twice' },
  multipleOf: { zh: '必须是{limit}的倍数', en: 'Must be a multiple of {limit}' },
  minimum: LEAST, maximum: MOST, exclusiveMinimum: MORE, exclusiveMaximum: LESS,
  formatMinimum: LEAST, formatMaximum: MOST, formatExclusiveMinimum: MORE, formatExclusiveMaximum: LESS,
  ordered: { zh: '结束不能早于开始', en: 'Must not end before it starts' },
  additionalProperties: { zh: '未知字段', en: 'Unknown field' },
}

export function keywordMessage(keyword: string, limit: Json | undefined): Label {
  if (keyword === 'type') return TYPES[[limit].flat()[0] as string] ?? WRONG
  if (keyword === 'minLength' && limit === 1) return REQUIRED
  const { zh, en } = KEYWORDS[keyword] ?? WRONG
  const fill = (text: string) => text.replace('{limit}', String(limit))
  return { zh: fill(zh), en: fill(en) }
}
