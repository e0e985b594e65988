/**
 * The stream of server-sent events that a console listens to. It lives as long as the login does, and says when that
 * has ended.
 */
import { PassThrough, type Readable } from 'node:stream'
import { AppError } from '../../errors/app-error.ts'
import type { Live } from '../messages/live.ts'
import type { Session } from '../auth/sessions.ts'

/** Balancers close what is silent for a minute. */
const BEAT_MS = 20_000
/** A client that does not read what it is sent is not there any more. */
const MOST_UNREAD = 16_000

export async function liveStream(
  live: Live,
  { actor }: Session,
  isLoggedIn: () => Promise<boolean>,
): Promise<Readable> {
  const stream = new PassThrough()
  /** Nothing any more once it has ended, as it may have before it begins, where the server closes meanwhile. */
  const write = (text: string): void => {
    if (stream.writableEnded) return
    if (stream.writableLength > MOST_UNREAD) stream.destroy()
    else stream.write(text)
  }
  const say = (event: string): void => write(`event: ${event}\ndata: {}\n\n`)
  const leave = await live.join({ ...actor, tell: say, end: () => stream.end() })
  if (!leave) throw new AppError('too_many_requests')
  const beat = setInterval(() => void check(), BEAT_MS)
  const check = async (): Promise<void> => {
    const stays = await isLoggedIn().catch(() => true)
    if (stays) return write(':\n\n')
    say('over')
    stream.end()
  }
  stream.once('close', () => {
    clearInterval(beat)
    leave()
  })
  // How long a browser waits before it connects again.
  write('retry: 3000\n\n')
  say('ready')
  return stream
}
