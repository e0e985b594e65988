/**
 * Who computes the codes that a lock takes without being reached: the vendor, by an algorithm that its locks know too.
 * Nothing is sent to the lock. It is asked ahead of the transaction that notes the issue, and may be asked for a code
 * that is then given to nobody.
 */
import type { FunctionCode } from '../../generated/enums.ts'
import type { Port } from '../../server/ports/port.ts'
import {
  dynamicCode,
  dynamicEnd,
  functionCode,
  offlineCode,
  type Hours,
  type OfflineKind,
} from '../domain/lock-codes.ts'
import { lockSecret } from '../domain/lock-secret.ts'

export interface CodedLock {
  /** In small letters. */
  readonly sn: string
  /** The company that has it. */
  readonly company: number
}

export interface Code {
  /** Digits, as they are typed at the lock. */
  readonly digits: string
  readonly expires_at: Date
}

export interface LockCodes {
  /** Good in those whole hours, as often as it is typed; it cannot be withdrawn. */
  offline(lock: CodedLock, hours: Hours, as: OfflineKind): Promise<string>
  /** Good from `at` for five minutes, once. */
  dynamic(lock: CodedLock, at: Date): Promise<Code>
  /** Makes the lock do something, within five minutes. */
  function(lock: CodedLock, code: FunctionCode, at: Date): Promise<Code>
}

declare module '../../server/ports/ports.ts' {
  interface ProductPorts {
    readonly lock_codes: LockCodes
  }
}

/** Simulated locks know `domain/lock-codes.ts`; a real one takes none of these codes. */
export const lockCodes: Port<LockCodes> = {
  seconds: 5,
  choose: () => 'simulated',
  adapters: {
    simulated: {
      simulated: true,
      open: () => ({
        contract: {
          offline: (lock, hours, as) => Promise.resolve(offlineCode(lockSecret(lock), hours, as)),
          dynamic: (lock, at) =>
            Promise.resolve({ digits: dynamicCode(lockSecret(lock), at), expires_at: dynamicEnd(at) }),
          function: (lock, code, at) =>
            Promise.resolve({ digits: functionCode(lockSecret(lock), code, at), expires_at: dynamicEnd(at) }),
        },
        check: () => Promise.resolve(),
      }),
    },
  },
}
