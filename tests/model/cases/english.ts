import type { MistakeCase } from '../mistakes.test.ts'
import { entity, text } from '../documents.ts'

const news = (properties: Readonly<Record<string, unknown>>) => ({ 'entities/news.json': entity(properties) })

export const cases: readonly MistakeCase[] = [
  {
    name: 'a text and the same in English is no mistake',
    documents: news({ title: text({ 'x-english': 'title_en' }), title_en: text() }),
    mistakes: [],
  },
  {
    name: 'a field that is not there, that is no such text, that others read',
    documents: news({
      title: text({ 'x-english': 'titel_en' }),
      words: text({ 'x-english': 'number_of' }),
      number_of: { type: 'integer', 'x-label': { zh: '数', en: 'N' } },
      note: text({ 'x-english': 'note_en', 'x-permission': 'homes_view' }),
      note_en: text(),
    }),
    mistakes: [
      'entities/news.json:14:20 news has no field "titel_en"; expected one of id, title, words, number_of, note, note_en, version, created_at, updated_at',
      'entities/news.json:22:20 "number_of" cannot hold this text in English; expected another stored field of kind string',
      'entities/news.json:37:20 "note_en" is not for the same readers',
    ],
  },
  {
    name: 'a masked text',
    documents: news({
      tel: text({ 'x-english': 'tel_en', 'x-mask': 'phone', 'x-label': { zh: '电话', en: 'Phone' } }),
      tel_en: text({ 'x-label': { zh: '电话二', en: 'Other phone' } }),
    }),
    mistakes: ['entities/news.json:14:20 a masked text has no other language'],
  },
]
