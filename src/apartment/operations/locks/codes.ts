/**
 * The digits of credentials, encrypted: to be sent again, and compared with the next ones. No journal tells of them.
 */
import type { Work } from '../../../server/calls/operation.ts'
import type { OwnStatement } from '../../../server/calls/statements.ts'

export const KEEP: OwnStatement = {
  name: 'keep digits',
  text: ({ insert, value }) =>
    insert('grant_code', {
      grant_id: value(0),
      task_id: value(1),
      sealed: value(2, 'text'),
      confirmed: 'false',
      created_at: 'now()',
      updated_at: 'now()',
    }),
}

export const KNOWN: OwnStatement = {
  name: 'known digits',
  text: ({ company, value }) => {
    const { from, where, column, key } = company('grant_code')
    return `select ${column('sealed')} as sealed, ${column('confirmed')} as confirmed from ${from} where ${where} and ${column('grant_id')} = ${value(0)} order by ${key}`
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

export async function keepDigits(
  work: Work,
  { grant, task, digits }: { readonly grant: number; readonly task: number; readonly digits: string },
): Promise<void> {
  await work.ask(KEEP, grant, task, work.secrets.seal({ digits }, ownerOf(work, grant)))
}

export interface KnownDigits {
  readonly digits: string
  /** The lock has confirmed them. */
  readonly isConfirmed: boolean
}

/** Those in force, and those that were sent since; the latest last. */
export async function knownDigits(work: Work, grant: number): Promise<readonly KnownDigits[]> {
  const rows = await work.ask(KNOWN, grant)
  return rows.flatMap(({ sealed, confirmed }) => {
    const digits = opened(work, grant, String(sealed))
    return digits === null ? [] : [{ digits, isConfirmed: confirmed === true }]
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
