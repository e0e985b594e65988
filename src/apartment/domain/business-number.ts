/** Business registration numbers: 18 characters with a check character (GB 32100), or 15 digits of the old form. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const FORM = /^[0-9A-HJ-NPQRTUWXY]{18}$/
const OLD_FORM = /^\d{15}$/

export const isBusinessNumber = (text: string): boolean => OLD_FORM.test(text) || FORM.test(text.toUpperCase())

export function hasBusinessCheckCharacter(text: string): boolean {
  if (!isBusinessNumber(text)) return false
  return text.length === 15 || businessCheckCharacter(text.slice(0, 17)) === text.charAt(17).toUpperCase()
}

/** Weights are the powers of 3 modulo 31. */
export function businessCheckCharacter(first17: string): string {
  const step = ({ sum, weight }: { sum: number; weight: number }, character: string) => ({
    sum: sum + weight * ALPHABET.indexOf(character),
    weight: (weight * 3) % 31,
  })
  const { sum } = [...first17.toUpperCase()].reduce(step, { sum: 0, weight: 1 })
  return ALPHABET.charAt((31 - (sum % 31)) % 31)
}
