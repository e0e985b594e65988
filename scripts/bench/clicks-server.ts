/**
 * A server of the product whose devices answer every order after a moment, and which prints when each order came to its
 * device and when its answer came back: a process of its own for `clicks.ts`. Times are of the machine's clock, in ms.
 */
import type { AddressInfo } from 'node:net'
import product from '#product/product.ts'
import { createApp } from '../../src/server/app.ts'
import type { DeviceLink, Heard } from '../../src/server/commands/link.ts'
import { generatedSource } from '../../src/server/generated-source.ts'
import { readSettings } from '../../src/server/ports/settings.ts'
import { openStore } from '../../src/server/store/open-store.ts'

/** Longer than a caller takes to hear that its command was accepted. */
const ANSWER_MS = 300
const now = (): number => performance.timeOrigin + performance.now()

let heard: Heard | undefined
const link: DeviceLink = {
  connect: (to) => {
    heard = to
  },
  deliver: ({ id, attempt }) => {
    console.log(JSON.stringify({ is: 'order', id, at: now() }))
    setTimeout(() => {
      console.log(JSON.stringify({ is: 'answer', id, at: now() }))
      void heard!.answered({ id, attempt, outcome: 'done' })
    }, ANSWER_MS)
    return Promise.resolve('accepted')
  },
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
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
console.log(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
