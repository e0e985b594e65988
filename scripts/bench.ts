/**
 * `npm run bench [name …]`: runs the benchmarks, prints each figure beside its floor, and renews its section of
 * `docs/benchmarks.md`. Never part of the tests: figures depend on the machine.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { holds, ratio, type Benchmark, type Measurement } from './bench/benchmark.ts'

const PAGE = 'docs/benchmarks.md'
const BENCHMARKS: Readonly<Record<string, () => Promise<{ readonly default: Benchmark }>>> = {
  script: () => import('./bench/script.ts'),
  screens: () => import('./bench/screens.ts'),
  tabs: () => import('./bench/tabs.ts'),
  lists: () => import('./bench/lists.ts'),
  statement: () => import('./bench/statement.ts'),
  operations: () => import('./bench/operations.ts'),
  start: () => import('./bench/start.ts'),
  exports: () => import('./bench/exports.ts'),
  'exports-embedded': () => import('./bench/exports-embedded.ts'),
  widest: () => import('./bench/widest.ts'),
  'by-file': () => import('./bench/by-file.ts'),
  imports: () => import('./bench/imports.ts'),
  uploads: () => import('./bench/uploads.ts'),
  commands: () => import('./bench/commands.ts'),
  clicks: () => import('./bench/clicks.ts'),
  guided: () => import('./bench/guided.ts'),
  month: () => import('./bench/month.ts'),
  histories: () => import('./bench/histories.ts'),
  intake: () => import('./bench/intake.ts'),
  bodies: () => import('./bench/bodies.ts'),
  watching: () => import('./bench/watching.ts'),
  generator: () => import('./bench/generator.ts'),
  development: () => import('./bench/development.ts'),
}

const VERDICTS = { true: 'holds', false: '**missed**', null: '' } as const

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in BENCHMARKS))
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}; there are: ${Object.keys(BENCHMARKS).join(', ')}`)
  process.exit(1)
}

for (const name of wanted.length > 0 ? wanted : Object.keys(BENCHMARKS)) {
  const { default: benchmark } = await BENCHMARKS[name]!()
  console.log(`\n── ${benchmark.name}`)
  const [load = 0] = loadavg()
  const measurements = await benchmark.run()
  const table = tableOf(measurements)
  console.log(table)
  writeSection(
    name,
    `## ${benchmark.name}\n\n${benchmark.how}\n\n${machine(load)}\n\n${table}\n${whyOf(benchmark, measurements)}`,
  )
}

function whyOf({ why }: Benchmark, measurements: readonly Measurement[]): string {
  return why !== undefined && measurements.some((one) => holds(one) === false) ? `\n${why}\n` : ''
}

function tableOf(measurements: readonly Measurement[]): string {
  const rows = measurements.map((m) => [
    m.what,
    figure(m.value, m.unit),
    m.floor === undefined ? '' : `${figure(m.floor.value, m.unit)} (${m.floor.what})`,
    ratio(m)?.toFixed(2) ?? '',
    target(m),
    VERDICTS[`${holds(m)}`],
  ])
  return [
    ['what', 'figure', 'floor or comparison', 'ratio', 'target', ''],
    ['---', '---:', '---', '---:', '---:', '---'],
    ...rows,
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}

function figure(value: number, unit: string): string {
  return `${value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2)} ${unit}`
}

function target({ target: t }: Measurement): string {
  if (t === undefined) return ''
  return t.atMost === undefined ? `≥ ${t.atLeast}` : `≤ ${Number(t.atMost?.toFixed(2))}`
}

/** `load`: what others had the machine do when the benchmark began. Figures beside a floor bear it, others do not. */
function machine(load: number): string {
  const others = load < cpus().length ? '' : ` Others had it busy: load ${load.toFixed(1)}.`
  return `Measured ${new Date().toISOString().slice(0, 10)} on ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${process.platform}.${others}`
}

/** Sections stand between marks, so that one benchmark can be run again alone. */
function writeSection(name: string, text: string): void {
  const page = existsSync(PAGE)
    ? readFileSync(PAGE, 'utf8')
    : '# Benchmarks\n\nMade by `npm run bench`: each figure beside its floor or comparison, measured in the same run.\n'
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const section = `${open}\n${text}${close}\n`
  const start = page.indexOf(open)
  writeFileSync(
    PAGE,
    start < 0
      ? `${page}\n${section}`
      : page.slice(0, start) + section + page.slice(page.indexOf(close) + close.length + 1),
  )
}
