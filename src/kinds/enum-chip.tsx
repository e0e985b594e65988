import { ToneChip } from '../console/kit/ToneChip.tsx'
import { text } from '../console/kit/lang.ts'
import type { Enum, Lang } from '../model/model.ts'
import type { CellRecord } from './cell.ts'
import { labelOfCode, labelsOfCode } from './code-label.ts'
import type { FilterValues } from './input.ts'
import { listOf } from './list-of.ts'

/**
 * The label of a code; another field of the record may decide it (states by flow). A code the enum lacks is
 * shown as it is.
 */
export function enumText(found: Enum | undefined, code: unknown, lang: Lang, record?: CellRecord): string {
  const label = labelOfCode(found, code, record?.[found?.variants?.by ?? ''])
  return label ? text(label, lang) : String(code)
}

/** As a filter says it, which is about many records: `by` are the filters beside it. */
export const filterText = (found: Enum, code: unknown, lang: Lang, by: FilterValues): string =>
  labelsOfCode(found, code, listOf(by[found.variants?.by ?? '']))
    .map((label) => text(label, lang))
    .join('/') || String(code)

export function enumChip(found: Enum | undefined, code: unknown, lang: Lang, record?: CellRecord) {
  const tone = valueOf(found, code)?.tone ?? 'neutral'
  const words = enumText(found, code, lang, record)
  return (
    <ToneChip key={String(code)} tone={tone}>
      {words}
    </ToneChip>
  )
}

/** An enum without colours is a plain word: a chip on every value would mark nothing. */
export const enumValue = (found: Enum | undefined, code: unknown, lang: Lang, record?: CellRecord) =>
  found?.values.some(({ tone }) => tone !== 'neutral')
    ? enumChip(found, code, lang, record)
    : enumText(found, code, lang, record)

const valueOf = (found: Enum | undefined, code: unknown) =>
  found?.values.find(({ value }) => String(value) === String(code))
