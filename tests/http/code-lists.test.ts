/**
 * Lists of codes of the specification, as an operator meets them: a record that bears a code is exported with its
 * label, and found by it where lists can be narrowed so; what the specification does not give is no code to search by.
 */
import { beforeAll, expect, test } from 'vitest'
import { password } from '../../src/apartment/demo/logins.ts'
import { kinds } from '../../src/kinds/kinds.ts'
import { ident, literal } from '../../src/kinds/sql-text.ts'
import type { Entity, Field } from '../../src/model/model.ts'
import { CHINESE, TABLE } from '../specification/codes.ts'
import { describeOne } from '../support/stores.ts'
import { loggedIn, projectModel, startDemo, type Answer, type Caller, type TestServer } from './support/server.ts'

const model = await projectModel()

/**
 * Which no record bears as it is stored: days and tasks say the states of leases and data plans, ranges and deliveries
 * (`tests/sql/derived.test.ts`, `tests/commands`), single rows of a tariff their period, and no field has the rest.
 */
const ELSEWHERE = [
  'client_tag',
  'energy_period',
  'grant_op_status',
  'lease_status',
  'permission_state',
  'traffic_status',
]

const task = (state: string): string =>
  `(select id from command_tasks where client_id = 1 and state = '${state}' limit 1)`
const held = (what: number, begin = 2020, end = 2099): string =>
  `held = ${what}, permission_begin = '${begin}-01-01', permission_end = '${end}-01-01', op_type = 3, task_id = null`
const delivery = (op: number, isHeld: boolean, state: string): string =>
  `op_type = ${op}, held = ${isHeld}, task_id = ${task(state)}`
/** What is worked out of a record: how the record comes to bear each code. */
const MADE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  credential_state: {
    0: `${held(0)}, paas_id = 999`,
    1: `${held(0)}, paas_id = 1`,
    2: held(1),
    3: held(1, 2098),
    4: held(1, 2020, 2021),
    5: held(2),
  },
  auth_state: {
    0: held(0),
    1: held(1, 2098),
    2: `held = 0, op_type = 1, task_id = null`,
    3: held(1),
    4: held(1, 2020, 2021),
  },
  access_op_state: {
    11: delivery(1, false, 'sending'),
    12: delivery(1, false, 'fail'),
    13: delivery(1, true, 'success'),
    21: delivery(3, true, 'sending'),
    22: delivery(3, true, 'fail'),
    23: delivery(3, true, 'success'),
    31: delivery(2, true, 'sending'),
    32: delivery(2, true, 'fail'),
    33: delivery(2, false, 'success'),
  },
}

const bearers = Object.values(model.entities)
  .filter(({ tenant, internal, access }) => tenant && !internal && access.list !== null)
  .flatMap((entity) => entity.fields.map((field) => ({ entity, field })))
  .filter(({ field }) => field.computed === null || MADE[field.enum ?? ''] !== undefined)
  .filter(({ field }) => ['enum', 'enum-set', 'state'].includes(field.kind))
/** One that lists can be narrowed by goes first. */
function bearerOf(name: string): { readonly entity: Entity; readonly field: Field } | undefined {
  const own = bearers.filter(({ field }) => field.enum === name)
  return own.find(({ field }) => field.filter) ?? own[0]
}
const lists = Object.keys(TABLE).flatMap((name) => {
  const borne = bearerOf(name)
  return borne === undefined ? [] : [[name, borne] as const]
})

describeOne('A list of codes', (open) => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await startDemo(open)
    admin = await loggedIn(server.app, 'admin', undefined, password)
  }, 120_000)

  test('of the specification is borne by records, or told of elsewhere', () => {
    expect(
      Object.keys(TABLE)
        .filter((name) => bearerOf(name) === undefined)
        .sort(),
    ).toEqual(ELSEWHERE)
  })

  test.each(lists)('%s: each code is exported by its label', async (name, { entity, field }) => {
    const { computed, kind } = field
    const [table, key, column] = [ident(entity.plural), ident(entity.key), ident(field.name)]
    const first = computed === null ? `${column} is null, ` : ''
    const id = await server.store.text({
      text: `select ${key}::text from ${table} where client_id = 1 order by ${first}${key} limit 1`,
      values: [],
    })
    const stored = (code: string): string =>
      `${column} = ${literal(kind === 'enum-set' ? `{${code}}` : code)}::${kinds[kind].columns(field)[0]!.type}`
    const bear = (code: string): Promise<unknown> =>
      server.store.script(
        `update ${table} set ${MADE[name]?.[code] ?? stored(code)} where client_id = 1 and ${key} = ${id}`,
      )
    const asked = (code: string): Promise<Answer> => {
      const narrowed = field.filter ? `&${field.name}=${code}` : ''
      const url = `/v3/${entity.plural}/export?format=csv&columns=${field.name}&${entity.key}=${id}${narrowed}`
      // What names itself by numbers is told by the words of the specification, which are English.
      const headers = { 'accept-language': CHINESE[name] === undefined ? 'en' : 'zh' }
      return admin.call('GET', url, undefined, { headers })
    }
    const shown: Record<string, string> = {}
    for (const code of Object.keys(TABLE[name]!)) {
      await bear(code)
      const { status, text } = await asked(code)
      shown[code] = status === 200 ? (text.split('\n')[1] ?? '') : String(status)
    }
    expect(shown).toEqual(
      CHINESE[name] ??
        Object.fromEntries(
          Object.entries(TABLE[name]!).map(([code, words]) => [
            code,
            expect.stringMatching(new RegExp(words === '' ? '^[^\\d]' : words, 'i')),
          ]),
        ),
    )
    if (field.filter) expect((await asked('77')).status).toBe(400)
  })
})
