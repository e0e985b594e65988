/**
 * Values that spreadsheets are known to spoil, put into the first records of an entity, as many as the database takes.
 */
import { ident, literal } from '../../src/kinds/sql-text.ts'
import { kinds } from '../../src/kinds/kinds.ts'
import type { Entity, FieldKindName } from '../../src/model/model.ts'
import type { Store } from '../../src/server/store/store.ts'

const TEXTS = [
  '007',
  '00000000000000000042',
  '110101199003074514',
  '1E5',
  '0x1F',
  '1/2',
  '2026-05-20',
  'TRUE',
  '=1+1',
  '+86',
  '-1',
  '@SUM(A1)',
  '＝1＋1',
  "'=1",
  '两行\n文字',
  'a\r\nb',
  'a\rb',
  'a,b',
  '"',
  '""',
  '<b>&"\'</b>',
  ' blanks ',
  '\t',
  '_x0041_',
  '\u0001',
  '\uFFFEx',
  '😀👩‍👩‍👧',
  '（全角）',
  '\u200B',
  'NULL',
  '#N/A',
  'NaN',
  '长'.repeat(300),
]
const DAYS = [
  '1899-12-30',
  '1900-01-01',
  '1900-02-28',
  '1900-03-01',
  '1904-01-01',
  '0001-01-01',
  '1969-12-31',
  '1970-01-01',
  '2000-02-29',
  '2038-01-19',
  '9999-12-31',
]
/** With what clocks in Shanghai showed: those of the place until 1901, with summer time in 1991. */
const TIMES: Readonly<Record<string, string>> = {
  '0001-01-01 00:00:00+00': '0001-01-01 08:05:43',
  '1899-12-31 15:54:16.999+00': '1899-12-31 23:59:59',
  '1900-02-28 15:54:16+00': '1900-02-28 23:59:59',
  '1900-02-28 15:54:18+00': '1900-03-01 00:00:01',
  '1969-12-31 15:59:59+00': '1969-12-31 23:59:59',
  '1991-04-14 12:00:00+00': '1991-04-14 21:00:00',
  '2026-05-19 18:07:00+00': '2026-05-20 02:07:00',
  '2026-05-19 15:59:59.999+00': '2026-05-19 23:59:59',
  '2026-05-19 16:00:00+00': '2026-05-20 00:00:00',
  '9999-12-31 15:59:59.5+00': '9999-12-31 23:59:59',
  '9999-12-31 16:00:00+00': '10000-01-01 00:00:00',
}
const DECIMALS = ['0.00', '-0.01', '0.10', '-1234.50', '99999.99', '1234567.89', '9999999999999.99']
const INTEGERS = ['0', '-1', '42', '2147483647']

/** How they must be seen, whatever they were stored as. */
export const AWKWARD: readonly string[] = [
  ...TEXTS.map((text) => text.replaceAll(/\r\n?/g, '\n')),
  ...DAYS,
  ...Object.values(TIMES),
  ...DECIMALS,
  ...INTEGERS,
]

const times = Object.keys(TIMES)
const VALUES: Readonly<Partial<Record<FieldKindName, readonly string[]>>> = {
  string: TEXTS,
  text: TEXTS,
  html: TEXTS,
  integer: INTEGERS,
  decimal: DECIMALS,
  date: DAYS,
  datetime: times,
  'date-range': DAYS,
}

/** A value in a record each; what a rule of the database refuses stays as it was. */
export async function spoil(store: Store, entity: Entity): Promise<void> {
  const [table, key] = [ident(entity.plural), ident(entity.key)]
  const fields = entity.fields.filter(({ computed, reference }) => computed === null && reference === null)
  const changes = fields.flatMap((field, place) =>
    kinds[field.kind]
      .columns(field)
      .flatMap(({ name, type }) =>
        (VALUES[field.kind] ?? []).map(
          (value, at) =>
            `update ${table} set ${ident(name)} = ${literal(value)}::${type} where ${key} = keys[${((at + place) % TEXTS.length) + 1}]`,
        ),
      ),
  )
  const tried = changes.map((change) => `begin ${change}; exception when others then null; end;`).join('\n')
  await store.script(
    `do $spoil$ declare keys bigint[] := array(select ${key} from ${table} order by 1 limit ${TEXTS.length}); begin ${tried} end $spoil$`,
  )
}
