/**
 * Reading what somebody else wrote (configuration, storage): a value of the wanted kind, or nothing. Addresses lead to
 * the web or to this site, never into a script.
 */
import { isObject } from '../../values/is-object.ts'
import type { Label } from '../../model/model.ts'

export const asObject = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {})

export const asText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 2_000) : '')

export function asLabel(value: unknown): Label | undefined {
  const { zh, en } = asObject(value)
  return typeof zh === 'string' && zh !== '' ? { zh: asText(zh), en: asText(en) || asText(zh) } : undefined
}

/** `https://host/base` or `/base` without its last slash, or empty; undefined when it is no address. */
export function asAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = asText(value).replace(/\/+$/, '')
  return text === '' || /^(https?:\/\/|\/(?!\/))[^\s\\]*$/.test(text) ? text : undefined
}
