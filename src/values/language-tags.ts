/** What browsers and servers know the languages by (BCP 47). */
export const LANGUAGE_TAGS = { zh: 'zh-CN', en: 'en' } as const
