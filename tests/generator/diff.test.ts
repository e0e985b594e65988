/** What `npm run generate -- --diff` says of small changes: to tables, calls, rights, screens, views, imports. */
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Effect } from '../../generators/effects/effect.ts'
import { createEffects } from '../../scripts/dev/effects.ts'
import { BREAKING, diff, effectsOfModels } from '../../scripts/diff.ts'
import { stepsBetween, tableEffects } from '../../scripts/diff/tables.ts'
import { tablesOf } from '../../src/kinds/tables.ts'
import { buildModel } from '../../src/model/build.ts'
import type { Model } from '../../src/model/model.ts'
import { bringTables } from '../../src/server/store/migrations/bring.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import { base, documentsOf, entity, homeType, label, room, text, type Docs } from '../model/documents.ts'

const visit = (properties: object, required: readonly string[] = ['room_id']) => ({
  'x-label': label('Visit'),
  method: 'POST',
  path: '/v3/visits',
  request: { type: 'object', required, properties: { room_id: { type: 'integer' }, ...properties } },
})
const board = { 'x-label': label('Board'), path: '/board', view: 'board' }
const before: Docs = { ...base, 'calls/visit.json': visit({}), 'screens/board.json': board }

function modelOf(documents: Docs): Model {
  const { model, mistakes } = buildModel(documentsOf({ ...before, ...documents }))
  expect(mistakes).toBeUndefined()
  return model!
}
const said = ({ area, breaking, text: { en }, where }: Effect): string =>
  `${breaking ? '!' : '-'} ${area}: ${en} (${where.join(', ')})`

const { area, ...withoutArea } = room.properties
const ROOMS = 'POST /v3/rooms, GET /v3/rooms, PUT /v3/rooms/{id}, GET /v3/rooms/{id}'
const HOMES = ROOMS.replaceAll('rooms', 'homes')
const LISTS = 'GET /v3/rooms, GET /v3/rooms/export, GET /v3/rooms/totals'
const WRITES = 'POST /v3/rooms, PUT /v3/rooms/{id}'
const roomWith = (properties: object, rest: object = {}): Docs => ({
  'entities/room.json': { ...room, properties: { ...room.properties, ...properties }, ...rest },
})
const floor = { floor: { type: 'integer', 'x-label': label('Floor') } }

