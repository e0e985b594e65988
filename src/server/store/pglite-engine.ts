/**
 * The embedded database's one connection: who may use it, for how long, and a new thread when the old one is stuck or
 * gone.
 */
import { AppError } from '../../errors/app-error.ts'
import { copiedIn, copiedOut } from './bulk-copy.ts'
import { createGate, type Urgency } from './gate.ts'
import { codeOf } from './failures.ts'
import { inTime } from './in-time.ts'
import { connectionOn } from './statements.ts'
import type { Folder } from './folder/folder.ts'
import type { Session } from './pglite-session.ts'
import type { Leased } from './transactions.ts'

export interface Engine {
  lease<T>(work: (connection: Leased) => Promise<T>, urgency?: Urgency): Promise<T>
  idle(): boolean
  waiting(): readonly number[]
  end(): Promise<void>
}

type Opening = Pick<Folder, 'open' | 'openAgain' | 'hasRoom'>

interface Current {
  get(): Promise<Session>
  /** Stops this session; the next `get` opens another. */
  replace(broken: Session): void
  end(): Promise<void>
}

const currentSession = async (folder: Opening): Promise<Current> => {
  let session = await folder.open()
  let opening: Promise<Session> | null = null
  const reopen = (): Promise<Session> => {
    opening ??= session
      .kill()
      .then(folder.openAgain)
      .then((fresh) => {
        session = fresh
        return fresh
      })
      .finally(() => {
        opening = null
      })
    opening.catch(() => undefined)
    return opening
  }
  return {
    get: async () =>
      opening ?? (session.alive() && !(session.isReadOnly && (await folder.hasRoom())) ? session : reopen()),
    replace: (broken) => {
      if (broken === session) void reopen()
    },
    end: async () => {
      await opening?.catch(() => undefined)
      await session.end()
    },
  }
}

/** PostgreSQL's refusal to write means here that the disk is full. */
const READ_ONLY_TRANSACTION = '25006'
const asFull = (error: unknown): unknown =>
  [codeOf(error), codeOf((error as Error | null)?.cause)].includes(READ_ONLY_TRANSACTION)
    ? new AppError('disk_full', {}, null, { cause: error })
    : error

export const startEngine = async (folder: Opening, timeout: number): Promise<Engine> => {
  const gate = createGate()
  const current = await currentSession(folder)
  let ended = false

  const leased = (session: Session): Leased => {
    const connection = connectionOn(session.client)
    const honest = <T>(work: Promise<T>): Promise<T> =>
      session.isReadOnly ? work.catch((error: unknown) => Promise.reject(asFull(error))) : work
    const limited = <T>(work: () => Promise<T>): Promise<T> =>
      honest(inTime(timeout, () => current.replace(session), work))
    return {
      query: (statement) => limited(() => connection.query(statement)),
      text: (statement) => limited(() => connection.text(statement)),
      copyOut: (sql) => limited(() => copiedOut(session.client, sql)),
      copyIn: (sql, rows) => honest(copiedIn(session.client, sql, rows)),
      patiently: (statement) => connection.query(statement),
    }
  }
  return {
    lease: (work, urgency) =>
      gate.enter(async () => {
        if (ended) throw new AppError('database_unavailable')
        return work(leased(await current.get()))
      }, urgency),
    idle: gate.idle,
    waiting: gate.waiting,
    end: () =>
      gate.enter(async () => {
        if (ended) return
        ended = true
        await current.end()
      }),
  }
}
