/** Mail by SMTP. Of what the other side says is told apart what is about one mail, and what about the service. */
import { createTransport } from 'nodemailer'
import { Answered } from '../ports/trouble.ts'
import { composed, type MailPort } from './mail.ts'

export interface SmtpSettings {
  /** `smtp://host:port` (encrypted where the server offers it) or `smtps://host:port`. */
  readonly url: string
  readonly username: string
  readonly password: string
  readonly from: string
  /** The authority that signed the server's certificate; null: a public one. */
  readonly ca: Buffer | null
}

/** For connecting, and for each answer. */
const WAIT_MS = 20_000

export function smtp({ url, username, password, from, ca }: SmtpSettings): MailPort & { check(): Promise<unknown> } {
  const { protocol, hostname, port } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // A password never goes over a line that others read.
    requireTLS: !secure && username !== '',
    ...(username !== '' && { auth: { user: username, pass: password } }),
    ...(ca !== null && { tls: { ca } }),
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      const { rejected } = await transport.sendMail(composed(mail, from)).catch((error: unknown) => {
        throw told(error)
      })
      return { refused: rejected }
    },
    check: () =>
      transport.verify().catch((error: unknown) => {
        throw told(error)
      }),
  }
}

/** Of which the library says that they are about the mail, not about the connection. */
const OF_ONE_MAIL: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE', 'EPROTOCOL'])

interface SmtpError {
  readonly code?: string
  /** Of the system or of TLS, more exact than the library's own. */
  readonly originalCode?: string
  readonly responseCode?: number
}

/** In the words of every port: refused for good (4xx of HTTP), refused as a user (401), or out of order. */
function told(error: unknown): unknown {
  const { code = '', originalCode, responseCode = 0 } = error as SmtpError
  if (code === 'EAUTH') return new Answered(401)
  // It has no TLS, or its certificate is not good: whatever number it said before, that is why.
  if (code === 'ETLS') return error
  if (OF_ONE_MAIL.has(code) && responseCode >= 500) return new Answered(422)
  if (responseCode >= 400) return new Answered(503)
  return originalCode === undefined ? error : Object.assign(error as Error, { code: originalCode })
}
