/**
 * A good model on its way to the server: the database follows as far as nothing is lost, the rest waits for the
 * developer.
 */
import { tablesOf } from '../../src/kinds/tables.ts'
import type { Model } from '../../src/model/model.ts'
import { storedRulesOf } from '../../src/server/sql/stored-rules.ts'
import { applyTables } from '../../src/server/store/differ/apply-tables.ts'
import { FILLING } from '../../src/server/store/differ/filling.ts'
import { describePlan } from '../../src/server/store/differ/plan.ts'
import type { Store } from '../../src/server/store/store.ts'
import { quiet, type Notice } from './notice.ts'

export interface Followed {
  readonly inForce: boolean
  readonly notice: Notice
}

export interface Follower {
  follow(model: Model): Promise<Followed>
  /** The next model may change tables in ways that want review. */
  accept(): void
  /** What was told to be left as it is: whoever follows next does not tell it again. */
  left(): ReadonlySet<string>
}

export function createFollower(store: Store, leftBefore: ReadonlySet<string> = new Set()): Follower {
  let accepted = false
  /** The tables that the database is known to have: most saves (texts, lists, forms) leave them as they are. */
  let standing: string | null = null
  let known = leftBefore
  return {
    accept() {
      accepted = true
    },
    left: () => known,
    async follow(model) {
      const accept = accepted
      accepted = false
      const tables = tablesOf(model)
      const rules = storedRulesOf(model)
      const wanted = JSON.stringify([tables, rules])
      if (wanted === standing) return { inForce: true, notice: quiet }
      standing = null
      const { left } = await applyTables(store, tables, { mode: 'auto', accept, rules })
      const waits = left.some(({ needed }) => needed)
      if (!waits) standing = wanted
      // A column that is left over is told once, when it comes to be so, not with every save.
      const fresh = waits ? left : left.filter(({ text }) => !known.has(text.en))
      known = new Set(left.map(({ text }) => text.en))
      return {
        inForce: !waits,
        notice: {
          ...quiet,
          steps: fresh.map(({ level, text, sql, waits: follows }) => ({ level, text, sql, waits: follows })),
          advice: fresh.some(({ fills }) => fills !== undefined) ? FILLING : null,
          waits,
        },
      }
    },
  }
}

export const describe = ({ steps, advice }: Notice): string =>
  [describePlan({ steps }, 'en'), ...(advice === null ? [] : [advice.en])].join('\n')
