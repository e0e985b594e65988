/**
 * Schemas of any size, for benchmarks: entities that refer to each other, with fields of every common kind. Same count,
 * same documents.
 */
import type { Document } from '../src/model/documents.ts'

export function manyEntities(count: number): readonly Document[] {
  const made: readonly (readonly [string, object])[] = [
    ...SHARED,
    ...Array.from(
      { length: Math.ceil(count / 10) },
      (_, index) => [`enums/state_${index}.json`, enumOf(index)] as const,
    ),
    ...Array.from({ length: count }, (_, index) => [`entities/thing_${index}.json`, entityOf(index, count)] as const),
  ]
  return made.map(([file, doc]) => ({ file, text: `${JSON.stringify(doc, null, 2)}\n` }))
}

const label = (text: string) => ({ zh: `中文${text}`, en: text })

const SHARED: readonly (readonly [string, object])[] = [
  [
    'kinds/money.json',
    { type: 'string', format: 'decimal', 'x-kind': 'decimal', 'x-scale': 2, 'x-unit': { zh: '元', en: 'CNY' } },
  ],
  ['app/masks.json', { masks: { phone: { first: 3, last: 4, stars: 4 } } }],
  ['kinds/text.json', { type: 'string', maxLength: 2000, 'x-kind': 'text' }],
  [
    'kinds/date-range.json',
    {
      type: 'array',
      prefixItems: [
        { type: 'string', format: 'date' },
        { type: 'string', format: 'date' },
      ],
      items: false,
      minItems: 2,
      maxItems: 2,
      'x-kind': 'date-range',
    },
  ],
  [
    'rules/phone.json',
    { type: 'string', pattern: '^1\\d{10}$', 'x-message': { zh: '手机号格式不正确', en: 'Phone format incorrect' } },
  ],
]

const enumOf = (index: number) => ({
  'x-label': label(`State ${index}`),
  type: 'integer',
  oneOf: Array.from({ length: 6 }, (_, value) => ({
    const: value + 1,
    title: `value_${value + 1}`,
    'x-label': label(`Value ${value + 1}`),
    'x-tone': 'info',
  })),
})

const entityOf = (index: number, count: number) => ({
  'x-label': label(`Thing ${index}`),
  'x-unique': [['name']],
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 50, 'x-label': label('Name'), 'x-search': true },
    phone: { $ref: '../rules/phone.json', 'x-label': label('Phone'), 'x-mask': 'phone' },
    state: { $ref: `../enums/state_${Math.floor(index / 10)}.json`, default: 1 },
    states: {
      type: 'array',
      items: { $ref: `../enums/state_${Math.floor(index / 10)}.json` },
      'x-label': label('States'),
    },
    price: { $ref: '../kinds/money.json', formatMinimum: '0', 'x-label': label('Price') },
    amount: { type: 'integer', minimum: 0, maximum: 9999, 'x-label': label('Amount') },
    active: { type: 'boolean', default: true, 'x-label': label('Active') },
    since: { type: 'string', format: 'date', 'x-label': label('Since') },
    term: { $ref: '../kinds/date-range.json', 'x-label': label('Term') },
    seen_at: { type: 'string', format: 'date-time', 'x-label': label('Seen') },
    parent_id: { type: 'integer', 'x-reference': `thing_${(index * 7 + 1) % count}`, 'x-label': label('Parent') },
    others: {
      type: 'array',
      items: { type: 'integer' },
      'x-reference': `thing_${(index * 13 + 5) % count}`,
      'x-label': label('Others'),
    },
    note: { $ref: '../kinds/text.json', 'x-label': label('Note') },
  },
})
