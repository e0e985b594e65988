/** The simulated devices of a journey: what they tell, and how they will meet a command. */
import { randomBytes, randomUUID } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { readConfig } from '../../src/server/config.ts'
import { chanceOf, chosen } from '../../src/server/commands/simulated/chance.ts'
import type { Mood } from '../../src/server/commands/simulated/moods.ts'
import { signatureOf } from '../../src/server/webhooks/signature.ts'
import { bound, HOME, make, rowsOf, unique } from './records.ts'

const PLACE = 'device_report/1'
/** Workers read it again: what was chosen first stays. */
process.env['E2E_WEBHOOK'] ??= randomBytes(32).toString('base64')
const secret = process.env['E2E_WEBHOOK']
export const WEBHOOK_SECRETS = `${PLACE}=whsec_${secret}`

/** A device tells something unasked, by the way of a vendor's platform. */
export async function tell(page: Page, sn: string, report: Readonly<Record<string, unknown>>): Promise<void> {
  const [number, time] = [randomUUID(), Math.floor(Date.now() / 1000)]
  const data = JSON.stringify({ at: new Date().toISOString(), ...report, sn })
  const answer = await page.request.post(`/hooks/${PLACE}`, {
    data,
    headers: {
      'content-type': 'application/json',
      'webhook-id': number,
      'webhook-timestamp': String(time),
      'webhook-signature': signatureOf(Buffer.from(secret, 'base64'), number, time, data),
    },
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
}

/** A lock that is online, in a room and a home of its own. */
export async function lockOnline(page: Page, home: string): Promise<{ readonly sn: string; readonly lock: number }> {
  const { home_id } = await make(page, 'homes', { ...HOME, name: unique(home) })
  // Of a model that takes every kind of credential.
  const sn = `lk240393${String(Date.now()).slice(-8)}0001`
  const lock = await bound(page, 'locks', sn, home_id)
  await tell(page, sn, { type: 'online' })
  return { sn, lock }
}

const read = readConfig({})
if ('mistakes' in read) throw new Error(read.mistakes.join())
const { fleet, fleetSeed } = read.config
/** The simulated devices behave by chance, but always the same: what a command will meet is known beforehand. */
export const moodOf = (task: number, attempt = 1): Mood =>
  chosen(fleet, chanceOf(fleetSeed, 'mood', `1-${task}`, attempt))
/** Answers late enough for somebody to see it under way. */
export const isSlow = (task: number): boolean => chanceOf(fleetSeed, 'delay', `1-${task}`, 1) > 0.7

/** Other devices are asked how they are, until the next command is one of these. */
export async function untilNext(page: Page, fits: (task: number) => boolean): Promise<void> {
  const others = await rowsOf(page, 'devices', 'device_type=2&state=2&net_state=1&sort=device_id&limit=100')
  let [newest] = (await rowsOf(page, 'command_tasks', 'sort=-id&limit=1')).map(({ id }) => Number(id))
  for (let at = 0; !fits(newest! + 1); at++) {
    const answer = await page.request.post(`/v3/devices/${String(others[at % others.length]!['device_id'])}/refresh`, {
      data: {},
    })
    const { data } = (await answer.json()) as { data?: { task_id?: number } }
    newest = data?.task_id ?? newest! + 1
  }
}

/** The next commands, so many of them, are done at once. */
export const untilPrompt = (page: Page, count: number): Promise<void> =>
  untilNext(page, (task) =>
    Array.from({ length: count }, (_, at) => moodOf(task + at)).every((one) => one === 'prompt'),
  )
