/** Before the first call: tables as the schemas ask, and somebody who can log in. */
import { tablesOf } from '../kinds/tables.ts'
import { judgementOf } from '../model/judgement.ts'
import type { Model } from '../model/model.ts'
import { followCustoms } from './customs.ts'
import type { Config } from './config.ts'
import { endDead } from './operations/import/runs.ts'
import { missingRules } from './operations/product-rules.ts'
import { accountsNamed } from './auth/accounts.ts'
import { hasAccounts, makeFirstAccount } from './auth/first-account.ts'
import { isPassword } from './auth/passwords.ts'
import { describePlan, type Step } from './store/differ/plan.ts'
import { bringTables } from './store/migrations/bring.ts'
import { migrationsIn } from './store/migrations/folder.ts'
import type { Migration } from './store/migrations/migration.ts'
import { inFront, wayOut } from './store/migrations/refusals.ts'
import type { Product } from './product.ts'
import { storedRulesOf } from './sql/stored-rules.ts'
import type { Demo } from './seed/demo.ts'
import { seed } from './seed/seed.ts'
import { StartError } from './store/failures.ts'
import { unguarded } from './store/row-security.ts'
import type { Store } from './store/store.ts'

export interface Announced {
  readonly name: string
  readonly pass: string
  readonly isDemo: boolean
}

/**
 * Answers whom to announce, if anybody was made or is the demo's. `back`: schemas that the database has had newer ones
 * than are meant, as while somebody develops them.
 */
export async function prepareData(
  store: Store,
  model: Model,
  config: Config,
  product: Product,
  { back = false }: { readonly back?: boolean } = {},
): Promise<Announced | null> {
  followCustoms(model)
  const missing = missingRules(model, product)
  if (missing.length > 0) console.warn(withoutCode(missing))
  await prepareTables(store, model, config, back)
  await endDead(store)
  const demo = wantsDemo(config) ? product.demo : undefined
  if (await hasAccounts(store)) return knownAccount(store, demo)
  // Of several servers that start on one empty database, one makes the first data; the others wait for it.
  return store.locked(FIRST_DATA, () => firstData(store, model, config, demo && { ...product, demo }))
}

const withoutCode = (names: readonly string[]): string =>
  `The schemas name functions that this server does not have: ${names.join(', ')}. Records that need them cannot be saved. \`npm run check\` shows where to write them.`

/** Any number, the same in every process. */
const FIRST_DATA = 7_315_021

const wantsDemo = (config: Config): boolean =>
  config.demo === 'auto' ? config.databaseUrl === '' : config.demo === 'on'

const knownAccount = async (store: Store, demo: Demo | undefined): Promise<Announced | null> =>
  demo && (await isUntouched(store, demo)) ? announced(demo) : null

async function firstData(
  store: Store,
  model: Model,
  config: Config,
  made: Parameters<typeof seed>[2] | undefined,
): Promise<Announced | null> {
  if (await hasAccounts(store)) return knownAccount(store, made?.demo)
  const company = config.runtime.company.zh || model.app.brands[0]!.name.zh
  if (!made) return { ...(await makeFirstAccount(store, company)), isDemo: false }
  const started = performance.now()
  console.log('Making demo data …')
  const counts = await seed(store, model, made, {
    scale: config.demoScale,
    now: new Date().toISOString(),
    ...made.demo.history,
  })
  console.log(
    `Demo data made: ${Object.values(counts).reduce((sum, count) => sum + count, 0)} records in ${seconds(started)} s`,
  )
  return announced(made.demo)
}

async function prepareTables(
  store: Store,
  model: Model,
  { tables: mode, migrationsDir }: Config,
  back: boolean,
): Promise<void> {
  const tables = tablesOf(model)
  const migrations = await migrationsIn(migrationsDir)
  const rules = storedRulesOf(model)
  const judges = judgementOf(model)
  const { left, ran, pending, newer } = await bringTables(store, { tables, rules, judges, migrations, mode, back })
  if (ran.length > 0) console.log(`Tables changed as reviewed: ${ran.join(', ')}`)
  if (newer !== null) console.warn(inFront(newer).en)
  if (pending.length > 0 || left.some(({ needed }) => needed)) throw new StartError(waiting(pending, left))
  const open = store.guardsRows ? await unguarded(store, tables) : []
  if (open.length > 0) throw new StartError(unguardedTables(open.join(', ')))
  const untold = left.filter(({ leftOver }) => leftOver?.told !== true)
  if (untold.length > 0) console.warn(describePlan({ steps: untold }, 'en'))
}

/** All of it, since nothing of it was done; what is left over is another matter. */
const waiting = (pending: readonly Migration[], left: readonly Step[]): StartError['text'] => {
  const steps = left.filter(({ leftOver }) => leftOver === undefined)
  const way = wayOut(pending, steps)
  return {
    zh: `数据库的表与模型不一致，需要人工处理，没有做任何更改：\n${describePlan({ steps }, 'zh')}\n${way.zh}`,
    en: `The database's tables differ from the schemas in ways that need a decision by hand; nothing was changed:\n${describePlan({ steps }, 'en')}\n${way.en}`,
  }
}

const unguardedTables = (names: string): StartError['text'] => ({
  zh: `已设置 RLS=1，但以下表尚无行级安全策略：${names}。请先以 TABLES=auto 启动一次。`,
  en: `RLS=1 is set, but these tables have no policy yet: ${names}. Start once with TABLES=auto.`,
})

const seconds = (started: number): string => ((performance.now() - started) / 1000).toFixed(1)

const announced = ({ account: { name, password: pass } }: Demo): Announced => ({ name, pass, isDemo: true })

/** As long as nobody has changed its password; afterwards it is nobody's business any more. */
async function isUntouched(store: Store, { account: { name, password } }: Demo): Promise<boolean> {
  const [account] = await accountsNamed(store, name)
  return account !== undefined && (await isPassword(password, account.password))
}
