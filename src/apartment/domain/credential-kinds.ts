/** What the kinds of credentials differ in; what is done to them is the same. */
import { GrantType } from '../../generated/enums.ts'

export interface CredentialKind {
  /** Six digits, typed or drawn. */
  readonly digits: boolean
  /** Somebody presents it at the lock: until then it is under way. */
  readonly captured: boolean
}

/** `kinds`: of a lock's model; of one that is not listed, or lists none, nobody knows what it takes. */
export const takesKind = (kinds: readonly GrantType[] | null, kind: GrantType): boolean =>
  kinds === null || kinds.length === 0 || kinds.includes(kind)

export const CREDENTIAL_KINDS: Readonly<Record<GrantType, CredentialKind>> = {
  [GrantType.password]: { digits: true, captured: false },
  [GrantType.fingerprint]: { digits: false, captured: true },
  [GrantType.bluetooth]: { digits: false, captured: false },
  [GrantType.card]: { digits: false, captured: true },
  [GrantType.face]: { digits: false, captured: false },
}
