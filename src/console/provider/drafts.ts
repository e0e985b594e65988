/**
 * What was typed into forms when the server ended the session: kept in this window alone, for one user and one address,
 * until the form takes it back. Whoever logs in next as somebody else finds nothing of it.
 */
import { isObject } from '../../values/is-object.ts'
import { keptForWindow } from './browser-store.ts'

type Values = Readonly<Record<string, unknown>>

export interface Draft {
  /** Of the record that was changed; null: it was a new one. */
  readonly version: unknown
  /** Changed fields as they stood, and as they were typed. */
  readonly before: Values
  readonly typed: Values
}

const PREFIX = 'draft '
const keyOf = (owner: string, address: string): string => `${PREFIX}${owner} ${address}`

export const keepDraft = (owner: string, address: string, draft: Draft): void =>
  keptForWindow.set(keyOf(owner, address), JSON.stringify(draft))
export const forgetDraft = (owner: string, address: string): void => keptForWindow.remove(keyOf(owner, address))

/** Given once: from then on it is the form's again. */
export function takeDraft(owner: string, address: string): Draft | undefined {
  const text = keptForWindow.get(keyOf(owner, address))
  if (text === null) return undefined
  forgetDraft(owner, address)
  try {
    const { version, before, typed } = JSON.parse(text) as Draft
    return isObject(before) && isObject(typed) ? { version, before, typed } : undefined
  } catch {
    return undefined
  }
}

export const forgetOthers = (owner: string): void =>
  keptForWindow
    .keys()
    .filter((key) => key.startsWith(PREFIX) && !key.startsWith(keyOf(owner, '')))
    .forEach(keptForWindow.remove)
