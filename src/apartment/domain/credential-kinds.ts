/** What the kinds of credentials differ in; what is done to them is the same. */
import { GrantType } from '../../generated/enums.ts'

/** Settings that forbid what would be added. */
export type Forbidding =
  'forbid_add_password' | 'forbid_add_tmp_password' | 'forbid_get_once_password' | 'forbid_admin_password'

export interface CredentialKind {
  /** Six digits, typed or drawn. */
  readonly digits: boolean
  /** Somebody presents it at the lock: until then it is under way. */
  readonly captured: boolean
  /** Null: no setting forbids to add one. */
  readonly forbiddenBy: Forbidding | null
}

const PLAIN: CredentialKind = { digits: false, captured: false, forbiddenBy: null }

export const CREDENTIAL_KINDS: Readonly<Record<GrantType, CredentialKind>> = {
  [GrantType.password]: { digits: true, captured: false, forbiddenBy: 'forbid_add_password' },
  [GrantType.fingerprint]: { ...PLAIN, captured: true },
  [GrantType.bluetooth]: PLAIN,
  [GrantType.card]: { ...PLAIN, captured: true },
  [GrantType.face]: PLAIN,
}
