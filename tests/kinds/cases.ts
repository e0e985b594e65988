/**
 * Values on which ajv, the forms and the database must give one verdict, a list for every kind. `valid` and `invalid`
 * reach all of them; `malformed` is refused by the schema before a column is asked: the database's own reader is more
 * lenient there. All are judged as they are meant.
 */
import filesDocument from '../../schemas/system/kinds/files.json' with { type: 'json' }
import type { Field, FieldKindName } from '../../src/model/model.ts'
import { plainSchema } from '../../src/model/plain-schema.ts'
import { makeField } from './make.ts'

export interface KindCase {
  readonly name: string
  readonly field: Field
  readonly valid: readonly unknown[]
  readonly invalid: readonly unknown[]
  readonly malformed: readonly unknown[]
}

const kindCase = (
  kind: FieldKindName,
  rest: Partial<Field>,
  values: Pick<KindCase, 'valid' | 'invalid'> & { malformed?: readonly unknown[]; as?: string },
): KindCase => ({
  name: values.as ?? kind,
  field: makeField('value', kind, rest),
  valid: values.valid,
  invalid: values.invalid,
  malformed: values.malformed ?? [],
})

const codes = {
  oneOf: [
    { const: 1, title: 'one' },
    { const: 2, title: 'two' },
    { const: 5, title: 'five' },
  ],
}
const file = { name: '合同.pdf', url: '/files/1', size: 12, type: 'application/pdf' }
const row = [
  makeField('count', 'integer', { required: true, nullable: false, schema: { minimum: 1 } }),
  makeField('note', 'string', { schema: { maxLength: 300 } }),
  makeField('price', 'decimal', { schema: { formatMinimum: '0' } }),
  makeField('day', 'date'),
  makeField('code', 'enum', { schema: codes }),
]

