/** What batches have accepted goes to the locks: each record gets a credential and a command, or the reason why not. */
import { AppError, type ErrorKey } from '../../errors/app-error.ts'
import { admin_password_id } from '../../generated/constants.ts'
import {
  CredentialBlock,
  CredentialHeld,
  GrantBatchKind,
  GrantOpType,
  GrantRefusal,
  type GrantType,
} from '../../generated/enums.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { Values } from '../../server/records/types.ts'
import { addDays, dayOf, endOfDay } from '../../values/calendar.ts'
import { ADMIN_NUMBERS } from '../domain/admin-numbers.ts'
import { CREDENTIAL_KINDS, takesKind } from '../domain/credential-kinds.ts'
import { isTooSimilar } from '../domain/credential-similarity.ts'
import { NUMBERS_TAKEN, SENT, WAITING } from '../operations/locks/batch-records.ts'
import { ownerOf } from '../operations/locks/batches.ts'
import { confirmedDigits } from '../operations/locks/codes.ts'
import { frozenRooms } from '../operations/locks/lease-frozen.ts'
import { toLocks, type Range } from '../operations/locks/lock.ts'

interface Waiting {
  readonly key: number
  readonly batch_id: number
  readonly kind: GrantBatchKind
  readonly grant_type: GrantType
  readonly home_id: number
  readonly room_id: number
  readonly device_id: number | null
  readonly grant_id: number | null
  readonly name: string
  readonly phone: string | null
  /** Of the batch; null: it has none. */
  readonly range: Range | null
  readonly digits: string | null
  /** A member of staff whose credential it is. */
  readonly holder: { readonly key: number; readonly active: boolean } | null
}

/** The oldest that wait, at most `most`; answers how many there were. */
export async function sendWaiting(work: Work, most: number): Promise<number> {
  const waiting = (await work.ask(WAITING, most)).map((row) => waitingOf(work, row))
  const ends = new Map<number, End>()
  const ready = await reachable(work, waiting, ends)
  for (const kind of [GrantBatchKind.grant, GrantBatchKind.admin_password] as const)
    await send(work, kind, await credentials(work, kind, ready, ends), ends)
  const of = <T>(pick: (end: End) => T): readonly T[] => waiting.map(({ key }) => pick(ends.get(key)!))
  if (waiting.length > 0)
    await work.ask(
      SENT,
      waiting.map(({ key }) => key),
      of(({ grant }) => grant),
      of(({ task }) => task),
      of(({ refusal }) => refusal),
    )
  return waiting.length
}

function waitingOf(work: Work, row: Readonly<Record<string, unknown>>): Waiting {
  const number = (name: string): number => Number(row[name])
  const optional = (name: string): number | null => (row[name] === null ? null : number(name))
  const instant = (name: string): string | null => (row[name] === null ? null : (row[name] as Date).toISOString())
  const [begin, end] = [instant('begin'), instant('end')]
  const batch_id = number('batch_id')
  const holder_id = optional('holder_id')
  return {
    holder: holder_id === null ? null : { key: holder_id, active: row['holder_active'] === true },
    ...{
      key: number('key'),
      batch_id,
      kind: number('kind') as GrantBatchKind,
      grant_type: number('grant_type') as GrantType,
    },
    ...{ home_id: number('home_id'), room_id: number('room_id'), device_id: optional('device_id') },
    ...{ grant_id: optional('grant_id'), name: String(row['name']), phone: row['phone'] as string | null },
    range: begin === null || end === null ? null : { begin, end },
    digits:
      row['sealed'] === null ? null : opened(work, String(row['sealed']), ownerOf(work, batch_id, number('person'))),
  }
}

/** Null: sealed with a key that is lost, as after a restore without it. */
function opened({ secrets }: Work, sealed: string, owner: string): string | null {
  try {
    return secrets.open(sealed, owner)['digits'] ?? null
  } catch {
    return null
  }
}

/** What came of a record. */
interface End {
  readonly grant: number | null
  readonly task: number | null
  readonly refusal: GrantRefusal | null
}

const refuse = (ends: Map<number, End>, { key, grant_id }: Waiting, refusal: GrantRefusal): void => {
  ends.set(key, { grant: grant_id, task: null, refusal })
}

interface Ready extends Waiting {
  readonly lock: { readonly key: number; readonly sn: string; readonly home_id: number }
}

const BLOCKS: Readonly<Record<number, GrantRefusal>> = {
  [CredentialBlock.lock_offline]: GrantRefusal.lock_offline,
  [CredentialBlock.gateway_offline]: GrantRefusal.gateway_offline,
}

