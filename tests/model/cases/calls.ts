import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a path parameter that the request does not say, and a call that is there already',
    documents: {
      'calls/a.json': {
        'x-label': label('A'),
        method: 'GET',
        path: '/v3/cities/{id}',
        request: { type: 'object', properties: { ids: { type: 'integer' } } },
      },
      'calls/b.json': {
        'x-label': label('B'),
        method: 'GET',
        path: '/v3/cities/{no}',
        request: { type: 'object', properties: { no: { type: 'integer' } } },
      },
    },
    mistakes: [
      'calls/a.json:7:11 the request has no property "id" for the path; expected one of ids',
      'calls/b.json:7:11 the same call as calls/a.json',
    ],
  },
  {
    name: 'a call where an entity has one of its own',
    documents: {
      'entities/store.json': entity({ name: text() }),
      'calls/a.json': { 'x-label': label('A'), method: 'GET', path: '/v3/stores' },
      'calls/b.json': {
        'x-label': label('B'),
        method: 'PUT',
        path: '/v3/stores/{no}',
        request: { type: 'object', properties: { no: { type: 'integer' } } },
      },
    },
    mistakes: [
      'calls/a.json:7:11 it stands where a call of store does; expected another path',
      'calls/b.json:7:11 it stands where a call of store does; expected another path',
    ],
  },
  {
    name: 'a call answered by no entity, by no field and with no parameter',
    documents: {
      'entities/store.json': entity({ name: text() }),
      'calls/a.json': {
        'x-label': label('A'),
        method: 'GET',
        path: '/v3/a',
        answers: { entity: 'shop', operation: 'list' },
      },
      'calls/b.json': {
        'x-label': label('B'),
        method: 'GET',
        path: '/v3/b',
        answers: { entity: 'store', operation: 'list', filter: { nam: '{id}' } },
        request: { type: 'object', properties: { ids: { type: 'integer' } } },
      },
      'calls/c.json': {
        'x-label': label('C'),
        method: 'POST',
        path: '/v3/c',
        answers: { entity: 'store', operation: 'list' },
      },
      'calls/d.json': {
        'x-label': label('D'),
        method: 'GET',
        path: '/v3/d',
        answers: { report: 'nmaes', operation: 'list' },
      },
      'calls/e.json': {
        'x-label': label('E'),
        method: 'GET',
        path: '/v3/e',
        answers: { operation: 'list' },
      },
      'screens/names.json': {
        'x-label': label('Names'),
        path: '/names',
        permission: 'store_base',
        view: 'list',
        entity: 'store',
        columns: ['name'],
        report: true,
      },
    },
    mistakes: [
      'calls/a.json:9:15 no entity "shop"; expected one of home, room, store',
      'calls/b.json:12:7 store has no field "nam"; expected one of id, name, version, created_at, updated_at; did you mean "name"?',
      'calls/b.json:12:14 the request has no property "id"; expected one of ids',
      'calls/c.json:8:14 records are read with GET',
      'calls/d.json:9:15 no report "nmaes"; expected one of names; did you mean "names"?',
      'calls/e.json:8:14 it answers either an entity or a report',
    ],
  },
  {
    name: 'a copy of what is kept of nobody, of whom nobody knows, and of a part alone',
    documents: {
      'entities/store.json': entity({ name: text() }),
      'calls/a.json': {
        'x-label': label('A'),
        method: 'GET',
        path: '/v3/a',
        answers: { entity: 'store', operation: 'person', filter: { name: 'a' } },
      },
    },
    mistakes: [
      'calls/a.json:8:14 all that is kept of a person is neither a report nor filtered',
      'calls/a.json:8:14 nobody knows which person; expected "action" with a "record" of it',
      'calls/a.json:8:14 what is kept of a person is asked with POST',
      'calls/a.json:9:15 the records of store are not people',
    ],
  },
]
