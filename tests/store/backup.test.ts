/** Back-ups: the same from both databases, into either, whole or not at all. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { backup } from '../../src/server/store/backup/backup.ts'
import { restore } from '../../src/server/store/backup/restore.ts'
import { applyTables } from '../../src/server/store/differ/apply-tables.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import { createFolders, freshDatabase } from '../support/stores.ts'
import { check, column, index, reference, table, unique, withColumns } from './tables.ts'
import type { Store } from '../../src/server/store/store.ts'
import type { Table } from '../../src/kinds/table.ts'

const newFolder = createFolders()
const opened: Store[] = []
afterAll(() => Promise.all(opened.map((store) => store.close())))

const kinds = {
  PGlite: async () => openStore({ dataDir: await newFolder(), maintenance: 0 }),
  PostgreSQL: async () => openStore({ databaseUrl: await freshDatabase() }),
}
const open = async (kind: keyof typeof kinds): Promise<Store> => {
  const store = await kinds[kind]()
  opened.push(store)
  return store
}

const homes: Table = {
  ...withColumns(
    table('homes'),
    column('rent', 'numeric(12,2)'),
    column('files', 'jsonb'),
    column('tags', 'text[]'),
    column('moved', 'date'),
    column('seen', 'timestamp with time zone'),
  ),
  unique: [unique('homes', ['name'])],
  checks: [check('homes', 'rent', '"rent" >= 0')],
  indexes: [index('homes', ['rent', 'id'])],
}
// Refers to a table that comes after it, and to itself.
const beds: Table = {
  ...withColumns(table('beds'), column('home_id', 'bigint', { nullable: false }), column('next_id', 'bigint')),
  foreignKeys: [reference('beds', 'home_id', 'homes'), reference('beds', 'next_id', 'beds')],
}
const tables = [beds, homes]

const fill = async (store: Store): Promise<void> => {
  await applyTables(store, tables, { mode: 'auto' })
  await store.script(`INSERT INTO homes (name, rent, files, tags, moved, seen) SELECT E'家\\t"' || n || E'\\\\\\n😀', n / 7.0, jsonb_build_object('n', n, 't', E'a\\nb'), array['x', NULL, E'q"\\\\'],
      CASE n % 3 WHEN 0 THEN NULL ELSE date '2026-01-01' + (n % 400)::int END, timestamptz '2026-01-01T00:00:00.125Z' + n * interval '1 minute' FROM generate_series(1, 30000) n;
    INSERT INTO homes (name, rent) VALUES ('', NULL);
    INSERT INTO beds (name, home_id, next_id) SELECT '床', n, CASE WHEN n < 100 THEN n + 1 END FROM generate_series(1, 100) n`)
}
const digest = async (store: Store): Promise<unknown> => {
  const of = (name: string) =>
    store.text({
      text: `SELECT count(*) || ' ' || md5(string_agg(r::text, '|' ORDER BY id)) FROM ${name} r`,
      values: [],
    })
  return [await of('homes'), await of('beds')]
}

describe.each([
  ['PGlite', 'PostgreSQL'],
  ['PostgreSQL', 'PGlite'],
] as const)('a back-up of %s', (from, to) => {
  it(`goes into ${to} without changing a row, and numbering goes on`, async () => {
    const source = await open(from)
    await fill(source)
    const folder = join(await newFolder(), 'backup')
    const manifest = await backup(source, folder)
    expect(manifest.tables.map(({ name, rows }) => [name, rows])).toEqual([
      ['beds', 100],
      ['homes', 30001],
    ])
    const target = await open(to)
    await restore(target, folder, tables)
    expect(await digest(target)).toEqual(await digest(source))
    expect((await applyTables(target, tables, { mode: 'plan' })).plan.steps).toEqual([])
    await target.script("INSERT INTO homes (name) VALUES ('下一个')")
    expect(await target.text({ text: "SELECT id FROM homes WHERE name = '下一个'", values: [] })).toBe('30002')
    const again = join(await newFolder(), 'backup')
    await target.script("DELETE FROM homes WHERE name = '下一个'")
    expect((await backup(target, again)).tables.map(({ rows }) => rows)).toEqual([100, 30001])
  })
})

describe('a back-up', () => {
  const save = async (): Promise<{ store: Store; folder: string }> => {
    const store = await open('PGlite')
    await fill(store)
    const folder = join(await newFolder(), 'backup')
    await backup(store, folder)
    return { store, folder }
  }

  it('that is damaged is refused, and leaves the database empty', async () => {
    const { folder } = await save()
    const file = join(folder, 'homes.copy.gz')
    const bytes = await readFile(file)
    await writeFile(file, bytes.subarray(0, bytes.length / 2))
    const target = await open('PostgreSQL')
    await expect(restore(target, folder, tables)).rejects.toMatchObject({
      text: { zh: expect.stringContaining('已损坏或缺失') },
    })
    expect(
      await target.text({ text: "SELECT count(*) FROM pg_class WHERE relname IN ('homes', 'beds')", values: [] }),
    ).toBe('0')
  })

  it('overwrites neither a folder nor rows', async () => {
    const { store, folder } = await save()
    await expect(backup(store, folder)).rejects.toMatchObject({
      text: { en: expect.stringContaining('overwrites nothing') },
    })
    await expect(restore(store, folder, tables)).rejects.toMatchObject({
      text: { zh: expect.stringContaining('只能恢复到空数据库') },
    })
    expect(await readdir(join(folder, '..'))).toEqual(['backup'])
  })

  it('of older schemas keeps what they had: renamed fields are renamed, dropped ones stay', async () => {
    const { folder } = await save()
    const newer: Table[] = [
      {
        ...homes,
        columns: homes.columns
          .filter(({ name }) => name !== 'tags')
          .map((one) => (one.name === 'rent' ? { ...one, name: 'price', renamedFrom: 'rent' } : one)),
        checks: [check('homes', 'price', '"price" >= 0')],
        indexes: [index('homes', ['price', 'id'])],
      },
    ]
    const target = await open('PostgreSQL')
    await restore(target, folder, newer)
    expect((await target.query({ text: 'SELECT price, tags FROM homes WHERE id = 7', values: [] })).rows).toEqual([
      { price: '1.00', tags: ['x', null, 'q"\\'] },
    ])
    expect(await target.text({ text: 'SELECT count(*) FROM beds', values: [] })).toBe('100')
  })

  it('whose manifest is damaged is refused in one sentence, and leaves the database empty', async () => {
    const { folder } = await save()
    const file = join(folder, 'manifest.json')
    const whole = await readFile(file, 'utf8')
    const target = await open('PostgreSQL')
    for (const damaged of [whole.slice(0, whole.length / 2), '', 'null', '{ "format": 1 }']) {
      await writeFile(file, damaged)
      await expect(restore(target, folder, tables)).rejects.toMatchObject({
        text: {
          zh: expect.stringContaining(`${file} 已损坏`),
          en: expect.stringContaining('is damaged: nothing was restored'),
        },
      })
    }
    expect(
      await target.text({ text: "SELECT count(*) FROM pg_class WHERE relname IN ('homes', 'beds')", values: [] }),
    ).toBe('0')
  })

  it('that is none says so', async () => {
    const target = await open('PGlite')
    await expect(restore(target, await newFolder(), tables)).rejects.toMatchObject({
      text: { zh: expect.stringContaining('不是备份') },
    })
  })
})
