/**
 * A year of a product: twenty entities with rows in every column, through ten versions of its schemas by the commands
 * that people type; after each, every row is compared with what a small program of its own says that it must be.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { createFolders, createPlaces } from '../support/stores.ts'
import { typed } from '../support/typed-command.ts'
import { clinic, over, versions, type Data, type Docs, type Row } from './clinic.ts'

const root = resolve(import.meta.dirname, '../..')
const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href
describe.each(['PGlite', 'PostgreSQL'] as const)('a clinic on %s', (kind) => {
  /** Opening the embedded database takes longer than a version's work: what is said and refused is seen on a server. */
  const isBrief = kind === 'PGlite'
  const [newFolder, fresh] = [createFolders(), createPlaces()]
  let [folder, place] = ['', '']
  let docs: Docs = clinic
  let data: Data = {}

  const environment = () =>
    kind === 'PGlite' ? { DATABASE_URL: '', DATA_DIR: place } : { DATABASE_URL: place, DATA_DIR: join(folder, 'data') }

  beforeAll(async () => {
    folder = await newFolder()
    place = await fresh(kind)
    for (const part of ['system', 'meta'])
      cpSync(join(root, 'schemas', part), join(folder, 'schemas', part), { recursive: true })
    cpSync(join(root, 'scripts/new-product/skeleton/schemas'), join(folder, 'schemas'), { recursive: true })
    const brands = join(folder, 'schemas/app/brands.json')
    writeFileSync(brands, readFileSync(brands, 'utf8').replaceAll('{name}', 'clinic'))
    save(clinic)
    vi.stubEnv('DATABASE_URL', environment().DATABASE_URL)
    vi.stubEnv('DATA_DIR', environment().DATA_DIR)
    process.chdir(folder)
  })
  afterAll(() => {
    process.chdir(root)
    vi.unstubAllEnvs()
  })

  function save(next: Docs): void {
    for (const file of Object.keys(docs)) rmSync(join(folder, 'schemas', file), { force: true })
    docs = next
    for (const [file, doc] of Object.entries(docs)) {
      mkdirSync(dirname(join(folder, 'schemas', file)), { recursive: true })
      writeFileSync(join(folder, 'schemas', file), JSON.stringify(doc))
    }
  }

  const migrate = async (...words: readonly string[]): Promise<string> => (await typed('migrate', ...words)).said

  const started = (...words: readonly string[]) =>
    spawn(process.execPath, ['--import', tsx, join(root, 'scripts/migrate.ts'), ...words], {
      cwd: folder,
      env: { ...process.env, ...environment() },
      stdio: ['ignore', 'pipe', 'ignore'],
    })

  async function onStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const store = await openStore({
      maintenance: 0,
      ...(kind === 'PGlite' ? { dataDir: place } : { databaseUrl: place }),
    })
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  }

  const compared = () =>
    onStore(async (store) => {
      for (const [table, expected] of Object.entries(data)) {
        const names = Object.keys(expected[0]!)
        const text = `SELECT coalesce(jsonb_agg(to_jsonb(t) ORDER BY t.id), '[]')::text FROM "${table}" t`
        const rows = JSON.parse((await store.text({ text, values: [] }))!) as readonly Row[]
        expect({ table, rows: rows.map((row) => plain(pick(row, names))) }).toEqual({
          table,
          rows: expected.map(plain),
        })
      }
    })

  const last = () => join(folder, 'schemas/migrations', readdirSync(join(folder, 'schemas/migrations')).sort().at(-1)!)

  it('is made from its schemas, and takes rows in every column', async () => {
    expect(Object.keys(clinic).filter((file) => file.startsWith('entities/'))).toHaveLength(20)
    expect(await migrate('--apply')).toContain('The tables are as the schemas ask.')
    data = filled()
    await onStore(async (store) => {
      await store.script("INSERT INTO clients (client_id, name) VALUES (1, 'clinic')")
      for (const [table, rows] of Object.entries(data)) {
        const names = Object.keys(rows[0]!).map((name) => `"${name}"`)
        await store.query({
          text: `INSERT INTO "${table}" (client_id, ${names.join(', ')}) SELECT 1, ${names.join(', ')} FROM jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
          values: [JSON.stringify(rows)],
        })
        await store.script(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), ${rows.length})`)
      }
    })
    await compared()
  }, 120_000)

  it('is told of each mistake in its schemas where it stands, and nothing is done', async () => {
    const good = docs
    save(over('bed', { 'number!': 'text 5', ward_id: '-> wart' })(over('drug', { price: { type: 'nummber' } })(docs)))
    for (const words of isBrief ? [['--apply']] : [[], ['--write'], ['--apply']])
      expect(await migrate(...words)).toMatch(
        /^schemas\/entities\/bed\.json:1:\d+ [^\n]*"wart"[^\n]*did you mean "ward"\?\nschemas\/entities\/drug\.json:1:\d+ [^\n]*nummber[^\n]*\n2 mistakes in the schemas; nothing was done\.$/,
      )
    save(good)
  }, 60_000)

  it.each(versions.map((version, at) => ({ ...version, at })))(
    'version $at: $name',
    async ({ at, docs: change, says, hand, data: changed }) => {
      save(change(docs))
      if (!isBrief) expect(await migrate()).toContain(says)
      expect(await migrate('--write', '--reason', 'because', ...(at === 0 ? ['--gradual'] : []))).toContain('Wrote ')
      const file = last()
      const number = /(\d{4})_/.exec(file)![1]!
      if (isBrief && at > 0) expect(readFileSync(file, 'utf8')).toContain(says)
      if (hand !== undefined) {
        const [head, ...body] = readFileSync(file, 'utf8').split('\n\n')
        writeFileSync(file, [head, ...(hand.first ? [hand.sql, ...body] : [...body, hand.sql])].join('\n\n'))
        if (!isBrief) {
          expect(await migrate('--apply')).toContain('was changed after it was reviewed')
          await compared()
        }
        expect(await migrate('--seal', number)).toContain('is sealed as it is')
      }
      if (at === 2 && !isBrief) {
        const both = [started('--apply'), started('--apply')]
        const codes = await Promise.all(both.map(async (one) => (await once(one, 'close'))[0] as number))
        expect(codes).toEqual([0, 0])
      }
      if (at === 0 && !isBrief) {
        const child = started('--apply')
        const ended = once(child, 'close')
        const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
        child.kill('SIGKILL')
        await ended
        expect(line).toMatch(/1 of \d+ done/)
      }
      expect(await migrate('--apply')).toContain('The tables are as the schemas ask.')
      data = changed(data)
      if (isBrief && at % 3 !== 0) return
      await compared()
      expect(await migrate('--apply')).toBe('The tables are as the schemas ask.')
    },
    180_000,
  )
})

