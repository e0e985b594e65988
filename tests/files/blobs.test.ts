/** One suite for every place where bytes are kept: a folder, and a bucket of a server that speaks S3. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { files } from '../../src/server/ports/files.ts'
import { folderBlobs } from '../../src/server/files/folder.ts'
import type { Blobs } from '../../src/server/files/blobs.ts'
import { testConfig } from '../http/support/server.ts'
import { createFolders } from '../support/stores.ts'
import { below, startBucket, type Bucket } from './support.ts'

const newFolder = createFolders()
let bucket: Bucket
beforeAll(async () => {
  bucket = await startBucket(await newFolder())
})
afterAll(() => bucket.close())

async function openedBy(variables: Readonly<Record<string, string>>): Promise<Blobs> {
  const config = testConfig({ ...variables, DATA_DIR: await newFolder() })
  return (await files.adapters[files.choose({}, config)]!.open({}, { config } as never)).contract
}

const PLACES: readonly (readonly [string, () => Promise<Blobs>])[] = [
  ['a folder', async () => folderBlobs(await newFolder())],
  ['a server that speaks S3', () => openedBy(bucket.settings)],
]

describe.each(PLACES)('Bytes in %s', (_, openBlobs) => {
  let blobs: Blobs
  let folder: string
  beforeAll(async () => {
    ;[blobs, folder] = [await openBlobs(), await newFolder()]
  })
  const read = async (name: string, span?: { start: number; end: number }) => {
    const stream = await blobs.open(name, span)
    return stream === null ? null : (await buffer(stream)).toString()
  }
  const named = async (time: Date, after = '', many = 100): Promise<readonly string[]> => {
    const { names, next } = await blobs.namesBefore(time, after, many)
    return next === null ? names : [...names, ...(await named(time, next, many))]
  }
  const later = () => new Date(Date.now() + 60_000)

  it('are kept under their names, read whole and in part, and removed', async () => {
    const place = path.join(folder, 'a')
    await writeFile(place, 'hello world')
    await blobs.putFile('0a1b.png', place, 11)
    await blobs.putBytes('0a1b.png.thumbnail', Buffer.from('small'))
    await expect(readFile(place)).rejects.toThrow('ENOENT')
    expect(await read('0a1b.png')).toBe('hello world')
    expect(await read('0a1b.png', { start: 6, end: 8 })).toBe('wor')
    expect(await read('0a1b.png.thumbnail')).toBe('small')
    expect(await named(later())).toEqual(['0a1b.png', '0a1b.png.thumbnail'])
    expect(await named(new Date(Date.now() - 60_000))).toEqual([])
    await blobs.remove('0a1b.png')
    await blobs.remove('0a1b.png')
    expect(await read('0a1b.png')).toBeNull()
    expect(await named(later())).toEqual(['0a1b.png.thumbnail'])
    await blobs.remove('0a1b.png.thumbnail')
  })

  it('are told in the order of their names, from behind any of them on', async () => {
    const names = ['0a-2.png', '0a.png', '0aB.png', '0b.png', '0b.png.thumbnail', 'f0.png']
    for (const name of names.toReversed()) await blobs.putBytes(name, Buffer.from('x'))
    for (const [at, after] of ['', ...names].entries())
      for (const many of [1, 2, 100]) expect(await named(later(), after, many)).toEqual(names.slice(at))
    expect(await blobs.namesBefore(later(), '0a-2.png', 2)).toEqual({ names: names.slice(1, 3), next: names[2] })
    expect(await named(later(), '0az')).toEqual(names.slice(3))
    for (const name of names) await blobs.remove(name)
  })

  it('that are not there are none', async () => {
    expect(await read('none.png')).toBeNull()
  })

  it('are not kept in part, where they end before they are whole', async () => {
    await expect(blobs.putFile('half.png', path.join(folder, 'no such file'), 10)).rejects.toThrow('ENOENT')
    expect(await read('half.png')).toBeNull()
  })
})

it('A folder keeps nothing outside of itself', async () => {
  const root = await newFolder()
  const blobs = folderBlobs(root)
  for (const name of ['../a', 'a/b', '.a', '']) {
    await expect(blobs.putBytes(name, Buffer.from('x'))).rejects.toThrow('no name of a file')
    await expect(blobs.open(name)).rejects.toThrow('no name of a file')
  }
  expect(await below(root)).toEqual([])
})

it('A store that refuses the key is no store without files', async () => {
  const blobs = await openedBy({ ...bucket.settings, S3_ACCESS_KEY: 'nobody', S3_SECRET_KEY: 'x' })
  await expect(blobs.putBytes('a.png', Buffer.from('x'))).rejects.toThrow()
  await expect(blobs.open('a.png')).rejects.toThrow()
})
