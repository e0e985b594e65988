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
    name: 'a currency that is none',
    documents: { 'app/constants.json': { constants: { currency: { code: 'EURO' } } } },
    mistakes: [
      'app/constants.json:4:15 "EURO" is no currency; expected a code of ISO 4217, such as EUR; did you mean "EUR"?',
    ],
  },
  {
    name: 'an amount of money, and a price, where the product has no currency',
    documents: {
      'kinds/money.json': { type: 'string', format: 'decimal', 'x-kind': 'decimal', 'x-money': true },
      'rules/price.json': {
        type: 'integer',
        'x-unit': { zh: '{currency}/度', en: '{currency}/kWh' },
        'x-message': label('No price'),
      },
    },
    mistakes: [
      'kinds/money.json:5:14 the product has no currency; expected "instead": { "currency": { "code": "EUR" } } in app/constants.json',
      'rules/price.json:4:11 the product has no currency; expected "instead": { "currency": { "code": "EUR" } } in app/constants.json',
      'rules/price.json:5:11 the product has no currency; expected "instead": { "currency": { "code": "EUR" } } in app/constants.json',
    ],
  },
  {
    name: 'something else in a unit than the currency',
    documents: {
      'app/constants.json': { constants: { currency: { code: 'EUR' } } },
      'rules/price.json': {
        type: 'integer',
        'x-unit': { zh: '{curency}/度', en: '{currency}/kWh' },
        'x-message': label('No price'),
      },
    },
    mistakes: [
      'rules/price.json:4:11 "{curency}" is nothing that a unit names; expected one of {currency}; did you mean "{currency}"?',
    ],
  },
  {
    name: 'a way of writing numbers that nobody knows',
    documents: { 'app/constants.json': { constants: { number_format: { locale: 'd', grouping: true } } } },
    mistakes: ['app/constants.json:4:17 "d" is no locale; expected a language with its place, such as de-DE'],
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
