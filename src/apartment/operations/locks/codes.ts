/**
 * The digits of credentials, encrypted: to be sent again, and compared with the next ones. No journal tells of them.
 */
import type { Work } from '../../../server/calls/operation.ts'
import type { OwnStatement } from '../../../server/calls/statements.ts'

/** Values: credentials, commands, sealed digits, one of each in its place. */
export const KEEP_ALL: OwnStatement = {
  name: 'keep digits of several',
  text: ({ insertEach, value }) =>
    insertEach(
      'grant_code',
      { grant_id: 'k.grant_id', task_id: 'k.task_id', sealed: 'k.sealed', confirmed: 'false' },
      `unnest(${value(0, 'bigint[]')}, ${value(1, 'bigint[]')}, ${value(2, 'text[]')}) k(grant_id, task_id, sealed)`,
    ),
}

export const CONFIRMED: OwnStatement = {
  name: 'confirmed digits',
  text: ({ company, value }) => {
    const { from, where, column } = company('grant_code')
    return `select ${column('grant_id')} as grant_id, ${column('sealed')} as sealed from ${from} where ${where} and ${column('confirmed')} and ${column('grant_id')} = any(${value(0, 'bigint[]')})`
  },
}

export const KNOWN: OwnStatement = {
  name: 'known digits',
  text: ({ company, value }) => {
    const { from, where, column, key } = company('grant_code')
    return `select ${column('sealed')} as sealed, ${column('confirmed')} as confirmed, ${column('task_id')} as task from ${from} where ${where} and ${column('grant_id')} = ${value(0)} order by ${key}`
  },
}

export const CONFIRM: OwnStatement = {
  name: 'confirm digits',
  text: ({ company, value }) => {
    const { from, where, column } = company('grant_code')
    return `update ${from} set confirmed = true, version = version + 1, updated_at = now()
      where ${where} and ${column('task_id')} = any(${value(0, 'bigint[]')})`
  },
}

/** What was in force before, and what failed before it. */
export const FORGET: OwnStatement = {
  name: 'forget digits',
  text: ({ company, value }) => {
    const [old, now] = [company('grant_code'), company('grant_code')]
    return `delete from ${old.from} using ${now.from} where ${old.where} and ${now.where} and ${old.column('grant_id')} = any(${value(0, 'bigint[]')})
      and ${now.column('grant_id')} = ${old.column('grant_id')} and ${now.column('confirmed')} and ${old.key} < ${now.key}`
  },
}

const ownerOf = ({ actor }: Work, grant: number): string => `grant ${actor.client_id} ${grant}`

interface Kept {
  readonly grant: number
  readonly task: number
  readonly digits: string
}

export async function keepAllDigits(work: Work, all: readonly Kept[]): Promise<void> {
  if (all.length === 0) return
  await work.ask(
    KEEP_ALL,
    all.map(({ grant }) => grant),
    all.map(({ task }) => task),
    all.map(({ grant, digits }) => work.secrets.seal({ digits }, ownerOf(work, grant))),
  )
}

/** Of each credential the digits that its lock has confirmed. */
export async function confirmedDigits(
  work: Work,
  grants: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const found = new Map<number, string[]>()
  if (grants.length === 0) return found
  for (const { grant_id, sealed } of await work.ask(CONFIRMED, grants)) {
    const digits = opened(work, Number(grant_id), String(sealed))
    if (digits !== null) found.set(Number(grant_id), [...(found.get(Number(grant_id)) ?? []), digits])
  }
  return found
}

export interface KnownDigits {
  readonly digits: string
  /** The lock has confirmed them. */
  readonly isConfirmed: boolean
  /** The command that brings or has brought them. */
  readonly task: number
}

/** Those in force, and those that were sent since; the latest last. */
export async function knownDigits(work: Work, grant: number): Promise<readonly KnownDigits[]> {
  const rows = await work.ask(KNOWN, grant)
  return rows.flatMap(({ sealed, confirmed, task }) => {
    const digits = opened(work, grant, String(sealed))
    return digits === null ? [] : [{ digits, isConfirmed: confirmed === true, task: Number(task) }]
  })
}

/** Null: sealed with a key that is lost, as after a restore without it. */
function opened(work: Work, grant: number, sealed: string): string | null {
  try {
    return work.secrets.open(sealed, ownerOf(work, grant))['digits'] ?? null
  } catch {
    return null
  }
}

/** The lock has taken what these commands brought. */
export async function confirmDigits(
  work: Work,
  taken: readonly { readonly grant: number; readonly task: number }[],
): Promise<void> {
  await work.ask(
    CONFIRM,
    taken.map(({ task }) => task),
  )
  await work.ask(
    FORGET,
    taken.map(({ grant }) => grant),
  )
}
