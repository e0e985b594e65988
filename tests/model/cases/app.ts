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
  {
    name: 'model codes outside of the number, or of another length',
    documents: {
      'app/serials.json': {
        serials: [
          { prefix: 'LK', length: 4, code: { from: 4, to: 5, models: { '01': 'L1', 1: 'L2' } }, device_type: 1 },
        ],
      },
    },
    mistakes: [
      'app/serials.json:6:15 the model code stands at 4 to 5 of 4 characters',
      'app/serials.json:10:11 the code "1" has 1 characters; expected 2',
    ],
  },
]
