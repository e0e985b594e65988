/**
 * The way out for mail. Without a server that takes it every mail is a file of an outbox, as a mail program opens it; a
 * provider is another `MailPort`. Nothing here decides who gets one.
 */
import { link, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'

export interface MailPort {
  send(mail: Mail): Promise<MailSent>
  /** Forgets what was written before then; left out: nothing is kept here. */
  sweep?(before: Date): Promise<void>
}

interface Log {
  warn(details: object, text: string): void
}

export interface Mail {
  /** The same key is the same mail, however often it is sent. Letters, digits and hyphens. */
  readonly key: string
  /** All of them see each other. */
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly files: readonly MailFile[]
  readonly at: Date
}

export interface MailFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

export interface MailSent {
  /** Those of `to` that it was not taken for; it was for the others. */
  readonly refused: readonly string[]
}

/** As it is written, by whoever sends it. The number makes the same mail known to whoever gets it twice. */
export const composed = ({ key, to, subject, text, files, at }: Mail, from: string) => ({
  from,
  to: [...to],
  subject,
  text,
  date: at,
  messageId: `<${key}@${from.slice(from.lastIndexOf('@') + 1).replaceAll(/[^\w.-]/g, '')}>`,
  attachments: files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes })),
  // What is in it comes from records: nothing is read from a disk or fetched.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** By which the outbox knows its own: an operator may have chosen a folder that holds other mails. */
const SUFFIX = '.outbox.eml'
const OWN = /\.outbox\.eml(\.\d+\.unfinished)?$/

/** Under its key, and there at once as a whole: a mail that is there already stays as it is. */
export function mailOutbox(folder: string, from: string, log: Log): MailPort {
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true })
      const file = path.join(folder, `${mail.key}${SUFFIX}`)
      const unfinished = `${file}.${process.pid}.unfinished`
      await writeFile(unfinished, await new MailComposer(composed(mail, from)).compile().build(), { mode: 0o600 })
      try {
        await link(unfinished, file)
        log.warn({ file }, 'no mail server: this mail went to the outbox')
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      } finally {
        await rm(unfinished, { force: true })
      }
      return { refused: [] }
    },
    sweep: async (before) => {
      for (const name of await readdir(folder).catch(() => [])) {
        if (!OWN.test(name)) continue
        const place = path.join(folder, name)
        const found = await stat(place).catch(() => null)
        if (found !== null && found.isFile() && found.mtime < before) await rm(place, { force: true })
      }
    },
  }
}