const OF_LOCK = [
  ...(['sn', 'home_id', 'room_id', 'credential_block'] as const),
  ...(['grant_types', 'forbids_password', 'forbids_admin_password'] as const),
] as const
type Lock = Values<'device', (typeof OF_LOCK)[number]>
interface Now {
  readonly now: Date
  /** Rooms whose lease is frozen. */
  readonly frozen: ReadonlySet<number>
}
type Judge = (one: Waiting, lock: Lock, now: Now) => GrantRefusal | null

const asksDigits = ({ kind, grant_type }: Waiting): boolean =>
  kind === GrantBatchKind.admin_password || CREDENTIAL_KINDS[grant_type].digits

const refusing =
  (refusal: GrantRefusal, isSo: (...judged: Parameters<Judge>) => boolean): Judge =>
  (...judged) =>
    isSo(...judged) ? refusal : null

/** Whichever is first true is told. */
const JUDGES: readonly Judge[] = [
  refusing(GrantRefusal.holder_left, ({ holder }) => holder?.active === false),
  refusing(GrantRefusal.no_lock, (one, lock) => lock.room_id !== one.room_id || lock.home_id === null),
  (_, { credential_block: block }) => (block === null ? null : (BLOCKS[block] ?? GrantRefusal.no_lock)),
  refusing(GrantRefusal.type, (one, lock) => !takesKind(lock.grant_types, one.grant_type)),
  refusing(GrantRefusal.forbidden, (one, lock) => {
    const by = one.kind === GrantBatchKind.admin_password ? lock.forbids_admin_password : lock.forbids_password
    return asksDigits(one) && by === true
  }),
  refusing(
    GrantRefusal.lease_frozen,
    (one, _, { frozen }) => one.kind === GrantBatchKind.grant && one.holder === null && frozen.has(one.room_id),
  ),
  refusing(GrantRefusal.range, ({ range }, _, { now }) => range !== null && Date.parse(range.end) <= now.getTime()),
  refusing(GrantRefusal.invalid, (one) => asksDigits(one) && one.digits === null),
]

function refusalOf(one: Waiting, lock: Lock | undefined, now: Now): GrantRefusal | null {
  if (lock === undefined) return GrantRefusal.no_lock
  for (const judge of JUDGES) {
    const refusal = judge(one, lock, now)
    if (refusal !== null) return refusal
  }
  return null
}

/** Those whose lock takes such credentials now, and no setting forbids it. */
async function reachable(work: Work, waiting: readonly Waiting[], ends: Map<number, End>): Promise<readonly Ready[]> {
  const keys = [...new Set(waiting.flatMap(({ device_id }) => device_id ?? []))]
  const rooms = waiting.flatMap(({ kind, room_id }) => (kind === GrantBatchKind.grant ? [room_id] : []))
  const now = { now: work.now, frozen: await frozenRooms(work, rooms) }
  const locks = await work.records.of('device').holdAll(keys, OF_LOCK)
  return waiting.flatMap((one) => {
    const lock = locks.get(one.device_id ?? -1)
    const refusal = refusalOf(one, lock, now)
    if (refusal !== null) {
      refuse(ends, one, refusal)
      return []
    }
    return [{ ...one, lock: { key: lock!.key, sn: lock!.sn, home_id: lock!.home_id! } }]
  })
}

interface Credentialed {
  readonly one: Ready
  readonly grant: number
  readonly number: number
  readonly range: Range
  readonly stored: boolean
  /** Its command before this one. */
  readonly before: number | null
}

async function credentials(
  work: Work,
  kind: GrantBatchKind,
  ready: readonly Ready[],
  ends: Map<number, End>,
): Promise<readonly Credentialed[]> {
  const mine = ready.filter((one) => one.kind === kind)
  if (mine.length === 0) return []
  const known = await knownOf(
    work,
    mine.map(({ lock }) => lock.key),
  )
  const numberOf = numbering(kind, known)
  const places = mine.map((one) => ({ one, ...numberOf(one) }))
  const news = places.filter(({ grant }) => grant === null)
  const made = await work.records.of('grant').createAll(news.map(({ one, number }) => newGrant(work, one, number)))
  const keys = new Map(news.map(({ one }, at) => [one.key, made[at]!]))
  const grants = places.flatMap(({ one, grant, number }) => {
    const key = grant ?? keys.get(one.key)!
    if (key instanceof AppError) {
      refuse(ends, one, GrantRefusal.invalid)
      return []
    }
    return [{ one, grant: key, number }]
  })
  const held = await work.records.of('grant').holdAll(
    grants.map(({ grant }) => grant),
    ['held', 'task_id', 'permission_begin', 'permission_end'],
  )
  return withoutSimilar(
    work,
    grants.map(({ one, grant, number }) => {
      const { held: has, task_id, permission_begin, permission_end } = held.get(grant)!
      return {
        ...{ one, grant, number, before: task_id, stored: has !== CredentialHeld.nothing },
        range: one.range ?? { begin: permission_begin, end: permission_end },
      }
    }),
    ends,
  )
}

