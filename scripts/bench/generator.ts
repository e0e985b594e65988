/**
 * The generator: the whole run as a command, one saved file while it watches, and how both grow with the number of
 * entities.
 */
import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { benched } from '#product/bench/benched.ts'
import { generate } from '../../generators/generate.ts'
import { manyEntities } from '../../generators/many-entities.ts'
import { watchSchemas, type Written } from '../../generators/watch.ts'
import { buildModel } from '../../src/model/build.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { summary, timed } from './timing.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const RUNS = 5
const SAVES = 20
const FEW = 100
const MANY = 1000

const benchmark: Benchmark = {
  name: 'Generator',
  how: `"Full run" is \`generators/main.ts check\` as a command of its own (Node's start included) on this product's schemas, median of ${RUNS}. "Saved file" is one entity saved while the generator watches: until the files that a console shows are on disk, and until all are; median of ${SAVES}. Made-up schemas of ${FEW} and ${MANY} entities, refering to each other, show how a full run grows.`,
  run: async () => [await fullRun(), ...(await savedFile()), await growth()],
}
export default benchmark

async function fullRun(): Promise<Measurement> {
  const runs: number[] = []
  for (let run = 0; run < RUNS; run++) {
    runs.push(
      await timed(async () => {
        const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'generators/main.ts', 'check'], {
          cwd: ROOT,
          stdio: 'ignore',
        })
        if (status !== 0) throw new Error('The files on disk are not what the schemas make.')
      }),
    )
  }
  return { what: 'full run', value: summary(runs).p50, unit: 'ms', target: { atMost: 2000 } }
}

async function savedFile(): Promise<readonly Measurement[]> {
  const out = await mkdtemp(path.join(tmpdir(), 'generator-bench-'))
  await cp(path.join(ROOT, 'schemas'), path.join(out, 'schemas'), { recursive: true })
  const told: { complete: boolean; at: number }[] = []
  let wake: () => void = () => undefined
  const onWritten = ({ complete }: Written): void => {
    told.push({ complete, at: performance.now() })
    wake()
  }
  const next = async (): Promise<number> => {
    while (told.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    return told.shift()!.at
  }
  const watch = watchSchemas({
    dir: path.join(out, 'schemas'),
    out,
    onModel: () => true,
    onWritten,
    onMistakes: (mistakes) => {
      throw new Error(mistakes[0]?.message)
    },
  })
  const [shown, all]: [number[], number[]] = [[], []]
  try {
    await next()
    await next()
    for (let save = -3; save < SAVES; save++) {
      const started = await saveEntity(out, save)
      const times = [(await next()) - started, (await next()) - started] as const
      if (save < 0) continue
      shown.push(times[0])
      all.push(times[1])
    }
  } finally {
    await watch.close()
    await rm(out, { recursive: true })
  }
  return [
    { what: 'saved file, what a console shows', value: summary(shown).p50, unit: 'ms', target: { atMost: 150 } },
    { what: 'saved file, everything', value: summary(all).p50, unit: 'ms' },
  ]
}

/** Another label each time; answers when it was saved. */
async function saveEntity(out: string, turn: number): Promise<number> {
  const file = path.join(out, `schemas/entities/${benched.followed.entity}.json`)
  const entity = JSON.parse(await readFile(file, 'utf8')) as { properties: Record<string, object> }
  Object.assign(entity.properties[benched.followed.name]!, { 'x-label': { zh: `名称 ${turn}`, en: `Name ${turn}` } })
  await writeFile(`${file}.saving`, JSON.stringify(entity, null, 2))
  const started = performance.now()
  await rename(`${file}.saving`, file)
  return started
}

async function growth(): Promise<Measurement> {
  const each = async (count: number): Promise<number> => (await timed(() => makeAll(count))) / count
  await each(FEW)
  const few = summary([await each(FEW), await each(FEW), await each(FEW)]).p50
  return {
    what: `an entity among ${MANY}`,
    value: await each(MANY),
    unit: 'ms',
    floor: { what: `among ${FEW}`, value: few },
    target: { atMost: 1.5 },
  }
}

async function makeAll(count: number): Promise<void> {
  const { model, mistakes } = buildModel(manyEntities(count))
  if (mistakes) throw new Error(mistakes[0]?.message)
  await generate(model)
}
