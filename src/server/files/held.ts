/**
 * Where a field speaks of files, by its kind: in its list of files, or in the pictures of its text. What is asked of
 * files is asked of both.
 */
import { ident } from '../../kinds/sql-text.ts'
import type { Field } from '../../model/model.ts'
import { addressOf } from './signing.ts'

interface Holding {
  /** With other addresses, and else as it is. */
  with(value: unknown, address: (address: string) => string): unknown
  /** That the column speaks of the address that `url` names. */
  has(column: string, url: string): string
}

interface Item {
  readonly url: string
}

/** As the server's own cleaning writes a picture. The address is without a signature, or with one and whatever else. */
const PICTURE = new RegExp(`(<img\\b[^>]*?\\ssrc=")(${addressOf('')}[\\w-][\\w.-]{0,99})(?:\\?[^"<>]*)?(?=")`, 'g')
const inMarkup = (text: string): string => text.replaceAll('&', '&amp;')

const HOLDING: Readonly<Partial<Record<Field['kind'], Holding>>> = {
  files: {
    with: (value, address) =>
      Array.isArray(value) ? (value as readonly Item[]).map((item) => ({ ...item, url: address(item.url) })) : value,
    has: (column, url) => `${column} @> jsonb_build_array(jsonb_build_object('url', ${url}))`,
  },
  html: {
    with: (value, address) =>
      typeof value === 'string'
        ? value.replace(PICTURE, (_, before: string, bare: string) => before + inMarkup(address(bare)))
        : value,
    has: (column, url) => `position(${url} in ${column}) > 0`,
  },
}

export const holdsFiles = ({ kind, computed }: Pick<Field, 'kind' | 'computed'>): boolean =>
  computed === null && HOLDING[kind] !== undefined

export const withAddress = ({ kind }: Pick<Field, 'kind'>, value: unknown, address: (address: string) => string) =>
  HOLDING[kind]?.with(value, address) ?? value

/** All that it speaks of; of a list of files also those that are not this server's. */
export function addressesIn(field: Pick<Field, 'kind'>, value: unknown): readonly string[] {
  const found: string[] = []
  withAddress(field, value, (address) => {
    found.push(address)
    return address
  })
  return found
}

export const hasAddress = ({ kind, name }: Pick<Field, 'kind' | 'name'>, table: string, url: string): string =>
  HOLDING[kind]?.has(`${table}.${ident(name)}`, url) ?? 'false'
