/**
 * What this browser keeps of a login: the login request id, by which pages know that someone logged in.
 * The session itself is a cookie that scripts cannot read.
 */
import { kept } from './browser-store.ts'

const KEY = 'login_request_id'

/** The account's type, as the routes compare it with theirs. */
const ACCESS = 'access'

export const storedAccess = (): number | null => {
  const text = kept.get(ACCESS)
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
export const rememberAccess = (access: number | null): void =>
  access === null ? kept.remove(ACCESS) : kept.set(ACCESS, String(access))

export const loginRequestId = (): string | null => kept.get(KEY)
export function rememberLogin(id: string): void {
  // Who it is comes with the first answer about them.
  kept.remove(OWNER)
  kept.set(KEY, id)
}
export function forgetLogin(): void {
  kept.remove(KEY)
  kept.remove(OWNER)
  kept.remove('locked')
}

/** Whose is what this browser keeps, where no server can say who is logged in. */
const OWNER = 'owner'
export const storedOwner = (): string | null => kept.get(OWNER)
export const rememberOwner = (owner: string): void => kept.set(OWNER, owner)

/** Who logged in last by name, so that the lock need not ask for it. */
const NAME = 'login_name'
export const lastName = (): string => (kept.get(NAME) ?? '').slice(0, 50)
export const rememberName = (name: string): void => kept.set(NAME, name)

/** Someone logged in or out in another tab: this page shows the wrong person. Returns the way to stop watching. */
export function onLoginElsewhere(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY && event.newValue !== event.oldValue) changed()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
