/**
 * `npm run rebuild`: what jobs make of other records, such as use by days and months, and which of them can make it
 * again. `… <job> 2025-01` and `… all 2025-01` say what would be made again from that month on, for every company; with
 * `--apply` it is. It may run beside a server, and goes on where it was ended.
 */
import { parseArgs } from 'node:util'
import product from '#product/product.ts'
import type { Job } from '../src/model/model.ts'
import { SENDS_NOTHING } from '../src/server/commands/send.ts'
import { readConfig } from '../src/server/config.ts'
import { folderBlobs } from '../src/server/files/folder.ts'
import { generatedSource } from '../src/server/generated-source.ts'
import { companiesOf, rebuild, rebuiltJobs } from '../src/server/jobs/rebuild.ts'
import type { Here } from '../src/server/jobs/run.ts'
import type { OutsidePorts } from '../src/server/ports/ports.ts'
import { ToldError } from '../src/server/store/failures.ts'
import { openStore } from '../src/server/store/open-store.ts'
import type { Store } from '../src/server/store/store.ts'
import { tablesOf } from '../src/kinds/tables.ts'
import { versionOfModel, versionsIn } from '../src/server/store/migrations/versions.ts'
import { setTimeZone, startOfDay } from '../src/values/calendar.ts'

const USAGE = `npm run rebuild
npm run rebuild -- <job> 2025-01 [--apply]
npm run rebuild -- all 2025-01 [--apply]`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { apply: { type: 'boolean', default: false } },
  })
  const read = readConfig(process.env)
  if ('mistakes' in read) fail(read.mistakes.join('\n'))
  const inForce = (await generatedSource()).current()
  setTimeZone(inForce.model.app.constants['time_zone'])
  const all = rebuiltJobs(inForce.model)
  const [name, month, more] = positionals
  if (more !== undefined) fail(USAGE)
  if (name === undefined) for (const job of all) console.log(`${job.name}: ${job.label.en}`)
  else {
    const jobs = name === 'all' ? all : all.filter((job) => job.name === name)
    if (jobs.length === 0) fail(`"${name}" cannot be rebuilt; these can: ${all.map((job) => job.name).join(', ')}`)
    if (month === undefined || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) fail('Name a month, such as 2025-01.')
    const since = startOfDay(`${month}-01`)
    if (since > new Date()) fail(`${month} has not begun.`)
    const { databaseUrl, dataDir } = read.config
    const store = await openStore({ databaseUrl, dataDir, statementTimeout: 3_600_000 })
    try {
      const own = versionOfModel(tablesOf(inForce.model), inForce.model)
      const [serving] = await versionsIn(store)
      if (serving !== undefined && serving.hash !== own.hash)
        throw new ToldError({
          zh: '数据库正在使用另一版本的模型：请用该版本执行重算。没有做任何更改。',
          en: 'The database serves another version of the schemas: rebuild with that version. Nothing was changed.',
        })
      if (values.apply) await again(store, jobs, since)
      else {
        console.log(`Would rebuild from ${month} on: ${jobs.map((job) => job.name).join(', ')}`)
        console.log('Nothing has been changed: run it with --apply to do so.')
      }
    } finally {
      await store.close()
    }
  }

  async function again(store: Store, jobs: readonly Job[], since: Date): Promise<void> {
    const stopping = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
    for (const job of jobs)
      for (const client of await companiesOf(store, job)) {
        const rebuilt = await rebuild(here(store), inForce, { client, name: job.name, since }, stopping.signal)
        if (rebuilt === null) fail('Stopped. The same command goes on from here, and so does a server.')
        if (rebuilt.failure !== null) fail(`${job.name}, company ${client}: ${rebuilt.failure}`)
        console.log(`${job.name}, company ${client}: ${rebuilt.done.toLocaleString('en')} records`)
      }
  }
} catch (error) {
  if (error instanceof ToldError) fail(error.text.en)
  if (error instanceof TypeError && 'code' in error) fail(`${error.message}\n${USAGE}`)
  throw error
}

/** Such a job has the database alone. */
function here(store: Store): Here {
  return {
    store,
    product,
    files: { files: folderBlobs('/nowhere'), folder: '/nowhere' },
    fileHost: '',
    outgoing: SENDS_NOTHING,
    ports: {} as OutsidePorts,
    reach: 'public',
    written: () => undefined,
    warn: ({ err }: { readonly err?: unknown }, text) => console.error(text, err),
  }
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
