/**
 * What the specification says, statement by statement, and what can be wrong with a row. Pure: files are read for it.
 */
export interface Statement {
  readonly section: string
  readonly says: string
  /** Documents below `schemas/`, each with a JSON pointer behind `#` where it is a part. */
  readonly at: readonly string[]
  /** `file: words of the test's title`; several where one shows a part only. */
  readonly test?: string | readonly string[]
  /** Why it is not so: it is unknown, needs a call that is not built, or what a test shows is done instead. */
  readonly open?: string
  /** Why nobody can do anything with it: it is data alone, which a test compares with the specification. */
  readonly kept?: string
  /** What the specification leaves out here. */
  readonly unknown?: string
}

/** Text of a file of the repository; null: there is none. */
export type Read = (path: string) => string | null

export function faultsOf(statements: readonly Statement[], read: Read): readonly string[] {
  return statements.flatMap((statement, at) =>
    [...faults(statement, read)].map(
      (fault) => `row ${at + 1}, section ${statement.section}, "${statement.says}": ${fault}`,
    ),
  )
}

/** Tests that compare documents with what was typed from the specification: of what is there, not of what it does. */
const PRESENCE = /^tests\/(specification|generator|model)\//
const isDone = (test: string): boolean => !PRESENCE.test(test)

function* faults(statement: Statement, read: Read): Iterable<string> {
  const { at, test, open, kept } = statement
  if (at.length === 0) yield 'it stands in no document'
  for (const place of at) {
    const [file = '', pointer = ''] = place.split('#')
    const text = read(`schemas/${file}`)
    if (text === null) yield `there is no schemas/${file}`
    else if (!resolves(JSON.parse(text), pointer)) yield `schemas/${file} has nothing at ${pointer}`
  }
  if (open !== undefined && kept !== undefined) yield 'it is said to be open and to be data alone'
  if (test === undefined && open === undefined) yield 'no test shows it, and nothing says why'
  const done = testsOf(statement).some(isDone)
  if (open !== undefined && !done && !mayBeOpen(statement, read)) yield 'it is known and built, but no test shows it'
  if (test !== undefined && !done && open === undefined && kept === undefined)
    yield 'its tests only compare: in none does somebody do it, and nothing says why'
  if (done && kept !== undefined) yield 'somebody does it in a test, and yet it is said to be data alone'
  if (open === undefined && at.some((place) => isPending(place, read)))
    yield 'it needs a call that is not built, and does not say so'
  for (const one of testsOf(statement)) yield* testFaults(one, read)
}

export const testsOf = ({ test = [] }: Statement): readonly string[] => [test].flat()

const mayBeOpen = ({ at, unknown }: Statement, read: Read): boolean =>
  unknown !== undefined || at.some((place) => isPending(place, read))

/** A part of a call's document, behind `#`, is a fact of its own. */
const isPending = (place: string, read: Read): boolean =>
  (JSON.parse(read(`schemas/${place}`) ?? '{}') as { pending?: boolean }).pending === true

function* testFaults(test: string, read: Read): Iterable<string> {
  const { file, name } = testOf(test)
  const text = read(file)
  if (text === null) yield `there is no ${file}`
  else if (!titlesIn(text).some((title) => title.includes(name))) yield `${file} has no test "${name}"`
}

/** First words of calls that are given a function: of tests and of their groups. */
const titlesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\(\s*(['"`])((?:\\.|(?!\1).)*)\1,\s*(?:\{[^}]*\},\s*)?(?:async )?(?:\(|function)/g)].map(
    ([, , title = '']) => title.replaceAll(/\\(.)/g, '$1'),
  )

export function testOf(test: string): { readonly file: string; readonly name: string } {
  const end = test.indexOf(': ')
  return { file: test.slice(0, end), name: test.slice(end + 2) }
}

function resolves(document: unknown, pointer: string): boolean {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  return (
    steps.reduce<unknown>(
      (value, step) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
      document,
    ) !== undefined
  )
}
