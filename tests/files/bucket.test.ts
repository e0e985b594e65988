/** A server that keeps its files in a bucket: what is uploaded is there, is read from there, and goes from there. */
import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesIn } from '../../src/server/ports/files.ts'
import { thumbnailOf } from '../../src/server/files/blobs.ts'
import { dueSince, runnerOn } from '../jobs/support.ts'
import { loggedIn, startServer, testConfig, type Caller, type TestServer } from '../http/support/server.ts'
import { createFolders, describeOne } from '../support/stores.ts'
import { below, grain, picture, send, startBucket, tokenFor, uploaded, type Bucket } from './support.ts'

describeOne('A server on a bucket', (open) => {
  const newFolder = createFolders()
  let server: TestServer
  let bucket: Bucket
  let admin: Caller
  let folder: string
  let kept: string
  beforeAll(async () => {
    ;[folder, kept] = [await newFolder(), await newFolder()]
    bucket = await startBucket(kept)
    server = await startServer(open, { ...bucket.settings, DATA_DIR: folder, JOBS: '0' })
    admin = await loggedIn(server.app)
  }, 120_000)
  afterAll(() => bucket.close())

  const inBucket = async () =>
    (await server.app.ports.all.files.namesBefore(new Date(Date.now() + 60_000), '', 100)).names
  const nameOf = (url: unknown) => /[^/?]+[.]png/.exec(String(url))![0]
  const forTicket = () => tokenFor(admin, 'ticket.pictures')

  it('names it to who uploads, keeps nothing of a file itself, and reads it whole, in part and small', async () => {
    expect((await admin.call('GET', '/v3/upload_token')).json.data['bucket']).toBe(bucket.settings.S3_BUCKET)
    const bytes = await picture()
    const { url } = await uploaded(admin, 'ticket.pictures', { bytes, name: 'a.png' })
    expect(await inBucket()).toEqual([nameOf(url), thumbnailOf(nameOf(url))])
    expect(await below(folder)).toEqual([])
    const get = (address: string, headers = {}) =>
      server.app.inject({ url: address, headers: { cookie: admin.cookie, ...headers } })
    const whole = await get(url)
    expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true])
    const part = await get(url, { range: 'bytes=2-5' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 2-5/${bytes.length}`])
    expect(part.rawPayload.equals(bytes.subarray(2, 6))).toBe(true)
    const small = await get(`${url}&size=small`)
    expect(small.headers['content-type']).toBe('image/webp')
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 200 })
    expect((await get(url.replace(/.$/, (c) => (c === 'A' ? 'B' : 'A')))).statusCode).toBe(403)
  })

  it('leaves nothing of what it refuses there, and one of what is sent twice at once', async () => {
    const before = await inBucket()
    const half = { bytes: (await grain(400)).subarray(0, 20_000), name: 'a.jpg' }
    expect((await send(admin, await forTicket(), half)).status).toBe(422)
    expect(await inBucket()).toEqual(before)
    const token = await forTicket()
    const answers = await Promise.all(
      [1, 2].map(async () => send(admin, token, { bytes: await picture(), name: 'a.png' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { url } = answers.find(({ status }) => status === 200)!.json.data
    expect(await inBucket()).toEqual([...before, nameOf(url), thumbnailOf(nameOf(url))].sort())
    expect(await below(folder)).toEqual([])
  })

  it('has none there that no record has held for a day', async () => {
    const config = testConfig({ DATA_DIR: folder })
    const runner = runnerOn(server.store, server.model, filesIn(server.app.ports.all.files, config))
    await runner.look()
    const swept = async () => {
      await dueSince(server.store, 'file_clean_up', '0 seconds')
      await runner.go()
      return inBucket()
    }
    const { url } = await uploaded(admin, 'ticket.pictures', { bytes: await picture(), name: 'a.png' })
    const before = await inBucket()
    expect(before).toContain(nameOf(url))
    expect(await swept()).toEqual(before)
    await server.store.query({ text: `update files set updated_at = updated_at - interval '25 hours'`, values: [] })
    const yesterday = new Date(Date.now() - 25 * 3_600_000)
    for (const entry of await readdir(kept, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) await utimes(path.join(entry.parentPath, entry.name), yesterday, yesterday)
    expect(await swept()).toEqual([])
    expect(await server.store.text({ text: 'select count(*) from files', values: [] })).toBe('0')
  })
})
