/** The documents of a small library, for a host that somebody else writes. */
import { readFileSync } from 'node:fs'
import { buildModel } from '../../src/model/build.ts'
import type { Model } from '../../src/model/model.ts'
import { documentsOf, entity, label, reference, text, type Docs } from '../model/documents.ts'

const answer = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
})

const DOCUMENTS: Docs = {
  'system/app/errors.json': readFileSync(new URL('../../schemas/system/app/errors.json', import.meta.url), 'utf8'),
  'system/app/masks.json': { masks: { phone: { first: 3, last: 4, stars: 4 } } },
  'kinds/decimal.json': { type: 'string', format: 'decimal', 'x-kind': 'decimal', 'x-scale': 2 },
  'app/permissions.json': { permissions: [{ key: 'book_write', label: label('Change books') }] },
  'entities/shelf.json': entity(
    { name: text({ 'x-label': label('Shelf') }) },
    { 'x-plural': 'shelves', required: ['name'], 'x-unique': [['name']], 'x-access': { write: 'book_write' } },
  ),
  'entities/book.json': entity(
    {
      book_id: { type: 'integer' },
      title: text({ 'x-label': label('Title'), 'x-search': true }),
      shelf_id: reference('shelf'),
      pages: { type: 'integer', minimum: 1, 'x-label': label('Pages') },
      price: { $ref: '../kinds/decimal.json', 'x-label': label('Price') },
      bought_on: { type: 'string', format: 'date', 'x-label': label('Bought') },
      is_lent: { type: 'boolean', default: false, 'x-label': label('Lent') },
      borrower_phone: text({ 'x-label': label('Phone'), 'x-mask': 'phone' }),
    },
    {
      'x-key': 'book_id',
      required: ['title', 'shelf_id'],
      'x-access': { write: 'book_write' },
      'x-list': { totals: ['pages'] },
    },
  ),
  'calls/login.json': {
    'x-label': label('Log in'),
    host: 'passport',
    method: 'POST',
    path: '/api/v2/login',
    permission: null,
    request: answer({ name: { type: 'string' }, pass: { type: 'string' }, from: { const: 2 } }),
    response: answer({ ErrNo: { type: 'integer' }, ErrMsg: { type: 'string' }, ReqID: { type: 'string' } }),
  },
  'calls/user_info.json': {
    'x-label': label('Who am I'),
    method: 'GET',
    path: '/v3/user_info',
    permission: 'every',
    response: answer({
      name: { type: 'string' },
      permissions: { type: 'array', items: answer({ key: { type: 'string' } }) },
    }),
  },
  'calls/shelf_books.json': {
    'x-label': label('Books of a shelf'),
    method: 'GET',
    path: '/v3/shelves/{id}/books',
    permission: 'book_base',
    request: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: { type: 'integer', minimum: 1 } },
    },
    answers: { entity: 'book', operation: 'list', filter: { shelf_id: '{id}' } },
  },
  'calls/stock_taking.json': {
    'x-label': label('Begin stock-taking'),
    method: 'POST',
    path: '/v3/stock_taking',
    permission: 'book_write',
    response: answer({ books: { type: 'integer' } }),
  },
}

export function library(): Model {
  const { model, mistakes } = buildModel(documentsOf(DOCUMENTS))
  if (!model) throw new Error(JSON.stringify(mistakes, null, 1))
  return model
}
