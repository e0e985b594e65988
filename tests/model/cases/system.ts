import { reference } from '../documents.ts'
import type { MistakeCase } from '../mistakes.test.ts'

/** The engine's own documents as they stand, so that a case says only what it changes. */
const files = import.meta.glob<{ readonly default: Document }>('../../../schemas/system/**/*.json', { eager: true })
type Document = Readonly<Record<string, unknown>>

const engine: Readonly<Record<string, Document>> = Object.fromEntries(
  Object.entries(files).map(([file, { default: doc }]) => [file.replace('../../../schemas/', ''), doc]),
)
const product = {
  'entities/operation_log.json': {
    'x-extends': '../system/entities/operation_log.json',
    properties: { store_id: reference('store'), home_id: reference('home') },
  },
  'app/constants.json': { constants: {} },
  // The base of the cases has rules and kinds of its own.
  ...Object.fromEntries(
    ['kinds/decimal', 'kinds/rows', 'kinds/secret', 'rules/phone'].map((name) => [`${name}.json`, undefined]),
  ),
  'entities/room.json': undefined,
}
const changed = (file: string, change: (doc: never) => object): MistakeCase['documents'] => ({
  ...engine,
  ...product,
  [file]: change(engine[file] as never),
})
type Entity = Readonly<{ properties: Readonly<Record<string, object>> }>

export const cases: readonly MistakeCase[] = [
  { name: "the engine's own documents are good by themselves", documents: { ...engine, ...product }, mistakes: [] },
  {
    name: 'a field that the engine needs is of another kind, and one is gone',
    documents: changed('system/entities/captcha.json', (doc: Entity) => ({
      ...doc,
      'x-unique': [],
      required: [],
      properties: {
        ...doc.properties,
        answer_hash: { type: 'integer', 'x-label': { zh: '答案', en: 'A' } },
        token_hash: undefined,
      },
    })),
    mistakes: [
      'system/entities/captcha.json:26:3 the engine needs "token_hash" of captcha; expected a field of kind string',
      'system/entities/captcha.json:27:5 the engine needs "answer_hash" of captcha; expected a field of kind string',
    ],
  },
  {
    name: 'documents that the engine needs are not there',
    documents: {
      ...engine,
      ...product,
      'system/entities/captcha.json': undefined,
      'system/calls/svg_captcha.json': undefined,
      'system/screens/not_found.json': undefined,
    },
    mistakes: [
      'system/calls/svg_captcha.json:1:1 the engine needs this document',
      'system/entities/captcha.json:1:1 the engine needs this document',
      'system/screens/not_found.json:1:1 the engine needs this document',
    ],
  },
  {
    name: 'an error, a constant and a code that the engine needs are gone',
    documents: {
      ...changed('system/app/errors.json', ({ errors, ...doc }: Record<'errors', Record<string, object>>) => ({
        ...doc,
        errors: { ...errors, conflict: undefined },
      })),
      'system/enums/message_type.json': {
        'x-label': { zh: '类型', en: 'Type' },
        type: 'integer',
        oneOf: [{ const: 2, title: 'alarm', 'x-label': { zh: '告警', en: 'Alarm' } }],
      },
      'system/app/constants.json': changed(
        'system/app/constants.json',
        ({ constants, ...doc }: Record<'constants', Record<string, unknown>>) => ({
          ...doc,
          constants: { ...constants, debounce_ms: undefined },
        }),
      )['system/app/constants.json'],
    },
    mistakes: [
      'system/app/constants.json:3:3 the engine needs "debounce_ms"',
      'system/app/errors.json:3:3 the engine needs "conflict"',
      'system/enums/message_type.json:7:12 the engine writes the code 1',
    ],
  },
  {
    name: 'the engine knows another key, and whose its rows are',
    documents: changed(
      'system/entities/request_count.json',
      ({ 'x-tenant': _, ...doc }: Record<'x-tenant', unknown>) => ({
        ...doc,
        'x-key': 'count_id',
      }),
    ),
    mistakes: [
      'system/entities/request_count.json:1:1 "x-tenant" of request_count; expected false',
      'system/entities/request_count.json:71:12 the engine knows a request_count by "id"',
    ],
  },
]
