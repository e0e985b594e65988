/** A language is one beside the two that every text has; its texts keep the placeholders of the English ones. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { mistake } from '../mistake.ts'
import { isLocale } from '../locale.ts'

const WRITTEN = new Set(['zh', 'en'])

export const languages: ConsistencyRule = function* ({ languages: found }) {
  for (const raw of found.values()) {
    if (WRITTEN.has(raw.name))
      yield mistake(raw, [], { message: 'every text is there in Chinese and English', expected: 'another language' })
    if (!isLocale(raw.doc.locale))
      yield mistake(raw, ['locale'], {
        message: `"${raw.doc.locale}" is no locale`,
        expected: 'a language with its place, such as de-DE',
      })
    for (const [english, text] of Object.entries(raw.doc.texts))
      if (placeholders(text) !== placeholders(english))
        yield mistake(raw, ['texts', english], {
          message: 'the English text has other placeholders',
          expected: placeholders(english) || 'none',
        })
  }
}

const placeholders = (text: string): string => [...new Set(text.match(/%?\{\w+\}/g) ?? [])].sort().join(' ')