const cases: readonly (readonly [name: string, documents: Docs, told: readonly string[]])[] = [
  ['another help', roomWith({}, { 'x-help': label('Help') }), []],
  [
    'a field that goes',
    { 'entities/room.json': { ...room, properties: withoutArea } },
    [
      `! calls: "area" is no longer taken (${WRITES})`,
      `! calls: "area" is no longer answered (${ROOMS})`,
      `! calls: no longer takes the parameter "area" (${LISTS})`,
      '! calls: "data.area" is no longer taken (POST /v3/rooms/batch)',
      '- screens: no longer show room.area (list of rooms, form of room)',
      '! views: saved views lose "area" (rooms)',
      '! imports: old templates have the column "A", which is no longer known (rooms)',
    ],
  ],
  [
    'a field by another name',
    {
      'entities/room.json': {
        ...room,
        properties: { ...withoutArea, size: { ...(area as object), 'x-renamed-from': 'area' } },
      },
    },
    [
      `! calls: "area" is no longer taken (${WRITES})`,
      `! calls: "area" is no longer answered (${ROOMS})`,
      `! calls: no longer takes the parameter "area" (${LISTS})`,
      '! calls: "data.area" is no longer taken (POST /v3/rooms/batch)',
      `- calls: "size" is new and may be sent (${WRITES})`,
      `- calls: "size" is answered, too (${ROOMS})`,
      `- calls: the new parameter "size" may be sent (${LISTS})`,
      '- calls: "data.size" is new and may be sent (POST /v3/rooms/batch)',
      '- views: "area" becomes "size": saved views and scheduled reports are updated (rooms)',
    ],
  ],
  [
    'a new field that must be filled in',
    roomWith(floor, { required: ['home_id', 'floor'] }),
    [
      '! calls: "floor" is new and must be sent (POST /v3/rooms)',
      `- calls: "floor" is answered, too (${ROOMS})`,
      `- calls: the new parameter "floor" may be sent (${LISTS})`,
      '- calls: "data.floor" is new and may be sent (POST /v3/rooms/batch)',
      '- calls: "floor" is new and may be sent (PUT /v3/rooms/{id})',
      '! imports: old templates lack the column "Floor", which must be filled in (rooms)',
    ],
  ],
  [
    'a new field that may be left empty',
    roomWith(floor),
    [
      `- calls: "floor" is new and may be sent (${WRITES})`,
      `- calls: "floor" is answered, too (${ROOMS})`,
      `- calls: the new parameter "floor" may be sent (${LISTS})`,
      '- calls: "data.floor" is new and may be sent (POST /v3/rooms/batch)',
    ],
  ],
  [
    'a shorter text',
    roomWith({ number: text({ maxLength: 10 }) }),
    [`! calls: "number" maxLength 10 in place of 200 (${WRITES})`],
  ],
  [
    'a longer text',
    roomWith({ number: text({ maxLength: 300 }) }),
    [`- calls: "number" maxLength 300 in place of 200 (${WRITES})`],
  ],
  [
    'another type',
    roomWith({ number: { type: 'integer', 'x-label': label('T') } }),
    [
      `! calls: "number" is integer or null in place of string or null (${ROOMS})`,
      `- calls: the new parameter "number" may be sent (${LISTS})`,
    ],
  ],
  [
    'another label',
    roomWith({ number: text({ 'x-label': label('Number') }) }),
    ['! imports: the column "T" is called "Number" (rooms)'],
  ],
  [
    'a code that goes',
    { 'enums/home_type.json': { ...homeType, oneOf: homeType.oneOf.slice(0, 1) } },
    [
      '! calls: "home_type" no longer takes 2 (POST /v3/homes, PUT /v3/homes/{id})',
      `- calls: "home_type" is no longer answered as 2 (${HOMES})`,
    ],
  ],
  [
    'an entity by another name',
    { 'entities/room.json': undefined, 'entities/chamber.json': { ...room, 'x-renamed-from': 'room' } },
    [
      expect.stringMatching(
        /^! calls: are called at .chambers in place of .rooms \(POST .v3.rooms, GET .v3.rooms, .*\)$/,
      ),
      '- rights: the key room_base becomes chamber_base: roles and tokens that hold it are updated (chamber_base)',
      '! screens: is at /chambers now: saved links to it break (/rooms)',
      '- views: is now the list chambers: its saved views, and its name in logs, files and messages, are updated (rooms)',
    ],
  ],
  [
    'a new code',
    {
      'enums/home_type.json': {
        ...homeType,
        oneOf: [...homeType.oneOf, { const: 3, title: 'else', 'x-label': label('Else') }],
      },
    },
    [`- calls: "home_type" may be 3, too (${HOMES})`],
  ],
  ['a call that goes', { 'calls/visit.json': undefined }, ['! calls: no longer exists (POST /v3/visits)']],
  [
    'a new parameter that must be sent',
    { 'calls/visit.json': visit({ day: { type: 'string' } }, ['room_id', 'day']) },
    ['! calls: "day" is new and must be sent (POST /v3/visits)'],
  ],
  ['a key that goes', { 'app/permissions.json': undefined }, ['! rights: roles lose the key "See homes" (homes_view)']],
  [
    'another key for a call',
    { 'calls/visit.json': { ...visit({}), permission: 'homes_view' } },
    ['! rights: needs the permission homes_view in place of every (POST /v3/visits)'],
  ],
  [
    'a screen elsewhere',
    { 'screens/board.json': { ...board, path: '/boards' } },
    ['! screens: no longer exists: saved links to it break (/board)', '- screens: is a new screen (/boards)'],
  ],
]

