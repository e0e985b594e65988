/**
 * What a validator found, as one error a field in both languages: a rule's own message where the field has one, else a text
 * for the keyword. Paths are written as forms write them: `items.0.name`.
 */
import type { ErrorObject } from 'ajv'
import type { FieldError } from '../../errors/app-error.ts'
import type { Field, Label, Model } from '../../model/model.ts'
import { fill } from './fill.ts'

type Describe = (error: ErrorObject, field: Field | undefined) => Label
const says = (zh: string, en: string): Describe => ({ params }) => ({ zh: fill(zh, params as Record<string, string>), en: fill(en, params as Record<string, string>) })

const TYPES: Readonly<Record<string, Label>> = {
  string: { zh: '请输入文字', en: 'Must be text' },
  integer: { zh: '请输入整数', en: 'Must be a whole number' },
  number: { zh: '请输入数字', en: 'Must be a number' },
  boolean: { zh: '请选择是或否', en: 'Must be yes or no' },
  array: { zh: '格式不正确', en: 'Must be a list' },
  object: { zh: '格式不正确', en: 'Must be an object' },
  null: { zh: '格式不正确', en: 'Must be empty' },
}
const WRONG: Label = { zh: '格式不正确', en: 'Not valid' }
const REQUIRED: Label = { zh: '不能为空', en: 'Cannot be empty' }

const KEYWORDS: Readonly<Record<string, Describe>> = {
  type: ({ params }, field) => (field && !field.nullable && field.schema['type'] === undefined ? REQUIRED : TYPES[[params['type']].flat()[0] as string] ?? WRONG),
  required: () => REQUIRED,
  additionalProperties: says('未知字段', 'Unknown field'),
  unevaluatedProperties: says('未知字段', 'Unknown field'),
  enum: says('请从选项中选择', 'Must be one of the choices'),
  const: says('请从选项中选择', 'Must be one of the choices'),
  oneOf: says('请从选项中选择', 'Must be one of the choices'),
  minLength: ({ params }) => (params['limit'] === 1 ? REQUIRED : says('至少{limit}个字符', 'At least {limit} characters')({ params } as ErrorObject, undefined)),
  maxLength: says('请输入{limit}个字符以内', '{limit} characters or fewer'),
  minItems: says('至少选择{limit}项', 'At least {limit}'),
  maxItems: says('最多{limit}项', 'At most {limit}'),
  uniqueItems: says('不能重复', 'No value may be given twice'),
  minimum: says('不能小于{limit}', 'Must be at least {limit}'),
  maximum: says('不能大于{limit}', 'Must be at most {limit}'),
  exclusiveMinimum: says('必须大于{limit}', 'Must be more than {limit}'),
  exclusiveMaximum: says('必须小于{limit}', 'Must be less than {limit}'),
  formatMinimum: says('不能小于{limit}', 'Must be at least {limit}'),
  formatMaximum: says('不能大于{limit}', 'Must be at most {limit}'),
  formatExclusiveMinimum: says('必须大于{limit}', 'Must be more than {limit}'),
  formatExclusiveMaximum: says('必须小于{limit}', 'Must be less than {limit}'),
  ordered: says('结束不能早于开始', 'Must not end before it starts'),
}

/** Errors about what the value is made of come from its rule; these are about whether it is there at all. */
const NOT_OF_THE_RULE = new Set(['required', 'additionalProperties', 'unevaluatedProperties', 'type'])
/** What only says that something inside failed. */
const WRAPPERS = new Set(['if', 'anyOf', 'allOf', 'propertyNames', 'items', 'properties'])

export function fieldErrors(model: Model, fields: readonly Field[], errors: readonly ErrorObject[]): FieldError[] {
  const byField = new Map<string, Label>()
  for (const error of errors.filter(({ keyword }) => errors.length === 1 || !WRAPPERS.has(keyword))) {
    const path = pathOf(error)
    if (!byField.has(path)) byField.set(path, describe(model, fieldAt(fields, path.split('.')), error))
  }
  return [...byField].map(([field, message]) => ({ field, message }))
}

function describe(model: Model, field: Field | undefined, error: ErrorObject): Label {
  const rule = field?.rule ? model.rules[field.rule] : undefined
  if (rule && !NOT_OF_THE_RULE.has(error.keyword)) return rule.message
  return (KEYWORDS[error.keyword] ?? (() => WRONG))(error, field)
}

function pathOf({ instancePath, keyword, params }: ErrorObject): string {
  const path = instancePath.split('/').slice(1).map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const name: unknown = keyword === 'required' ? params['missingProperty'] : params['additionalProperty'] ?? params['unevaluatedProperty']
  return [...path, ...(typeof name === 'string' ? [name] : [])].join('.')
}

/** Numbers in a path are places in a list; behind them stand the fields of its rows. */
function fieldAt(fields: readonly Field[], [first, ...rest]: readonly string[]): Field | undefined {
  const field = fields.find(({ name }) => name === first)
  const inner = rest.filter((part) => !/^\d+$/.test(part))
  return field && inner.length > 0 && field.rows.length > 0 ? fieldAt(field.rows, inner) : field
}
