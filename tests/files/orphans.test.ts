/** What nobody has is removed after a day, whatever stopped it from being somebody's: rows, bytes, and pieces. */
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { JobRunState } from '../../src/generated/enums.ts'
import { openFiles } from '../../src/server/ports/files.ts'
import { createWatch, watched } from '../../src/server/ports/watched.ts'
import { folderBlobs } from '../../src/server/files/folder.ts'
import { keep, rowOf } from '../../src/server/files/keep.ts'
import type { Files } from '../../src/server/files/blobs.ts'
import { fileCleanUp, removeUnfinished } from '../../src/server/files/sweep.ts'
import type { Outside, Part } from '../../src/server/jobs/job.ts'
import { SENDS_NOTHING } from '../../src/server/commands/send.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { apartment } from '../../src/apartment/product.ts'
import { systemContext } from '../../src/server/operations/system-context.ts'
import { loggedIn, startServer, testConfig, type Caller, type TestServer } from '../http/support/server.ts'
import { TICKET } from '../http/support/world.ts'
import { createFolders, describeStores } from '../support/stores.ts'
import { runnerOn, type GoingRunner } from '../jobs/support.ts'
import { below, picture, startBucket, uploaded } from './support.ts'

const HOUR = 3_600_000

describeStores('What nobody has', (open) => {
  const newFolder = createFolders()
  let server: TestServer
  let root: string
  let admin: Caller
  let files: Files
  let runner: GoingRunner
  beforeAll(async () => {
    const folder = await newFolder()
    server = await startServer(open, { DATA_DIR: folder, JOBS: '0' })
    root = path.join(folder, 'files')
    admin = await loggedIn(server.app)
    files = { files: folderBlobs(root), folder: path.join(root, 'incoming') }
    runner = runnerOn(server.store, server.model, files)
    await runner.look()
  }, 120_000)

  /** Time passes, for rows and bytes alike. */
  const pass = async (hours: number) => {
    await query(`update files set updated_at = updated_at - make_interval(hours => $1)`, hours)
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      const place = path.join(entry.parentPath, entry.name)
      const before = new Date((await stat(place)).mtimeMs - hours * HOUR)
      if (entry.isFile()) await utimes(place, before, before)
    }
  }
  const query = async (text: string, ...values: unknown[]) => (await server.store.query({ text, values })).rows
  /** Answers how much was done. */
  const sweep = async (): Promise<number> => {
    await query(`update jobs set next_at = date_trunc('second', now()) where name = 'file_clean_up'`)
    await runner.go()
    const [run] = await query(`select r.done, r.failure from job_runs r order by id desc limit 1`)
    expect(run!['failure']).toBeNull()
    return run!['done'] as number
  }
  const rows = async () => Number(await server.store.text({ text: 'select count(*) from files', values: [] }))
  const upload = async () => uploaded(admin, 'ticket.pictures', { bytes: await picture(), name: 'a.png' })
  const nameOf = ({ url }: { readonly url: string }) => /[^/?]+[.]png/.exec(url)![0]

  it('goes after a day, and what a record holds stays until the record lets it go', async () => {
    const [held, lost] = [await upload(), await upload()]
    const { data } = (await admin.call('POST', '/v3/tickets', { ...TICKET, pictures: [held] })).json
    await pass(23)
    expect(await sweep()).toBe(0)
    await pass(2)
    // Its row, its bytes, and its thumbnail's.
    expect(await sweep()).toBe(3)
    expect(await below(path.join(root, 'kept'))).toEqual([nameOf(held), `${nameOf(held)}.thumbnail`])
    expect(nameOf(lost)).not.toBe(nameOf(held))
    await admin.call('PUT', `/v3/tickets/${Number(data['ticket_id'])}`, { version: data['version'], pictures: [] })
    // Let go at the first look, gone a day after.
    expect(await sweep()).toBe(1)
    expect(await rows()).toBe(1)
    await pass(25)
    expect(await sweep()).toBe(3)
    expect([await rows(), await below(path.join(root, 'kept'))]).toEqual([0, []])
  })

  it('goes where a process ended between the bytes and the row, and where it ended before', async () => {
    const blobs = folderBlobs(root)
    await blobs.putBytes('killed.png', Buffer.from('x'))
    await blobs.putBytes('killed.png.thumbnail', Buffer.from('x'))
    const piece = path.join(root, 'incoming', 'piece')
    await mkdir(path.dirname(piece), { recursive: true })
    await writeFile(piece, 'x')
    await pass(23)
    expect(await sweep()).toBe(0)
    await pass(2)
    expect(await sweep()).toBe(2)
    expect(await below(root)).toEqual([])
  })

  it('goes in parts, each from where the last has ended, and killed at any of them it goes at the next run', async () => {
    await upload()
    await upload()
    const blobs = folderBlobs(root)
    for (let made = 0; made < 501; made++)
      await blobs.putBytes(`lost-${String(made).padStart(3, '0')}`, Buffer.from('x'))
    await pass(25)
    const kept = () => below(path.join(root, 'kept'))
    const context = systemContext(
      { store: server.store, rules: apartment, fileHost: '/files' },
      { model: server.model, validators: compiledChecks(server.model) },
      1,
    )
    /** A run that is killed after so many parts, with the last one committed; answers what they did. */
    const killedAfter = async (parts: number): Promise<readonly Part[]> => {
      const done: Part[] = []
      for (let from: Part['next'] = null; done.length < parts; from = done.at(-1)!.next) {
        const after: ((ports: never) => void | Promise<void>)[] = []
        const outside = { files, ports: server.app.ports.all } as unknown as Outside
        const found = await fileCleanUp.ahead!({ from, now: new Date(), model: server.model }, outside)
        const turn = { due: new Date(), since: null, from, found }
        const means = {
          files,
          later: (task: (typeof after)[number]) => after.push(task),
          wrote: () => undefined,
          outgoing: SENDS_NOTHING,
        }
        done.push(await fileCleanUp.part(context, turn, means))
        if (done.length < parts) for (const task of after) await task({} as never)
      }
      return done
    }
    const fields = (await killedAfter(1))[0]!.next as { fields: readonly unknown[] }
    expect(fields.fields.length).toBeGreaterThan(0)
    const released = fields.fields.length + 1
    // The rows are gone, the bytes are there.
    expect((await killedAfter(released + 1)).at(-1)).toMatchObject({ done: 2, next: { after: '' } })
    expect([await rows(), (await kept()).length]).toEqual([0, 505])
    expect((await killedAfter(released + 2)).at(-1)).toMatchObject({ done: 500 })
    expect((await kept()).length).toBe(505)
    expect(await sweep()).toBe(505)
    expect(await kept()).toEqual([])
  })

  it('in a store that is slow to say what it has keeps nobody from the database', async () => {
    const bucket = await startBucket(await newFolder())
    const { files: blobs } = await openFiles(testConfig({ ...bucket.settings, DATA_DIR: await newFolder() }))
    const inBucket = { ...files, files: blobs }
    await blobs.putBytes('young.png', Buffer.from('x'))
    const held = bucket.hold()
    const impatient = {
      ...files,
      files: watched(
        blobs,
        createWatch(() => undefined),
        1,
      ),
    }
    const asking = { from: { after: '' }, now: new Date(), model: server.model }
    await expect(fileCleanUp.ahead!(asking, { files: impatient } as Outside)).rejects.toThrow('no answer within 1 s')
    const { asked, letGo } = bucket.hold()
    const there = runnerOn(server.store, server.model, inBucket)
    await query(`update jobs set next_at = date_trunc('second', now()) where name = 'file_clean_up'`)
    await there.look()
    await asked
    const [job] = await query(`update jobs set updated_at = now() where name = 'file_clean_up' returning state`)
    expect(job).toEqual({ state: JobRunState.running })
    letGo()
    await there.idle()
    const [run] = await query(`select state from job_runs order by id desc limit 1`)
    expect(run).toEqual({ state: JobRunState.done })
    held.letGo()
    await bucket.close()
  })

  it('of the outbox for mail goes after a month', async () => {
    const outbox = path.join(root, '..', 'mails')
    const { ports } = server.app
    const mail = { to: ['boss@example.com'], subject: 'x', text: 'x', files: [], at: new Date() }
    for (const key of ['old', 'young']) await ports.all.mail.send({ ...mail, key })
    for (const [name, days] of [
      ['old', 31],
      ['young', 29],
    ] as const) {
      const written = new Date(Date.now() - days * 24 * HOUR)
      await utimes(path.join(outbox, `${name}.outbox.eml`), written, written)
    }
    const there = runnerOn(server.store, server.model, files, undefined, undefined, { ports: ports.all })
    await query(`update jobs set next_at = date_trunc('second', now()) where name = 'file_clean_up'`)
    await there.go()
    expect(await readdir(outbox)).toEqual(['young.outbox.eml'])
  })

  it('of a killed upload goes when its server starts, too', async () => {
    const piece = path.join(root, 'incoming', 'left')
    await writeFile(piece, 'x')
    await removeUnfinished(path.join(root, 'incoming'), new Date(Date.now() - HOUR))
    expect(await below(root)).toEqual(['left'])
    await pass(25)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    await expect.poll(() => below(root)).toEqual([])
  })

  it('is never a row without its bytes', async () => {
    const before = await rows()
    const place = path.join(root, 'incoming', 'whole')
    await writeFile(place, 'x')
    await utimes(place, new Date(), new Date())
    const received = { field: 'file', name: 'a.png', path: place, size: 1, digest: 'x' }
    const inspected = { type: 'image/png', thumbnail: null, digest: null }
    const full = { ...folderBlobs(root), putFile: () => Promise.reject(new Error('no space left')) }
    const BY_NONE = { token: null, purpose: null }
    const keeping = { store: server.store, files: full, client_id: 1, staff_id: 1, now: new Date() }
    await expect(keep(keeping, rowOf(received, inspected), received, inspected, BY_NONE)).rejects.toThrow(
      'no space left',
    )
    expect(await rows()).toBe(before)
  })
})
