/**
 * `npm run fleet -- [--url http://127.0.0.1:3000] [--speed 60] [--seed 1] [--from 7] [--company 1]`: plays a day of
 * what reports to the product, on a running demo. It comes as from real ones, by the product's webhook, signed with the
 * first secret of WEBHOOK_SECRETS, which the server must have been started with, too. The same seed plays the same day.
 * One in twenty reports is sent twice and one in twenty-five late: the console must not show it.
 */
import { parseArgs } from 'node:util'
import { played } from '#product/fleet/played.ts'
import { chanceOf } from '../src/server/commands/simulated/chance.ts'
import { placeOf, webhookSecrets } from '../src/server/webhooks/secrets.ts'
import { signatureOf } from '../src/server/webhooks/signature.ts'
import type { Row, Scene } from './fleet/played.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    speed: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '7' },
    company: { type: 'string', default: '1' },
  },
})
const [speed, seed, from, company] = [values.speed, values.seed, values.from, values.company].map(Number)
if (!(speed! > 0)) fail(`--speed must be a number above 0; it is "${values.speed}".`)
if (!Number.isInteger(seed)) fail(`--seed must be a whole number; it is "${values.seed}".`)
if (!(from! >= 0 && from! < 24)) fail(`--from must be an hour from 0 to 23; it is "${values.from}".`)
const account = played.account(company!) ?? fail(`The demo has no account in company ${values.company}.`)
const place = placeOf(played.webhook, company!)
const example = `WEBHOOK_SECRETS=${place}=whsec_${Buffer.alloc(32, 'fleet').toString('base64')}`
const secret = secretOf(process.env['WEBHOOK_SECRETS'] ?? '')

const DAY_S = 86_400
/** A late report is sent so many seconds of the day after it happened. */
const LATE_S = 900

const chance = (...words: readonly (number | string)[]): number => chanceOf(seed!, ...words)
const players = await played.players(await reader())
if (players.length === 0) fail('There is nobody to play: the console has no records of that kind.')
const begin = from! * 3600
const scenes = played
  .day(players, chance, from!)
  .map((scene): Scene => ({ ...scene, after: (scene.after - begin + DAY_S) % DAY_S }))
  .sort((one, other) => one.after - other.after)
console.log(
  `${players.length} of them, ${scenes.length} reports in ${Math.round(DAY_S / speed! / 60)} minutes. Ctrl+C ends it.`,
)

/** Numbers of a run begin anew, as those of who was started now. */
const boot = Math.floor(Date.now() / 1000)
const numbers = new Map<string, number>()
const started = Date.now()
const instant = (after: number): number => started + (after / speed!) * 1000
const sends = scenes
  .flatMap((scene, at) => {
    const sequence = (numbers.get(scene.address) ?? 0) + 1
    numbers.set(scene.address, sequence)
    const late = chance('late', at) < 0.04 ? LATE_S : 0
    const message = played.message(scene, new Date(instant(scene.after)).toISOString(), boot, sequence)
    const one = { at: instant(scene.after + late), id: `${boot}-${at}`, message }
    return chance('twice', at) < 0.05 ? [one, { ...one, id: `${one.id}-again` }] : [one]
  })
  .sort((one, other) => one.at - other.at)

let sent = 0
for (const { at, id, message } of sends) {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - Date.now())))
  await post(id, JSON.stringify(message))
  sent += 1
  if (sent % 200 === 0) console.log(`${sent} of ${sends.length}`)
}
console.log(`${sent} sent.`)

async function post(id: string, body: string): Promise<void> {
  const time = Math.floor(Date.now() / 1000)
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(time),
    'webhook-signature': signatureOf(secret, id, time, body),
  }
  const response = await fetch(`${values.url}/hooks/${place}`, { method: 'POST', headers, body }).catch(() => null)
  if (response?.ok === true) return
  if (response?.status === 401) fail(`The server does not know this secret. Start it with\n  ${example}`)
  // As a real one does, it tells again what was not taken.
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  return post(id, body)
}

/** Reads the company's lists as its administrator in the demo. */
async function reader(): Promise<(address: string) => Promise<readonly Row[]>> {
  const { name, password: pass } = account
  const response = await fetch(`${values.url}/passport/api/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, pass, from: 2 }),
  }).catch(() => fail(`No server answers at ${values.url}.`))
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return async (address) => {
    const rows: Row[] = []
    for (let after = ''; ;) {
      const page = await fetch(`${values.url}${address}&limit=1000${after}`, { headers: { cookie } })
      const { data, err_msg } = (await page.json()) as {
        data?: { list: readonly Row[]; next: string | null }
        err_msg?: string
      }
      if (data?.list === undefined) fail(`${address} answers "${err_msg}": this needs the demo's records.`)
      rows.push(...data.list)
      if (data.next === null) return rows
      after = `&after=${encodeURIComponent(data.next)}`
    }
  }
}

function secretOf(setting: string): Buffer {
  try {
    const [first] = webhookSecrets(setting).get(place) ?? []
    if (first !== undefined) return first
  } catch (error) {
    fail(`WEBHOOK_SECRETS ${(error as Error).message}`)
  }
  return fail(
    `WEBHOOK_SECRETS has none for ${place}. For a demo, give this to the server and to this command:\n  ${example}`,
  )
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
