/** Exports on the embedded database: batch after batch, the connection given back between two, everybody else first. */
import { pipeline, Readable } from 'node:stream'
import { type Walk, walks } from './copy.ts'
import { plain } from './statements.ts'
import { unescape } from './unescape.ts'
import type { Engine } from './pglite-engine.ts'
import type { CopyForm, Statement } from './store.ts'
import type { Leased } from './transactions.ts'

/** Rows a batch: as many as keep the others waiting for some 20 ms. */
const BATCH = 2000

let exports = 0

const batchAfter = (walk: Walk, last: string | null) => async (connection: Leased) => {
  const end = await connection.text(walk.next(last, BATCH))
  return end === null ? null : { end, bytes: await connection.copyOut(walk.batch(last, end)) }
}

async function* batches(engine: Engine, walk: Walk): AsyncGenerator<Buffer> {
  const script = (sql: string): Promise<unknown> => engine.lease((connection) => connection.query(plain(sql)), 'later')
  if (walk.before !== null) await script(walk.before)
  try {
    for (
      let batch = await engine.lease(batchAfter(walk, null), 'later');
      batch;
      batch = await engine.lease(batchAfter(walk, batch.end), 'later')
    ) {
      yield batch.bytes
    }
  } finally {
    if (walk.after !== null) await script(walk.after)
  }
}

async function* allBatches(
  engine: Engine,
  select: Statement,
  form: CopyForm,
  over: () => void,
): AsyncGenerator<Buffer> {
  for (const walk of walks(select, form, () => `copy_${++exports}`)) yield* batches(engine, walk)
  over()
}

export const exported = (engine: Engine, select: Statement, form: CopyForm, over: () => void): Readable => {
  const source = Readable.from(allBatches(engine, select, form, over), { objectMode: false, highWaterMark: 1 << 16 })
  // The callback is there because an error without one would be thrown; whoever reads the stream gets it from the
  // stream.
  return form.format === 'text' ? pipeline(source, unescape(), () => undefined) : source
}
