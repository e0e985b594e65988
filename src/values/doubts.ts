/**
 * Values that may be wrong though they have the right form: whoever types them is told, and nothing refuses them
 * (`x-doubt` of a rule). Pure.
 */
import { hasIdCardCheckDigit } from './id-card.ts'

export const doubts: Readonly<Record<string, (text: string) => boolean>> = {
  /** A day of birth that never was counts as well. */
  id_card: (text) => !hasIdCardCheckDigit(text),
}
