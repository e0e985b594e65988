import type { MistakeCase } from '../mistakes.test.ts'
import { entity, text } from '../documents.ts'

const named = (zh: string, en: string) => ({ 'x-label': { zh, en } })
const kind = { $schema: '../meta/kind.schema.json', title: 'Text', type: 'string', 'x-kind': 'html' }

const letter = (body: Readonly<Record<string, unknown>>, fields: readonly string[] = ['body']) => ({
  'kinds/html.json': kind,
  'entities/letter.json': entity(
    { body: { $ref: '../kinds/html.json', ...named('正文', 'Text'), ...body } },
    { 'x-detail': { print: { fields } } },
  ),
})

export const cases: readonly MistakeCase[] = [
  {
    name: 'a template that names fields of another record is no mistake',
    documents: letter({ 'x-placeholders': 'home' }),
    mistakes: [],
  },
  {
    name: 'a template of what is not there, and on a plain text',
    documents: {
      ...letter({ 'x-placeholders': 'hoem' }),
      'entities/news.json': entity({ title: text({ 'x-placeholders': 'home' }) }),
    },
    mistakes: [
      'entities/letter.json:14:25 no entity "hoem"; expected one of home, letter, news, room, store; did you mean "home"?',
      'entities/news.json:14:7 "x-placeholders" on a field of kind string; expected a field of kind text, html',
    ],
  },
  {
    name: 'names that nobody can tell apart or write, and what no paper shows',
    documents: {
      ...letter({ 'x-placeholders': 'card' }, ['body', 'bodi']),
      'entities/card.json': entity({
        holder: text(named('姓名', 'Name')),
        owner: text(named('业主', 'Name')),
        other: text(named('其他', 'A < B')),
      }),
    },
    mistakes: [
      'entities/letter.json:14:25 "A < B" of card cannot stand in braces',
      'entities/letter.json:14:25 "Name" would mean "holder" and "owner" of card',
      'entities/letter.json:21:9 letter has no field "bodi"; expected one of id, body, version, created_at, updated_at; did you mean "body"?',
    ],
  },
]
