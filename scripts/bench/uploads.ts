/** Many files at once, into the folder and into a store that speaks S3: what the server holds of them meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { startBucket } from '../../tests/files/support.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { growthDuring, logIn, type Caller, type Running, startServer } from './server.ts'
import { median, timed } from './timing.ts'

const COUNT = 50
const MEGABYTES = 4
const MOST = 64
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)

const benchmark: Benchmark = {
  name: 'Uploads at once',
  how: `${COUNT} photos of ${MEGABYTES} MB sent over HTTP at the same time to the built server on the embedded database, each with its token: received, looked into, drawn small, kept. Growth is of the server's resident memory beyond what it held after ${COUNT} others, one after the other, at most; the floor is the same server left alone for as long. Median of ${ROUNDS}.`,
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), 'console-bench-'))
    const bucket = await startBucket(path.join(folder, 'bucket'))
    try {
      const measurements: Measurement[] = []
      for (const [where, settings] of [
        ['a folder', {}],
        ['a store that speaks S3', bucket.settings],
      ] as const) {
        const server = await startServer({ DATA_DIR: path.join(folder, 'data'), JOBS: '0', ...settings })
        measurements.push(...(await measure(server, where).finally(() => server.stop())))
      }
      return measurements
    } finally {
      await bucket.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
export default benchmark

async function measure(server: Running, where: string): Promise<readonly Measurement[]> {
  const caller = await logIn(server.url)
  const photo = await photoOf(MEGABYTES << 20)
  for (let made = 0; made < COUNT; made++) await upload(server, caller, photo)
  const [growths, alone, times]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    let ms = 0
    const growth = await growthDuring(server, async () => {
      ms = await timed(() => Promise.all(Array.from({ length: COUNT }, () => upload(server, caller, photo))))
    })
    growths.push(growth)
    times.push(ms)
    alone.push(await growthDuring(server, () => new Promise((resolve) => setTimeout(resolve, ms))))
  }
  return [
    { what: `into ${where}: growth of the server`, value: median(growths), unit: 'MB', target: { atMost: MOST } },
    { what: `into ${where}: growth of the server left alone`, value: median(alone), unit: 'MB' },
    { what: `into ${where}: until the last is kept`, value: median(times) / 1000, unit: 's' },
  ]
}

/** Nearly as large as that, of grain, which no format makes smaller. */
async function photoOf(bytes: number): Promise<Buffer> {
  for (let side = 3_000; ; side -= 20) {
    const photo = await sharp({
      create: { width: side, height: side, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 20 } },
    })
      .jpeg({ quality: 90 })
      .toBuffer()
    if (photo.length <= bytes) return photo
  }
}

async function upload(server: Running, { cookie, text }: Caller, photo: Buffer): Promise<void> {
  const { data } = JSON.parse(await text('/v3/upload_token')) as {
    readonly data: Readonly<Record<string, string>>
  }
  const form = new FormData()
  for (const name of ['policy', 'signature', 'SecurityToken']) form.append(name, data[name]!)
  form.append('file', new Blob([new Uint8Array(photo)]), 'photo.jpg')
  const answer = await fetch(`${server.url}/files/v1/inner/files`, { method: 'POST', headers: { cookie }, body: form })
  const said = (await answer.json()) as { readonly err_code: number; readonly err_msg: string }
  if (said.err_code !== 0) throw new Error(said.err_msg)
}
