/** Back-ups hold the files that rows speak of: what was lost with its folder is read again after a restore. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { apartment } from '../../src/apartment/product.ts'
import { tablesOf } from '../../src/kinds/tables.ts'
import { filesBeside } from '../../src/server/files/back-up.ts'
import { same } from '../../src/server/files/copies.ts'
import { openFiles } from '../../src/server/ports/files.ts'
import { fixedSource } from '../../src/server/source.ts'
import { backUpIfDue } from '../../src/server/store/backup/automatic.ts'
import { backup } from '../../src/server/store/backup/backup.ts'
import type { Manifest } from '../../src/server/store/backup/manifest.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import { restore } from '../../src/server/store/backup/restore.ts'
import { loggedIn, startServer, testConfig, type Caller, type TestServer } from '../http/support/server.ts'
import { TICKET } from '../http/support/world.ts'
import { createFolders, describeStores } from '../support/stores.ts'
import { below, picture, startBucket, uploaded, type Bucket, type UploadedFile } from './support.ts'
import { program } from '../support/program.ts'

const nameOf = ({ url }: { readonly url: string }) => /[^/?]+[.]png/.exec(url)![0]
const newFolder = createFolders()

describeStores('A back-up', (open) => {
  let server: TestServer
  let folder: string
  let admin: Caller
  let ticket: number
  let held: UploadedFile
  let bytes: Buffer
  beforeAll(async () => {
    folder = await newFolder()
    server = await startServer(open, { DATA_DIR: folder })
    admin = await loggedIn(server.app)
    bytes = await picture()
    held = await uploaded(admin, 'ticket.pictures', { bytes, name: '现场.png' })
    const { json } = await admin.call('POST', '/v3/tickets', { ...TICKET, pictures: [held] })
    ticket = Number(json.data['ticket_id'])
  }, 120_000)

  const besideOf = async (data: string, earlier: string | null = null) =>
    filesBeside(await openFiles(testConfig({ DATA_DIR: data })), earlier)
  const save = async (beside?: Awaited<ReturnType<typeof besideOf>>): Promise<{ at: string; manifest: Manifest }> => {
    const at = path.join(await newFolder(), 'backup')
    return { at, manifest: await backup(server.store, at, beside ?? (await besideOf(folder))) }
  }
  const placeOf = (file: UploadedFile, root = path.join(folder, 'files', 'kept')): string =>
    path.join(root, nameOf(file).slice(0, 2), nameOf(file))

  it('is restored with its pictures, without rows of what went meanwhile, and tells of what was lost before', async () => {
    const [lost, going] = [
      await uploaded(admin, 'ticket.pictures', { bytes: await picture(), name: 'lost.png' }),
      await uploaded(admin, 'ticket.pictures', { bytes: await picture(), name: 'going.png' }),
    ]
    await admin.call('POST', '/v3/tickets', { ...TICKET, pictures: [lost] })
    for (const file of [lost, going]) await rm(placeOf(file))
    const { at, manifest } = await save()
    expect(manifest.files).toEqual({ count: 1, bytes: bytes.length, missing: [nameOf(lost)], bucket: null })

    const data = await newFolder()
    const store = await open()
    await restore(store, at, tablesOf(server.model), await besideOf(data))
    const { rows } = await store.query({ text: 'select name from files order by id', values: [] })
    expect(rows.map(({ name }) => name)).toEqual(['现场.png', 'lost.png'])
    const app = await createApp({
      store,
      source: fixedSource({ model: server.model, validators: compiledChecks(server.model) }),
      config: testConfig({ DATA_DIR: data }),
      product: apartment,
    })
    const restored = await loggedIn(app)
    const { json } = await restored.call('GET', `/v3/tickets/${ticket}`)
    const [{ url } = { url: '' }] = json.data['pictures'] as unknown as readonly UploadedFile[]
    const read = (address: string) => app.inject({ url: address, headers: { cookie: restored.cookie } })
    expect((await read(url)).rawPayload.equals(bytes)).toBe(true)
    expect((await read(`${url}&size=small`)).headers['content-type']).toBe('image/webp')
    expect(await below(path.join(data, 'files', 'incoming'))).toEqual([])
    await app.close()
    await server.store.query({ text: `delete from files where name in ('lost.png', 'going.png')`, values: [] })
  }, 120_000)

  it('takes no room for what is on its disk, or in the one before', async () => {
    const { at } = await save()
    const inode = async (root?: string) => (await stat(placeOf(held, root))).ino
    expect(await inode(path.join(at, 'files'))).toBe(await inode())
    // What is on another disk is as good as not there.
    const next = await save(await besideOf(await newFolder(), at))
    expect(await inode(path.join(next.at, 'files'))).toBe(await inode())
  })

  it('that is made of itself finds the one before', async () => {
    const backups = await newFolder()
    const asked: (string | null)[] = []
    const files = await openFiles(testConfig({ DATA_DIR: folder }))
    const beside = (earlier: string | null) => {
      asked.push(earlier && path.basename(earlier))
      return filesBeside(files, earlier)
    }
    for (const day of [15, 16])
      await backUpIfDue(server.store, { folder: backups, keep: 7, beside }, new Date(`2026-06-${day}T20:00:00Z`))
    expect(asked).toEqual([null, 'auto-2026-06-15T20-00-00Z'])
    expect(await below(path.join(backups, 'auto-2026-06-16T20-00-00Z', 'files'))).toEqual([
      nameOf(held),
      `${nameOf(held)}.thumbnail`,
    ])
  })

  it('is not restored where it lacks a file, or has one that was altered', async () => {
    const { at } = await save()
    const store = await open()
    for (const bytesThen of ['x', null]) {
      await rm(placeOf(held, path.join(at, 'files')), { force: true })
      if (bytesThen !== null) await writeFile(placeOf(held, path.join(at, 'files')), bytesThen)
      await expect(restore(store, at, tablesOf(server.model), await besideOf(await newFolder()))).rejects.toMatchObject(
        {
          text: { zh: expect.stringContaining('已损坏或缺失：没有恢复任何数据') },
        },
      )
      expect(await store.text({ text: `select to_regclass('files')`, values: [] })).toBeNull()
    }
  }, 120_000)
})

describe('With a bucket', () => {
  let bucket: Bucket
  beforeAll(async () => {
    bucket = await startBucket(await newFolder())
  })
  afterAll(() => bucket.close())

  const run = async (direction: string, at: string, env: Record<string, string>) => {
    const command = spawn(process.execPath, [...program('scripts/backup.ts'), direction, at], {
      env: { ...process.env, DATABASE_URL: '', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said, [code]] = await Promise.all([text(command.stdout), once(command, 'exit')])
    return { said, code: code as number }
  }

  it('files of a back-up that has them are put into it', async () => {
    const store = await openStore({ dataDir: await newFolder(), maintenance: 0 })
    await store.script(`create table files (client_id int, id int, url text, type text, size int, digest text, record_id int);
      insert into files values (1, 1, '/files/o/0a1b.png', 'image/png', 5, null, 7)`)
    const data = await newFolder()
    const from = await openFiles(testConfig({ DATA_DIR: data }))
    await from.files.putBytes('0a1b.png', Buffer.from('whole'))
    const at = path.join(await newFolder(), 'backup')
    const saved = await filesBeside(from).save(store, at)
    const to = await openFiles(testConfig({ ...bucket.settings, DATA_DIR: data }))
    await filesBeside(to).restore(store, at, saved)
    expect(await text((await to.files.open('0a1b.png'))!)).toBe('whole')
    expect(await below(at)).toEqual(['0a1b.png'])
    await store.close()
  })

  it('a back-up says that it is no part of it', async () => {
    const at = path.join(await newFolder(), 'backup')
    const { said, code } = await run('save', at, { ...bucket.settings, DATA_DIR: await newFolder() })
    expect([code, said]).toEqual([0, expect.stringContaining(`Files are not part of it: they are in the bucket`)])
    expect((JSON.parse(await readFile(path.join(at, 'manifest.json'), 'utf8')) as Manifest).files?.bucket).toBe(
      bucket.settings.S3_BUCKET,
    )
    expect(await readdir(at)).not.toContain('files')
  }, 120_000)
})

it('A file is not there twice in part: what is copied has its name when it is whole', async () => {
  const [here, there] = [await newFolder(), '/dev/shm']
  await writeFile(path.join(here, 'a'), 'whole')
  const to = path.join(there, `console-${process.pid}`)
  try {
    for (const name of ['a', 'b']) {
      expect(await same([path.join(here, 'none'), path.join(here, 'a')], path.join(to, name))).toBe(true)
      expect(await same([path.join(here, 'none')], path.join(to, 'none'))).toBe(false)
    }
    expect(await below(to)).toEqual(['a', 'b'])
    expect(await readFile(path.join(to, 'a'), 'utf8')).toBe('whole')
  } finally {
    await rm(to, { recursive: true, force: true })
  }
})
