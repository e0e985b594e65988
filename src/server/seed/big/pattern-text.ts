/**
 * Text that matches a pattern, as SQL: `^1[0-9]{10}$` becomes `'1' || lpad(…)`. For patterns as rules of this product
 * use them: literals, classes, groups, counts; of alternatives it takes the first, and looks ahead it leaves out.
 */
import { literal } from '../../../kinds/sql-text.ts'
import { chance } from './chance.ts'

/** Where Chinese is allowed it mostly stands for a name. */
const SURNAMES = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕'
const GIVEN =
  '伟芳娜敏静磊洋勇艳杰娟涛超霞平刚桂英子涵雨桐浩然梓萱俊思远欣怡志强建国晓燕文博海雪梅明轩佳琪天宇诗嘉懿鸣若曦泽梦瑶航晨立新栋丽华'
const TOKENS =
  /\(\?[=!][^)]*\)|\[(?:\\.|[^\]])*\]|\\u[0-9a-fA-F]{4}|\\.|[()|^$]|[{?*+][^([\\A-Za-z]*?(?:\}|(?<=[?*+]))|[^]/gu
const COUNT = /^(?:\{(\d+)(?:,(\d*))?\}|([?*+]))$/

/** `unique`: digits that count are chosen wherever a class allows them. */
export function patternText(pattern: string, salt: number, unique: boolean): string {
  const tokens = firstAlternative(pattern.match(TOKENS) ?? [])
  const parts = tokens.flatMap((token, at) =>
    COUNT.test(token) ? [] : [part(token, COUNT.exec(tokens[at + 1] ?? ''), salt * 97 + at, unique)],
  )
  return parts.length === 0 ? `''` : parts.join(' || ')
}

/** Flat and without choices: what stands behind a `|` goes, up to the end of its group. */
function firstAlternative(tokens: readonly string[]): readonly string[] {
  const kept: string[] = []
  let depth = 0
  let skipping: number | null = null
  for (const token of tokens) {
    if (token === '(') depth++
    if (token === ')' && skipping === depth--) skipping = null
    if (token === '|') skipping ??= depth
    if (skipping === null && !['(', ')', '^', '$'].includes(token) && !token.startsWith('(?')) kept.push(token)
  }
  return kept
}

function part(token: string, count: RegExpExecArray | null, salt: number, unique: boolean): string {
  const [least, most] = times(count)
  const characters = token.startsWith('[') ? members(token.slice(1, -1)) : members(token)
  if (characters.length === 1) return literal(characters.repeat(least))
  const digits = /0.*9/.test(characters)
  const han = characters.includes('一')
  if (digits && (unique || !han)) return digitsOf(Math.min(Math.max(least, Math.min(most, 12)), 15), salt)
  const alphabet = (at: number): string => (han ? (at === 0 ? SURNAMES : GIVEN) : characters)
  return Array.from(
    { length: Math.max(least, Math.min(most, 3)) },
    (_, at) => `substr(${literal(alphabet(at))}, 1 + ${chance(salt * 31 + at)} % ${alphabet(at).length}, 1)`,
  ).join(' || ')
}

/** Different for different rows, as long as the digits reach: 7919 has no divisor in common with ten. */
const digitsOf = (length: number, salt: number): string =>
  `lpad((((g + ${salt}) * 7919) % ${10 ** length})::text, ${length}, '0')`

function times(count: RegExpExecArray | null): readonly [number, number] {
  if (count === null) return [1, 1]
  const [, least, most, sign] = count
  if (sign !== undefined) return sign === '?' ? [0, 1] : [sign === '+' ? 1 : 0, 12]
  return [Number(least), most === undefined ? Number(least) : most === '' ? 12 : Number(most)]
}

/** The characters of a class; of the Chinese ones a sign that they are allowed. */
function members(text: string): string {
  const plain = text
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll('\\d', '0-9')
    .replaceAll('\\w', '0-9A-Za-z_')
    .replace(/\\(.)/g, '$1')
  return plain.replace(/(.)-(.)/gu, (_, from: string, to: string) => (from >= '\u2e80' ? '一' : span(from, to)))
}

const span = (from: string, to: string): string =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, at) =>
    String.fromCharCode(from.charCodeAt(0) + at),
  ).join('')
