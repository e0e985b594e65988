/** Text messages: to an outbox on this machine, or to a service that takes them by HTTP. */
import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { secretSetting, setting, text, webPage } from '../config.ts'
import { outbox, type SmsPort } from '../messages/sms.ts'
import { ask } from './ask.ts'
import type { Port } from './port.ts'

/** No network joins more to one message. */
const MOST_PARTS = 10

const settings = {
  /** Where a service takes messages; empty: the outbox. */
  smsUrl: setting('SMS_URL', '', webPage),
  /** By which it knows this installation. */
  smsKey: secretSetting('SMS_KEY', text),
} as const

export const sms: Port<SmsPort, typeof settings> = {
  settings,
  contradiction: ({ smsUrl, smsKey }) =>
    (smsUrl === '') === (smsKey === '') ? null : 'SMS_URL and SMS_KEY go together: one of them is missing.',
  seconds: 15,
  choose: ({ smsUrl }) => (smsUrl === '' ? 'outbox' : 'http'),
  adapters: {
    outbox: {
      simulated: true,
      open: (_, { config: { smsOutbox, dataDir }, log }) => {
        const file = path.resolve(smsOutbox || path.join(dataDir, 'outbox.jsonl'))
        return {
          contract: outbox(file, log),
          check: async () => {
            await mkdir(path.dirname(file), { recursive: true })
            await access(path.dirname(file), constants.W_OK)
          },
        }
      },
    },
    http: {
      simulated: false,
      open: ({ smsUrl, smsKey }) => ({
        contract: {
          send: async ({ key, phone, text: words }) => {
            const headers = { authorization: `Bearer ${smsKey}` }
            const answer = await ask(smsUrl, { body: { phone, text: words }, key, headers })
            return { parts: partsIn(await answer.text()) }
          },
        },
      }),
    },
  },
}

/** A service need not say it, nor answer JSON at all: what it has taken, it has taken. */
function partsIn(answer: string): number | null {
  try {
    const { parts } = JSON.parse(answer) as { readonly parts?: unknown }
    return typeof parts === 'number' && Number.isInteger(parts) && parts > 0 && parts <= MOST_PARTS ? parts : null
  } catch {
    return null
  }
}
