import type { MistakeCase } from '../mistakes.test.ts'
import { label } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a host of two brands, and a brand twice',
    documents: {
      'app/brands.json': {
        brands: [
          { key: 'a', name: label('A'), hosts: ['x'], colour: '#000000' },
          { key: 'a', name: label('A'), hosts: ['x'], colour: '#000000' },
        ],
      },
    },
    mistakes: [
      'app/brands.json:15:14 the brand "a" stands here twice',
      'app/brands.json:21:9 the host "x" has a brand already',
    ],
  },
]
