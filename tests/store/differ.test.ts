/** What becomes of a database when the schemas change: done, asked for, or refused, and never a row lost. */
import { beforeEach, expect, it } from 'vitest'
import { tablesOf } from '../../src/kinds/tables.ts'
import { loadModel } from '../../src/model/load.ts'
import type { Entity } from '../../src/model/model.ts'
import { applyTables, type Applied } from '../../src/server/store/differ/apply-tables.ts'
import { describePlan } from '../../src/server/store/differ/plan.ts'
import { rewrites } from '../../src/server/store/differ/widening.ts'
import { describeEvery } from '../support/stores.ts'
import { check, column, index, oneOf, reference, table, unique, withColumns } from './tables.ts'
import type { Table } from '../../src/kinds/table.ts'
import type { Store } from '../../src/server/store/store.ts'

describeEvery('the table differ', (open) => {
  let store: Store
  const homes = table('homes')
  const apply = (...tables: Table[]): Promise<Applied> => applyTables(store, tables, { mode: 'auto' })
  const accept = (...tables: Table[]): Promise<Applied> => applyTables(store, tables, { mode: 'auto', accept: true })
  const levels = ({ plan }: Applied) => plan.steps.map(({ level }) => level)
  const said = ({ plan }: Applied) => describePlan(plan, 'en')
  const rows = async (sql = 'SELECT * FROM homes ORDER BY id') => (await store.query({ text: sql, values: [] })).rows

  beforeEach(async () => {
    store ??= await open()
    await store.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    await apply(homes)
    await store.script("INSERT INTO homes (name) VALUES ('甲'), ('乙')")
  }, 60_000)

  it('makes what is not there, and a second time finds nothing to do', async () => {
    const rooms = {
      ...withColumns(table('rooms'), column('home_id', 'bigint')),
      foreignKeys: [reference('rooms', 'home_id', 'homes')],
      indexes: [index('rooms', ['home_id', 'id'])],
    }
    const owners = {
      ...withColumns(table('owners'), column('room_id', 'bigint')),
      foreignKeys: [reference('owners', 'room_id', 'rooms')],
    }
    const first = await apply(owners, rooms, homes)
    expect(said(first)).toContain('Create table rooms')
    expect(first.left).toEqual([])
    expect((await apply(owners, rooms, homes)).plan.steps).toEqual([])
    await expect(store.script('INSERT INTO rooms (name, home_id) VALUES (1, 99)')).rejects.toMatchObject({
      code: '23503',
    })
  })

  it('changes nothing when only a plan is asked for', async () => {
    const planned = await applyTables(store, [withColumns(homes, column('area', 'numeric(10,2)'))], { mode: 'plan' })
    expect(planned).toMatchObject({
      done: [],
      left: [{ level: 'automatic', text: { zh: 'homes 增加字段 area', en: 'Add area to homes' } }],
    })
    expect(Object.keys((await rows())[0] ?? {})).toEqual(['id', 'name'])
  })

  it('writes pages as full as the schema says from then on, and finds that it does', async () => {
    const fill = async () => (await rows("select reloptions as options from pg_class where relname = 'homes'"))[0]
    const looser = { ...homes, fill: 70 }
    expect(said(await apply(looser))).toContain('Write pages of homes to 70 per cent')
    expect(await fill()).toEqual({ options: ['fillfactor=70'] })
    expect((await apply(looser)).plan.steps).toEqual([])
    await apply(looser, { ...table('rooms'), fill: 80 })
    expect((await apply(looser, { ...table('rooms'), fill: 80 })).plan.steps).toEqual([])
    expect(levels(await apply(homes, { ...table('rooms'), fill: 80 }))).toEqual(['automatic'])
    expect((await fill())!['options'] ?? []).toEqual([])
  })

  it('keeps rows as they were written, whoever asks: they go with what they belong to, and change by a migration alone', async () => {
    const gone = (of: string, onDelete: 'cascade' | 'null') => ({
      ...reference('entries', `${of}_id`, of),
      onDelete,
    })
    const entries: Table = {
      ...withColumns(table('entries'), column('homes_id', 'bigint'), column('rooms_id', 'bigint')),
      foreignKeys: [gone('homes', 'cascade'), gone('rooms', 'null')],
    }
    await apply(homes, table('rooms'), entries)
    await store.script(`INSERT INTO rooms (name) VALUES ('a'), ('b');
      INSERT INTO entries (name, homes_id, rooms_id) VALUES ('first', 1, 1), ('second', 2, 1), ('third', 2, NULL)`)
    const kept: Table = { ...entries, addedOnly: 'along' }
    expect(said(await apply(homes, table('rooms'), kept))).toContain('Make entries append-only')
    const refused = async (sql: string): Promise<void> => {
      await expect(store.script(sql)).rejects.toThrow('entries is only ever added to')
    }
    await refused("UPDATE entries SET name = 'other'")
    await refused('DELETE FROM entries WHERE id = 1')
    await refused('TRUNCATE entries')
    await store.script('DELETE FROM rooms WHERE id = 1; DELETE FROM homes WHERE id = 1')
    expect(await rows('SELECT name, rooms_id FROM entries ORDER BY id')).toEqual([
      { name: 'second', rooms_id: null },
      { name: 'third', rooms_id: null },
    ])
    const required = column('rooms_id', 'bigint', { nullable: false, default: '2' })
    const filled = {
      ...kept,
      columns: [...kept.columns.slice(0, -1), required],
      foreignKeys: [gone('homes', 'cascade')],
    }
    expect((await accept(homes, table('rooms'), filled)).left).toEqual([])
    expect(await rows('SELECT DISTINCT rooms_id FROM entries')).toEqual([{ rooms_id: 2 }])
    await refused("UPDATE entries SET name = 'other'")
  })

  it('adds columns that may be empty or have a default', async () => {
    const wanted = withColumns(
      homes,
      column('area', 'numeric(10,2)'),
      column('floors', 'integer', { nullable: false, default: '1' }),
      column('tags', 'text[]', { nullable: false, default: "array['新', 'a''b']::text[]" }),
    )
    expect(levels(await apply(wanted))).toEqual(['automatic', 'automatic', 'automatic'])
    expect(await rows()).toMatchObject([
      { name: '甲', area: null, floors: 1, tags: ['新', "a'b"] },
      { name: '乙', floors: 1 },
    ])
    expect((await apply(wanted)).plan.steps).toEqual([])
  })

  it('adds a required column to an empty table, and refuses it where rows would have none', async () => {
    const wanted = withColumns(homes, column('city', 'text', { nullable: false }))
    const refused = await apply({ ...wanted, indexes: [index('homes', ['city'])] })
    expect(said(refused)).toMatch(/^Refused:\n {2}- Add the required city to homes: 2 rows would have no value/)
    expect(refused.done).toEqual([])
    await store.script('DELETE FROM homes')
    expect((await apply(wanted)).left).toEqual([])
  })

  it('recognises every default when it reads it back', async () => {
    const defaults: [string, string][] = [
      ['text', "'it''s'"],
      ['integer', '(-3)'],
      ['boolean', 'true'],
      ['numeric(12,2)', "'0.50'"],
      ['timestamp with time zone', 'now()'],
      ['jsonb', "'[]'"],
      ['integer[]', 'array[1, 2]::integer[]'],
      ['date', "'2026-01-01'"],
      ['smallint', '5'],
    ]
    const wanted = withColumns(
      homes,
      ...defaults.map(([type, value], place) => column(`c${place}`, type, { nullable: false, default: value })),
    )
    await apply(wanted)
    expect((await apply(wanted)).plan.steps).toEqual([])
    const changed = withColumns(
      wanted,
      column('c1', 'integer', { nullable: false, default: '4' }),
      column('c2', 'boolean', { nullable: false }),
    )
    expect(levels(await apply(changed))).toEqual(['automatic', 'automatic'])
    expect((await apply(changed)).plan.steps).toEqual([])
  })

  it('takes a new enum value by itself, and refuses to lose one that rows hold', async () => {
    const typed = (values: number[]) => ({
      ...withColumns(homes, column('type', 'integer', { nullable: false, default: '1' })),
      checks: [oneOf('homes', 'type', values)],
    })
    await apply(typed([1, 2]))
    expect(levels(await apply(typed([1, 2, 3])))).toEqual(['automatic', 'automatic'])
    await store.script("INSERT INTO homes (name, type) VALUES ('丙', 3)")
    const refused = await apply(typed([1, 2]))
    expect(said(refused)).toContain('Check the values of homes.type: 1 rows do not comply (id 3)')
    await store.script("INSERT INTO homes (name, type) VALUES ('丁', 3)")
    await expect(store.script("INSERT INTO homes (name, type) VALUES ('戊', 4)")).rejects.toMatchObject({
      code: '23514',
    })
  })

  it('refuses another type in words, with all that hangs on it, and leaves the column as it was', async () => {
    const rule = (field: string, expression: string) => [check('homes', field, expression)]
    await apply({
      ...withColumns(homes, column('floors', 'integer', { nullable: false, default: '1' })),
      checks: rule('floors', '"floors" > 0'),
    })
    const words = withColumns(homes, column('floors', 'character varying(20)', { default: "'many'" }))
    const refused = await apply({
      ...words,
      checks: rule('floors', `char_length("floors") > 0`),
      indexes: [index('homes', ['floors'])],
    })
    expect(said(refused)).toMatch(/^Refused:\n {2}- Change homes.floors from integer to character varying\(20\)\n/)
    expect(refused.done).toEqual([])
    await store.script("INSERT INTO homes (name) VALUES ('丙')")
    expect(await rows("SELECT floors FROM homes WHERE name = '丙'")).toEqual([{ floors: 1 }])
    await expect(store.script('UPDATE homes SET floors = 0')).rejects.toMatchObject({ code: '23514' })
  })

  it('lets a required column be empty by itself; the way back is reviewed, or refused where rows are empty', async () => {
    const nullable = withColumns(homes, column('name', 'text'))
    expect(levels(await apply(nullable))).toEqual(['automatic'])
    expect((await apply(homes)).left.map(({ level }) => level)).toEqual(['reviewed'])
    await store.script('INSERT INTO homes (name) VALUES (NULL)')
    expect(said(await accept(homes))).toBe('Refused:\n  - Require homes.name: 1 rows have none (id 3)')
    const defaulted = withColumns(homes, column('name', 'text', { nullable: false, default: "'无名'" }))
    expect(said(await accept(defaulted))).toContain('1 empty rows get the default')
    expect((await rows()).map(({ name }) => name)).toEqual(['甲', '乙', '无名'])
    expect((await apply(defaulted)).plan.steps).toEqual([])
  })

  it('renames what was declared renamed once somebody accepts it, with all that hangs on it', async () => {
    const dressed = (name: string, renamedFrom: string | null = null): Table => ({
      ...homes,
      columns: [homes.columns[0]!, column(name, 'text', { nullable: false, renamedFrom })],
      checks: [check('homes', name, `length("${name}") < 10`)],
      indexes: [index('homes', [name, 'id'])],
      unique: [unique('homes', [name])],
    })
    await apply(dressed('name'))
    const waiting = await apply(dressed('title', 'name'))
    expect(waiting.done).toEqual([])
    expect(waiting.plan.steps.map(({ text }) => text.en)).toEqual(['Rename homes.name to title; its data stays'])
    expect((await accept(dressed('title', 'name'))).left).toEqual([])
    expect((await rows()).map(({ title }) => title)).toEqual(['甲', '乙'])
    expect((await apply(dressed('title', 'name'))).plan.steps).toEqual([])
    await expect(store.script("INSERT INTO homes (title) VALUES ('甲')")).rejects.toMatchObject({ code: '23505' })
  })

  it('tells of a rename of a real field, with its checks and indexes, as one step, and does it', async () => {
    const built = await loadModel('schemas')
    if (built.model === undefined) expect.unreachable('The schemas do not load')
    const store_ = JSON.parse(
      JSON.stringify(built.model.entities['store']).replaceAll('"name"', '"title"').replaceAll('"title":', '"name":'),
    ) as Entity
    const fields = store_.fields.map((field) => (field.name === 'title' ? { ...field, renamedFrom: 'name' } : field))
    const after = tablesOf({ ...built.model, entities: { ...built.model.entities, store: { ...store_, fields } } })
    await store.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    await apply(...tablesOf(built.model))
    expect((await apply(...after)).plan.steps.map(({ text }) => text.en)).toEqual([
      'Rename stores.name to title; its data stays',
    ])
    expect((await accept(...after)).left).toEqual([])
    expect((await apply(...after)).plan.steps).toEqual([])
  }, 60_000)

  it('says in addition what a renamed field is now held to', async () => {
    await apply({ ...homes, checks: [check('homes', 'name', 'length("name") < 10')] })
    const stricter: Table = {
      ...homes,
      columns: [homes.columns[0]!, column('title', 'text', { nullable: false, renamedFrom: 'name' })],
      checks: [check('homes', 'title', 'length("title") < 7')],
    }
    expect(
      said(await apply(stricter))
        .split('\n')
        .slice(1),
    ).toEqual([
      '  - Rename homes.name to title; its data stays',
      expect.stringContaining('Drop the old constraint homes_name_check_'),
      '  - Check the values of homes.title',
    ])
  })

  it.each([
    ['integer', 'bigint'],
    ['numeric(10,2)', 'numeric(12,3)'],
    ['integer', 'numeric(12,2)'],
    ['integer[]', 'bigint[]'],
    ['numeric(10,2)', 'numeric(12,2)'],
    ['numeric(10,2)', 'numeric'],
    ['character varying(10)', 'character varying(20)'],
    ['character varying(10)', 'text'],
  ])('widens %s to %s when accepted, and knows whether that writes the rows anew', async (from, to) => {
    await apply(withColumns(homes, column('x', from)))
    const wider = withColumns(homes, column('x', to))
    const file = () => rows("SELECT pg_relation_filenode('homes') AS file")
    const before = await file()
    expect((await apply(wider)).left.map(({ level }) => level)).toEqual(['reviewed'])
    expect((await accept(wider)).left).toEqual([])
    expect((await apply(wider)).plan.steps).toEqual([])
    expect(rewrites(from, to)).toBe(JSON.stringify(await file()) !== JSON.stringify(before))
  })

  it('says what a wider type costs the users of a large table', async () => {
    await apply(withColumns(homes, column('x', 'integer')))
    await store.script("INSERT INTO homes (name) SELECT 'n' || n FROM generate_series(1, 99998) n")
    const { left } = await apply(withColumns(homes, column('x', 'bigint')))
    expect(left.map(({ text }) => text.en)).toEqual([
      'Widen homes.x from integer to bigint: all 100000 rows are rewritten, and nobody can read or write the table meanwhile. If that is not acceptable, add a new field instead, and fill it in batches by a file',
    ])
  })

  it.each([
    ['bigint', 'integer'],
    ['numeric(12,3)', 'numeric(12,2)'],
    ['numeric(10,2)', 'numeric(10,3)'],
    ['text', 'integer'],
    ['integer', 'integer[]'],
    ['date', 'timestamp with time zone'],
  ])('refuses to turn %s into %s', async (from, to) => {
    await apply(withColumns(homes, column('x', from)))
    const { done, left } = await accept(withColumns(homes, column('x', to)))
    expect({ done, levels: left.map(({ level }) => level) }).toEqual({ done: [], levels: ['refused'] })
  })

  it('names each kept item once, however many former names lead to its field, and to however many fields one does', async () => {
    const renamed = (was: string, is: string, ...endings: string[]) => ({ list: 'homes', was, is, endings })
    const views = withColumns(
      table('views'),
      column('list'),
      column('filters', 'jsonb', {
        keeps: {
          list: 'list',
          as: 'filters',
          named: [],
          renamed: [
            renamed('area', 'size', '', '_from'),
            renamed('area_from', 'origin', ''),
            renamed('house.town', 'home.city', ''),
            renamed('home.town', 'home.city', ''),
            renamed('house.city', 'home.city', ''),
          ],
        },
      }),
    )
    await apply(homes, { ...views, columns: views.columns.map(({ keeps: _, ...one }) => one) })
    const kept = (...names: string[]) => JSON.stringify(names.map((name, at) => ({ name, value: at })))
    await store.script(`INSERT INTO views (name, list, filters) VALUES
      ('甲', 'homes', '${kept('area_from', 'name')}'), ('乙', 'homes', '${kept('house.town', 'home.town', 'house.city')}')`)
    await apply(homes, views)
    const names = async () =>
      (await rows('SELECT filters FROM views ORDER BY id')).map(({ filters }) =>
        (filters as { name: string }[]).map(({ name }) => name),
      )
    expect(await names()).toEqual([
      ['origin', 'name'],
      ['home.city', 'home.town', 'house.city'],
    ])
    expect((await apply(homes, views)).plan.steps).toEqual([])
  })

  it('keeps the data of a field or table that the schemas dropped, and lets rows be written without it', async () => {
    await apply(withColumns(homes, column('city', 'text', { nullable: false, default: "'沪'" })))
    await store.script('ALTER TABLE homes ALTER COLUMN city DROP DEFAULT')
    const left = await apply(homes)
    expect(left.done.map(({ text }) => text.en)).toEqual([
      'homes.city is no longer in the schemas: allow it to be empty',
    ])
    expect(left.left).toMatchObject([{ level: 'refused', needed: false }])
    await store.script("INSERT INTO homes (name) VALUES ('丙')")
    expect((await rows()).map(({ city }) => city)).toEqual(['沪', '沪', null])
    expect(said(await accept())).toContain('Table homes is no longer in the schemas: its data stays')
    expect(await rows()).toHaveLength(3)
  })

  it('refuses a rule that rows break, and adds it when they no longer do', async () => {
    const strict = {
      ...withColumns(homes, column('home_id', 'bigint')),
      unique: [unique('homes', ['name'])],
      foreignKeys: [reference('homes', 'home_id', 'homes')],
    }
    await apply(withColumns(homes, column('home_id', 'bigint')))
    await store.script("INSERT INTO homes (name, home_id) VALUES ('甲', 77)")
    const refused = await apply(strict)
    expect(said(refused)).toContain('Keep name of homes unique: 2 rows do not comply (id 1, 3)')
    expect(said(refused)).toContain('Make homes.home_id refer to homes: 1 rows do not comply (id 3)')
    await store.script('DELETE FROM homes WHERE home_id = 77')
    expect((await apply(strict)).left).toEqual([])
  })

  it('lets go of its own old rules and indexes, and leaves those that somebody else made', async () => {
    await store.script(
      'CREATE INDEX by_hand ON homes (name); ALTER TABLE homes ADD CONSTRAINT by_hand_check CHECK (id > 0)',
    )
    await apply({ ...homes, checks: [check('homes', 'name', '"name" <> \'\'')], indexes: [index('homes', ['name'])] })
    expect(levels(await apply(homes))).toEqual(['automatic', 'automatic'])
    expect(
      (
        await rows("SELECT conname AS name FROM pg_constraint WHERE conrelid = 'homes'::regclass AND contype = 'c'")
      ).map(({ name }) => name),
    ).toEqual(['by_hand_check'])
    expect(
      (await rows("SELECT indexname AS name FROM pg_indexes WHERE tablename = 'homes' ORDER BY 1")).map(
        ({ name }) => name,
      ),
    ).toEqual(['by_hand', 'homes_pkey'])
  })

  it('does everything or nothing', async () => {
    const broken = {
      ...withColumns(homes, column('area', 'integer')),
      checks: [check('homes', 'area', '"area" > no_such_function()')],
    }
    await expect(apply(broken)).rejects.toMatchObject({ code: '42883' })
    expect(Object.keys((await rows())[0] ?? {})).toEqual(['id', 'name'])
  })

  it('runs no statement of a plan while a part of it waits for a person', async () => {
    const wanted = withColumns(
      table('homes', {
        columns: [homes.columns[0]!, column('title', 'text', { nullable: false, renamedFrom: 'name' })],
      }),
      column('area', 'integer'),
    )
    const fresh = table('rooms')
    const waiting = await apply(wanted, fresh)
    expect(levels(waiting)).toEqual(['automatic', 'reviewed', 'automatic'])
    expect(waiting.done).toEqual([])
    expect(Object.keys((await rows())[0] ?? {})).toEqual(['id', 'name'])
    expect(await rows("SELECT to_regclass('rooms') AS there")).toEqual([{ there: null }])
    expect((await accept(wanted, fresh)).left).toEqual([])
    expect(await rows()).toMatchObject([{ title: '甲', area: null }, { title: '乙' }])
  })

  it('is done once when two processes begin together', async () => {
    const wanted = withColumns(homes, column('area', 'integer'))
    const both = await Promise.all([apply(wanted), apply(wanted)])
    expect(both.map(({ done }) => done.length).sort()).toEqual([0, 1])
  })

  it('asks whether a new field is the one of its type that went, and takes a rename for an answer', async () => {
    await apply(withColumns(homes, column('town', 'text')))
    await store.script("UPDATE homes SET town = '杭州'")
    const city = (renamedFrom: string | null = null) => withColumns(homes, column('city', 'text', { renamedFrom }))
    const asked = await apply(city())
    expect(asked.done).toEqual([])
    expect(said(asked)).toContain(
      'Add city to homes: town, which 2 rows have, is no longer in the schemas. If it is the same by another name, say "x-renamed-from": "town"; if it is new, accept it',
    )
    expect(
      levels(await applyTables(store, [withColumns(homes, column('floors', 'integer'))], { mode: 'plan' })),
    ).toEqual(['automatic', 'refused'])
    expect((await accept(city('town'))).left).toEqual([])
    expect((await rows()).map((row) => row['city'])).toEqual(['杭州', '杭州'])
  })

  it('asks of a field that went once: what is known to be left over is no question any more', async () => {
    await apply(withColumns(homes, column('town', 'text')))
    await store.script("UPDATE homes SET town = '杭州'")
    expect((await apply(homes)).left).toMatchObject([{ leftOver: { name: 'homes.town', told: false } }])
    const later = await apply(withColumns(homes, column('city', 'text')))
    expect(later.done.map(({ text }) => text.en)).toEqual(['Add city to homes'])
    expect(later.left).toMatchObject([{ leftOver: { name: 'homes.town', told: true } }])
  })

  it('carries the data over when a rename is declared late, but for what has another value by now', async () => {
    await apply(withColumns(homes, column('town', 'text', { nullable: false, default: "''" })))
    await store.script("UPDATE homes SET town = '杭州'")
    const city = (renamedFrom: string | null) =>
      withColumns(homes, column('city', 'text', { nullable: false, default: "''", renamedFrom }))
    await accept(city(null))
    await store.script("INSERT INTO homes (name, city, town) VALUES ('丙', '宁波', '温州'), ('丁', '湖州', '')")
    const late = await apply(city('town'))
    expect(late.done).toEqual([])
    expect(said(late)).toContain('Move what 2 rows have in homes.town to city')
    expect(said(late)).toContain('What 1 rows have in homes.town cannot be moved to city: their new field has another')
    await accept(city('town'))
    expect(await rows('SELECT city, town FROM homes ORDER BY id')).toEqual([
      { city: '杭州', town: null },
      { city: '杭州', town: null },
      { city: '宁波', town: '温州' },
      { city: '湖州', town: '' },
    ])
    await store.script("INSERT INTO homes (name) VALUES ('戊')")
    const left = await apply(city('town'))
    expect(left.left.filter(({ needed }) => needed)).toEqual([])
    expect(said(left)).not.toContain('Move what')
  })

  it('says that a late rename cannot carry what the new field does not take', async () => {
    await apply(withColumns(homes, column('floor', 'text'), column('town', 'text')))
    await store.script("UPDATE homes SET floor = '三', town = '杭州城区'")
    const after: Table = {
      ...withColumns(
        homes,
        column('floors', 'integer', { renamedFrom: 'floor' }),
        column('city', 'text', { renamedFrom: 'town' }),
      ),
      checks: [check('homes', 'city', 'length("city") < 3')],
    }
    await store.script('ALTER TABLE homes ADD COLUMN floors integer, ADD COLUMN city text')
    const late = await apply(after)
    expect(said(late)).toContain(
      'What 2 rows have in homes.floor cannot be moved to floors: the types differ (text, integer)',
    )
    expect(said(late)).toContain('cannot be moved to city: 2 rows have a value that the new field does not allow')
    expect(await rows('SELECT floor, town FROM homes LIMIT 1')).toEqual([{ floor: '三', town: '杭州城区' }])
  })

  it('renames a table that is the same by another name, and refuses it where both have rows', async () => {
    const villas = (was: string | null = 'homes', rest: Partial<Table> = {}): Table =>
      table('villas', { renamedFrom: was === null ? null : { table: was, names: [] }, ...rest })
    const owners = withColumns(table('owners'), column('home_id', 'bigint'))
    await apply(homes, { ...owners, foreignKeys: [reference('owners', 'home_id', 'homes')] })
    await store.script("INSERT INTO owners (name, home_id) VALUES ('王', 2)")
    const referring = { ...owners, foreignKeys: [reference('owners', 'home_id', 'villas')] }
    // Another entity of the same fields, until somebody says what it is.
    const asked = await apply(villas(null), owners)
    expect(asked.done).toEqual([])
    expect(said(asked)).toContain('If it is the same by another name, say "x-renamed-from": "home"; if it is new')
    const named = { unique: [unique('villas', ['name'])], indexes: [index('villas', ['name', 'id'])] }
    const waiting = await apply(villas('homes', named), referring)
    expect(levels(waiting)).toEqual(['reviewed', 'reviewed', 'automatic', 'automatic'])
    await accept(villas(null), owners)
    await store.script("INSERT INTO villas (name) VALUES ('丙')")
    const both = await apply(villas(), owners)
    expect(said(both)).toMatch(
      /homes, which has 2 rows, cannot become villas, which already has 1 of its own: .*; or, if it is no longer needed, run npm run migrate -- --drop homes; or, if this is no rename, take x-renamed-from and x-plural-from out of the document of villas/,
    )
    await store.script('DELETE FROM villas')
    expect((await accept(villas('homes', named), referring)).left).toEqual([])
    expect((await rows('SELECT name FROM villas ORDER BY id')).map(({ name }) => name)).toEqual(['甲', '乙'])
    expect((await apply(villas('homes', named), referring)).plan.steps).toEqual([])
    await expect(store.script('INSERT INTO owners (name, home_id) VALUES (1, 99)')).rejects.toMatchObject({
      code: '23503',
    })
  })

  it('lets a list keep its last, and lets it go again', async () => {
    const keeping = {
      ...homes,
      keepsLast: {
        name: 'homes_name_last_0a1b2c3d',
        field: 'name',
        asks: ['select where false', 'select', 'select where false'],
      },
    } as const
    expect(levels(await apply(keeping))).toEqual(['automatic'])
    expect((await apply(keeping)).plan.steps).toEqual([])
    await expect(store.script('DELETE FROM homes')).rejects.toMatchObject({ code: '23503' })
    expect(said(await apply(homes))).toContain('Allow removing the last entry in homes')
    await store.script('DELETE FROM homes')
  })
})
