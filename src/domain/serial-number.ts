/**
 * Serial numbers: which device and model a number stands for (spec §3). The rules are data (`schemas/app/serials.json`);
 * this file only applies them. A number that no rule knows is null; a known family with an unknown code has model null.
 */
import type { SerialRule } from '../model/model.ts'

export interface Identity {
  readonly device_type: number
  readonly model: string | null
}

export function parseSerial(sn: string, rules: readonly SerialRule[]): Identity | null {
  const text = sn.trim().toLowerCase()
  const candidates = rules.filter((rule) => fits(text, rule)).sort(moreSpecificFirst)
  const decided = candidates.find((rule) => rule.code === null || codeModel(text, rule) !== undefined)
  const rule = decided ?? candidates[0]
  return rule === undefined ? null : { device_type: rule.device_type, model: codeModel(text, rule) ?? rule.model }
}

function fits(text: string, rule: SerialRule): boolean {
  return hasPrefix(text, rule.prefix.toLowerCase()) && (rule.length === null || text.length === rule.length)
}

/** `?` in a prefix stands for any one character. */
function hasPrefix(text: string, prefix: string): boolean {
  return text.length >= prefix.length && [...prefix].every((character, at) => character === '?' || character === text[at])
}

function codeModel(text: string, { code }: SerialRule): string | undefined {
  if (code === null) return undefined
  const found = text.slice(code.from - 1, code.to)
  return Object.entries(code.models).find(([key]) => key.toLowerCase() === found)?.[1]
}

/** The longest prefix first; of equal ones, that which says more: a length, then a code. */
function moreSpecificFirst(a: SerialRule, b: SerialRule): number {
  return b.prefix.length - a.prefix.length || says(b.length) - says(a.length) || says(b.code) - says(a.code)
}

const says = (part: unknown): number => (part === null ? 0 : 1)
