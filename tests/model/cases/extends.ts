import type { MistakeCase } from '../mistakes.test.ts'
import { entity, homeType, label, text } from '../documents.ts'

/** The engine's, as small as they can be. */
const system = {
  'system/rules/code.json': { type: 'string', pattern: '^[A-Z]+$', 'x-message': label('bad code') },
  'system/enums/size.json': {
    'x-label': label('Size'),
    type: 'integer',
    oneOf: [{ const: 1, title: 'small', 'x-label': label('Small') }],
  },
  'system/entities/shelf.json': entity(
    { name: text(), code: { $ref: '../rules/code.json', 'x-label': label('C') }, size: { $ref: '../enums/size.json' } },
    { required: ['name'] },
  ),
  'system/calls/hello.json': {
    'x-label': label('Hello'),
    method: 'GET',
    path: '/hello',
    response: { type: 'object', properties: { who: { type: 'object', properties: { name: { type: 'string' } } } } },
  },
  'system/app/errors.json': { errors: { gone: { code: 1, status: 404, message: label('Gone') } } },
  'system/app/copy.json': { copy: { 'app.name': label('App') } },
  'system/app/permissions.json': { permissions: [{ key: 'shelves_view', label: label('See shelves') }] },
}
const shelf = (rest: Readonly<Record<string, unknown>>) => ({ 'x-extends': '../system/entities/shelf.json', ...rest })
const extending = (rest: Readonly<Record<string, unknown>>) => ({ ...system, 'entities/shelf.json': shelf(rest) })

