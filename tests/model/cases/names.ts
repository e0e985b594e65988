import type { MistakeCase } from '../mistakes.test.ts'
import { entity, homeType, label, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a field named like a parameter of lists',
    documents: { 'entities/store.json': entity({ limit: text() }) },
    mistakes: ['entities/store.json:8:5 "limit" is a parameter of lists; expected another name'],
  },
  {
    name: 'the column of the tenant',
    documents: { 'entities/store.json': entity({ client_id: { type: 'integer', 'x-label': label('C') } }) },
    mistakes: [
      'entities/store.json:8:5 "client_id" is the column of the tenant, which every tenant table has by itself',
    ],
  },
  {
    name: 'a system field of another type',
    documents: { 'entities/store.json': entity({ version: text(), created_at: text({ format: 'date' }) }) },
    mistakes: [
      'entities/store.json:8:5 "version" is a field that every record has; expected type integer',
      'entities/store.json:15:5 "created_at" is a field that every record has; expected type string, format date-time',
    ],
  },
  {
    name: 'a field that reads as the filter of another',
    documents: {
      'entities/store.json': entity({ opened: text({ format: 'date' }), opened_from: text({ format: 'date' }) }),
    },
    mistakes: ['entities/store.json:16:5 "opened_from" reads as the filter of "opened"; expected another name'],
  },
  {
    name: 'a hyphen in the name of an enum',
    documents: { 'enums/net-state.json': homeType },
    mistakes: ['enums/net-state.json:1:1 bad file name "net-state.json"; expected words joined by underscores'],
  },
  {
    name: 'a column that every table has, and a name of the engine',
    documents: { 'entities/store.json': entity({ xmin: text(), labels: text(), prototype: text() }) },
    mistakes: [
      'entities/store.json:8:5 "xmin" is a column of every table; expected another name',
      'entities/store.json:15:5 "labels" is a name in the engine\'s own statements; expected another name',
      'entities/store.json:22:5 "prototype" is a property of everything; expected another name',
    ],
  },
  {
    name: 'a name that every object has',
    documents: { 'entities/store.json': entity({ constructor: text() }, { 'x-plural': 'constructor' }) },
    mistakes: [
      'entities/store.json:8:5 "constructor" is a property of everything; expected another name',
      'entities/store.json:16:15 "constructor" is a property of everything; expected another name',
    ],
  },
]
