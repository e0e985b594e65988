/** What an error of the catalogue says to the person. */
import { type AppError, entry } from '../../errors/app-error.ts'
import { fill } from '../../errors/fill.ts'
import type { Lang } from '../../model/model.ts'
import { asItIs } from '../../values/sayer.ts'

export const errorMessage = ({ key, params }: Pick<AppError, 'key' | 'params'>, lang: Lang, say = asItIs): string =>
  fill(say(entry(key).message[lang]), params)

/** The same, with each field that is wrong and why: where it is kept in words, without a form beside it. */
export const errorSentence = (error: AppError, lang: Lang): string =>
  [
    errorMessage(error, lang),
    ...(error.data?.fields ?? []).map(({ field, message }) => `${field} ${message[lang]}`.trimStart()),
  ].join('；')

/** Nothing internal is shown: what is not meant for people stands in the log, under that number. */
export const unforeseen = (what: string, number: number): string =>
  `${errorMessage({ key: 'server', params: {} }, 'zh')}（${what}编号 ${number}，详见服务器日志）`