export const kindCases: readonly KindCase[] = [
  kindCase('key', {}, { valid: [1, 9007199254740991], invalid: [0, -1], malformed: ['1', 1.5] }),
  kindCase(
    'string',
    { schema: { minLength: 2, maxLength: 4 } },
    {
      valid: ['ab', '中文字符', '😀😀😀😀', '', '  ', '\u3000\n', ' abcd ', '\u3000ab\t'],
      invalid: ['a', 'abcde', '中文字符串', '😀', ' a '],
      malformed: [1, true, 'a\0b', ['ab']],
    },
  ),
  kindCase(
    'string',
    {},
    { as: 'string without a length', valid: ['', 'x'.repeat(200), ` ${'x'.repeat(200)} `], invalid: ['x'.repeat(201)] },
  ),
  kindCase(
    'string',
    { schema: { pattern: '^1\\d{10}$' } },
    {
      as: 'string by a digit pattern',
      valid: ['13800001111', ' 13800001111\n'],
      invalid: ['23800001111', '1380000111', '138000011112', '1３８００００１１１１', '138 00001111'],
    },
  ),
  kindCase(
    'string',
    { schema: { pattern: '^[\\w\\u4e00-\\u9fa5·-]{1,10}$' } },
    {
      as: 'string by a name pattern',
      valid: ['张三', '阿卜·杜拉', 'Li-Lei_2'],
      invalid: ['张 三', '一二三四五六七八九十一', 'é', 'a\nb'],
    },
  ),
  kindCase(
    'string',
    { schema: { pattern: '^\\p{Script=Han}+.?$' } },
    { as: 'string by a script', valid: ['汉字', '〇a', '𠮷', '汉字\n'], invalid: ['abc', '汉字\na', 'ひら'] },
  ),
  kindCase(
    'string',
    { schema: { pattern: '^(?=.*[a-z])(?!\\d+$)[^\\s\\]\\\\]+\\.x?$' } },
    { as: 'string by a pattern with escapes', valid: ["a'.x", '1a.'], invalid: ['a b.', '1.', 'a\\.', 'a].', 'ax'] },
  ),
  kindCase(
    'string',
    { schema: { format: 'email' } },
    { as: 'string as e-mail', valid: ['a@b.cn', 'a.b+c@d.e.com'], invalid: ['a@b', 'a b@c.cn', '@b.cn', 'a@b..cn'] },
  ),
  kindCase(
    'string',
    { schema: { format: 'uri' } },
    {
      as: 'string as a web address',
      valid: ['https://a.cn', 'https://a.cn:8443/b?c=d#e', 'https://例子.中国/页'],
      invalid: ['http://a.cn', 'javascript:alert(1)', 'https://', 'https://a b.cn', 'https://a@b.cn', ' https:/a.cn'],
    },
  ),
  kindCase(
    'string',
    { schema: { format: 'time' } },
    { as: 'string as time of day', valid: ['00:00', '23:59'], invalid: ['24:00', '9:00', '09:60'] },
  ),
  kindCase(
    'string',
    { schema: { anyOf: [{ pattern: '^\\d{15}$' }, { pattern: '^[0-9A-Z]{18}$' }] } },
    { as: 'string of either form', valid: ['1'.repeat(15), 'A'.repeat(18)], invalid: ['1'.repeat(16), 'a'.repeat(18)] },
  ),
  kindCase(
    'text',
    { schema: { maxLength: 5 } },
    { valid: ['一\n二\n三', '', ' \n ', ' 一\n '], invalid: ['123456', ' 1234 '] },
  ),
  kindCase('html', { schema: { maxLength: 12 } }, { valid: ['<p>好</p>'], invalid: ['<p>1234567</p>'] }),
  kindCase(
    'integer',
    { schema: { minimum: 0, exclusiveMaximum: 100, multipleOf: 5 } },
    { valid: [0, 95], invalid: [-5, 100, 7, 3000000000], malformed: [1.5, '5'] },
  ),
  kindCase(
    'integer',
    {},
    { as: 'integer of four bytes', valid: [2147483647, -2147483648], invalid: [2147483648, -2147483649] },
  ),
  kindCase(
    'integer',
    { schema: { maximum: 9000000000 } },
    { as: 'integer of eight bytes', valid: [8999999999, -9007199254740991], invalid: [9000000001] },
  ),
  kindCase(
    'decimal',
    { scale: 4, schema: { formatExclusiveMinimum: '0', formatMaximum: '5' } },
    {
      valid: ['0.0001', '5', '5.0000', '1.25'],
      invalid: ['0', '0.0000', '5.0001', '-1', '1.00001'],
      malformed: ['1e1', '.5', '5.', '+1', '01', 'NaN', '', ' 1', '1 ', 1],
    },
  ),
  kindCase(
    'decimal',
    { scale: 0 },
    {
      as: 'decimal without a fraction',
      valid: ['0', '-12', '123456789012345678'],
      invalid: ['1.5', '1234567890123456789'],
      malformed: ['1.0'],
    },
  ),
  kindCase(
    'decimal',
    {},
    {
      as: 'decimal of two digits',
      valid: ['0', '-0.01', '12.3', '12.30', '9999999999999999.99'],
      invalid: ['0.001', '10000000000000000'],
      malformed: ['abc', '12.300', '1,000.00', 12.3],
    },
  ),
  kindCase('boolean', {}, { valid: [true, false], invalid: ['maybe'], malformed: ['true', 1] }),
  kindCase(
    'date',
    { schema: { formatMinimum: '2000-01-01', formatMaximum: '2100-12-31' } },
    {
      valid: ['2000-01-01', '2024-02-29', '2100-12-31'],
      invalid: ['1999-12-31', '2101-01-01', '2023-02-29', '2024-13-01', '0000-01-01', 'today is no day'],
      malformed: ['2024-1-1', '20240101', '2024-01-01T00:00:00Z', 'infinity', 20240101],
    },
  ),
  kindCase(
    'datetime',
    {},
    {
      valid: ['2024-01-01T00:00:00Z', '2024-01-01T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
      invalid: ['2024-02-30T00:00:00Z', '2024-01-01T25:00:00Z', 'infinity', '10000-01-01T00:00:00Z'],
      malformed: ['2024-01-01T00:00:00+08:00', '2024-01-01', '2024-01-01T00:00:00.1234Z', '2024-01-01T23:59:60Z', 0],
    },
  ),
  kindCase(
    'date-range',
    {},
    {
      valid: [
        ['2024-01-01', '2024-12-31'],
        ['2024-01-01', '2024-01-01'],
      ],
      invalid: [['2024-01-02', '2024-01-01'], ['2024-01-01', '2024-02-30'], ['2024-01-01'], ['2024-01-01', null]],
      malformed: [['2024-01-01', '2024-01-02', '2024-01-03'], '2024-01-01', []],
    },
  ),
  kindCase('enum', { schema: codes }, { valid: [1, 5], invalid: [0, 3], malformed: ['1'] }),
  kindCase(
    'enum',
    { schema: { type: 'string', oneOf: [{ const: 'a' }, { const: "b'c" }] } },
    { as: 'enum of texts', valid: ['a', "b'c"], invalid: ['', 'A'] },
  ),
  kindCase('state', { schema: codes }, { valid: [2], invalid: [4] }),
  kindCase(
    'enum-set',
    { schema: { items: codes, minItems: 1, maxItems: 2 } },
    { valid: [[1], [5, 2]], invalid: [[], [1, 1], [3], [1, 2, 5], [null]], malformed: [1, ['1']] },
  ),
  kindCase(
    'reference',
    { reference: { entity: 'other', onDelete: 'restrict', offered: null, within: null, follows: false } },
    { valid: [1, 2], invalid: [-1], malformed: ['1', 1.5] },
  ),
  kindCase(
    'references',
    { reference: { entity: 'other', onDelete: 'restrict', offered: null, within: null, follows: false } },
    { valid: [[], [1], [2, 1]], invalid: [[1, 1], [0]], malformed: [1, ['1']] },
  ),
  kindCase(
    'files',
    { schema: { maxItems: 2 } },
    {
      valid: [[], [file], [file, { ...file, name: 'x'.repeat(255) }]],
      invalid: [
        [file, file, file],
        [{ ...file, size: -1 }],
        [{ ...file, size: 1.5 }],
        [{ ...file, name: '' }],
        [{ ...file, name: 'x'.repeat(256) }],
        [{ name: 'a' }],
        [{ ...file, more: 1 }],
        [[]],
        [null],
        {},
      ],
    },
  ),
  kindCase(
    'files',
    { schema: plainSchema(filesDocument) },
    {
      as: 'files as documents refer to them',
      valid: [
        [file],
        [{ name: 'a', url: 'https://files.example.com/a', size: 20971520 }],
        [{ name: 'a', url: 'data:image/png;base64,iVBORw0KGgo=' }],
      ],
      invalid: [
        [{ ...file, url: 'javascript:alert(1)' }],
        [{ ...file, url: '//evil.example/a' }],
        [{ ...file, url: '/\\evil.example/a' }],
        [{ ...file, url: 'data:text/html,x' }],
        [{ ...file, url: 'a.png' }],
        [{ ...file, url: '' }],
        [{ ...file, size: 20971521 }],
        [{ ...file, size: 1e20 }],
      ],
    },
  ),
  kindCase(
    'rows',
    { rows: row },
    {
      valid: [
        [],
        [{ count: 1 }],
        [{ count: 2, note: '中'.repeat(300), price: '1.50', day: '2024-02-29', code: 5 }],
        [{ count: 1, note: null }],
        [{ count: 1, note: '  ' }],
        [{ count: 1, note: ` ${'中'.repeat(300)}` }],
      ],
      invalid: [
        [{}],
        [{ count: 0 }],
        [{ count: 1, note: 'x'.repeat(301) }],
        [{ count: 1, price: '-1' }],
        [{ count: 1, price: '1.234' }],
        [{ count: 1, day: '2023-02-29' }],
        [{ count: 1, code: 3 }],
        [{ count: 1, extra: 1 }],
        [{ count: null }],
        ['x'],
        'x',
      ],
    },
  ),
  kindCase(
    'secret',
    { schema: { minLength: 6 } },
    { valid: [], invalid: [], malformed: ['12345', 'x'.repeat(129), 1] },
  ),
]
