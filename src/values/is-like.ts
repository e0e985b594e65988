import { isObject } from './is-object.ts'

/**
 * Whether a value of unknown origin has the shape of one that is known: the kind of each part, down to what the known
 * one says nothing of.
 */
export function isLike<T>(value: unknown, known: T): value is T {
  if (Array.isArray(known)) return Array.isArray(value)
  if (isObject(known))
    return isObject(value) && Object.entries(known).every(([name, part]) => isLike(value[name], part))
  return typeof value === typeof known && value !== null
}
