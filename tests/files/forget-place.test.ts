/** What a picture says of itself is wiped in its file; one that is made to keep a server busy is refused at once. */
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
])('a picture that %s is refused', async (_, made, type) => {
  const bytes = await made()
  await expect(wiped(bytes, type)).rejects.toMatchObject({ key: 'upload_broken' })
  expect((await readFile(file)).length).toBe(bytes.length)
})
