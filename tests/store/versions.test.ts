/** Servers of several versions of the schemas on one database: none writes what the one in force would refuse. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, it } from 'vitest'
import type { Judgement } from '../../src/model/judgement.ts'
import { bringTables, type Wanted } from '../../src/server/store/migrations/bring.ts'
import { noteRules, type StoredRule } from '../../src/server/store/differ/stored-rules.ts'
import { oversee, versionOf } from '../../src/server/store/migrations/versions.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { program } from '../support/program.ts'
import { describeEvery, freshDatabase } from '../support/stores.ts'
import { column, table, withColumns } from './tables.ts'

const homes = table('homes')
const TEXT = { needed: true, was: null, held: { kind: 'string' } }
type Field = Judgement['entities'][string]['fields'][string]
const judging = (schema: Field['schema'] = {}, rules: readonly string[] = [], more: Record<string, Field> = {}) => ({
  entities: { home: { was: null, rules, fields: { name: { ...TEXT, schema }, ...more } } },
})
interface Served {
  readonly tables: Wanted['tables']
  readonly judges: Judgement
}
const first: Served = { tables: [homes], judges: judging({ type: 'string', maxLength: 20 }) }
const stricter: Served = { tables: [homes], judges: judging({ type: 'string', maxLength: 5 }) }
const ruled: Served = { tables: [homes], judges: judging({ type: 'string', maxLength: 20 }, ['["check",true]']) }
const wider: Served = {
  tables: [withColumns(homes, column('floors', 'integer'))],
  judges: judging({ type: 'string', maxLength: 20 }, [], {
    floors: { was: null, needed: false, schema: { type: 'integer' }, held: { kind: 'integer' } },
  }),
}

describe('servers of two versions, each a process of its own', () => {
  const running: ChildProcess[] = []
  afterEach(async () => {
    for (const one of running.splice(0)) {
      if (one.exitCode !== null || one.signalCode !== null) continue
      const ended = once(one, 'close')
      one.kill('SIGKILL')
      await ended
    }
  })

  function start(database: string, version: Served) {
    const child = spawn(process.execPath, [...program('tests/store/processes/version.ts'), database], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, VERSION: JSON.stringify(version) },
    })
    running.push(child)
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const said = async (): Promise<string> => {
      const { value } = (await lines.next()) as { value?: string }
      return value ?? 'it ended'
    }
    const write = async (name: string): Promise<string> => {
      child.stdin.write(`${name}\n`)
      return said()
    }
    const stop = async (): Promise<void> => {
      const ended = once(child, 'close')
      child.stdin.end()
      await ended
    }
    return { said, write, stop }
  }
  /** What a person does by `npm run migrate -- --apply`. */
  async function meant(databaseUrl: string, version: Served, rest: Partial<Wanted> = {}): Promise<void> {
    const store = await openStore({ databaseUrl, maintenance: 0 })
    try {
      await bringTables(store, { ...version, migrations: [], mode: 'auto', meant: true, ...rest })
    } finally {
      await store.close()
    }
  }
  const TURNED_AWAY =
    /^Servers of another version have used this database since \d{4}-.*\. Its rules differ from this version’s \(home.*\), and the database has never had this version, .* npm run migrate -- --apply .* merge first\. Nothing was changed\.$/

  it('starting at once on an empty database: one serves, the other one says why it does not', async () => {
    const database = await freshDatabase()
    const both = [start(database, first), start(database, stricter)]
    const said = await Promise.all(both.map((one) => one.said()))
    expect(said.filter((word) => word === 'serves')).toHaveLength(1)
    expect(said.find((word) => word !== 'serves')).toMatch(TURNED_AWAY)
    expect(await both[said.indexOf('serves')]!.write('甲')).toBe('甲: written')
  }, 60_000)

  it('both write as long as the newer one refuses nothing that the older one takes', async () => {
    const database = await freshDatabase()
    const old = start(database, first)
    expect(await old.said()).toBe('serves')
    const next = start(database, wider)
    expect(await next.said()).toBe('serves')
    expect([await old.write('甲'), await next.write('乙'), await old.write('丙')]).toEqual([
      '甲: written',
      '乙: written',
      '丙: written',
    ])
    // It is older now: what it would write is right all the same.
    await old.stop()
    expect(await start(database, first).said()).toBe('serves')
  }, 60_000)

  it.each([
    ['a narrower limit', stricter, 'home.name: maxLength 5 in place of 20'],
    ['a rule between fields, the tables being the same', ruled, 'home: has a new rule'],
  ])(
    'the older one stops writing, and says why, once %s is in force',
    async (_, newer, why) => {
      const database = await freshDatabase()
      const old = start(database, first)
      expect([await old.said(), await old.write('甲')]).toEqual(['serves', '甲: written'])
      const side = start(database, newer)
      expect(await side.said()).toMatch(TURNED_AWAY)
      expect(await old.write('乙')).toBe('乙: written')

      await meant(database, newer)
      expect(await old.write('丙')).toBe(`lost: ${why}`)
      expect(await old.said()).toBe('丙: superseded')
      const next = start(database, newer)
      expect([await next.said(), await next.write('丁')]).toEqual(['serves', '丁: written'])
      expect(await old.write('戊')).toBe('戊: superseded')
      await old.stop()
      const again = await start(database, first).said()
      expect(again).toMatch(/^Since \d{4}-.* the database has served newer schemas with different rules/)
      expect(again).toContain(`(${why})`)
      expect(again).toContain('npm run migrate -- --apply --back')

      await meant(database, first, { back: true })
      expect(await start(database, first).said()).toBe('serves')
    },
    90_000,
  )

  it('a version that comes next needs nobody where the servers before it have stopped', async () => {
    const database = await freshDatabase()
    const old = start(database, first)
    expect(await old.said()).toBe('serves')
    await old.stop()
    expect(await start(database, stricter).said()).toBe('serves')
  }, 60_000)

  it('of which one goes on writing while another of the same version starts', async () => {
    const databaseUrl = await freshDatabase()
    const serving = await openStore({ databaseUrl, maintenance: 0 })
    const starting = await openStore({ databaseUrl, maintenance: 0 })
    try {
      const wanted: Wanted = { ...first, migrations: [], mode: 'auto' }
      await bringTables(serving, wanted)
      oversee(serving, versionOf(first.tables, first.judges), () => undefined)
      await serving.transaction(async (connection) => {
        await connection.query({ text: "INSERT INTO homes (name) VALUES ('甲')", values: [] })
        // Else it would wait for the end of this.
        await bringTables(starting, wanted)
        await bringTables(starting, { ...wanted, mode: 'plan' })
      })
      expect((await starting.query({ text: 'SELECT FROM homes', values: [] })).count).toBe(1)
    } finally {
      await Promise.all([serving.close(), starting.close()])
    }
  }, 60_000)

  it('a write that has begun is judged before the next version is in force, not beside it', async () => {
    const databaseUrl = await freshDatabase()
    const old = start(databaseUrl, first)
    expect(await old.said()).toBe('serves')
    const store = await openStore({ databaseUrl, maintenance: 0 })
    try {
      // Somebody who brings a version into force, and has not ended.
      let end: () => void = () => undefined
      let begun: () => void = () => undefined
      const isBegun = new Promise<void>((resolve) => (begun = resolve))
      const coming = store.transaction(async (connection) => {
        await connection.query({ text: 'SELECT pg_advisory_xact_lock(7202612)', values: [] })
        const { hash, judges } = versionOf(stricter.tables, stricter.judges)
        await connection.query({
          text: 'INSERT INTO schema_versions (hash, in_force_at, judges) VALUES ($1, clock_timestamp(), $2)',
          values: [hash, JSON.stringify(judges)],
        })
        begun()
        await new Promise<void>((resolve) => (end = resolve))
      })
      await isBegun
      const written = old.write('甲')
      await expect.poll(() => waiting(store), { timeout: 20_000 }).toBe(1)
      end()
      await coming
      expect(await written).toMatch(/^lost: /)
      expect(await old.said()).toBe('甲: superseded')
      expect((await store.query({ text: 'SELECT FROM homes', values: [] })).count).toBe(0)
    } finally {
      await store.close()
    }
  }, 60_000)

  const waiting = async (store: Store): Promise<number> =>
    Number(
      await store.text({
        text: "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
        values: [],
      }),
    )
})

