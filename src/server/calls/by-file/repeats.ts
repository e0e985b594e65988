/**
 * What has been done for rows of earlier files: each is known by what it asks for, and by the state in which its record
 * was left. A record that has changed since, as by an undo, is no longer as the row has left it; but where it may have
 * several rows, each of them is there beside those after it.
 */
import { createHash } from 'node:crypto'
import type { Call } from '../../../model/model.ts'
import type { Context } from '../../operations/context.ts'
import { run } from '../../operations/write/statements.ts'
import { left } from '../../sql/found.ts'
import { digestOf, KEPT_MS, keptBy } from '../idempotency.ts'
import type { CallFile } from './call-file.ts'
import type { Asked } from './each.ts'

export interface Asking {
  readonly payload: Readonly<Record<string, unknown>>
  /** Of the record, as it stands now. */
  readonly state: string
}

/** What came of it; or it was done, and what it was done to has changed since. */
export type Before = { readonly answer: unknown } | 'changed'

const keyOf = (call: Call, payload: Asking['payload']): string =>
  `file-${createHash('sha256')
    .update(`${call.name} ${digestOf(payload)}`)
    .digest('base64url')}`

const keptFor = (context: Context, call: Call, key: string) => {
  const { actor, sealer } = context
  return keptBy({ call, outgoing: { sealer } }, `${actor.client_id} ${actor.staff_id} ${key}`)
}

/** Of a whole batch at once; those that were not done are missing. */
export async function doneBefore<Row>(
  context: Context,
  { call, byFile: { severalBy } }: CallFile,
  asked: ReadonlyMap<Row, Asking>,
): Promise<ReadonlyMap<Row, Before>> {
  const keys = new Map([...asked].map(([row, { payload }]) => [row, keyOf(call, payload)]))
  const { rows } = await context.connection.query({
    text: 'select key, record_state, answer from call_keys where client_id = $1 and staff_id = $2 and key = any($3) and created_at >= $4',
    values: [
      context.actor.client_id,
      context.actor.staff_id,
      [...keys.values()],
      new Date(context.store.now().getTime() - KEPT_MS),
    ],
  })
  const known = new Map(rows.map((row) => [String(row['key']), row]))
  const before = new Map<Row, Before>()
  for (const [row, { state }] of asked) {
    const key = keys.get(row)!
    const found = known.get(key)
    if (found === undefined) continue
    const answerOf = (): unknown => JSON.parse(keptFor(context, call, key).get(String(found['answer'])))
    const isAsLeft = severalBy !== null || found['record_state'] === state
    before.set(row, isAsLeft ? { answer: answerOf() } : 'changed')
  }
  return before
}

/** Must stand in the row's transaction. */
export async function keepDone(
  within: Context,
  { call, action, entity }: CallFile,
  { payload }: Pick<Asked, 'payload'>,
  answer: unknown,
): Promise<void> {
  const { actor, connection, now } = within
  const plan = { entity: entity.name, when: action.when ?? true }
  const {
    rows: [record],
  } = await run(within, { name: 'left', plan, body: (writing) => left(writing, plan) }, [[payload[action.record]]])
  const key = keyOf(call, payload)
  await connection.query({
    text: `insert into call_keys (client_id, staff_id, key, call, digest, answer, record_state, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
      on conflict (client_id, staff_id, key) do update set answer = excluded.answer, record_state = excluded.record_state,
        created_at = excluded.created_at, updated_at = excluded.updated_at`,
    values: [
      ...[actor.client_id, actor.staff_id, key, call.name, digestOf(payload)],
      keptFor(within, call, key).put(JSON.stringify(answer ?? null)),
      record?.['state'] ?? null,
      now,
    ],
  })
}
