import type { MistakeCase } from '../mistakes.test.ts'
import { label } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  { name: 'a path parameter that the request does not say, and a call that is there already', documents: { 'calls/a.json': { 'x-label': label('A'), method: 'GET', path: '/v3/cities/{id}', request: { type: 'object', properties: { ids: { type: 'integer' } } } }, 'calls/b.json': { 'x-label': label('B'), method: 'GET', path: '/v3/cities/{no}', request: { type: 'object', properties: { no: { type: 'integer' } } } } }, mistakes: [
      'calls/a.json:7:11 the request has no property "id" for the path; expected one of ids',
      'calls/b.json:7:11 the same call as calls/a.json',
    ] },
]
