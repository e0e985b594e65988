/** The end of serving, in order: no call is let in, those under way end or are cut off, and what follows them ends. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** What was to follow an answer is waited for so long. */
const FOLLOW_MS = 1_500

/** Whoever is still being answered after `cutMs` is hung up on, so that what they hold can be given back in order. */
export async function endServing(app: FastifyInstance, cutMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), cutMs).unref()
  await app.close()
  clearTimeout(cut)
  // Whose caller was cut off has yet to clear away what it was about.
  await app.rested()
  // An external service may never answer.
  await Promise.race([app.followed(), sleep(FOLLOW_MS)])
}
