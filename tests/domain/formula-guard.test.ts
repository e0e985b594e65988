/** No text of a record becomes a formula in a spreadsheet, and each comes back from a file as it was. */
import { describe, expect, it } from 'vitest'
import { guarded, HARMLESS, unguarded } from '../../src/values/formula-guard.ts'
import { UNSEEN } from '../../src/values/unseen.ts'

const SIGNS = [...'=+-@＝＋－＠']
const BLANKS = [
  ' ',
  '  ',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '\v',
  '\f',
  '\u00a0',
  '\u3000',
  '\u2003',
  '\u200b',
  '\u200e',
  '\u2060',
  '\ufeff',
  '\u3164',
  ' \t\u3000',
]

describe('A text in a CSV file', () => {
  it.each(SIGNS)('is led by an apostrophe where it begins with %s, whatever blanks stand before', (sign) => {
    const texts = ['', ...BLANKS].flatMap((blank) => [`${blank}${sign}1+1`, `'${blank}${sign}1`, `''${blank}${sign}1`])
    for (const text of texts) expect([text, guarded(text), unguarded(guarded(text))]).toEqual([text, `'${text}`, text])
  })

  it.each(['', '12', "it's", "'quoted'", '张三', ' 张三', 'a=b', '1-2', "'", "''", '\u3000'])(
    'stays as it is: %j',
    (text) => {
      expect([guarded(text), unguarded(text)]).toEqual([text, text])
    },
  )

  it('is not looked at further only where its first character guards nothing', () => {
    const looked = [...SIGNS, "'", ...BLANKS].map((text) => text.codePointAt(0)!)
    expect(looked.filter((code) => HARMLESS.some(([first, last]) => first <= code && code <= last))).toEqual([])
  })
})

it('the unseen are blanks, controls and formats as Unicode has them, and fillers', () => {
  const [mine, theirs] = [new RegExp(`^[${UNSEEN}]$`, 'u'), /^[\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]$/u]
  const differ = Array.from({ length: 0x10ffff }, (_, at) => at + 1)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((char) => mine.test(char) !== theirs.test(char))
  expect(differ).toEqual([])
})
