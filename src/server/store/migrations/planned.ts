/**
 * A plan as the SQL of a file: what is meant, and, put in comments, what the engine refuses to do by itself. Where rows
 * must get a value first the file has the place for it, and refuses by itself as long as one has none.
 */
import { howOf, type How } from '../differ/pieces.ts'
import type { Fills, Plan, Step } from '../differ/plan.ts'

interface Part {
  readonly how: How
  readonly lines: readonly string[]
  /** A transaction of its own. */
  readonly apart: boolean
}

/** `gradual`: tables that are changed without stopping anybody. */
export const plannedSql = ({ steps }: Plan, gradual: ReadonlySet<string>): string => {
  const meant = steps.filter(({ level }) => level !== 'refused')
  const parts = [...meant.flatMap((one) => partsOf(one, gradual)), ...steps.filter(isRefused).map(refusedPart)]
  return parts
    .map(({ lines, how, apart }, at) => {
      const before = parts[at - 1]
      const begins = before === undefined ? how !== 'together' : apart || before.apart || before.how !== how
      return [...(begins ? [`--> ${how}`] : []), ...lines].join('\n')
    })
    .join('\n\n')
}

const isRefused = ({ level, leftOver }: Step): boolean => level === 'refused' && leftOver === undefined

const comment = ({ text: { zh, en } }: Step): readonly string[] => [`-- ${zh}`, `-- ${en}`]

function partsOf(one: Step, gradual: ReadonlySet<string>): readonly Part[] {
  if (one.gently === null || !gradual.has(one.table ?? ''))
    return [{ how: 'together', apart: false, lines: [...comment(one), ...one.sql.map((sql) => `${sql};`)] }]
  return one.gently.map((sql, at) => ({
    how: howOf(sql),
    apart: true,
    lines: [...(at === 0 ? comment(one) : []), `${sql};`],
  }))
}

const refusedPart = (one: Step): Part => ({
  how: 'together',
  apart: false,
  lines: [...comment(one), ...(one.fills === undefined ? one.sql.map(commented) : filled(one.fills))],
})

const commented = (sql: string): string => `-- ${sql.replaceAll('\n', '\n-- ')};`
const run = (sql: string): string => `${sql};`

const filled = ({ first, example, then }: Fills): readonly string[] => [
  ...first.map(run),
  commented(example),
  ...then.map(run),
]

/** What the file is named after. */
export const slugOf = (steps: readonly Step[]): string =>
  (steps.find(({ level }) => level === 'reviewed') ?? steps[0])?.text.en
    .split(/[;:]/)[0]!
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 40)
    .replace(/^_+|_+$/g, '') ?? 'change'
