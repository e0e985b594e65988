// @ts-check
/**
 * The embedded database's thread on a disk that is full for as long as a file named `full` stands beside the database.
 * A file named `reserve` that was there at first and has gone leaves room for as many bytes.
 */
import fs from 'node:fs'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'

const { folder } = /** @type {{ folder: string }} */ (workerData)
const [full, reserve] = [join(folder, '../full'), join(folder, '../reserve')]
let room = Number(process.env['RESERVE_BYTES'] ?? 0)
const written = fs.writeSync
/** @type {(...args: any[]) => number} */
const limited = (...args) => {
  if (!fs.existsSync(full)) return Reflect.apply(written, fs, args)
  const bytes = fs.existsSync(reserve) || room <= 0 ? 0 : Reflect.apply(written, fs, args)
  room -= bytes
  if (bytes > 0) return bytes
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })
}
Object.assign(fs, { writeSync: limited })

await import('../../../src/server/store/pglite-worker.js')
