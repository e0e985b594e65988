/**
 * Which record each row is about: by its number, and by what people write of it. Where the row leaves out what would
 * tell several apart, they are named, so that the person can say which: none is picked. Of several that no column tells
 * apart it is the one for which the call is possible. What is behind a mask only narrows, and guessing at it is counted
 * as guesses at a code are.
 */
import { AppError } from '../../../errors/app-error.ts'
import { kinds } from '../../../kinds/kinds.ts'
import type { Context } from '../../operations/context.ts'
import { refuseGuesses } from '../../operations/limited.ts'
import type { Body } from '../../operations/write/body.ts'
import { asRows, run } from '../../operations/write/statements.ts'
import type { Draft } from '../../operations/import/draft.ts'
import { at, type Job, problemsOf } from '../../operations/import/job.ts'
import { Seen } from '../../operations/import/seen.ts'
import { SAYS } from '../../operations/import/texts.ts'
import { type FindPlan, found, shownAs } from '../../sql/found.ts'
import { fieldNamed } from '../../sql/sources.ts'
import type { CallFile, Finding } from './call-file.ts'
import { ROWS_SAY } from './texts.ts'

export interface Found {
  readonly key: number
  /** What the record itself gives to the request. */
  readonly given: Body
  /** By whose change it is known to be no longer as it was left. */
  readonly state: string
  /** It stands for several for none of which the call is possible: the call says why, and is not made. */
  readonly tellsWhy: boolean
}

interface Candidate extends Omit<Found, 'tellsWhy'> {
  readonly possible: boolean
  readonly agrees: boolean
  /** Of all that the row fits. */
  readonly agreeing: number
  readonly fitting: number
  readonly varied: boolean
}

/** What is wrong with a row is noted with its draft; those with a record are answered. */
export async function findRecords(
  context: Context,
  file: CallFile,
  job: Job,
  drafts: readonly Draft[],
): Promise<Map<Draft, Found>> {
  const asking = drafts.filter(({ problems }) => problems.length === 0)
  const records = new Map<Draft, Found>()
  for (const { columns, rows } of shapesOf(file, asking)) {
    if (!columns.some(({ narrows }) => !narrows)) {
      for (const { problems } of rows) problems.push({ column: null, text: ROWS_SAY.nothing(file.meant)[job.lang] })
      continue
    }
    const candidates = await candidatesOf(context, file, columns, rows)
    for (const draft of rows) {
      const one = await chosen(context, { file, job, draft, columns }, candidates.get(draft) ?? [])
      if (one !== null) records.set(draft, one)
    }
  }
  return records
}

interface Shape {
  readonly columns: readonly Finding[]
  readonly rows: Draft[]
}

/** Rows that say the same columns are looked for by one statement. */
function shapesOf({ entity, find }: CallFile, drafts: readonly Draft[]): Iterable<Shape> {
  const columns: readonly Finding[] = [{ name: entity.key, path: [entity.key], narrows: false }, ...find]
  const shapes = new Map<string, Shape>()
  for (const draft of drafts) {
    const said = columns.filter(({ name }) => draft.sent[name] != null)
    const id = said.map(({ name }) => name).join()
    const shape = shapes.get(id) ?? { columns: said, rows: [] }
    shapes.set(id, shape)
    shape.rows.push(draft)
  }
  return shapes.values()
}

async function candidatesOf(
  context: Context,
  { entity, form, action, byFile, find }: CallFile,
  columns: readonly Finding[],
  rows: readonly Draft[],
): Promise<ReadonlyMap<Draft, readonly Candidate[]>> {
  const given = Object.entries(action.given)
  const plan: FindPlan = {
    entity: entity.name,
    by: columns.map(({ path }) => path),
    narrowing: columns.flatMap(({ narrows }, place) => (narrows ? [place] : [])),
    apart: find.filter(({ narrows }) => !narrows).map(({ path }) => path),
    only: byFile.only ?? true,
    when: action.when ?? true,
    given: given.map(([, field]) => field),
    most: MOST_NAMED + 1,
  }
  // What is said alike is looked for once.
  const alike = new Map<string, { readonly values: readonly unknown[]; readonly rows: Draft[] }>()
  for (const draft of rows) {
    const values = columns.map(({ name }) => {
      const field = fieldNamed(form, name)
      return field.kind === 'key' ? draft.sent[name] : kinds[field.kind].write(draft.sent[name], field)[0]
    })
    const said = JSON.stringify(values)
    const its = alike.get(said) ?? { values, rows: [] }
    alike.set(said, its)
    its.rows.push(draft)
  }
  const all = [...alike.values()]
  const asked = asRows(all.map(({ values }, key) => ({ key, values })))
  const answer = await run(context, { name: 'found', plan, body: (writing) => found(writing, plan) }, [asked])
  const candidates = all.map((): Candidate[] => [])
  for (const row of answer.rows)
    candidates[Number(row['place'])]!.push({
      key: Number(row['key']),
      state: String(row['state']),
      possible: row['possible'] === true,
      agrees: row['agrees'] === true,
      agreeing: Number(row['agreeing']),
      fitting: Number(row['fitting']),
      varied: row['varied'] === true,
      given: Object.fromEntries(given.map(([name], at) => [name, row[`g${at}`]])),
    })
  return new Map(all.flatMap(({ rows: its }, place) => its.map((draft) => [draft, candidates[place]!] as const)))
}

