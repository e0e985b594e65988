import type { MistakeCase } from '../mistakes.test.ts'
import { label } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a time zone that is none',
    documents: { 'app/constants.json': { constants: { time_zone: 'Europe/Berln' } } },
    mistakes: [
      'app/constants.json:3:18 "Europe/Berln" is no time zone; expected an IANA name, such as Europe/Berlin; did you mean "Europe/Berlin"?',
    ],
  },
  {
    name: 'an offset for a time zone',
    documents: { 'app/constants.json': { constants: { time_zone: '+08:00' } } },
    mistakes: ['app/constants.json:3:18 "+08:00" is no time zone; expected an IANA name, such as Europe/Berlin'],
  },
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
