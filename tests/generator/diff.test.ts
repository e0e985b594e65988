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
import { buildModel } from '../../src/model/build.ts'
import type { Model } from '../../src/model/model.ts'
import { base, documentsOf, homeType, label, room, text, type Docs } from '../model/documents.ts'

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

const { area: _, ...withoutArea } = room.properties
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
      `! calls: "area" is not taken any more (${WRITES})`,
      `! calls: "area" is not answered any more (${ROOMS})`,
      `! calls: no parameter "area" any more (${LISTS})`,
      '! calls: "data.area" is not taken any more (POST /v3/rooms/batch)',
      '- screens: no longer show room.area (list of rooms, form of room)',
      '! views: saved views lose "area" (rooms)',
      '! imports: old templates have the column "A", which is not known any more (rooms)',
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
      '! calls: "home_type" is not taken as 2 any more (POST /v3/homes, PUT /v3/homes/{id})',
      `- calls: "home_type" is not answered as 2 any more (${HOMES})`,
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
  ['a call that goes', { 'calls/visit.json': undefined }, ['! calls: is no call any more (POST /v3/visits)']],
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
    ['! screens: is no screen any more: links to it lead nowhere (/board)', '- screens: is a new screen (/boards)'],
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
    const next = (documents: Docs) =>
      new Promise<void>((resolve) => {
        effects.ask(modelOf(documents), (found) => resolve(void heard.push(found.map(said))))
      })
    const gone = { 'screens/board.json': undefined }
    await next(gone)
    effects.ask(modelOf(gone), () => heard.push(['told twice']))
    await next({})
    expect(heard).toEqual([['! screens: is no screen any more: links to it lead nowhere (/board)'], []])
  })
  it('says the mistakes of what is to be compared', async () => {
    await put({ 'entities/room.json': { ...room, required: ['hom_id'] } })
    const { code, told } = await run()
    expect(code).toBe(1)
    expect(told).toContain('schemas/entities/room.json')
    expect(told).toContain('did you mean "home_id"?')
  })
})
