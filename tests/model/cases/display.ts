import type { MistakeCase } from '../mistakes.test.ts'
import { entity, home, label, room, store, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a field that is not there',
    documents: { 'entities/store.json': { ...store, 'x-display': '#{nam}' } },
    mistakes: [
      'entities/store.json:19:16 store has no field "nam"; expected one of id, name, version, created_at, updated_at; did you mean "name"?',
    ],
  },
  {
    name: 'a template without fields',
    documents: { 'entities/store.json': { ...store, 'x-display': 'Store' } },
    mistakes: ['entities/store.json:19:16 "Store" shows no field'],
  },
  {
    name: 'what else it is known as, without fields, by one that is not there, masked, or no text',
    documents: {
      'entities/store.json': entity(
        {
          name: text(),
          phone: text({ 'x-mask': 'phone', 'x-label': label('P') }),
          open: { type: 'boolean', 'x-label': label('O') },
        },
        { 'x-display': '{name}', 'x-known-as': ['Store', '{nam}', '{phone}', '{open}'] },
      ),
    },
    mistakes: [
      'entities/store.json:33:5 "Store" shows no field',
      'entities/store.json:34:5 store has no field "nam"; expected one of id, name, phone, open, version, created_at, updated_at; did you mean "name"?',
      'entities/store.json:35:5 "phone" is masked, and would be told by trying it out',
      'entities/store.json:36:5 a record is known as no field of kind boolean',
    ],
  },
  {
    name: 'a secret',
    documents: {
      'entities/store.json': entity(
        { pass: { $ref: '../kinds/secret.json', 'x-label': label('P') } },
        { 'x-display': '{pass}' },
      ),
    },
    mistakes: ['entities/store.json:16:16 a field of kind secret cannot show a record'],
  },
  {
    name: 'a record that is shown by what shows it',
    documents: {
      'entities/room.json': { ...room, 'x-display': '{home_id}' },
      'entities/home.json': {
        ...home,
        properties: {
          ...home.properties,
          best_room_id: { type: 'integer', 'x-reference': 'room', 'x-label': label('Best') },
        },
        'x-display': '{best_room_id}',
      },
    },
    mistakes: [
      'entities/home.json:43:16 "best_room_id" is shown by what shows it',
      'entities/room.json:34:16 "home_id" is shown by what shows it',
    ],
  },
]
