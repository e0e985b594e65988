/** What an error of the catalogue says to the person. */
import { type AppError, entry } from '../../errors/app-error.ts'
import { fill } from '../../errors/fill.ts'
import type { Lang } from '../../model/model.ts'

export const errorMessage = ({ key, params }: Pick<AppError, 'key' | 'params'>, lang: Lang): string =>
  fill(entry(key).message[lang], params)