describe('what a change does', () => {
  it.each(cases)('%s', (_name, documents, told) => {
    expect(effectsOfModels(modelOf({}), modelOf(documents)).map(said)).toEqual(told)
  })
  it('is told in both languages', () => {
    for (const [, documents] of cases)
      for (const { text: told } of effectsOfModels(modelOf({}), modelOf(documents)))
        expect(told).toEqual({ zh: expect.stringMatching(/[\u4e00-\u9fff]/), en: expect.stringMatching(/[a-z]/) })
  })
  it('an entity that goes takes its calls, key, screen and views along', () => {
    const told = effectsOfModels(modelOf({}), modelOf({ 'entities/room.json': undefined }))
    expect(told.map(({ area, breaking }) => [area, breaking])).toEqual([
      ['calls', true],
      ['rights', true],
      ['screens', true],
      ['views', true],
    ])
    expect(told[0]?.where).toContain('POST /v3/rooms')
  })
})

describe('what becomes of the tables', () => {
  const tables = async (documents: Docs) =>
    tableEffects(await stepsBetween(modelOf({}), modelOf(documents)), new Map([['rooms', 1200]])).map(said)
  it('a field that may be empty follows by itself', async () => {
    const told = await tables(roomWith(floor))
    expect(told).toContain('- tables: Add floor to rooms (rooms: 1,200 rows)')
    expect(told.filter((one) => one.startsWith('!'))).toEqual([])
  })
  it('a label changes nothing', async () => {
    expect(await tables(roomWith({ number: text({ 'x-label': label('Number') }) }))).toEqual([])
  })
  it('another type waits for a person', async () => {
    const told = await tables(roomWith({ number: { type: 'integer', 'x-label': label('T') } }))
    expect(told.filter((one) => one.startsWith('!'))).not.toEqual([])
  })
})

