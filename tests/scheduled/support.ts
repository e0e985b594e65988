/** A mail server that a test reads, and mails as it has taken them. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { pemPath } from '../commands/support/broker.ts'

export interface Taken {
  readonly from: string
  readonly to: readonly string[]
  readonly source: string
  /** It came over TLS. */
  readonly secure: boolean
  /** Who had logged in; empty: nobody. */
  readonly user: string
}

export interface Mailbox {
  readonly url: string
  readonly taken: Taken[]
  /** Passwords that came to it, over whatever line. */
  readonly passwords: string[]
  /** What it says to whom; left out: it takes the mail. */
  readonly says: { address: (address: string) => Error | null; mail: () => Error | null }
  close(): Promise<void>
}

export const refusal = (responseCode: number): Error => Object.assign(new Error('refused'), { responseCode })

export interface Rules {
  /** `plain`: no TLS at all; `starttls`: once it is asked for; `tls`: from the first byte. */
  readonly line?: 'plain' | 'starttls' | 'tls'
  /** Whoever does not log in with it is not let in; left out: everybody is. */
  readonly password?: string
}

export async function mailbox({ line = 'plain', password }: Rules = {}): Promise<Mailbox> {
  const taken: Taken[] = []
  const passwords: string[] = []
  const says: Mailbox['says'] = { address: () => null, mail: () => null }
  const server = new SMTPServer({
    authOptional: password === undefined,
    secure: line === 'tls',
    disabledCommands: line === 'plain' ? ['STARTTLS'] : [],
    // It is the client that must not say it in the open.
    allowInsecureAuth: true,
    key: readFileSync(pemPath('broker.key')),
    cert: readFileSync(pemPath('broker.pem')),
    onAuth: ({ username, password: given }, _, done) => {
      passwords.push(String(given))
      if (given === password) done(null, { user: String(username) })
      else done(Object.assign(new Error('unknown'), { responseCode: 535 }))
    },
    onRcptTo: ({ address }, _, done) => done(says.address(address)),
    onData: (stream, { envelope, secure, user }, done) => {
      void buffer(stream).then((bytes) => {
        const refused = says.mail()
        if (refused === null)
          taken.push({
            from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
            to: envelope.rcptTo.map(({ address }) => address),
            source: bytes.toString(),
            ...{ secure, user: typeof user === 'string' ? user : '' },
          })
        done(refused)
      })
    },
  })
  // Whoever hangs up in the middle is nobody's trouble here.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `${line === 'tls' ? 'smtps' : 'smtp'}://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    taken,
    passwords,
    says,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Of a mail as it is written: its head, its words and its only file. */
export function partsOf(source: string) {
  const [head = ''] = source.split(/\r?\n\r?\n/, 1)
  const boundary = /boundary="([^"]+)"/.exec(head)![1]!
  const [text = '', file = ''] = source.split(`--${boundary}`).slice(1, 3)
  const bodyOf = (part: string): Buffer => {
    const [own = '', ...rest] = part.replace(/^\r?\n/, '').split(/\r?\n\r?\n/)
    const body = rest.join('\n\n')
    return /base64/i.test(own) ? Buffer.from(body, 'base64') : Buffer.from(quoted(own, body))
  }
  const header = (name: string): string =>
    worded(new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'mi').exec(head)?.[1] ?? '')
  return { header, text: bodyOf(text).toString(), file: bodyOf(file) }
}

/** Quoted-printable, where a part says that it is. */
const quoted = (head: string, body: string): string =>
  /quoted-printable/i.test(head)
    ? Buffer.from(
        body
          .replaceAll(/=\r?\n/g, '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      ).toString()
    : body

const worded = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, how: string, said: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(said, 'base64').toString()
        : quoted('quoted-printable', said.replaceAll('_', ' ')),
    )
