/**
 * The way out for text messages. Without a provider every message goes to the log and to an outbox, one line of JSON
 * each, where a developer reads the codes; a provider is another `SmsPort`. Nothing here decides who gets a message.
 */
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export interface SmsPort {
  send(message: SmsMessage): Promise<SmsSent>
}

export interface SmsMessage {
  /** The same key is the same message, however often it is sent. */
  readonly key: string
  readonly phone: string
  readonly text: string
  readonly at: Date
}

export interface SmsSent {
  /** As how many messages the service counts it; null: it does not say. */
  readonly parts: number | null
}

export interface Log {
  warn(details: object, text: string): void
}

export function outbox(file: string, log: Log): SmsPort {
  const holds = async (key: string): Promise<boolean> => {
    const lines = await readFile(file, 'utf8').catch(() => '')
    return lines.includes(`"key":${JSON.stringify(key)},`)
  }
  const keep = async ({ key, phone, text, at }: SmsMessage): Promise<void> => {
    if (await holds(key)) return
    log.warn({ phone, text }, 'no provider for text messages: this one went to the outbox')
    await mkdir(path.dirname(file), { recursive: true })
    await appendFile(file, `${JSON.stringify({ at: at.toISOString(), key, phone, text })}\n`, { mode: 0o600 })
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    // One after the other: two of one key at the same time would both find that it is not there.
    send: async (message) => {
      const kept = last.then(() => keep(message))
      last = kept.catch(() => undefined)
      await kept
      return { parts: null }
    },
  }
}
