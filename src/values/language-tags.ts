/** What browsers and servers know the languages by (BCP 47). */
export const LANGUAGE_TAGS = { zh: 'zh-CN', en: 'en' } as const

/** A language beside those that every text has (`schemas/languages`): it is English where it says nothing. */
export interface FurtherLanguage {
  readonly code: string
  readonly name: string
  readonly locale: string
  /** By the English text. */
  readonly texts: () => Promise<Readonly<Record<string, string>>>
}
