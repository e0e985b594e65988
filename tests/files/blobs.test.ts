/** One suite for every place where bytes are kept: a folder, and a bucket of a server that speaks S3. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { files } from '../../src/server/ports/files.ts'
import { folderBlobs } from '../../src/server/files/folder.ts'
import type { Blobs } from '../../src/server/files/blobs.ts'
import { s3Blobs } from '../../src/server/files/s3.ts'
import { testConfig } from '../http/support/server.ts'
import { createFolders } from '../support/stores.ts'
import { below } from './support.ts'

const newFolder = createFolders()
const BUCKET = 'console-files'
let s3: S3rver
let address = ''
beforeAll(async () => {
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: await newFolder(),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const at = await s3.run()
  address = `http://127.0.0.1:${at.port}`
})
afterAll(() => s3.close())

async function openedBy(variables: Readonly<Record<string, string>>): Promise<Blobs> {
  const config = testConfig({ ...variables, DATA_DIR: await newFolder() })
  return (await files.adapters[files.choose({}, config)]!.open({}, { config } as never)).contract
}

const settings = (secret = 'S3RVER') => ({
  S3_ENDPOINT: address,
  S3_BUCKET: BUCKET,
  S3_ACCESS_KEY: 'S3RVER',
  S3_SECRET_KEY: secret,
})
const PLACES: readonly (readonly [string, () => Promise<Blobs>])[] = [
  ['a folder', async () => folderBlobs(await newFolder())],
  ['a server that speaks S3', () => openedBy(settings())],
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
  const named = async (time: Date, after = ''): Promise<readonly string[]> => {
    const names: string[] = []
    for await (const name of blobs.namesBefore(time, after)) names.push(name)
    return names
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
    for (const [at, after] of ['', ...names].entries()) expect(await named(later(), after)).toEqual(names.slice(at))
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
  const blobs = s3Blobs({ endpoint: address, bucket: BUCKET, region: 'us-east-1', accessKey: 'nobody', secretKey: 'x' })
  await expect(blobs.putBytes('a.png', Buffer.from('x'))).rejects.toThrow()
  await expect(blobs.open('a.png')).rejects.toThrow()
})
