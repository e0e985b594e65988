/**
 * Errors: no code twice, and choices that a call offers. Brands: neither a key nor a host twice. Constants: a time zone
 * that is one, a currency, and a place's way of writing numbers.
 */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { Linked } from '../linked.ts'
import { CODES } from '../currency.ts'
import { isLocale } from '../locale.ts'
import { repeated } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'

export const app: ConsistencyRule = function* (linked) {
  yield* errors(linked)
  yield* choices(linked)
  yield* brands(linked)
  yield* timeZone(linked)
  yield* currency(linked)
  yield* numberFormat(linked)
}

function* errors({ app: { errors: raw } }: Linked): Iterable<Mistake> {
  if (!raw) return
  for (const { thing, first } of repeated(Object.entries(raw.doc.errors), ([, { code }]) => String(code)))
    yield mistake(raw, ['errors', thing[0], 'code'], {
      message: `the code ${thing[1].code} stands at "${first[0]}" already`,
    })
}

/** Whoever offers choices needs a call whose dialog shows them. */
function* choices({ app: { errors: raw }, calls }: Linked): Iterable<Mistake> {
  if (!raw) return
  const shown = new Set([...calls.values()].flatMap((call) => call.raw.doc.action?.answers ?? []))
  for (const [key, entry] of Object.entries(raw.doc.errors))
    if (entry.choices !== undefined && !shown.has(key))
      yield mistake(raw, ['errors', key, 'choices'], {
        message: `no call offers the choices of "${key}"`,
        expected: '"answers" in the action of one',
        key: true,
      })
}

function* brands({ app: { brands: raw } }: Linked): Iterable<Mistake> {
  if (!raw) return
  const hosts = raw.doc.brands.flatMap((brand, index) =>
    (brand.hosts ?? []).map((host, place) => ({ host, path: ['brands', index, 'hosts', place] })),
  )
  for (const { thing } of repeated(hosts, ({ host }) => host))
    yield mistake(raw, thing.path, { message: `the host "${thing.host}" has a brand already` })
  for (const { thing } of repeated(raw.doc.brands.entries(), ([, { key }]) => key))
    yield mistake(raw, ['brands', thing[0], 'key'], { message: `the brand "${thing[1].key}" stands here twice` })
}

function* timeZone({ app: { constants: raw } }: Linked): Iterable<Mistake> {
  const name = raw?.doc.constants['time_zone']
  if (!raw || name === undefined || isZone(name)) return
  yield mistake(raw, ['constants', 'time_zone'], {
    message: `"${String(name)}" is no time zone`,
    expected: 'an IANA name, such as Europe/Berlin',
    word: String(name),
    words: Intl.supportedValuesOf('timeZone'),
  })
}

/** Names alone: an offset has no summer time, and PostgreSQL reads its sign the other way round. */
function isZone(name: unknown): boolean {
  if (typeof name !== 'string' || !/^[A-Z]/i.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function* currency({ app: { constants: raw } }: Linked): Iterable<Mistake> {
  const code = (raw?.doc.constants['currency'] as { readonly code: string } | null | undefined)?.code
  if (!raw || code === undefined || CODES.has(code)) return
  yield mistake(raw, ['constants', 'currency', 'code'], {
    message: `"${code}" is no currency`,
    expected: 'a code of ISO 4217, such as EUR',
    word: code,
    words: CODES,
  })
}

function* numberFormat({ app: { constants: raw } }: Linked): Iterable<Mistake> {
  const locale = (raw?.doc.constants['number_format'] as { readonly locale: string } | undefined)?.locale
  if (!raw || locale === undefined || isLocale(locale)) return
  yield mistake(raw, ['constants', 'number_format', 'locale'], {
    message: `"${locale}" is no locale`,
    expected: 'a language with its place, such as de-DE',
  })
}