interface KnownNumber {
  readonly grant: number
  readonly number: number
}

async function knownOf(work: Work, locks: readonly number[]): Promise<ReadonlyMap<number, readonly KnownNumber[]>> {
  const found = new Map<number, KnownNumber[]>()
  for (const { device_id, grant_id, number } of await work.ask(NUMBERS_TAKEN, [...new Set(locks)])) {
    const of = found.get(Number(device_id)) ?? []
    found.set(Number(device_id), [...of, { grant: Number(grant_id), number: Number(number) }])
  }
  return found
}

interface Numbered {
  /** Null: there is none yet. */
  readonly grant: number | null
  readonly number: number
}

/** One that was made before keeps its number; a new one has the lowest that is free. */
function numbering(kind: GrantBatchKind, known: ReadonlyMap<number, readonly KnownNumber[]>): (one: Ready) => Numbered {
  const taken = new Map<number, Set<number | null>>()
  return ({ lock, grant_id }) => {
    const of = known.get(lock.key) ?? []
    if (kind === GrantBatchKind.admin_password)
      return {
        grant: of.find(({ number }) => number === admin_password_id)?.grant ?? null,
        number: admin_password_id,
      }
    const mine = of.find(({ grant }) => grant === grant_id)
    if (mine !== undefined) return mine
    const numbers = taken.get(lock.key) ?? new Set<number | null>([...ADMIN_NUMBERS, ...of.map(({ number }) => number)])
    taken.set(lock.key, numbers)
    let number = 1
    while (numbers.has(number)) number++
    numbers.add(number)
    return { grant: null, number }
  }
}

const ADMIN_DAYS = 3_650

function newGrant({ now }: Work, one: Ready, paas_id: number) {
  const { lock, room_id, name, phone, grant_type, batch_id, range, kind, holder } = one
  const isAdmin = kind === GrantBatchKind.admin_password
  return {
    ...{ grant_type, home_id: lock.home_id, room_id, device_id: lock.key, paas_id, name },
    ...(phone !== null && { phone }),
    ...(holder !== null && { staff_id: holder.key }),
    permission_begin: range?.begin ?? now.toISOString(),
    permission_end: range?.end ?? endOfDay(addDays(dayOf(now), ADMIN_DAYS)).toISOString(),
    op_type: isAdmin ? GrantOpType.update : GrantOpType.create,
    ...(!isAdmin && { batch_id }),
  }
}

/** An admin password may hold no run of its lock's old one. */
async function withoutSimilar(
  work: Work,
  all: readonly Credentialed[],
  ends: Map<number, End>,
): Promise<readonly Credentialed[]> {
  const stored = all.filter(({ stored, one }) => stored && one.digits !== null)
  const before = await confirmedDigits(
    work,
    stored.map(({ grant }) => grant),
  )
  return all.filter(({ one, grant }) => {
    const isSimilar = before.get(grant)?.some((old) => isTooSimilar(one.digits!, old)) === true
    if (isSimilar) refuse(ends, { ...one, grant_id: grant }, GrantRefusal.similar)
    return !isSimilar
  })
}

/** Another command for the same credential goes on, or waits. */
const BUSY: Readonly<Partial<Record<ErrorKey, GrantRefusal>>> = {
  busy: GrantRefusal.busy,
  command_waits: GrantRefusal.busy,
}

async function send(
  work: Work,
  kind: GrantBatchKind,
  all: readonly Credentialed[],
  ends: Map<number, End>,
): Promise<void> {
  if (all.length === 0) return
  const [verb, op_type] =
    kind === GrantBatchKind.grant
      ? (['credential_create', GrantOpType.create] as const)
      : (['credential_update', GrantOpType.update] as const)
  const now = { op_type, new_begin: null, new_end: null, pending_removal: false, removal_at: null }
  const sent = await toLocks(
    work,
    verb,
    all.map(({ one: { lock, grant_type, digits }, grant, number, range, stored, before }) => ({
      ...{ lock, before, values: now },
      credential: { grant_id: grant, grant_type, paas_id: number },
      told: { range, stored, ...(digits !== null && { digits }) },
    })),
  )
  for (const [at, { one, grant }] of all.entries()) {
    const came = sent[at]!
    if ('task' in came) ends.set(one.key, { grant, task: came.task, refusal: null })
    else refuse(ends, { ...one, grant_id: grant }, BUSY[came.refused.key] ?? GrantRefusal.invalid)
  }
}