interface Asking extends Pick<Shape, 'columns'> {
  readonly file: CallFile
  readonly job: Job
  readonly draft: Draft
}

async function chosen(context: Context, asking: Asking, all: readonly Candidate[]): Promise<Found | null> {
  const { file, job, draft } = asking
  if (!(await mayCompare(context, asking, all))) return null
  // Those for which it is possible come first, then the latest: where it is for none, the call itself says why.
  const [one] = all.filter(({ agrees }) => agrees)
  if (one !== undefined && (one.varied || one.fitting > 1)) {
    draft.problems.push({ column: null, text: await several(context, file, all) })
    return null
  }
  if (one !== undefined) return { ...one, tellsWhy: !one.possible && one.agreeing > 1 }
  if (all.length === 0) draft.problems.push({ column: null, text: ROWS_SAY.none(file.meant)[job.lang] })
  else
    draft.problems.push(
      ...asking.columns
        .filter(({ narrows }) => narrows)
        .map(({ name }) => at(job, { name }, ROWS_SAY.other(file.meant))),
    )
  return null
}

const MOST_NAMED = 5

async function several(context: Context, { entity, meant }: CallFile, all: readonly Candidate[]): Promise<string> {
  const agreeing = all.filter(({ agrees }) => agrees)
  const [{ fitting, agreeing: count, varied }] = agreeing as [Candidate]
  // What the row could have told apart is named whether it is possible or not.
  const named = varied ? agreeing : agreeing.filter((one) => one.possible)
  const plan = { entity: entity.name }
  const { rows } = await run(context, { name: 'shown as', plan, body: (writing) => shownAs(writing, plan) }, [
    named.slice(0, MOST_NAMED).map(({ key }) => key),
  ])
  const names = rows.map((row) => `${String(row['name'] ?? '')} #${String(row['key'])}`)
  const more = { zh: '等', en: ' and others' }[context.lang]
  const fit = varied ? count : fitting
  return ROWS_SAY.several(meant, {
    count: fit,
    names: `${names.join(context.lang === 'zh' ? '、' : ', ')}${fit > names.length ? more : ''}`,
  })[context.lang]
}

/**
 * What is said of a masked value is a guess at it, right or wrong: counted of each record that it is compared with
 * before anything is told of it, so that the right one is not found by trying many.
 */
async function mayCompare(
  context: Context,
  { file, job, draft, columns }: Asking,
  all: readonly Candidate[],
): Promise<boolean> {
  const narrowing = columns.filter(({ narrows }) => narrows)
  if (narrowing.length === 0 || all.length === 0) return true
  const said = JSON.stringify(narrowing.map(({ name }) => draft.sent[name]))
  const others = columns.filter(({ narrows }) => !narrows).map(({ name }) => [name, draft.sent[name]])
  const subjects = all.length > MOST_NAMED ? [JSON.stringify(others)] : all.map(({ key }) => String(key))
  try {
    for (const subject of subjects) await refuseGuesses(context, `${file.entity.name}/${subject}`, said)
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    draft.problems.push(...problemsOf(job, error))
    return false
  }
}

/** A record is done once in a file; where it may have several rows, once by each of the values that tell them apart. */
export function refuseTwice(job: Job, { byFile: { severalBy } }: CallFile, records: Map<Draft, Found>): void {
  const seen = job.seen.get('') ?? new Seen()
  job.seen.set('', seen)
  // In the order of the file, whatever they were found by.
  for (const [draft, { key }] of [...records].toSorted(([a], [b]) => a.row.number - b.row.number)) {
    const apart = severalBy === null ? [] : [draft.sent[severalBy]]
    // What is missing is told by the call.
    if (apart.includes(undefined)) continue
    const first = seen.firstRow([key, ...apart], draft.row.number)
    if (first === draft.row.number) continue
    draft.problems.push({ column: null, text: SAYS.again({ row: first })[job.lang] })
    records.delete(draft)
  }
}
