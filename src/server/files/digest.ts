/** Of the bytes of a file, as its row has it. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

export async function digestOf(place: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(place) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}