export const cases: readonly MistakeCase[] = [
  {
    name: 'the engine and a product say what goes together',
    documents: {
      ...extending({
        'x-label': label('Rack'),
        required: ['depth'],
        properties: { depth: { type: 'integer', 'x-label': label('D') }, more: { $ref: '../system/enums/size.json' } },
        'x-list': { columns: ['name', 'depth'] },
      }),
      'enums/size.json': {
        'x-extends': '../system/enums/size.json',
        oneOf: [{ const: 2, title: 'big', 'x-label': label('Big') }],
      },
      'calls/hello.json': {
        'x-extends': '../system/calls/hello.json',
        response: { properties: { who: { properties: { shelf: { $ref: '../enums/size.json' } } } } },
      },
      'calls/shelve.json': {
        'x-label': label('Shelve'),
        method: 'POST',
        path: '/shelve',
        request: {
          type: 'object',
          properties: {
            name: { $ref: '../system/entities/shelf.json#/properties/name' },
            depth: { $ref: '../entities/shelf.json#/properties/depth' },
          },
        },
      },
      'app/errors.json': {
        errors: { full: { code: 2, status: 409, message: label('Full') } },
        instead: { gone: { message: label('Off the shelf') } },
      },
      'app/copy.json': { copy: { 'app.more': label('More') }, instead: { 'app.name': label('Shelves') } },
    },
    mistakes: [],
  },
  {
    name: 'a field of the engine that the product says again',
    documents: extending({ properties: { name: text() } }),
    mistakes: [`entities/shelf.json:4:5 "name" stands in the engine's document; expected another name`],
  },
  {
    name: 'a part of the scope that the engine says',
    documents: {
      ...system,
      'system/entities/shelf.json': entity({ name: text() }, { 'x-scope': { shared: 'see' } }),
      'entities/shelf.json': shelf({ 'x-scope': { shared: 'change' } }),
    },
    mistakes: [`entities/shelf.json:4:5 "shared" stands in the engine's document; expected another name`],
  },
  {
    name: 'a keyword that is for the engine alone to say',
    documents: extending({ 'x-key': 'shelf_id', 'x-plural': 'racks' }),
    mistakes: [
      'entities/shelf.json:3:3 an extension says no "x-key"; expected what system/entities/shelf.json leaves to it',
      'entities/shelf.json:4:3 an extension says no "x-plural"; expected what system/entities/shelf.json leaves to it',
    ],
  },
  {
    name: 'mistakes of meaning in both parts, each at its own line',
    documents: {
      ...extending({
        required: ['depht'],
        properties: { depth: { type: 'integer', 'x-label': label('D'), 'x-reference': 'shef' } },
        'x-list': { columns: ['name', 'dept'] },
      }),
      'system/entities/shelf.json': entity({ name: text() }, { required: ['nam'] }),
    },
    mistakes: [
      'entities/shelf.json:4:5 shelf has no field "depht"; expected one of id, name, depth, version, created_at, updated_at; did you mean "depth"?',
      'entities/shelf.json:13:22 no entity "shef"; expected one of home, room, shelf, store; did you mean "shelf"?',
      'entities/shelf.json:19:7 shelf has no field "dept"; expected one of id, name, depth, version, created_at, updated_at; did you mean "depth"?',
      'system/entities/shelf.json:17:5 shelf has no field "nam"; expected one of id, name, depth, version, created_at, updated_at; did you mean "name"?',
    ],
  },
  {
    name: "a name of the engine's that the product takes without a word",
    documents: { ...system, 'entities/shelf.json': entity({ name: text() }) },
    mistakes: [
      'entities/shelf.json:1:1 the engine has a document of this name: system/entities/shelf.json; expected "x-extends": "../system/entities/shelf.json", or another name',
    ],
  },
  {
    name: 'an extension of what is not there, and nothing of those who refer to it',
    documents: {
      ...system,
      'entities/rack.json': { 'x-extends': '../system/entities/shelf.json' },
      'entities/box.json': entity({ rack: { type: 'integer', 'x-reference': 'rack', 'x-label': label('R') } }),
    },
    mistakes: [
      'entities/rack.json:2:16 "x-extends" is "../system/entities/shelf.json"; expected the document of schemas/system with the same folder and name',
    ],
  },
  {
    name: 'an extension that cannot be read, and nothing of those who refer to it',
    documents: {
      ...system,
      'enums/size.json': '{',
      'entities/box.json': entity({ size: { $ref: '../system/enums/size.json', 'x-label': label('S') } }),
    },
    mistakes: ['enums/size.json:1:2 is no JSON; expected close brace'],
  },
  {
    name: 'what only a whole document must say is not asked of an extension',
    documents: { ...system, 'entities/box.json': { type: 'object' } },
    mistakes: [
      'entities/box.json:1:1 has no "properties"; expected the fields, in the order in which screens show them',
      'entities/box.json:1:1 has no "x-label"; expected name of one record',
    ],
  },
  {
    name: 'a code of the engine again',
    documents: {
      ...system,
      'enums/size.json': {
        'x-extends': '../system/enums/size.json',
        oneOf: [{ const: 1, title: 'tiny', 'x-label': label('Tiny') }],
      },
    },
    mistakes: ['enums/size.json:5:16 the code 1 stands here twice'],
  },
  {
    name: "a property that the engine's answer has",
    documents: {
      ...system,
      'calls/hello.json': {
        'x-extends': '../system/calls/hello.json',
        response: { type: 'array', properties: { who: { properties: { name: { type: 'integer' } } } } },
      },
    },
    mistakes: [
      `calls/hello.json:4:5 "type" stands in the engine's document; expected properties that it does not have`,
      `calls/hello.json:8:11 "name" stands in the engine's document; expected another name`,
    ],
  },
  {
    name: 'a key of app/ that the engine has, and one that it has not',
    documents: {
      ...system,
      'app/errors.json': {
        errors: {
          gone: { code: 3, status: 404, message: label('G') },
          full: { code: 1, status: 409, message: label('F') },
        },
        instead: { goon: { message: label('G') } },
      },
      'app/copy.json': { copy: { 'app.name': label('A') } },
      'app/permissions.json': {
        permissions: [
          { key: 'homes_view', label: label('H') },
          { key: 'shelves_view', label: label('S') },
        ],
      },
    },
    mistakes: [
      `app/copy.json:3:5 "app.name" stands in the engine's document; expected another name, or its place below "instead"`,
      `app/errors.json:3:5 "gone" stands in the engine's document; expected another name, or its place below "instead"`,
      'app/errors.json:12:15 the code 1 stands at "gone" already',
      'app/errors.json:21:5 the engine says no "goon"; expected one of gone; did you mean "gone"?',
      `app/permissions.json:11:7 "shelves_view" stands in the engine's document; expected another name, or its place below "instead"`,
    ],
  },
  {
    name: "a reference to the product's folder that the engine's has",
    documents: {
      ...system,
      'entities/box.json': entity({ size: { $ref: '../enums/size.json', 'x-label': label('S') } }),
    },
    mistakes: [
      'entities/box.json:9:15 no document at "../enums/size.json"; expected an existing file, relative to this one; did you mean "../system/enums/size.json"?',
    ],
  },
  {
    name: "an unknown folder among the engine's",
    documents: { 'system/enumms/size.json': homeType },
    mistakes: [
      'system/enumms/size.json:1:1 unknown folder "enumms"; expected one of kinds, enums, rules, entities, workflows, calls, jobs, webhooks, screens, reports, dashboards, languages, app; did you mean "enums"?',
    ],
  },
]
