/**
 * What a code is called. Another field of the same record may decide it (`x-variants`): whoever says a code goes this
 * way.
 */
import type { Enum, Label } from '../model/model.ts'

/** Undefined: the enum has no such code. `deciding` is the value of the field that decides. */
export function labelOfCode(found: Enum | undefined, code: unknown, deciding?: unknown): Label | undefined {
  const special = found?.variants?.cases[String(deciding)]?.[String(code)]
  return special ?? found?.values.find(({ value }) => String(value) === String(code))?.label
}

/** Where it is open which records are meant: all that the code is called in those that may be. */
export function labelsOfCode(found: Enum, code: unknown, decidings: readonly string[]): readonly Label[] {
  const { by, cases } = found.variants ?? { by: null, cases: {} }
  const usual = labelOfCode(found, code)
  const meant =
    by === null
      ? [usual]
      : decidings.length > 0
        ? decidings.map((value) => labelOfCode(found, code, value))
        : [usual, ...Object.values(cases).map((labels) => labels[String(code)])]
  const labels = meant.filter((label) => label !== undefined)
  return labels.filter((label, at) => labels.findIndex(({ zh, en }) => zh === label.zh && en === label.en) === at)
}
