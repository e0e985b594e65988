/** Why an account sees a record: the verdict is what the account itself is given, the reasons are those that decide. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { CallTypes } from '../../src/generated/call-types.ts'
import { givenPermissions, optionalKey } from '../../src/model/permission-keys.ts'
import { givenBy, permissionsHeld } from '../../src/server/auth/permissions.ts'
import { describeOne, describeStores } from '../support/stores.ts'
import { logins, password } from '../../src/apartment/demo/logins.ts'
import { addAccount } from './support/accounts.ts'
import {
  type Answer,
  type Caller,
  loggedIn,
  projectModel,
  startDemo,
  startServer,
  type TestServer,
} from './support/server.ts'
import { SECOND } from './support/world.ts'

type Explanation = CallTypes['access_explanation']['response']

const asked = (who: Caller, entity: string, id: number, staff: number): Promise<Answer> =>
  who.call('GET', `/v3/access_explanation?entity=${entity}&id=${id}&staff_id=${staff}`)

const [KEEPER, GUEST, GONE, BRANCH, CARETAKER] = [2, 3, 4, 5, 6] as const

describeStores('Why an account sees a record', (open) => {
  let server: TestServer
  let admin: Caller
  const callers: Record<string, Caller> = {}
  let teams: Record<'all' | 'first' | 'both', number>
  let views: Record<'mine' | 'shared', number>
  let trainee: number

  const explain = async (entity: string, id: number, staff: number, who = admin): Promise<Explanation> => {
    const { status, json } = await asked(who, entity, id, staff)
    expect([status, json.err_msg]).toEqual([200, ''])
    return json.data as unknown as Explanation
  }
  const level = ({ levels }: Explanation, name: string) => levels.find((one) => one.level === name)
  const toSee = ({ rights }: Explanation) => rights.find(({ to }) => to === 'see')
  const made = async (path: string, body: object, who = admin): Promise<number> => {
    const { json } = await who.call('POST', `/v3/${path}`, body)
    expect(json).toMatchObject({ err_code: 0 })
    return Number(json.data['id'])
  }

  beforeAll(async () => {
    server = await startServer(open)
    admin = await loggedIn(server.app)
    for (const account of ['keeper', 'guest', 'branch', 'caretaker'])
      callers[account] = await loggedIn(server.app, account)
    trainee = (await addAccount(server, 'trainee', ['homes_view', 'org_base'], { type: 1, stores: [1] })).me
    callers['trainee'] = await loggedIn(server.app, 'trainee')
    const team = (name: string, store_ids: readonly number[]) =>
      made('teams', { name, leader: '王队长', phone: '13800001111', store_ids })
    teams = { all: await team('全公司', []), first: await team('一店', [1]), both: await team('两店', [1, 2]) }
    const view = (name: string, sharing: number) => made('saved_views', { name, list: 'homes', sharing })
    views = { mine: await view('我的', 1), shared: await view('大家的', 3) }
  }, 120_000)

  describe('by its role', () => {
    test('that gives the key', async () => {
      const told = await explain('home', 3, KEEPER)
      expect(told).toMatchObject({
        account: {
          staff_id: KEEPER,
          name: '员工2',
          active: true,
          administrator: false,
          role_id: 101,
          role_name: '管家',
        },
        record_name: '晴空公寓3号',
        ...{ sees: true, changes: true, stops: [] },
        rights: [
          { to: 'see', key: 'homes_view', label: '房源与房间', held: true, from: 'role', of: [] },
          { to: 'change', key: 'homes_view', held: true, from: 'role' },
        ],
      })
      expect(told.levels).toMatchObject([
        { level: 'store', label: '门店', limited: null, lies: 'free', sees: true },
        { level: 'home', label: '房源', limited: null, lies: 'free', sees: true },
      ])
    })

    test('that does not', async () => {
      expect(await explain('home', 3, GUEST)).toMatchObject({
        ...{ sees: false, changes: false },
        account: { role_name: '访客' },
        rights: [{ held: false, from: 'role' }, { held: false }],
      })
    })

    test('that holds all keys, everybody’s, and what the company has booked', async () => {
      expect(toSee(await explain('home', 3, 1))).toMatchObject({ held: true, from: 'administrator' })
      expect(toSee(await explain('saved_view', views.shared, GUEST))).toMatchObject({ held: true, from: 'everyone' })
      const person = await made('access_persons', {
        ...{
          name: '王芳',
          phone: '13800001111',
          person_type: 1,
          home_id: 1,
          valid_begin: '2026-01-01T00:00:00.000Z',
          valid_end: '2036-01-01T00:00:00.000Z',
        },
      })
      expect(toSee(await explain('access_person', person, GUEST))).toMatchObject({ held: true, from: 'company' })
    })
  })

  describe('by its scope', () => {
    test('of stores', async () => {
      const inside = await explain('home', 1, BRANCH)
      expect(inside).toMatchObject({ sees: true, changes: true })
      expect(level(inside, 'store')).toEqual({
        ...{ level: 'store', label: '门店', placed: true, limited: 'list', allowed_count: 1, places_count: 1 },
        allowed: [{ id: 1, name: '晴空公寓1店' }],
        path: ['门店'],
        places: [{ id: 1, name: '晴空公寓1店', allowed: true }],
        ...{ lies: 'inside', sees: true, changes: true },
      })
      const outside = await explain('home', 3, BRANCH)
      expect(outside).toMatchObject({ sees: false, changes: false, rights: [{ held: true }, {}] })
      expect(level(outside, 'store')).toMatchObject({
        ...{ lies: 'outside', sees: false },
        places: [{ id: 2, name: '晴空公寓2店', allowed: false }],
      })
      expect(level(outside, 'home')).toMatchObject({ limited: null, lies: 'free' })
    })

    test('of homes, which limits at the wider level as well', async () => {
      const [own, other, far] = [
        await explain('home', 2, CARETAKER),
        await explain('home', 1, CARETAKER),
        await explain('home', 3, CARETAKER),
      ]
      expect([own.sees, other.sees, far.sees]).toEqual([true, false, false])
      expect(level(own, 'home')).toMatchObject({ limited: 'list', path: [], lies: 'inside' })
      expect(level(other, 'home')).toMatchObject({ lies: 'outside' })
      expect(level(other, 'store')).toMatchObject({ limited: 'below', lies: 'inside', allowed: [{ id: 1 }] })
      expect(level(far, 'store')).toMatchObject({ limited: 'below', lies: 'outside' })
    })

    test('which is empty', async () => {
      const nowhere = (await addAccount(server, 'nowhere', ['homes_view'], { type: 1 })).me
      expect(level(await explain('home', 1, nowhere), 'store')).toMatchObject({
        ...{ limited: 'list', allowed_count: 0, allowed: [], lies: 'outside' },
      })
    })
  })

  describe('by a rule', () => {
    test('that what belongs to no place is shared, and what belongs to several is changed by who has all', async () => {
      const of = async (id: number) => level(await explain('team', id, trainee), 'store')
      expect(await of(teams.all)).toMatchObject({ lies: 'nowhere', places: [], sees: true, changes: false })
      expect(await of(teams.first)).toMatchObject({ lies: 'inside', sees: true, changes: true })
      expect(await of(teams.both)).toMatchObject({
        ...{ lies: 'partly', sees: true, changes: false, places_count: 2 },
        places: [
          { id: 1, allowed: true },
          { id: 2, allowed: false },
        ],
      })
      expect(await explain('team', teams.both, trainee)).toMatchObject({ shared: 'see', sees: true, changes: false })
    })

    test('that a record is somebody’s own', async () => {
      expect(await explain('saved_view', views.mine, KEEPER)).toMatchObject({
        ...{ sees: false, changes: false },
        owner: { label: '创建人', id: 1, name: '员工1', own: false, sees: false },
      })
      expect(await explain('saved_view', views.shared, KEEPER)).toMatchObject({
        ...{ sees: true, changes: false },
        owner: { own: false, sees: true },
      })
      expect(await explain('saved_view', views.mine, 1)).toMatchObject({
        ...{ sees: true, changes: true },
        owner: { own: true, sees: true },
      })
    })

    test('that a record is for some accounts', async () => {
      const message = Number(
        await server.store.text({
          text: `insert into messages (client_id, title, type, content, role_id) values (1, '盘点', 1, '周五', 100) returning id::text`,
          values: [],
        }),
      )
      expect(await explain('message', message, 1)).toMatchObject({ sees: true, chosen: true })
      expect(await explain('message', message, KEEPER)).toMatchObject({ sees: false, chosen: false })
    })

    test('that a record is locked, or more than the account may grant', async () => {
      expect(await explain('role', 100, 1)).toMatchObject({
        ...{ sees: true, changes: false, stops: ['locked'], locked: '内置角色不能修改' },
      })
      expect(await explain('role', 101, trainee)).toMatchObject({
        ...{ sees: true, changes: false, stops: ['guarded'], locked: null },
      })
    })
  })

  test('one that is switched off sees nothing', async () => {
    expect(await explain('home', 1, GONE)).toMatchObject({
      account: { active: false, role_name: '管家' },
      ...{ sees: false, changes: false, rights: [], levels: [] },
    })
  })

  test('is told in the asker’s language', async () => {
    const { json } = await admin.call('GET', `/v3/access_explanation?entity=home&id=1&staff_id=${BRANCH}`, undefined, {
      headers: { cookie: `${admin.cookie}; lang=en` },
    })
    expect(json.data).toMatchObject({
      rights: [{ label: 'Homes and rooms' }, {}],
      levels: [{ label: 'Store' }, { label: 'Home' }],
    })
  })

  describe('is told to nobody who may not read', () => {
    test('accounts and roles', async () => {
      expect((await asked(callers['keeper']!, 'home', 1, GUEST)).status).toBe(403)
    })

    test('the record or the account', async () => {
      const who = callers['trainee']!
      const other = (await addAccount(server, 'other-branch', ['homes_view'], { type: 1, stores: [2] })).me
      expect((await asked(who, 'home', 1, KEEPER)).status).toBe(200)
      const refused = [
        ['home', 3, KEEPER],
        ['home', 1, other],
        ['tenant', 1, KEEPER],
        ['home', 1, 99_999],
        ['home', 99_999, KEEPER],
        ['home', SECOND + 1, KEEPER],
        ['home', 1, SECOND + KEEPER],
      ] as const
      for (const [entity, id, staff] of refused)
        expect([entity, id, staff, (await asked(who, entity, id, staff)).status]).toEqual([entity, id, staff, 404])
      expect((await asked(admin, 'home', SECOND + 1, KEEPER)).status).toBe(404)
      expect((await asked(admin, 'home', 1, SECOND + KEEPER)).status).toBe(404)
      for (const entity of ['session', 'nothing', 'constructor'])
        expect((await asked(admin, entity, 1, KEEPER)).json).toMatchObject({ err_code: 4005 })
    })

    test('the names of places that are not the asker’s', async () => {
      const both = (await addAccount(server, 'both-branches', ['homes_view'], { type: 1, stores: [1, 2] })).me
      expect(level(await explain('home', 1, both, callers['trainee']), 'store')?.allowed).toEqual([
        { id: 1, name: '晴空公寓1店' },
        { id: 2, name: null },
      ])
    })
  })

  test('is no entry of the log', async () => {
    const count = () => server.store.text({ text: 'select count(*)::text from operation_logs', values: [] })
    const before = await count()
    await explain('home', 1, KEEPER)
    expect(await count()).toBe(before)
  })

  test('is what each account is given when it asks itself', async () => {
    const accounts = { keeper: KEEPER, guest: GUEST, branch: BRANCH, caretaker: CARETAKER, trainee } as const
    const records = [
      ...[1, 2, 3].map((id) => ['home', 'homes', id] as const),
      ...[1, 2].map((id) => ['store', 'stores', id] as const),
      ...[100, 101].map((id) => ['role', 'roles', id] as const),
      ...[1, KEEPER, BRANCH].map((id) => ['staff', 'staff', id] as const),
      ...Object.values(teams).map((id) => ['team', 'teams', id] as const),
      ...Object.values(views).map((id) => ['saved_view', 'saved_views', id] as const),
    ]
    for (const [account, staff] of Object.entries(accounts))
      for (const [entity, plural, id] of records)
        await sameAsItself(callers[account]!, admin, { entity, plural, id, staff })
  })
})

test('who gives a key is who decides whether it is held', async () => {
  const model = await projectModel()
  const options = [{ resource: 'client', action: 'face_access' }]
  const keys = givenPermissions(model.app.permissions).map(({ key }) => key)
  for (const role of [100, 101])
    for (const ofRole of [[], keys, keys.slice(0, 5)])
      for (const bought of [[], options]) {
        const held = permissionsHeld(model, role, ofRole, bought)
        const gives = {
          everyone: () => true,
          administrator: () => role === 100,
          role: (key: string) => ofRole.includes(key),
          company: (key: string) => bought.map(optionalKey).includes(key),
          together: (key: string) =>
            model.app.permissions.find((one) => one.key === key)!.allOf!.every((one) => held.has(one)),
          either: (key: string) =>
            model.app.permissions.find((one) => one.key === key)!.anyOf!.some((one) => held.has(one)),
        }
        for (const { key } of model.app.permissions)
          expect([key, gives[givenBy(model, role, key)](key)]).toEqual([key, held.has(key)])
      }
})

interface Pair {
  readonly entity: string
  readonly plural: string
  readonly id: number
  readonly staff: number
}

/** What an account is answered of a record, and of a change of it that changes nothing. */
async function sameAsItself(self: Caller, asker: Caller, { entity, plural, id, staff }: Pair): Promise<void> {
  const { status, json } = await asked(asker, entity, id, staff)
  expect([entity, id, status]).toEqual([entity, id, 200])
  const { sees, changes, rights } = json.data as unknown as Explanation
  const seen = await self.call('GET', `/v3/${plural}/${id}`)
  expect([entity, id, staff, seen.status]).toEqual([entity, id, staff, sees ? 200 : rights[0]!.held ? 404 : 403])
  const version = seen.json.data?.['version'] ?? 1
  const changed = await self.call('PUT', `/v3/${plural}/${id}`, { version })
  expect([entity, id, staff, 'changes', changed.status < 400]).toEqual([entity, id, staff, 'changes', changes])
}

const KINDS = ['room', 'home', 'device', 'lease', 'ticket', 'manage_card', 'lock_setting', 'bill', 'event']

describeOne('Why an account sees a record of the demo', (open) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startDemo(open)
  }, 120_000)

  test('is what the account is given when it asks itself', { timeout: 120_000 }, async () => {
    const admin = await loggedIn(server.app, 'admin', undefined, password)
    const { entities } = server.model
    for (const { account } of logins.filter(({ client_id, active }) => client_id === 1 && active)) {
      const self = await loggedIn(server.app, account, undefined, password)
      const staff = Number(
        await server.store.text({
          text: 'select staff_id::text from staff where client_id = 1 and account = $1',
          values: [account],
        }),
      )
      for (const entity of KINDS) {
        const { plural, key } = entities[entity]!
        const { json } = await admin.call('GET', `/v3/${plural}?sort=${key}&limit=100`)
        const keys = json.data.list.map((row) => Number(row[key]))
        for (const id of [keys[0], keys[keys.length >> 1], keys.at(-1)])
          if (id !== undefined) await sameAsItself(self, admin, { entity, plural, id, staff })
      }
    }
  })
})
