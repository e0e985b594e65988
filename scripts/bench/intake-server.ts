/**
 * A server of the product whose devices tell so many reports a second, from the moment at which it is sent SIGUSR2: a
 * process of its own for `intake.ts`. What the reports say is the product's (`benched.intake`). It prints how it went.
 */
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import product from '#product/product.ts'
import { benched } from '#product/bench/benched.ts'
import { createApp } from '../../src/server/app.ts'
import type { DeviceLink, Heard } from '../../src/server/commands/link.ts'
import { generatedSource } from '../../src/server/generated-source.ts'
import { readSettings } from '../../src/server/ports/settings.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Intaken, Intaking, Teller } from './intake.ts'

const { recorded, rate, seconds, tellers: file } = JSON.parse(process.env['BENCH_INTAKE']!) as Intaking
const tellers = JSON.parse(readFileSync(file, 'utf8')) as readonly Teller[]
const reportOf = recorded === true ? benched.intake.recorded.report : benched.intake.report
const TICK_MS = 10

let heard: Heard | undefined
const link: DeviceLink = {
  connect: (to) => {
    heard = to
  },
  deliver: () => Promise.resolve('accepted'),
  close: () => Promise.resolve(),
}

const read = readSettings(process.env, product)
if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
const store = await openStore({ databaseUrl: read.config.databaseUrl, maintenance: 0 })
const app = await createApp({
  ...{ store, source: await generatedSource(), config: read.config, product },
  ports: { devices: link },
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.once('SIGUSR2', () => void run().then((done) => console.log(JSON.stringify(done))))
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
// Who reads it may signal at once.
console.log(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)

/** `rate` 0: all of them at once. */
async function run(): Promise<Intaken> {
  const all = rate === 0 ? tellers.length : rate * seconds
  const started = performance.now()
  const boot = Math.floor(Date.now() / 1000)
  let [told, stored, failed, most] = [0, 0, 0, 0]
  const tell = (at: number): void => {
    const [teller, round] = [tellers[at % tellers.length]!, Math.floor(at / tellers.length)]
    const { kind, data } = reportOf(teller, at)
    const report = { client_id: 1, address: teller.address, at: new Date().toISOString(), kind, data }
    heard!.reported({ ...report, boot, sequence: round + 1 }).then(
      () => (stored += 1),
      () => (failed += 1),
    )
  }
  let left = 0
  while (told < all) {
    const due = rate === 0 ? all : Math.min(all, Math.floor(((performance.now() - started) / 1_000) * rate))
    for (; told < due; told += 1) tell(told)
    most = Math.max(most, told - stored - failed)
    left = told - stored - failed
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  while (stored + failed < all) await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  return { told, failed, left, most, ms: performance.now() - started }
}