describeEvery('the versions of the schemas', (open) => {
  const bring = (store: Store, { tables, judges }: Served, rest: Partial<Wanted> = {}) =>
    bringTables(store, { tables, judges, migrations: [], mode: 'auto', ...rest })

  it('leave the notes of a newer one alone where the tables are the same and rules are not', async () => {
    const store = await open()
    const rule: StoredRule = {
      name: 'home.short',
      hash: '1',
      message: { zh: '短', en: 'short' },
      table: 'homes',
      key: 'id',
      from: 'homes t1',
      where: 'length(t1.name) > 3',
      alias: 't1',
    }
    await bring(store, first, { rules: [] })
    await bring(store, ruled, { rules: [rule] })
    const noted = async () => (await store.query({ text: 'SELECT name FROM schema_rules ORDER BY 1', values: [] })).rows
    const before = await noted()
    expect(before).toContainEqual({ name: 'home.short' })
    await expect(bring(store, first, { rules: [] })).rejects.toThrow('with different rules (home: has a new rule)')
    expect(await noted()).toEqual(before)
    expect(await bring(store, first, { rules: [], back: true })).toMatchObject({ newer: null })
    expect(await noted()).not.toContainEqual({ name: 'home.short' })
    await store.transaction((connection) => noteRules(connection, []))
  }, 60_000)

  it('let an older server write in no way once they refuse what it takes, and go on reading', async () => {
    const store = await open()
    await bring(store, first)
    const { hash, judges } = versionOf(stricter.tables, stricter.judges)
    const plain = (text: string) => ({ text, values: [] })
    await store.query(plain("INSERT INTO homes (name) VALUES ('甲')"))
    oversee(store, versionOf(first.tables, first.judges), () => undefined)
    await store.query(plain("INSERT INTO homes (name) VALUES ('乙')"))
    await store.script(`INSERT INTO schema_versions VALUES ('${hash}', clock_timestamp(), '${JSON.stringify(judges)}')`)
    const refused = { key: 'superseded' }
    const insert = "INSERT INTO homes (name) VALUES ('丙') RETURNING id"
    await expect(store.query(plain(insert))).rejects.toMatchObject(refused)
    await expect(store.text(plain(`with made as (${insert}) select count(*) from made`))).rejects.toMatchObject(refused)
    await expect(store.query(plain("update homes set name = '丙'"))).rejects.toMatchObject(refused)
    await expect(store.query(plain('delete from homes'))).rejects.toMatchObject(refused)
    await expect(store.transaction((connection) => connection.query(plain(insert)))).rejects.toMatchObject(refused)
    await expect(store.locked(1, (connection) => connection.query(plain(insert)))).rejects.toMatchObject(refused)
    expect(await store.text(plain('select string_agg(name, \',\' order by name collate "C") from homes'))).toBe('乙,甲')
    expect((await store.query({ ...plain("delete from homes where name = '甲'"), isUnjudged: true })).count).toBe(1)
  }, 60_000)

  it('cost a statement that only reads nothing, locking and quoting among it', async () => {
    const store = await open()
    await bring(store, first)
    let asked = 0
    store.judgedBy({ asks: 'SELECT 1', hears: () => Promise.resolve(void asked++) })
    for (const text of [
      'select id, name from homes for update',
      'with one as (select id from homes) select * from one',
    ])
      await store.query({ text, values: [] })
    expect(asked).toBe(0)
    await store.query({ text: "insert into homes (name) values ('甲')", values: [] })
    expect(asked).toBe(1)
  }, 60_000)

  it('are noted by a server that may change no table', async () => {
    const store = await open()
    await bring(store, first)
    expect(await bring(store, ruled, { mode: 'plan' })).toMatchObject({ left: [], newer: null })
    await expect(bring(store, first, { mode: 'plan' })).rejects.toThrow('(home: has a new rule)')
  }, 60_000)
})