const pick = (row: Row, names: readonly string[]): Row => Object.fromEntries(names.map((name) => [name, row[name]]))
/** A moment is the same in whatever zone it is told. */
const plain = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value).toISOString() : value,
    ]),
  )

const ROWS = [1, 2, 3]

function filled(): Data {
  return Object.fromEntries(
    Object.entries(clinic)
      .filter(([file]) => file.startsWith('entities/'))
      .map(([file, doc]) => {
        const name = /(\w+)\.json/.exec(file)![1]!
        const plural = String(doc['x-plural'] ?? (name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`))
        const fields = Object.entries(doc['properties'] as Readonly<Record<string, Row>>)
        return [
          plural,
          ROWS.map((n) => ({
            id: n,
            ...Object.fromEntries(fields.map(([field, said]) => [field, valueOf(`${name}.${field}`, said, n)])),
          })),
        ]
      }),
  )
}

/** What the versions are about, and else something of the field's kind. */
const MEANT: Readonly<Record<string, (n: number) => unknown>> = {
  'doctor.name': (n) => `Ada Lovelace${n}`,
  'patient.birth': (n) => `199${n}-02-0${n}`,
  'visit.note': (n) => (n === 2 ? null : `note ${n}`),
  'invoice.total': () => 100.5,
  'invoice.paid': (n) => (n === 3 ? 200 : 50.25),
  'supplier.phone': () => '555',
}

function valueOf(name: string, said: Row, n: number): unknown {
  const meant = MEANT[name]
  if (meant !== undefined) return meant(n)
  if (said['format'] === 'date') return `2026-01-0${n}`
  if (said['format'] === 'date-time') return `2026-01-0${n}T08:00:00.000Z`
  if (said['type'] === 'boolean') return n === 2
  if (said['type'] === 'string') return `${name.split('.')[1]} ${n}`.slice(-Number(said['maxLength']))
  return String(said['$ref']).includes('decimal') ? n + 0.5 : n
}
