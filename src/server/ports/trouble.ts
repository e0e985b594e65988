/**
 * What is wrong with an external service, as people may be told: one of a few reasons, whose words stand in the schemas
 * (`status.reason.…`). What the service itself said may hold addresses, keys and anything else: it is the log's alone.
 */

export type Trouble =
  'unreachable' | 'untrusted' | 'timed_out' | 'refused' | 'broken' | 'disk_full' | 'no_access' | 'failed'

/** The service has answered, and that it will not. */
export class Answered extends Error {
  readonly status: number
  constructor(status: number) {
    super(`answered ${status}`)
    this.status = status
  }
}

/** It has not answered as long as it was waited for. */
export class Late extends Error {}

/** By the code of an error of Node's or of a store that speaks S3. */
const BY_CODE: Readonly<Record<string, Trouble>> = {
  ...named('unreachable', [
    'ECONNREFUSED',
    'ECONNRESET',
    'ECONNABORTED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EPIPE',
    'UND_ERR_SOCKET',
    // Of the mail library, when nothing more exact lies behind.
    'ECONNECTION',
    'ESOCKET',
    'EDNS',
  ]),
  ...named('untrusted', [
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'ETLS',
  ]),
  ...named('timed_out', ['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']),
  ...named('refused', [
    'AccessDenied',
    'InvalidAccessKeyId',
    'SignatureDoesNotMatch',
    // Our own certificate, which is missing or not to their liking.
    'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED',
    'ERR_SSL_TLSV1_ALERT_UNKNOWN_CA',
    'ERR_SSL_TLSV1_ALERT_ACCESS_DENIED',
    'ERR_SSL_SSLV3_ALERT_BAD_CERTIFICATE',
    'ERR_SSL_SSLV3_ALERT_CERTIFICATE_EXPIRED',
    'ERR_SSL_SSLV3_ALERT_CERTIFICATE_REVOKED',
    'ERR_SSL_SSLV3_ALERT_CERTIFICATE_UNKNOWN',
    'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE',
  ]),
  ...named('broken', ['InternalError', 'ServiceUnavailable', 'SlowDown']),
  ...named('disk_full', ['ENOSPC', 'EDQUOT']),
  ...named('no_access', ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST']),
}

function named(trouble: Trouble, codes: readonly string[]): Readonly<Record<string, Trouble>> {
  return Object.fromEntries(codes.map((code) => [code, trouble]))
}

/** Null: what was refused was this one thing, such as a number that is none; the service is well. */
export function troubleOf(thrown: unknown): Trouble | null {
  if (thrown instanceof Answered) return byStatus(thrown.status)
  for (let at = thrown, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    if (at instanceof Late || at.name === 'TimeoutError') return 'timed_out'
    const known = BY_CODE[String((at as NodeJS.ErrnoException).code ?? '')]
    if (known !== undefined) return known
  }
  return 'failed'
}

function byStatus(status: number): Trouble | null {
  if (status === 401 || status === 403) return 'refused'
  if (status >= 500) return 'broken'
  return status >= 400 ? null : 'failed'
}
