import { ToneChip } from '../console/kit/ToneChip.tsx'
import { text } from '../console/kit/lang.ts'
import type { Enum, Lang } from '../model/model.ts'
import type { CellRecord } from './cell.ts'

/** The label of a code; another field of the record may decide it (ticket states per flow). A code the enum lacks is shown as it is. */
export function enumText(found: Enum | undefined, code: unknown, lang: Lang, record?: CellRecord): string {
  const special = found?.variants && record ? found.variants.cases[String(record[found.variants.by])]?.[String(code)] : undefined
  const label = special ?? valueOf(found, code)?.label
  return label ? text(label, lang) : String(code)
}

export function enumChip(found: Enum | undefined, code: unknown, lang: Lang, record?: CellRecord) {
  const tone = valueOf(found, code)?.tone ?? 'neutral'
  const words = enumText(found, code, lang, record)
  return <ToneChip key={String(code)} tone={tone}>{words}</ToneChip>
}

/** An enum without colours is a plain word: a chip on every value would mark nothing. */
export const enumValue = (found: Enum | undefined, code: unknown, lang: Lang, record?: CellRecord) =>
  found?.values.some(({ tone }) => tone !== 'neutral') ? enumChip(found, code, lang, record) : enumText(found, code, lang, record)

const valueOf = (found: Enum | undefined, code: unknown) => found?.values.find(({ value }) => String(value) === String(code))
