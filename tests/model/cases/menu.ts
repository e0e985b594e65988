import type { MistakeCase } from '../mistakes.test.ts'
import { home, label, store } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a group that is not there',
    documents: { 'entities/home.json': { ...home, 'x-menu': { group: 'hous' } } },
    mistakes: ['entities/home.json:36:14 no menu group "hous"; expected one of more, house; did you mean "house"?'],
  },
  {
    name: 'an address that is taken',
    documents: {
      'entities/home.json': { ...home, 'x-menu': { path: '/stores' } },
      'entities/store.json': store,
      'screens/map.json': { 'x-label': label('Map'), path: '/rooms', view: 'map' },
    },
    mistakes: [
      'entities/store.json:1:1 the address /stores is taken by entities/home.json',
      'screens/map.json:6:11 the address /rooms is taken by entities/room.json',
    ],
  },
  {
    name: 'a group that stands twice',
    documents: {
      'app/menu.json': {
        menu: [
          { key: 'house', label: label('A') },
          { key: 'house', label: label('B') },
        ],
      },
    },
    mistakes: ['app/menu.json:11:14 the group "house" stands here twice'],
  },
]
