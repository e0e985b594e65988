/** A message that is stored for all its readers: in the first language, and beside it in English. */
import type { Lang } from '../../model/model.ts'

interface Text {
  readonly title: string
  readonly content: string
}

export interface InBoth extends Text {
  readonly title_en: string
  readonly content_en: string
}

export function inBoth(text: (lang: Lang) => Text): InBoth {
  const { title: title_en, content: content_en } = text('en')
  return { ...text('zh'), title_en, content_en }
}
