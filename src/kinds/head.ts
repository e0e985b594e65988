import { text } from '../console/kit/lang.ts'
import type { Field, Lang } from '../model/model.ts'

/** A field's label with its unit, for heads and labels that stand apart from the value. */
export const headOf = ({ label, unit }: Pick<Field, 'label' | 'unit'>, lang: Lang): string =>
  unit ? `${text(label, lang)} (${text(unit, lang)})` : text(label, lang)
