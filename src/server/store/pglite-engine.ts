/**
 * The embedded database's one connection: who may use it, for how long, and a new thread when the old one is stuck or
 * gone.
 */
import { AppError } from '../../errors/app-error.ts'
import { copiedIn, copiedOut } from './bulk-copy.ts'
import { createGate, type Urgency } from './gate.ts'
import { inTime } from './in-time.ts'
import { connectionOn } from './statements.ts'
import type { Session } from './pglite-session.ts'
import type { Leased } from './transactions.ts'

export interface Engine {
  lease<T>(work: (connection: Leased) => Promise<T>, urgency?: Urgency): Promise<T>
  idle(): boolean
  end(): Promise<void>
}

interface Current {
  get(): Promise<Session>
  /** Stops this session; the next `get` opens another. */
  replace(broken: Session): void
  end(): Promise<void>
}

const currentSession = async (open: () => Promise<Session>): Promise<Current> => {
  let session = await open()
  let opening: Promise<Session> | null = null
  const reopen = (): Promise<Session> => {
    opening ??= session
      .kill()
      .then(open)
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
    get: async () => opening ?? (session.alive() ? session : reopen()),
    replace: (broken) => {
      if (broken === session) void reopen()
    },
    end: async () => {
      await opening?.catch(() => undefined)
      await session.end()
    },
  }
}

export const startEngine = async (open: () => Promise<Session>, timeout: number): Promise<Engine> => {
  const gate = createGate()
  const current = await currentSession(open)
  let ended = false

  const leased = (session: Session): Leased => {
    const connection = connectionOn(session.client)
    const limited = <T>(work: () => Promise<T>): Promise<T> => inTime(timeout, () => current.replace(session), work)
    return {
      query: (statement) => limited(() => connection.query(statement)),
      text: (statement) => limited(() => connection.text(statement)),
      copyOut: (sql) => limited(() => copiedOut(session.client, sql)),
      copyIn: (sql, rows) => copiedIn(session.client, sql, rows),
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
    end: () =>
      gate.enter(async () => {
        if (ended) return
        ended = true
        await current.end()
      }),
  }
}
