/** Mail: to an outbox on this machine, or to a server that takes it by SMTP. */
import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pem, secretSetting, setting, text } from '../config.ts'
import { mailOutbox, type MailPort } from '../messages/mail.ts'
import type { Port } from './port.ts'

const settings = {
  /** The server; empty: the outbox. */
  smtpUrl: setting('SMTP_URL', '', server),
  smtpUsername: setting('SMTP_USERNAME', '', text),
  smtpPassword: secretSetting('SMTP_PASSWORD', text),
  /** Whose certificate the server shows, where no public authority knows it. */
  smtpCa: setting('SMTP_CA', '', pem),
  /** From whom mail is. */
  mailFrom: setting('MAIL_FROM', '', sender),
  /** A folder; empty: `mails` in `DATA_DIR`. */
  mailOutbox: setting('MAIL_OUTBOX', '', text),
} as const

export const mail: Port<MailPort, typeof settings> = {
  settings,
  contradiction: ({ smtpUrl, smtpUsername, smtpPassword, smtpCa, mailFrom }) => {
    if (smtpUrl === '')
      return smtpUsername === '' && smtpPassword === '' && smtpCa === null
        ? null
        : 'SMTP_URL is missing: without a server the other settings of SMTP mean nothing.'
    if (mailFrom === '') return 'SMTP_URL needs MAIL_FROM: a mail is from somebody.'
    return (smtpUsername === '') === (smtpPassword === '')
      ? null
      : 'SMTP_USERNAME and SMTP_PASSWORD go together: one of them is missing.'
  },
  // Some megabytes over a slow line.
  seconds: 120,
  choose: ({ smtpUrl }) => (smtpUrl === '' ? 'outbox' : 'smtp'),
  adapters: {
    outbox: {
      simulated: true,
      open: ({ mailOutbox: given, mailFrom }, { config: { dataDir }, log }) => {
        const folder = path.resolve(given || path.join(dataDir, 'mails'))
        return {
          contract: mailOutbox(folder, mailFrom || 'console@localhost', log),
          check: async () => {
            await mkdir(folder, { recursive: true })
            await access(folder, constants.W_OK)
          },
        }
      },
    },
    smtp: {
      simulated: false,
      open: async ({ smtpUrl, smtpUsername, smtpPassword, smtpCa, mailFrom }) => {
        // Not loaded where mail goes to the outbox.
        const { smtp } = await import('../messages/smtp.ts')
        const { send, check } = smtp({
          url: smtpUrl,
          username: smtpUsername,
          password: smtpPassword,
          from: mailFrom,
          ca: smtpCa,
        })
        return { contract: { send }, check }
      },
    },
  },
}

function server(value: string): string {
  if (value !== '' && !(/^smtps?:\/\/[^\s/@?#]+$/.test(value) && URL.canParse(value)))
    throw new Error('must be the address of a mail server, such as smtps://mail.example.com:465')
  return value
}

function sender(value: string): string {
  if (value !== '' && !/^[^\s@<>]+@[^\s@<>]+$/.test(value))
    throw new Error('must be an address, such as reports@example.com')
  return value
}
