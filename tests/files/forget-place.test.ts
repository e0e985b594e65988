/**
 * What a picture or a video says of itself is wiped in its file; one that is made to keep a server busy is
 * refused at once.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, it, test } from 'vitest'
import { forgetPlace } from '../../src/server/files/forget-place.ts'
import { createFolders } from '../support/stores.ts'

const newFolder = createFolders()
let file: string
beforeAll(async () => {
  file = join(await newFolder(), 'picture')
})

const drawn = (format: 'jpeg' | 'png', progressive = false): Promise<Buffer> =>
  sharp({
    create: {
      width: 200,
      height: 150,
      channels: 3,
      background: '#456',
      noise: { type: 'gaussian', mean: 99, sigma: 40 },
    },
  })
    .withExif({ IFD0: { Make: 'Canon' }, IFD3: { GPSLatitudeRef: 'N' } })
    [format]({ progressive })
    .toBuffer()
const wiped = async (bytes: Buffer, type: string): Promise<Buffer> => {
  await writeFile(file, bytes)
  await forgetPlace(file, type, 1)
  return readFile(file)
}
const pixels = (bytes: Buffer): Promise<Buffer> => sharp(bytes, { failOn: 'error' }).raw().toBuffer()
/** Between the two bytes that a JPEG begins with and the rest of it. */
const within = (bytes: Buffer, what: Buffer): Buffer => Buffer.concat([bytes.subarray(0, 2), what, bytes.subarray(2)])

it.each([
  ['jpeg', false],
  ['jpeg', true],
  ['png', false],
] as const)(
  'a %s (progressive: %s) keeps its pixels and its length, and nothing behind its end',
  async (format, how) => {
    const own = await drawn(format, how)
    const behind = Buffer.concat([await drawn(format), Buffer.from('GPS of a second picture')])
    const left = await wiped(Buffer.concat([own, behind]), `image/${format}`)
    expect(left.length).toBe(own.length + behind.length)
    expect(left.subarray(own.length).equals(Buffer.alloc(behind.length))).toBe(true)
    expect(left.includes('Canon')).toBe(false)
    expect((await pixels(left)).equals(await pixels(own))).toBe(true)
  },
)

const box = (name: string, ...within: readonly (Buffer | string)[]): Buffer => {
  const held = Buffer.concat(within.map((one) => (typeof one === 'string' ? Buffer.from(one) : one)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(held.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, held])
}
/** With its length behind its name. */
const longBox = (name: string, held: string): Buffer => {
  const head = Buffer.alloc(16)
  head.writeUInt32BE(1)
  head.write(name, 4, 'latin1')
  head.writeBigUInt64BE(BigInt(held.length + 16), 8)
  return Buffer.concat([head, Buffer.from(held)])
}
const FILM = box('mdat', 'udta of the film itself, in which nothing is looked for')
const times = (version: 0 | 1) => Buffer.concat([Buffer.from([version, 0, 0, 0]), Buffer.alloc(version ? 16 : 8, 'T')])
const video = (): Buffer =>
  Buffer.concat([
    box('ftyp', 'isom', Buffer.alloc(4), 'isom'),
    FILM,
    box(
      'moov',
      box('mvhd', times(0), 'speed'),
      box('trak', box('tkhd', times(1), 'size'), box('meta', 'Canon'), box('mdia', box('mdhd', times(0), 'zh'))),
      box('udta', box('\xa9xyz', '+30.25+120.17/'), 'Canon'),
    ),
    longBox('uuid', '<x:xmpmeta>GPS</x:xmpmeta>'),
  ])

it('a video keeps its film and its length, and nothing of where, when and with what it was recorded', async () => {
  const own = video()
  const left = await wiped(own, 'video/mp4')
  expect(left.length).toBe(own.length)
  expect(left.toString('latin1')).not.toMatch(/Canon|xyz|120[.]17|GPS|TT/)
  for (const kept of [own.subarray(0, 24 + FILM.length), 'speed', 'size', 'zh']) expect(left.includes(kept)).toBe(true)
  // Where each box is found has not changed.
  for (const name of ['moov', 'trak', 'mdhd']) expect(left.indexOf(name)).toBe(own.indexOf(name))
  expect((await wiped(left, 'video/mp4')).equals(left)).toBe(true)
})

it('a marker without a length does not lead astray', async () => {
  const own = await drawn('jpeg')
  const left = await wiped(within(own, Buffer.from([0xff, 0x01, 0xff, 0xff])), 'image/jpeg')
  expect(left.includes('Canon')).toBe(false)
  expect(left.length).toBe(own.length + 4)
})

test.each<readonly [string, () => Promise<Buffer>, string]>([
  [
    'begins with a million bytes that say nothing',
    async () => within(await drawn('jpeg'), Buffer.alloc(1 << 20, 0xff)),
    'image/jpeg',
  ],
  [
    'is made of tiny parts',
    async () => within(await drawn('jpeg'), Buffer.from('fffe000378'.repeat(100_000), 'hex')),
    'image/jpeg',
  ],
  [
    'has a part that is longer than the file',
    async () => within(await drawn('jpeg'), Buffer.from('fffeffff', 'hex')),
    'image/jpeg',
  ],
  ['ends within a part', async () => (await drawn('png')).subarray(0, -30), 'image/png'],
  [
    'says that a part has 4 GB',
    async () =>
      Buffer.concat([(await drawn('png')).subarray(0, 33), Buffer.from('fffffff0', 'hex'), Buffer.from('tEXt')]),
    'image/png',
  ],
  [
    'has a box that is longer than the one around it',
    async () => box('moov', box('udta', 'x').subarray(0, -1)),
    'video/mp4',
  ],
  ['is made of tiny boxes', async () => box('moov', ...Array.from({ length: 30_000 }, () => box('free'))), 'video/mp4'],
  ['has a head without times', async () => box('moov', box('mvhd', 'short')), 'video/mp4'],
])('a file that %s is refused', async (_, made, type) => {
  const bytes = await made()
  await expect(wiped(bytes, type)).rejects.toMatchObject({ key: 'upload_broken' })
  expect((await readFile(file)).length).toBe(bytes.length)
})