describe('npm run generate -- --diff', () => {
  let root: string
  const put = async (documents: Docs) => {
    for (const { file, text: content } of documentsOf({ ...before, ...documents })) {
      await mkdir(dirname(join(root, 'schemas', file)), { recursive: true })
      await writeFile(join(root, 'schemas', file), content)
    }
  }
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd: root, stdio: 'pipe' })
  const run = async (...args: readonly string[]) => {
    const lines: string[] = []
    const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
    const error = vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
    const code = await diff(root, ['--diff', ...args]).finally(() => {
      log.mockRestore()
      error.mockRestore()
    })
    return { code, told: lines.join('\n') }
  }

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'diff-'))
    vi.stubEnv('DATA_DIR', join(root, 'none'))
    vi.stubEnv('DATABASE_URL', '')
    await put({})
    await mkdir(join(root, 'docs'))
    await writeFile(join(root, 'docs/guide.md'), 'A room has an `area`.\n\nThe `area` of a lake.\n')
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '-m', 'First')
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await rm(root, { recursive: true })
  })

  it('compares with the last commit, and ends with 0 where everything still works', async () => {
    await put({})
    expect(await run()).toEqual({ code: 0, told: 'It does nothing to anybody.' })
    await put(roomWith({ number: text({ maxLength: 300 }) }))
    const { code, told } = await run('--lang', 'zh')
    expect(code).toBe(0)
    expect(told).toContain('兼容：原有的用法仍然有效。')
  })
  it('ends with another code where something does not, and names the lines that speak of it', async () => {
    await put({ 'entities/room.json': { ...room, properties: withoutArea } })
    const { code, told } = await run('HEAD', '--json')
    expect(code).toBe(BREAKING)
    const { breaking, counted, effects } = JSON.parse(told) as {
      readonly breaking: boolean
      readonly counted: boolean
      readonly effects: readonly Effect[]
    }
    expect([breaking, counted]).toEqual([true, false])
    expect(effects.find(({ area }) => area === 'documents')?.where).toEqual(['docs/guide.md:1'])
    expect(effects.some(({ area }) => area === 'tables')).toBe(true)
  })
  it('asks a database, which it only reads, what is in the way and who names what goes', async () => {
    const kept = {
      'kinds/html.json': { type: 'string', 'x-kind': 'html' },
      'entities/tip.json': entity({ title: text(), body: { $ref: '../kinds/html.json', 'x-label': label('Body') } }),
      'entities/key_ring.json': entity({
        keys: { type: 'array', items: { type: 'string' }, 'x-enum': 'permission', 'x-label': label('Keys') },
      }),
    }
    const was = { ...before, ...kept }
    const area = { $ref: '../kinds/decimal.json', 'x-label': label('Area') }
    const rooms = (properties: object, rest: object = {}) => ({ ...room, properties, ...rest })
    const named = { ...was, 'entities/room.json': rooms({ ...room.properties, area }) }
    const dataDir = join(root, 'asked')
    const store = await openStore({ dataDir, databaseUrl: '', maintenance: 0 })
    await bringTables(store, { tables: tablesOf(modelOf(named)), migrations: [], mode: 'auto' })
    await store.script(`INSERT INTO stores (client_id, name) VALUES (1, 's');
      INSERT INTO homes (client_id, name, store_id, home_type) VALUES (1, 'h', 1, 2);
      INSERT INTO rooms (client_id, home_id, number, area) VALUES (1, 1, '101', 12.5), (1, 1, NULL, 9), (1, 1, 'a long one', NULL);
      INSERT INTO key_rings (client_id, keys) VALUES (1, '{homes_view}');
      INSERT INTO tips (client_id, title, body) VALUES (1, 'How', '<p>Note the <strong>Area</strong></p>'), (1, 'Area', '<p>Area 51</p>')`)
    await store.close()
    await put(named)
    git('add', '.')
    git('commit', '--quiet', '-m', 'Second')
    await put({
      ...kept,
      'entities/room.json': rooms(
        { home_id: room.properties.home_id, number: text({ maxLength: 5 }) },
        { required: ['home_id', 'number'] },
      ),
      'enums/home_type.json': { ...homeType, oneOf: homeType.oneOf.slice(0, 1) },
    })
    await rm(join(root, 'schemas/app/permissions.json'))
    const { told } = await run('--database', dataDir)
    const lines = told.split('\n').map((line) => line.trim())
    expect(lines).toEqual(
      expect.arrayContaining([
        '! breaks: 1 rows have nothing in number, which must be filled in (rooms)',
        '! breaks: 1 rows have a value in number that is no longer allowed (rooms)',
        '! breaks: 1 rows have a value in home_type that is no longer allowed (homes)',
        '- 2 rows have a value in area, which is removed: kept, but no longer shown (rooms)',
        '! breaks: 1 rows of key_rings hold homes_view in keys (homes_view)',
        '- still speak of "Area" (tip #1 How)',
      ]),
    )
    expect(told).not.toContain('Rows are not counted')
    expect((await run('--database', join(root, 'none'))).told).toContain('Rows are not counted')
    git('reset', '--quiet', '--hard', 'HEAD~1')
  }, 60_000)
  it('compares with a folder, too, and says where nothing can be compared', async () => {
    await put({})
    expect((await run('schemas')).code).toBe(0)
    expect(await run('nowhere')).toEqual({
      code: 2,
      told: '"nowhere" is neither a folder of schemas nor a commit that holds some.',
    })
  })
  it('is told on the page of a developer once, and again when a save changes it', async () => {
    const effects = createEffects(root, 0)
    const heard: (readonly string[])[] = []
    const next = (documents: Docs, waits = false) =>
      new Promise<void>((resolve) => {
        effects.ask(modelOf(documents), waits, (found) => resolve(void heard.push(found.map(said))))
      })
    const gone = { 'screens/board.json': undefined }
    await next(gone)
    effects.ask(modelOf(gone), false, () => heard.push(['told twice']))
    await next({})
    expect(heard).toEqual([['! screens: no longer exists: saved links to it break (/board)'], []])
    // Whoever is asked whether it is meant reads it whenever they are asked.
    await next(gone, true)
    await next(gone, true)
    expect(heard.slice(2)).toEqual([heard[0], heard[0]])
  })
  it('says the mistakes of what is to be compared', async () => {
    await put({ 'entities/room.json': { ...room, required: ['hom_id'] } })
    const { code, told } = await run()
    expect(code).toBe(1)
    expect(told).toContain('schemas/entities/room.json')
    expect(told).toContain('did you mean "home_id"?')
  })
})
