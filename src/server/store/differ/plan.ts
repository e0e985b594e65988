/** What lies between the tables that the schemas ask for and those that stand in the database. */
import type { Label } from '../../../model/model.ts'

/**
 * `automatic`: loses nothing and fails for nobody. `reviewed`: right only if somebody meant it, so somebody has to
 * accept it. `refused`: would lose data or cannot work; the engine never does it, a person may.
 */
export type Level = 'automatic' | 'reviewed' | 'refused'
const LEVELS: readonly Level[] = ['automatic', 'reviewed', 'refused']

export interface Step {
  readonly level: Level
  readonly text: Label
  /** In order. For a refused step: what a person would run, having thought about it; may be empty. */
  readonly sql: readonly string[]
  /** Instead of `sql` on a busy server: without long locks, outside a transaction. */
  readonly gently: readonly string[] | null
  /** The model works only when it is done; what is left over from earlier models does not hinder. */
  readonly needed: boolean
  /** The table that it takes apart by months: done by a command of its own. */
  readonly parts?: string
  /** The table that it changes. */
  readonly table?: string
  /** Where that one's rows are until it is renamed. */
  readonly rowsIn?: string
  /** Without it the server reads and writes what it should: what is missing is a guard or speed. */
  readonly guards?: boolean
  /** No question of its own: its level is that of another one, without which it cannot be done. */
  readonly waits?: boolean
  /** Of a refused one: what a file does once a person has said what empty rows get. */
  readonly fills?: Fills
  /** What no document asks for any more. */
  readonly leftOver?: LeftOver
}

export interface Fills {
  readonly first: readonly string[]
  /** What a person may write here. */
  readonly example: string
  /** Sees whether all rows have a value, and goes on then. */
  readonly then: readonly string[]
}

/** A step, and the column that is not as the model wants it before the step is done (null: it can be used as it is). */
export interface ColumnStep {
  readonly column: string | null
  readonly step: Step
}

export interface LeftOver {
  /** `cars.colour`, or `cars` for a whole table. */
  readonly name: string
  /** A person has been told of it before. */
  readonly told: boolean
}

export interface Plan {
  readonly steps: readonly Step[]
}

export const stricter = (...levels: readonly Level[]): Level =>
  LEVELS[Math.max(...levels.map((level) => LEVELS.indexOf(level)))] ?? 'automatic'

export const step = (text: Label, sql: readonly string[], rest: Partial<Omit<Step, 'text' | 'sql'>> = {}): Step => ({
  level: 'automatic',
  gently: null,
  needed: true,
  ...rest,
  text,
  sql,
})

const titles: Readonly<Record<Level, Label>> = {
  automatic: { zh: '自动执行', en: 'Automatic' },
  reviewed: { zh: '需要确认', en: 'To be reviewed' },
  refused: { zh: '拒绝执行', en: 'Refused' },
}

/** Steps that the model needs and that are not of these levels: while there is one, nothing of the plan is done. */
export const hindrances = ({ steps }: Plan, levels: ReadonlySet<Level>): readonly Step[] =>
  steps.filter(({ needed, level }) => needed && !levels.has(level))

/** What a person has to read, and what is refused only because something else is: it comes along with that. */
export function askedAmong<One extends Pick<Step, 'level' | 'waits'>>(
  steps: readonly One[],
): { readonly asked: readonly One[]; readonly along: readonly One[] } {
  const isAlong = ({ level, waits }: One): boolean => level === 'refused' && waits === true
  const asked = steps.filter((one) => !isAlong(one))
  return asked.length === 0 ? { asked: steps, along: [] } : { asked, along: steps.filter(isAlong) }
}

export const alongWith = (count: number): Label => ({
  zh: `另有 ${count} 项随之进行`,
  en: `${count} more ${count === 1 ? 'change' : 'changes'} along with that`,
})

/** The plan as lines for a person. */
export const describePlan = ({ steps }: { readonly steps: readonly Told[] }, lang: keyof Label): string =>
  LEVELS.map((level) => ({ level, ...askedAmong(steps.filter((one) => one.level === level)) }))
    .filter(({ asked }) => asked.length > 0)
    .map(({ level, asked, along }) =>
      [
        `${titles[level][lang]}:`,
        ...asked.map(({ text }) => `  - ${text[lang]}`),
        ...(along.length === 0 ? [] : [`  - ${alongWith(along.length)[lang]}`]),
      ].join('\n'),
    )
    .join('\n')

type Told = Pick<Step, 'level' | 'text' | 'waits'>
