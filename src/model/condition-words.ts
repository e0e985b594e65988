/** A condition in words, for telling people what a record must be to have a field: documents, hints, refusals. */
import { DECIDABLE } from './conditions.ts'
import type { Enum, Expr, Field, Lang } from './model.ts'

type Op = (typeof DECIDABLE)[number]

export interface Named {
  readonly fields: readonly Field[]
  readonly enums: Readonly<Record<string, Enum>>
}

interface Signs {
  readonly compare: Readonly<Record<'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge' | 'has', string>>
  readonly or: string
  readonly and: string
  readonly either: string
  readonly empty: string
  readonly filled: string
  readonly not: string
  readonly yes: string
  readonly no: string
}

const SIGNS: Readonly<Record<Lang, Signs>> = {
  zh: {
    compare: { eq: '为', ne: '不为', lt: '小于', le: '不大于', gt: '大于', ge: '不小于', has: '包含' },
    or: '或',
    and: '，且',
    either: '，或',
    empty: '为空',
    filled: '不为空',
    not: '并非',
    yes: '是',
    no: '否',
  },
  en: {
    compare: {
      eq: ' is ',
      ne: ' is not ',
      lt: ' is less than ',
      le: ' is at most ',
      gt: ' is more than ',
      ge: ' is at least ',
      has: ' include ',
    },
    or: ' or ',
    and: ' and ',
    either: ', or ',
    empty: ' is empty',
    filled: ' is filled in',
    not: 'not ',
    yes: 'yes',
    no: 'no',
  },
}

export function conditionInWords(named: Named, expr: Expr, lang: Lang): string {
  const signs = SIGNS[lang]
  const fieldOf = (one: Expr): Field | undefined =>
    typeof one === 'string' && one.startsWith('$') ? named.fields.find(({ name }) => name === one.slice(1)) : undefined
  const said = (one: Expr, of?: Field): string => {
    const field = fieldOf(one)
    if (field) return field.label[lang]
    if (typeof one === 'boolean') return one ? signs.yes : signs.no
    const value = named.enums[of?.enum ?? '']?.values.find(({ value }) => value === one)
    return value?.label[lang] ?? of?.words?.[String(one)]?.[lang] ?? String(one)
  }
  const told = (one: Expr): string => {
    if (typeof one !== 'object' || one === null) {
      const field = fieldOf(one)
      return field ? field.label[lang] + signs.compare.eq + signs.yes : said(one)
    }
    const [[op, operands]] = Object.entries(one) as unknown as [[Op, readonly Expr[]]]
    const [first = null, second = null, ...more] = operands
    if (op === 'and' || op === 'or') {
      const parts = operands.map(told)
      return parts.join(op === 'and' ? signs.and : signs.either)
    }
    if (op === 'not') {
      const [[inner, among = []] = ['', []]] = Object.entries(
        typeof first === 'object' && first !== null ? first : {},
      ) as [string, readonly Expr[]][]
      if (inner === 'is_null') return said(among[0] ?? null) + signs.filled
      if (inner === 'eq') return told({ ne: among })
      if (inner === 'in') return said(among[0] ?? null) + signs.compare.ne + choices(among[0] ?? null, among.slice(1))
      return typeof first === 'string' ? said(first) + signs.compare.eq + signs.no : signs.not + told(first)
    }
    if (op === 'is_null' || ((op === 'eq' || op === 'ne') && second === null))
      return said(first) + (op === 'ne' ? signs.filled : signs.empty)
    if (op === 'in') return said(first) + signs.compare.eq + choices(first, [second, ...more])
    return said(first, fieldOf(second)) + signs.compare[op] + said(second, fieldOf(first))
  }
  const choices = (of: Expr, values: readonly Expr[]): string =>
    values.map((value) => said(value, fieldOf(of))).join(signs.or)
  return told(expr)
}
