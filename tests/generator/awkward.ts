/**
 * A schema set that is deliberately awkward: names that are words of the language, texts that try to leave their place,
 * every kind, every relation.
 */
import type { Docs } from '../model/documents.ts'

export const NASTY = 'a"b\'c`d${process.exit(1)}e*/f//g<!--</script>h\\i|j<b>\u2028k'
export const nasty = { zh: `中${NASTY}`, en: NASTY }

const reference = (to: string, rest: object = {}) => ({ type: 'integer', 'x-reference': to, 'x-label': nasty, ...rest })
const kind = (name: string, rest: object = {}) => ({ $ref: `../kinds/${name}.json`, 'x-label': nasty, ...rest })

const everyKind = {
  id: { type: 'integer', 'x-label': nasty },
  string: {
    type: 'string',
    minLength: 2,
    maxLength: 9,
    default: NASTY.slice(0, 9),
    'x-label': nasty,
    'x-help': nasty,
    'x-unit': undefined,
    'x-search': true,
    description: NASTY,
  },
  pattern: { type: 'string', examples: ['a'], pattern: '^[^"\'`\\\\/*$]+$', 'x-label': nasty },
  by_rule: { $ref: '../rules/rule.json', 'x-label': nasty },
  by_warning: { $ref: '../rules/warning.json', 'x-label': nasty },
  text: kind('text'),
  html: kind('html'),
  integer: { type: 'integer', multipleOf: 3, 'x-label': nasty, 'x-unit': nasty },
  decimal: kind('decimal', { 'x-scale': 4, formatMinimum: '-1.5', formatExclusiveMaximum: '10' }),
  money: kind('money', { default: '0.00' }),
  energy: kind('energy'),
  volume: kind('volume'),
  boolean: { type: 'boolean', 'x-label': nasty, default: false },
  date: { type: 'string', format: 'date', 'x-label': nasty },
  datetime: { type: 'string', format: 'date-time', 'x-label': nasty },
  date_range: kind('date-range'),
  enum: { $ref: '../enums/default.json' },
  string_enum: { $ref: '../enums/string.json', default: NASTY },
  enum_set: { type: 'array', items: { $ref: '../enums/default.json' }, 'x-label': nasty },
  state: { $ref: '../enums/default.json' },
  reference: reference('new', { 'x-on-delete': 'null' }),
  self: reference('class', { 'x-on-delete': 'cascade', 'x-within': 'reference' }),
  references: { ...reference('class'), type: 'array', items: { type: 'integer' }, maxItems: 3 },
  files: kind('files'),
  secret: kind('secret'),
  rows: kind('rows', {
    items: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', 'x-label': nasty },
        price: kind('money'),
        kind: { $ref: '../enums/default.json' },
        delete: reference('new'),
      },
    },
  }),
  computed: {
    type: 'integer',
    'x-label': nasty,
    'x-computed': { count: { entity: 'class', by: 'self', where: { eq: ['$string', NASTY] } } },
  },
  derived: { type: 'string', 'x-label': nasty, 'x-derived': { by: 'nothing', from: ['string'] } },
  // Under a label of its own: what is called alike must be masked alike.
  masked: { type: 'string', 'x-label': { zh: `${nasty.zh}隐`, en: `${nasty.en} masked` }, 'x-mask': 'phone' },
  guarded: { type: 'string', 'x-label': nasty, 'x-permission': 'function' },
  created_only: { type: 'string', 'x-label': nasty, 'x-write': 'create' },
  renamed: { type: 'string', 'x-label': nasty, 'x-renamed-from': 'old' },
  prototypes: { type: 'string', 'x-label': nasty },
  a1: { type: 'string', 'x-label': nasty },
  x: { type: 'string', 'x-label': nasty },
}

