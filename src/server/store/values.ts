/**
 * How values of the database reach JavaScript, the same from both databases: nothing loses a digit or moves by a time
 * zone.
 */
import pg from 'pg'

const INT8 = 20
const DATE = 1082
const INT8_ARRAY = 1016

const whole = (text: string): number | string => {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : text
}

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, whole],
  [DATE, (text) => text],
  [
    INT8_ARRAY,
    (text) =>
      text === '{}'
        ? []
        : text
            .slice(1, -1)
            .split(',')
            .map((item) => (item === 'NULL' ? null : whole(item))),
  ],
])

const asText = (text: string): string => text

export const parsed: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) ||
    pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
}

export const unparsed: pg.CustomTypesConfig = {
  getTypeParser: (() => asText) as unknown as typeof pg.types.getTypeParser,
}
