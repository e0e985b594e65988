/**
 * When the console that this server gives out was made; without one, when the server started. What is newer than an
 * open page asks for a reload.
 */
import { stat } from 'node:fs/promises'
import path from 'node:path'

const STARTED = Date.now()

export const deployedAt = (consoleDir: string): Promise<number> =>
  stat(path.join(consoleDir, 'index.html')).then(
    ({ mtimeMs }) => Math.round(mtimeMs),
    () => STARTED,
  )
