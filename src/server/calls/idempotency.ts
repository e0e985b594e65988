/**
 * One effect for one key: the key, the request and its answer are written in the transaction of the work. The same
 * request with the key gets the same answer; another request with it is refused. A refusal leaves no trace,
 * so that it can be asked again.
 */
import { createHash } from 'node:crypto'
import { AppError } from '../../errors/app-error.ts'
import type { Call } from '../../model/model.ts'
import type { Sealer } from '../commands/secrets.ts'
import type { Context } from '../operations/context.ts'

export const KEPT_MS = 24 * 60 * 60_000

interface Answering {
  readonly call: Call
  readonly outgoing: { readonly sealer: () => Sealer }
}

interface Asked extends Answering {
  readonly payload: Readonly<Record<string, unknown>>
}

/** Must stand in a transaction. A second request with the key waits here until the first has ended. */
export async function once(
  { connection, actor, now }: Context,
  asked: Asked,
  key: string,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { call, payload } = asked
  const [client, staff, digest] = [actor.client_id, actor.staff_id, digestOf(askedBy(actor, payload))]
  const kept = keptBy(asked, `${client} ${staff} ${key}`)
  await connection.query({
    text: 'delete from call_keys where client_id = $1 and staff_id = $2 and created_at < $3',
    values: [client, staff, new Date(now.getTime() - KEPT_MS)],
  })
  const {
    rows: [begun],
  } = await connection.query({
    text: `insert into call_keys (client_id, staff_id, key, call, digest, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $6)
      on conflict (client_id, staff_id, key) do nothing returning id`,
    values: [client, staff, key, call.name, digest, now],
  })
  if (begun === undefined)
    return repeated(
      await connection.query({ text: KEPT, values: [client, staff, key] }),
      { call: call.name, digest },
      kept,
    )
  const answer = await work()
  await connection.query({
    text: 'update call_keys set answer = $2 where client_id = $3 and id = $1',
    values: [begun['id'], kept.put(JSON.stringify(answer ?? null)), client],
  })
  return answer
}

const KEPT = 'select call, digest, answer from call_keys where client_id = $1 and staff_id = $2 and key = $3'

interface Answered {
  readonly answer: unknown
}

/**
 * What was answered before, where the work with the key has been done; null: it has not, as far as is known. For who
 * asks others before the work: they are asked once.
 */
export async function answeredBefore(
  { connection, actor, now }: Context,
  asked: Asked,
  key: string,
): Promise<Answered | null> {
  const { client_id: client, staff_id: staff } = actor
  const since = new Date(now.getTime() - KEPT_MS)
  const found = await connection.query({ text: `${KEPT} and created_at >= $4`, values: [client, staff, key, since] })
  if (found.rows.length === 0) return null
  const digest = digestOf(askedBy(actor, asked.payload))
  return { answer: repeated(found, { call: asked.call.name, digest }, keptBy(asked, `${client} ${staff} ${key}`)) }
}

function repeated(
  { rows: [row] }: { readonly rows: readonly Readonly<Record<string, unknown>>[] },
  { call, digest }: { readonly call: string; readonly digest: string },
  { get }: Kept,
): unknown {
  if (row?.['call'] !== call || row['digest'] !== digest) throw new AppError('key_reused')
  return JSON.parse(get(String(row['answer']))) as unknown
}

interface Kept {
  readonly put: (answer: string) => string
  readonly get: (kept: string) => string
}

/** An answer that shows something once may hold a secret: it does not lie here for a day to be read. */
export function keptBy({ call: { action }, outgoing: { sealer } }: Answering, owner: string): Kept {
  if ((action?.shows ?? []).length === 0) return { put: (answer) => answer, get: (answer) => answer }
  return {
    put: (answer) => JSON.stringify({ sealed: sealer().seal({ answer }, owner) }),
    get: (answer) => sealer().open((JSON.parse(answer) as { readonly sealed: string }).sealed, owner)['answer']!,
  }
}

/** What an account was answered is not for its tokens to see, nor the other way round. */
const askedBy = ({ token }: Context['actor'], payload: Asked['payload']): Asked['payload'] =>
  token === undefined ? payload : { payload, token: token.id }

/** Independent of the order of the properties. */
export const digestOf = (payload: Readonly<Record<string, unknown>>): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered(payload)))
    .digest('base64url')

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, ordered(one)]),
  )
}
