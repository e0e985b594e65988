/** A port that is waited for so long and no longer, and remembers how it went the last time. */
import type { PortState } from './ports.ts'
import { Late, type Trouble, troubleOf } from './trouble.ts'

export interface Watch {
  state(): Omit<PortState, 'name' | 'provider' | 'simulated'>
  /** Waits for the answer, and keeps how it came out. */
  until<T>(answer: Promise<T>, seconds: number): Promise<T>
}

const MOST = 200

/** `say`: the log, told of each new trouble once. */
export function createWatch(say: (reason: string) => void): Watch {
  let [success, failure, trouble]: [Date | null, Date | null, Trouble | null] = [null, null, null]
  let healthy: boolean | null = null
  let said: string | null = null
  const note = (found: Trouble | null, thrown?: unknown): void => {
    const now = new Date()
    healthy = found === null
    trouble = found
    if (healthy) {
      success = now
      said = null
      return
    }
    failure = now
    const reason = reasonOf(thrown)
    if (reason !== said) say((said = reason))
  }
  return {
    state: () => ({
      healthy,
      trouble,
      checked_at: healthy === true ? success : failure,
      last_success_at: success,
      last_failure_at: failure,
    }),
    until: async (answer, seconds) => {
      try {
        const value = await within(answer, seconds)
        note(null)
        return value
      } catch (thrown) {
        note(troubleOf(thrown), thrown)
        throw thrown
      }
    },
  }
}

/** The same contract: what it answers later is watched, what it answers at once is none of the network's. */
export const watched = <Contract extends object>(contract: Contract, { until }: Watch, seconds: number): Contract =>
  passing(contract, (answer) => until(answer, seconds))

/** The same contract, whose later answers go through `pass`. */
export function passing<Contract extends object>(
  contract: Contract,
  pass: (answer: Promise<unknown>) => Promise<unknown>,
): Contract {
  return new Proxy({} as Contract, {
    get: (_, name) => {
      const member: unknown = Reflect.get(contract, name)
      if (typeof member !== 'function') return member
      return (...given: readonly unknown[]): unknown => {
        const answer: unknown = Reflect.apply(member, contract, given)
        return answer instanceof Promise ? pass(answer) : answer
      }
    },
  })
}

async function within<T>(answer: Promise<T>, seconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late(`no answer within ${seconds} s`)), seconds * 1000).unref()
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** What a thrown value says, in a line. */
function reasonOf(thrown: unknown): string {
  const said = thrown instanceof Error ? thrown : new Error(String(thrown))
  const cause = said.cause instanceof Error ? said.cause.message : ''
  const code = (said as NodeJS.ErrnoException).code
  const words = [said.message, cause].filter((text) => text !== '').join(': ') || String(code ?? said.name)
  return words.replaceAll(/\s+/g, ' ').slice(0, MOST)
}
