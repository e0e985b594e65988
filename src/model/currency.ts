/**
 * The product's one currency, which its constants name: what its documents leave to it is filled in before anything
 * else reads them.
 */
import type { AppDocs, JsonObject, Path, Raw } from './documents.ts'
import { mistake, type Mistake } from './mistake.ts'
import type { Json, Label } from './model.ts'

export interface Currency {
  readonly unit: Label
  /** After the point. */
  readonly digits: number
}

/** `code`: of ISO 4217, from which the rest follows where it is not said. Null: none, or none that can be read. */
export function currencyOf(constants: Readonly<Record<string, Json>> | undefined): Currency | null {
  const { code, unit, digits } = (constants?.['currency'] ?? {}) as {
    readonly code?: string
    readonly unit?: Label
    readonly digits?: number
  }
  if (typeof code !== 'string' || !CODES.has(code)) return null
  const usual = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
  return {
    unit: unit ?? { zh: new Intl.DisplayNames('zh', { type: 'currency' }).of(code) ?? code, en: code },
    digits: digits ?? usual.maximumFractionDigits ?? 2,
  }
}

export const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** In a unit it stands for the currency: `{currency}/kWh`. */
const CURRENCY = '{currency}'
const MONEY = 'x-money'
const UNIT = 'x-unit'

export interface Filled {
  readonly raws: readonly Raw[]
  readonly mistakes: readonly Mistake[]
}

export function withCurrency(raws: readonly Raw[]): Filled {
  const constants = raws.find(({ folder, name }) => folder === 'app' && name === 'constants')
  const currency = currencyOf((constants?.doc as AppDocs['constants'] | undefined)?.constants)
  const mistakes: Mistake[] = []
  const filled = raws.map((raw) => {
    if (!(raw.parts ?? [raw]).some(({ text }) => text.includes(MONEY) || text.includes(UNIT))) return raw
    const places = placesOf(raw)
    if (places.length === 0) return raw
    for (const { path, name } of places)
      if (name !== CURRENCY)
        mistakes.push(
          mistake(raw, path, { message: `"${name}" is nothing that a unit names`, word: name, words: [CURRENCY] }),
        )
      else if (currency === null) mistakes.push(mistake(raw, path, NONE))
    return withSaid(raw, currency ?? UNSAID)
  })
  return { raws: filled, mistakes }
}

/** Of a document that is as it was, both are as they were. */
const known = new WeakMap<
  Raw,
  { readonly places: readonly Place[]; filled?: { readonly by: string; readonly raw: Raw } }
>()

function knownOf(raw: Raw) {
  const found = known.get(raw) ?? { places: [...placesIn(raw.doc, [])] }
  known.set(raw, found)
  return found
}

const placesOf = (raw: Raw): readonly Place[] => knownOf(raw).places

function withSaid(raw: Raw, currency: Currency): Raw {
  const found = knownOf(raw)
  const by = JSON.stringify(currency)
  if (found.filled?.by !== by) found.filled = { by, raw: { ...raw, doc: said(raw.doc, currency) as JsonObject } }
  return found.filled.raw
}

const NONE = {
  message: 'the product has no currency',
  expected: '"instead": { "currency": { "code": "EUR" } } in app/constants.json',
}
/** So that what is missing is told once, and nothing else beside it. */
const UNSAID: Currency = { unit: { zh: '', en: '' }, digits: 2 }

function said(value: Json, currency: Currency): Json {
  if (Array.isArray(value)) return value.map((one) => said(one as Json, currency))
  if (typeof value !== 'object' || value === null) return value
  const { [MONEY]: isMoney, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === UNIT ? unitIn(one, currency) : said(one, currency)]),
  ) as JsonObject
  const { zh, en } = currency.unit
  return isMoney === true ? { 'x-scale': currency.digits, [UNIT]: { zh, en }, ...rest } : rest
}

const unitIn = (label: Json, { unit }: Currency): Json =>
  Object.fromEntries(
    Object.entries(label as unknown as Label).map(([lang, text]) => [
      lang,
      text.replaceAll(CURRENCY, () => unit[lang as keyof Label]),
    ]),
  )

interface Place {
  readonly path: Path
  readonly name: string
}

/** Where the currency is left to the product, and what else a unit has in braces. */
function* placesIn(value: Json, path: Path): Iterable<Place> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, one] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key]
    if (key === MONEY) yield { path: at, name: CURRENCY }
    else if (key !== UNIT) yield* placesIn(one as Json, at)
    else
      for (const [lang, text] of Object.entries(one as unknown as Label))
        for (const [name] of text.matchAll(/\{\w*\}/g)) yield { path: [...at, lang], name }
  }
}
