// @ts-check
/**
 * The embedded database's thread on a disk that is full for as long as a file named `full` stands beside the database.
 */
import fs from 'node:fs'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'

const full = join(/** @type {{ folder: string }} */ (workerData).folder, '../full')
const written = fs.writeSync
/** @type {(...args: any[]) => number} */
const limited = (...args) => {
  if (fs.existsSync(full))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })
  return Reflect.apply(written, fs, args)
}
Object.assign(fs, { writeSync: limited })

await import('../../../src/server/store/pglite-worker.js')
