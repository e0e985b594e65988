/** What the commands on a database begin with: the model of the schemas, the settings, and the database they name. */
import { loadModel } from '../src/model/load.ts'
import { printMistake, type Mistake } from '../src/model/mistake.ts'
import type { Model } from '../src/model/model.ts'
import { readConfig, type Config } from '../src/server/config.ts'
import { ToldError } from '../src/server/store/failures.ts'
import { openStore } from '../src/server/store/open-store.ts'
import type { Store } from '../src/server/store/store.ts'
import { setTimeZone } from '../src/values/calendar.ts'

export interface Opened {
  readonly store: Store
  readonly model: Model
  readonly config: Config
}

export const onDatabase = (usage: string, work: (opened: Opened) => Promise<void>): Promise<void> =>
  onStore(usage, async ({ store, config }) => {
    const { model, mistakes = [] } = await loadModel('schemas')
    if (model === undefined) throw told([...mistakes.map((one) => printMistake(one)), countOf(mistakes)].join('\n'))
    setTimeZone(model.app.constants['time_zone'])
    await work({ store, model, config })
  })

/** As `npm run check` ends with. */
const countOf = ({ length }: readonly Mistake[]): string =>
  `${length} ${length === 1 ? 'mistake' : 'mistakes'} in the schemas; nothing was done.`

/** Without the schemas. */
export const onStore = (usage: string, work: (opened: Omit<Opened, 'model'>) => Promise<void>): Promise<void> =>
  onSettings(usage, async (config) => {
    const { databaseUrl, dataDir } = config
    const store = await openStore({ databaseUrl, dataDir, statementTimeout: 3_600_000 })
    try {
      await work({ store, config })
    } finally {
      await store.close()
    }
  })

/** Without a database. Whatever hinders the command is a sentence and exit code 1. */
export async function onSettings(usage: string, work: (config: Config) => Promise<void>): Promise<void> {
  try {
    const read = readConfig(process.env)
    if ('mistakes' in read) return fail(read.mistakes.join('\n'))
    await work(read.config)
  } catch (error) {
    if (error instanceof ToldError) return fail(error.text.en)
    if (error instanceof TypeError && 'code' in error) return fail(`${error.message}\n${usage}`)
    throw error
  }
}

/** Nothing ends before the database is closed. */
function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}

export const told = (en: string): ToldError => new ToldError({ zh: en, en })
