/** A template names what is there, and nothing else: who writes another name is told the good ones. */
import { AppError, type FieldError } from '../../../errors/app-error.ts'
import type { Entity, Field } from '../../../model/model.ts'
import { hasLooseBraces, unknownPlaceholders } from '../../../values/placeholders.ts'
import type { Body } from './body.ts'

const LOOSE = {
  zh: '占位符要写成 {{名称}}，两边各两个花括号，中间不能有格式',
  en: 'Write a placeholder as {{name}}: two braces on each side, and no formatting inside',
}

export function refuseUnknownPlaceholders({ fields }: Entity, body: Body): void {
  const wrong = fields.flatMap((field) => wrongIn(field, body[field.name]))
  if (wrong.length > 0) throw new AppError('invalid', {}, { fields: wrong })
}

function wrongIn({ name: field, placeholders }: Field, text: unknown): readonly FieldError[] {
  if (placeholders === null || typeof text !== 'string') return []
  const [unknown] = unknownPlaceholders(text, placeholders.names)
  if (unknown !== undefined) {
    const good = (lang: 'zh' | 'en'): string =>
      placeholders.names.map(({ label }) => label[lang]).join(lang === 'zh' ? '、' : ', ')
    const zh = `没有占位符“${unknown}”，可用的有：${good('zh')}`
    return [{ field, message: { zh, en: `There is no placeholder “${unknown}”. Use one of: ${good('en')}` } }]
  }
  return hasLooseBraces(text) ? [{ field, message: LOOSE }] : []
}
