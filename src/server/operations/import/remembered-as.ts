/**
 * What is remembered of a file's values for as long as it is read: themselves, or of long ones, which nobody has judged
 * yet, their hash.
 */
import { createHash } from 'node:crypto'

const LONGEST = 200

export function rememberedAs(values: readonly unknown[]): string {
  const text = JSON.stringify(values)
  return text.length <= LONGEST ? text : createHash('sha256').update(text).digest('base64')
}
