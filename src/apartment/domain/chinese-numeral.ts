/** Chinese numerals of 1 to 99, for names of floors and units; null for every other number. */
const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']

export function chineseNumeral(number: number): string | null {
  if (!Number.isInteger(number) || number < 1 || number > 99) return null
  const tens = Math.floor(number / 10)
  const digit = DIGITS[number % 10] ?? ''
  if (tens === 0) return digit
  return `${tens === 1 ? '' : DIGITS[tens]}十${digit}`
}
