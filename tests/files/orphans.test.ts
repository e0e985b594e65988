/** What nobody has is removed after a day, whatever stopped it from being somebody's: rows, bytes, and pieces. */
import { utimes, writeFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { folderBlobs } from '../../src/server/files/folder.ts'
import { keep, removeOrphans, rowOf } from '../../src/server/files/keep.ts'
import { loggedIn, startServer, type Caller, type TestServer } from '../http/support/server.ts'
import { TICKET } from '../http/support/world.ts'
import { createFolders, describeStores } from '../support/stores.ts'
import { below, picture, uploaded } from './support.ts'

const HOUR = 3_600_000

describeStores('What nobody has', (open) => {
  const newFolder = createFolders()
  let server: TestServer
  let root: string
  let admin: Caller
  beforeAll(async () => {
    const folder = await newFolder()
    server = await startServer(open, { DATA_DIR: folder })
    root = path.join(folder, 'files')
    admin = await loggedIn(server.app)
  }, 120_000)

  const sweep = (hours: number) =>
    removeOrphans(
      { store: server.store, files: folderBlobs(root), model: server.model, folder: path.join(root, 'incoming') },
      new Date(Date.now() + hours * HOUR),
    )
  const rows = async () => Number(await server.store.text({ text: 'select count(*) from files', values: [] }))
  const upload = async () => uploaded(admin, 'ticket.pictures', { bytes: await picture(), name: 'a.png' })
  const nameOf = ({ url }: { readonly url: string }) => /[^/?]+[.]png/.exec(url)![0]

  it('goes after a day, and what a record holds stays until the record lets it go', async () => {
    const [held, lost] = [await upload(), await upload()]
    const { data } = (await admin.call('POST', '/v3/tickets', { ...TICKET, pictures: [held] })).json
    expect(await sweep(23)).toEqual({ files: 0, names: 0 })
    expect(await sweep(25)).toEqual({ files: 1, names: 0 })
    expect(await below(path.join(root, 'kept'))).toEqual([nameOf(held), `${nameOf(held)}.thumbnail`])
    expect(nameOf(lost)).not.toBe(nameOf(held))
    await admin.call('PUT', `/v3/tickets/${Number(data['ticket_id'])}`, { version: data['version'], pictures: [] })
    // Let go at the first look, gone a day after.
    expect(await sweep(25)).toEqual({ files: 0, names: 0 })
    expect(await sweep(50)).toEqual({ files: 1, names: 0 })
    expect([await rows(), await below(path.join(root, 'kept'))]).toEqual([0, []])
  })

  it('goes where a process ended between the bytes and the row, and where it ended before', async () => {
    const blobs = folderBlobs(root)
    await blobs.putBytes('killed.png', Buffer.from('x'))
    await blobs.putBytes('killed.png.thumbnail', Buffer.from('x'))
    const piece = path.join(root, 'incoming', 'piece')
    await mkdir(path.dirname(piece), { recursive: true })
    await writeFile(piece, 'x')
    expect(await sweep(23)).toEqual({ files: 0, names: 0 })
    expect(await sweep(25)).toEqual({ files: 0, names: 2 })
    expect(await below(root)).toEqual([])
  })

  it('is never a row without its bytes', async () => {
    const before = await rows()
    const place = path.join(root, 'incoming', 'whole')
    await writeFile(place, 'x')
    await utimes(place, new Date(), new Date())
    const received = { field: 'file', name: 'a.png', path: place, size: 1, digest: 'x' }
    const inspected = { type: 'image/png', thumbnail: null, digest: null }
    const full = { ...folderBlobs(root), putFile: () => Promise.reject(new Error('no space left')) }
    const keeping = { store: server.store, files: full, client_id: 1, staff_id: 1, now: new Date() }
    await expect(keep(keeping, rowOf(received, inspected), received, inspected, null)).rejects.toThrow('no space left')
    expect(await rows()).toBe(before)
  })
})
