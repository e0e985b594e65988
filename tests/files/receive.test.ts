/** A form that ends too early while it is still being asked how large its file may be. */
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { receive } from '../../src/server/files/receive.ts'
import { createFolders } from '../support/stores.ts'

const uncaught: unknown[] = []
const note = (error: unknown): void => void uncaught.push(error)
beforeEach(() => void process.prependListener('uncaughtException', note))
afterEach(() => void process.off('uncaughtException', note))

const newFolder = createFolders()

it('is refused and leaves nothing, and no error goes past who receives it', async () => {
  const folder = await newFolder()
  const source = Readable.from([
    Buffer.from(
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nhalf of it',
    ),
  ])
  const ended = once(source, 'close')
  const most = async () => {
    await ended
    // What the parser finds at the end, it tells in the ticks after it.
    await new Promise(setImmediate)
    return 1_000
  }
  const receiving = receive(source, { headers: { 'content-type': 'multipart/form-data; boundary=b' }, folder, most })
  await expect(receiving).rejects.toMatchObject({ key: 'upload_broken' })
  expect(uncaught).toEqual([])
  expect(await readdir(folder)).toEqual([])
})
