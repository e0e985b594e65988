import english from 'ra-language-english'
import { describe, expect, it } from 'vitest'
import { createI18nProvider, storedLang, withPlaceholders } from '../../../src/console/provider/i18n-provider.ts'
import { raEn } from '../../../src/console/provider/messages/ra-en.ts'
import { raZh } from '../../../src/console/provider/messages/ra-zh.ts'
import { catalogue } from '../../../src/console/texts.ts'
import { copy as copyEn } from '../../../src/generated/messages/en.ts'
import { copy as copyZh } from '../../../src/generated/messages/zh.ts'

/** Every text with its full key. */
const textsOf = (messages: object, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value as object, `${prefix}${key}.`),
  )
const keysOf = (messages: object): string[] =>
  textsOf(messages)
    .map(([key]) => key)
    .sort()
const placeholders = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort()

describe.each([
  ['Chinese', raZh],
  ['English', raEn],
])("react-admin's texts in %s", (_name, messages) => {
  it('are complete: the very keys that react-admin has', () => {
    expect(keysOf(messages)).toEqual(keysOf(english))
  })

  it('use no parameter that react-admin does not give', () => {
    const given = new Map(textsOf(english).map(([key, text]) => [key, placeholders(text)]))
    for (const [key, text] of textsOf(messages))
      expect(given.get(key), key).toEqual(expect.arrayContaining(placeholders(text)))
  })
})

describe('Chinese', () => {
  it('leaves no react-admin text in English', () => {
    expect(textsOf(raZh).filter(([, text]) => /[a-z]{2}/i.test(text.replaceAll(/%\{\w+\}/g, '')))).toEqual([])
  })
})

describe("the product's texts", () => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(copyEn)).toEqual(Object.keys(copyZh))
  })

  it("fill in their parameters, whose braces react-admin's translator would not read", async () => {
    const i18n = await createI18nProvider(
      {
        zh: async () => ({ ...raZh, ...withPlaceholders({ greeting: '你好，{name}' }) }),
        en: async () => ({ ...raEn, greeting: 'Hello, %{name}' }),
      },
      'zh',
    )
    expect(i18n.translate('greeting', { name: '王芳' })).toBe('你好，王芳')
    await i18n.changeLocale('en')
    expect(i18n.translate('greeting', { name: 'Wang' })).toBe('Hello, Wang')
  })

  it('follow the chosen language on the page and in what the browser itself opens', async () => {
    const i18n = await createI18nProvider({ zh: async () => raZh, en: async () => raEn }, 'zh')
    expect(document.documentElement.lang).toBe('zh-CN')
    await i18n.changeLocale('en')
    expect(document.documentElement.lang).toBe('en')
    expect(document.cookie).toContain('lang=en')
  })

  it('are Chinese until English was chosen', () => {
    expect(storedLang()).toBe('zh')
    localStorage.setItem('RaStore.locale', '"en"')
    expect(storedLang()).toBe('en')
  })
})

describe('a label within a text', () => {
  const said = async (lang: 'zh' | 'en', key: string, label: string) =>
    (await createI18nProvider(catalogue, lang)).translate(key, { label })

  it('begins small in an English sentence, unless the sentence begins with it or it is written in capitals', async () => {
    expect(await said('en', 'form.choose_first', 'Home')).toBe('Choose home first')
    expect(await said('en', 'import.title', 'Home')).toBe('Import home')
    expect(await said('en', 'form.choose_first', 'ID card')).toBe('Choose ID card first')
    expect(await said('en', 'list.condition', 'Home type')).toBe('Home type: ')
    expect(await said('zh', 'form.choose_first', 'App 类型')).toBe('请先选择App 类型')
  })
})
