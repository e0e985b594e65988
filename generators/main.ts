/**
 * `generate` writes what the schemas ask for, `check` compares the documents among it with what is committed, `watch`
 * follows saved schemas; each tells of names that no code of the product answers to. `generate --report` also lists the
 * calls that have nothing behind them yet, `generate --diff` says what the schemas change for others and writes
 * nothing; `check --language de` lists what a language lacks. This file reads arguments and prints; what is made, and
 * how it reaches the disk, stands beside it.
 */
import { resolve } from 'node:path'
import { FIELD_KINDS } from '../src/kinds/facts.ts'
import { kinds } from '../src/kinds/kinds.ts'
import { printMistake, type Mistake } from '../src/model/mistake.ts'
import type { HandedOver } from '../src/model/handed-over.ts'
import { loadModel } from '../src/model/load.ts'
import type { Model } from '../src/model/model.ts'
import { compare, write, type Difference } from './disk.ts'
import { isCommitted } from './output.ts'
import { generate } from './generate.ts'
import { productFolder } from '../scripts/product.ts'
import { productCode } from './product-code.ts'
import { report as left } from './report.ts'
import { unwritten } from './unwritten.ts'
import { watchSchemas } from './watch.ts'

const root = resolve(import.meta.dirname, '..')
const schemas = resolve(root, 'schemas')

const commands: Readonly<Record<string, () => Promise<number>>> = {
  async generate() {
    if (process.argv.includes('--diff')) return (await import('../scripts/diff.ts')).diff(root, process.argv.slice(3))
    const started = performance.now()
    const result = await made((files, model) => {
      if (process.argv.includes('--report')) console.log(left(model))
      return write(root, files)
    })
    if (!result) return 1
    const { difference } = result
    console.log(
      `Generated files: ${difference.changed.length} written, ${difference.stale.length} removed, in ${Math.round(performance.now() - started)} ms`,
    )
    return 0
  },
  async check() {
    if (process.argv.includes('--language'))
      return (await import('../scripts/languages.ts')).checkLanguage(schemas, process.argv.slice(3))
    const result = await made((files) =>
      compare(root, new Map([...files].filter(([path]) => isCommitted(path))), ['docs/reference']),
    )
    if (!result) return 1
    const { difference, isWritten } = result
    for (const path of difference.changed) console.error(`${path} is not what the schemas make`)
    for (const path of difference.stale) console.error(`${path} is made by no schema any more`)
    const good = difference.changed.length + difference.stale.length === 0
    if (!good) console.error('Run `npm run generate` and commit what it writes.')
    return good && isWritten ? 0 : 1
  },
  watch() {
    watchSchemas({
      dir: schemas,
      out: root,
      onModel: (_, handedOver) => {
        tellUnwritten(handedOver)
        return true
      },
      onWritten: ({ complete }) => {
        if (complete) console.log(`${new Date().toLocaleTimeString()} good: every file follows`)
      },
      onMistakes: (mistakes) => void report(mistakes),
      onFailure: (error) => console.error(error),
    })
    return new Promise(() => undefined)
  },
}

interface Made {
  readonly difference: Difference
  /** All that the documents name has its code. */
  readonly isWritten: boolean
}

async function made(
  then: (files: Awaited<ReturnType<typeof generate>>, model: Model) => Promise<Difference>,
): Promise<Made | null> {
  const built = await loadModel(schemas)
  if (built.mistakes) return report(built.mistakes)
  const { model, handedOver } = built
  const unbuilt = FIELD_KINDS.filter((name) => !Object.hasOwn(kinds, name))
  if (unbuilt.length > 0) return refuseUnbuilt(unbuilt)
  const difference = await then(await generate(model), model)
  return { difference, isWritten: tellUnwritten(handedOver) }
}

/** Its types are made from the schemas, so that they are written first, and the code after them. */
function tellUnwritten(handedOver: readonly HandedOver[]): boolean {
  const mistakes = unwritten(handedOver, productCode(root, productFolder))
  for (const mistake of mistakes) console.error(printMistake(mistake))
  if (mistakes.length > 0)
    console.error(
      `${mistakes.length} ${mistakes.length === 1 ? 'name' : 'names'} without code: until it is written, the product does not compile.`,
    )
  return mistakes.length === 0
}

/** The compiler says so too, but nobody asks it before the first trial. */
function refuseUnbuilt(names: readonly string[]): null {
  for (const name of names)
    console.error(`src/kinds/kinds.ts has no line for the kind "${name}", which src/kinds/facts.ts names.`)
  return null
}

function report(mistakes: readonly Mistake[]): null {
  for (const mistake of mistakes) console.error(printMistake(mistake))
  console.error(
    `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in the schemas; nothing was written.`,
  )
  return null
}

const command = commands[process.argv[2] ?? 'generate']
if (!command) console.error(`unknown command "${process.argv[2]}"; expected generate, check or watch`)
process.exitCode = command ? await command() : 1
