/**
 * What a video (MP4) says of where, when and with what it was recorded: its boxes become ones that every player passes
 * over, of the same length, so that nothing in it moves, and the times of its recording become none.
 */
import { broken, type Bytes, MOST_PARTS } from './bytes.ts'

/** In which the others stand. */
const HOLDERS: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf'])
/** Of users, of makers, and of others with an identifier of their own (XMP). */
const TALES: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid'])
/** Which begin with the times at which it was made and changed, behind a version that says how long these are. */
const TIMED: ReadonlySet<string> = new Set(['mvhd', 'tkhd', 'mdhd'])
const NOTHING = Buffer.from('free', 'latin1')

export async function wipeVideo(bytes: Bytes): Promise<boolean> {
  let [parts, wiped] = [0, false]
  const within = async (start: number, end: number): Promise<void> => {
    // What is left may be too short for a box.
    for (let at = start; at + 8 <= end;) {
      if (++parts > MOST_PARTS) throw broken()
      const { name, from, next } = await boxAt(bytes, at, end)
      if (HOLDERS.has(name)) await within(from, next)
      else if (TALES.has(name)) {
        await bytes.write(at + 4, NOTHING)
        await bytes.wipe(from, next)
        wiped = true
      } else if (TIMED.has(name)) wiped = (await forgetTimes(bytes, from, next)) || wiped
      at = next
    }
  }
  await within(0, bytes.size)
  return wiped
}

interface Box {
  readonly name: string
  /** Where that which it holds begins. */
  readonly from: number
  readonly next: number
}

/** Its length may be written behind its name, or be all that is left. */
async function boxAt(bytes: Bytes, at: number, end: number): Promise<Box> {
  const head = (await bytes.read(at, 8))!
  const [short, name] = [head.readUInt32BE(0), head.toString('latin1', 4)]
  const long = short === 1 ? await bytes.read(at + 8, 8) : null
  if (short === 1 && long === null) throw broken()
  const from = at + (long === null ? 8 : 16)
  const next = long !== null ? at + Number(long.readBigUInt64BE()) : short === 0 ? end : at + short
  if (next < from || next > end) throw broken()
  return { name, from, next }
}

async function forgetTimes(bytes: Bytes, from: number, next: number): Promise<boolean> {
  const version = (await bytes.read(from, 1))?.[0]
  const length = version === 1 ? 16 : 8
  const times = from + 4 + length <= next ? await bytes.read(from + 4, length) : null
  if (times === null) throw broken()
  if (times.every((byte) => byte === 0)) return false
  await bytes.wipe(from + 4, from + 4 + length)
  return true
}
