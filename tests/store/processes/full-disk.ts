/** Opens a folder with a thread that finds the disk full and stays: says why, and has nothing left to do. */
import { openStore } from '../../../src/server/store/open-store.ts'

const THREAD = `import { parentPort } from 'node:worker_threads'
parentPort.postMessage({ failed: 'no space', printed: ['PANIC: could not write: No space left on device'], code: null })
setInterval(() => {}, 1000)`

await openStore({
  dataDir: process.argv[2] ?? '',
  maintenance: 0,
  worker: new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`),
}).catch((error: unknown) => {
  console.log((error as Error).message)
})