const kinds: Docs = {
  'kinds/text.json': { type: 'string', 'x-kind': 'text' },
  'kinds/html.json': { type: 'string', 'x-kind': 'html' },
  ...Object.fromEntries(
    ['decimal', 'money', 'energy', 'volume'].map((name) => [
      `kinds/${name}.json`,
      { type: 'string', format: 'decimal', 'x-kind': 'decimal', 'x-scale': 2, 'x-unit': nasty },
    ]),
  ),
  'kinds/date-range.json': {
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
  'kinds/files.json': { type: 'array', 'x-kind': 'files' },
  'kinds/rows.json': { type: 'array', 'x-kind': 'rows' },
  'kinds/secret.json': { type: 'string', 'x-kind': 'secret' },
}

export const awkward: Docs = {
  ...kinds,
  'rules/rule.json': { type: 'string', pattern: '^[A-Z"\'/]+$', 'x-message': nasty },
  'rules/warning.json': { type: 'string', pattern: '^\\d+$', 'x-message': nasty, 'x-severity': 'warn' },
  'enums/default.json': {
    'x-label': nasty,
    type: 'integer',
    oneOf: [
      { const: -1, title: 'delete', 'x-label': nasty, 'x-tone': 'error' },
      { const: 0, title: 'new', 'x-label': nasty },
      { const: 7, title: 'constructor', 'x-label': nasty },
    ],
    'x-variants': { by: 'boolean', cases: { true: { 0: nasty } } },
  },
  'enums/string.json': {
    'x-label': nasty,
    type: 'string',
    oneOf: [
      { const: NASTY, title: 'nasty', 'x-label': nasty },
      { const: '', title: 'empty', 'x-label': nasty },
    ],
  },
  'entities/class.json': {
    'x-label': nasty,
    'x-help': nasty,
    'x-plural': 'import',
    'x-display': '{string} {x}',
    type: 'object',
    required: ['x', 'references'],
    properties: everyKind,
    description: NASTY,
    'x-menu': { group: 'import', order: -1.5, label: nasty },
    'x-unique': [['string', 'date_range']],
    'x-indexes': [['enum', 'date']],
    'x-checks': [{ name: 'ordered', field: 'x', expr: { ne: ['$x', NASTY] }, message: nasty }],
    'x-locked': { remove: { when: '$boolean', message: nasty } },
  },
  'entities/new.json': {
    'x-label': nasty,
    type: 'object',
    properties: { string: { type: 'string', 'x-label': nasty }, back: reference('class'), twin: reference('new') },
  },
  'entities/static.json': {
    'x-label': nasty,
    'x-tenant': false,
    type: 'object',
    properties: { x: { type: 'string', 'x-label': nasty } },
  },
  'entities/private.json': {
    'x-label': nasty,
    'x-internal': true,
    'x-key': 'private_id',
    type: 'object',
    properties: { x: { type: 'string', 'x-label': nasty } },
  },
  'entities/a.json': {
    'x-label': nasty,
    type: 'object',
    properties: { [`l${'o'.repeat(46)}ng`]: { type: 'string', 'x-label': nasty } },
  },
  'workflows/flow.json': {
    'x-label': nasty,
    entity: 'class',
    field: 'state',
    initial: { by: 'boolean', cases: { true: -1, false: 0 } },
    allow: { remove: [] },
    transitions: [
      {
        name: 'delete',
        label: nasty,
        from: [-1, 0],
        to: { by: 'enum', cases: { '-1': 7, 0: 0, 7: -1 } },
        when: { is_null: ['$reference.string'] },
        message: nasty,
        fields: [{ name: 'string', required: true }, { name: 'secret' }],
        confirm: nasty,
      },
    ],
  },
  'calls/function.json': {
    'x-label': nasty,
    host: 'file',
    method: 'POST',
    path: '/v1/{id}/x',
    request: { type: 'object', properties: { id: { type: 'integer' }, kind: { $ref: '../enums/string.json' } } },
    response: { $ref: '../entities/class.json' },
  },
  'screens/export.json': { 'x-label': nasty, path: '/x/:id', view: 'nothing', menu: { group: 'import' } },
  'app/menu.json': { menu: [{ key: 'import', label: nasty }] },
  'app/permissions.json': { permissions: [{ key: 'function', label: nasty, group: 'import' }] },
  'app/copy.json': { copy: { 'a.b': nasty } },
  'app/errors.json': { errors: { full: { code: 1, status: 400, message: nasty, hint: nasty } } },
  'app/brands.json': { brands: [{ key: 'main', name: nasty, hosts: ['x'], colour: '#000000' }] },
  'app/masks.json': { masks: { phone: { before: { sign: "'", first: 3 } } } },
  'app/constants.json': { constants: { nasty: NASTY, list: [1, { a: null }] } },
}
