/**
 * What is said of a value that a JSON Schema keyword refuses, in both languages: on forms, in the server's answers and
 * of a cell that is imported. A format says what it expects; a pattern without a rule's message shows an example.
 */
import type { Json, JsonSchema, Label } from '../model/model.ts'
import { exampleOf } from './examples.ts'
import { DECIMAL_DIGITS, type FormatName } from './formats.ts'

export const REQUIRED: Label = { zh: '不能为空', en: 'Cannot be empty' }
const WRONG: Label = { zh: '格式不正确', en: 'Not valid' }
const CHOICE: Label = { zh: '请从选项中选择', en: 'Must be one of the choices' }
const LEAST: Label = { zh: '不能小于{limit}', en: 'Must be at least {limit}' }
const MOST: Label = { zh: '不能大于{limit}', en: 'Must be at most {limit}' }
const MORE: Label = { zh: '必须大于{limit}', en: 'Must be more than {limit}' }
const LESS: Label = { zh: '必须小于{limit}', en: 'Must be less than {limit}' }

const TYPES: Readonly<Record<string, Label>> = {
  string: { zh: '请输入文字', en: 'Must be text' },
  integer: { zh: '请输入整数', en: 'Must be a whole number' },
  number: { zh: '请输入数字', en: 'Must be a number' },
  boolean: { zh: '请选择是或否', en: 'Must be yes or no' },
  array: { zh: '应为一组值', en: 'Must be a list' },
  object: { zh: '应为一组字段', en: 'Must be an object' },
  null: { zh: '应为空', en: 'Must be empty' },
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
  items: { zh: '最多{limit}项', en: 'At most {limit}' },
  uniqueItems: { zh: '不能重复', en: 'No value may be given twice' },
  multipleOf: { zh: '必须是{limit}的倍数', en: 'Must be a multiple of {limit}' },
  minimum: LEAST,
  maximum: MOST,
  exclusiveMinimum: MORE,
  exclusiveMaximum: LESS,
  formatMinimum: LEAST,
  formatMaximum: MOST,
  formatExclusiveMinimum: MORE,
  formatExclusiveMaximum: LESS,
  ordered: { zh: '结束不能早于开始', en: 'Must not end before it starts' },
  // Of a text without a rule, what no database keeps is all that it must not match.
  not: { zh: '含有无法保存的字符', en: 'Holds characters that cannot be kept' },
  additionalProperties: { zh: '未知字段', en: 'Unknown field' },
  unevaluatedProperties: { zh: '未知字段', en: 'Unknown field' },
}

/** What a text of each format must look like; the scale is its kind's. */
const FORMATS: Readonly<Record<FormatName, (schema: JsonSchema) => Label>> = {
  decimal: ({ 'x-scale': scale }) => decimalText(typeof scale === 'number' ? scale : null),
  date: () => ({ zh: '请输入日期，例如 {example}', en: 'Must be a date, such as {example}' }),
  'date-time': () => ({ zh: '请输入日期和时间，例如 {example}', en: 'Must be a date and time, such as {example}' }),
  time: () => ({
    zh: '请输入时间（24小时制），例如 {example}',
    en: 'Must be a time of the 24-hour clock, such as {example}',
  }),
  email: () => ({ zh: '请输入邮箱地址，例如 {example}', en: 'Must be an email address, such as {example}' }),
  uri: () => ({ zh: '请输入网址，例如 {example}', en: 'Must be a web address, such as {example}' }),
}

function decimalText(scale: number | null): Label {
  if (scale === null) return { zh: '请输入数字，例如 {example}', en: 'Must be a number, such as {example}' }
  const whole = DECIMAL_DIGITS - scale
  if (scale === 0) return { zh: `请输入整数，最多${whole}位`, en: `Must be a whole number of at most ${whole} digits` }
  return {
    zh: `请输入数字，小数最多${scale}位，整数最多${whole}位`,
    en: `Must be a number with at most ${scale} decimals, and ${whole} digits before the point`,
  }
}

const LIKE: Label = { zh: '格式不正确，例如 {example}', en: 'Not valid; an example: {example}' }

/** What a value of this schema must look like; what refuses it for its form says this. */
export function expected(schema: JsonSchema): Label {
  const example = exampleOf(schema)
  const said = FORMATS[schema['format'] as FormatName]?.(schema) ?? (example === null ? WRONG : LIKE)
  return filled(said, 'example', example ?? '')
}

/** A bad date inside a pair of dates is told with its part's schema; a call's document may bring its own message. */
export function keywordMessage(keyword: string, limit: Json | undefined, schema: JsonSchema): Label {
  if (keyword === 'type') return TYPES[[limit].flat()[0] as string] ?? WRONG
  if (isLabel(schema['x-message']) && keyword !== 'required') return schema['x-message']
  if (keyword === 'minLength' && limit === 1) return REQUIRED
  const known = KEYWORDS[keyword]
  return known === undefined ? expected(schema) : filled(known, 'limit', String(limit))
}

const isLabel = (value: Json | undefined): value is Label & JsonSchema =>
  typeof value === 'object' && value !== null && 'zh' in value && 'en' in value

const filled = ({ zh, en }: Label, name: string, value: string): Label => {
  const fill = (text: string) => text.replace(`{${name}}`, () => value)
  return { zh: fill(zh), en: fill(en) }
}
