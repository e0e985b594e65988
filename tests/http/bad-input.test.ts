import { beforeAll, expect, it } from 'vitest'
import { errors } from '../../src/generated/errors.ts'
import { ident } from '../../src/kinds/sql-text.ts'
import { tablesOf } from '../../src/kinds/tables.ts'
import type { Model } from '../../src/model/model.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { demoEntities, demoRows } from '../../src/apartment/demo/demo.ts'
import { logins, password } from '../../src/apartment/demo/logins.ts'
import type { Store } from '../../src/server/store/store.ts'
import { describeOne } from '../support/stores.ts'
import { badRequests, type BadRequest, type Known } from './support/bad-requests.ts'
import { DEMO, loggedIn, startDemo, type Caller, type Envelope, type TestServer } from './support/server.ts'

const CODES: ReadonlySet<number> = new Set(
  Object.values(errors)
    .filter(({ status }) => status < 500)
    .map(({ code }) => code),
)
/** What is answered about a value; a record that is not there, or a right that is missing, is told before. */
const { parameter, invalid, bad_value, unknown_parameter } = errors
const ABOUT_VALUES: ReadonlySet<number> = new Set(
  [parameter, invalid, bad_value, unknown_parameter].map(({ code }) => code),
)
/** The smaller company asks; the other's higher keys are none of its own. */
const [ASKER, OTHER] = [2, 1]
/** What the calls of the passport may write while they refuse. */
const PASSPORT = new Set(['session', 'captcha', 'login_attempt'])

describeOne('Bad input', (open) => {
  let server: TestServer
  let user: Caller
  let requests: readonly BadRequest[]
  beforeAll(async () => {
    server = await startDemo(open)
    user = await loggedIn(
      server.app,
      logins.find(({ client_id, role_id }) => client_id === ASKER && role_id === 100)!.account,
      '10.0.0.1',
      password,
    )
    requests = badRequests(server.model, await knownOf(server))
  })

  it('is refused by every call with an entry of the catalogue that names the field, and writes nothing', async () => {
    const before = await contents(server.store, server.model)
    const pending = pendingIn(server.model)
    const wrong: string[] = []
    for (const request of requests) {
      const verdict = await judge(user, request, pending)
      if (verdict !== null)
        wrong.push(`${request.method} ${request.url.slice(0, 100)} with ${request.what}: ${verdict}`)
    }
    expect(wrong.slice(0, 40)).toEqual([])
    expect(await contents(server.store, server.model)).toEqual(before)
  }, 480_000)

  it('was made of bodies that are good but for the one thing', async () => {
    const { good } = await knownOf(server)
    const checks = compiledChecks(server.model)
    for (const name of demoEntities.filter((entity) => Object.keys(good[entity] ?? {}).length > 0))
      expect([name, (await checks[name]?.())?.create(good[name])]).toEqual([name, true])
  })

  it('was tried on every call of the model, in many ways', () => {
    expect(new Set(requests.map(({ method, url }) => `${method} ${url.split('?')[0]}`)).size).toBeGreaterThan(100)
    expect(requests.length).toBeGreaterThan(2_000)
  })
})

/** Calls with nothing behind them yet: saying so is their refusal, whatever they were sent. */
const pendingIn = (model: Model): readonly RegExp[] => [
  ...Object.values(model.calls)
    .filter(({ pending }) => pending)
    .map(({ method, path }) => new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`)),
  ...Object.values(model.entities)
    .filter(({ awaits }) => Object.keys(awaits).length > 0)
    .map(({ plural }) => new RegExp(`^\\w+ /v3/${plural}([/?]|$)`)),
  ...Object.values(model.workflows).flatMap(({ entity, transitions }) =>
    transitions
      .filter(({ pending }) => pending)
      .map(({ name }) => new RegExp(`^POST /v3/${model.entities[entity]!.plural}/[^/]+/${name}`)),
  ),
]

async function judge(
  user: Caller,
  { method, url, body, names = null }: BadRequest,
  pending: readonly RegExp[],
): Promise<string | null> {
  const { status, json, text } = await user.call(method, url, body)
  if (json?.err_code === errors.unavailable.code && pending.some((call) => call.test(`${method} ${url}`))) return null
  // Logged out, everything would be refused for another reason.
  if (status === 401 && !url.startsWith('/passport/api/v2/login')) return 'is not logged in any more'
  if (status < 400 || status > 499) return `answered ${status}: ${text.slice(0, 200)}`
  if (method === 'HEAD') return null
  const code = url.startsWith('/passport') ? json.ErrNo : json.err_code
  const message = url.startsWith('/passport') ? json.ErrMsg : json.err_msg
  if (!CODES.has(code)) return `err_code ${code} is not in the catalogue: ${text.slice(0, 200)}`
  if (typeof message !== 'string' || message === '' || /\{\w+\}/.test(message)) return `says "${message}"`
  return names === null || !ABOUT_VALUES.has(code) || url.startsWith('/passport') || namesField(json, names)
    ? null
    : `does not name ${names}: ${text.slice(0, 200)}`
}

/** At the field itself, or at a part of its value. */
const namesField = ({ data }: Envelope, name: string): boolean =>
  (data?.fields ?? []).some(({ field }) => field === name || field.startsWith(`${name}.`))

/** Every table's rows and versions, but for what logging in writes. */
async function contents(store: Store, model: Model): Promise<Readonly<Record<string, string | null>>> {
  const tables = tablesOf(model).filter(({ entity }) => !PASSPORT.has(entity))
  const counted = tables.map(
    async ({ name }) =>
      [
        name,
        await store.text({
          text: `select count(*) || '/' || coalesce(sum(hashtext(t::text)), 0) from ${ident(name)} t`,
          values: [],
        }),
      ] as const,
  )
  return Object.fromEntries(await Promise.all(counted))
}

async function knownOf({ store, model }: TestServer): Promise<Known> {
  const keyIn = async (client: number): Promise<Record<string, number>> => {
    const keys = Object.values(model.entities)
      .filter(({ tenant, internal }) => tenant && !internal)
      .map(async ({ name, plural, key }) => {
        const { rows } = await store.query({
          text: `select max(${ident(key)}) as key from ${ident(plural)} where client_id = $1`,
          values: [client],
        })
        return [name, Number(rows[0]?.['key'])] as const
      })
    return Object.fromEntries(await Promise.all(keys))
  }
  const good = demoEntities.map(
    (name) =>
      [
        name,
        [...demoRows(name, DEMO, model.app)].find(({ server: { client_id } }) => client_id === ASKER)?.create ?? {},
      ] as const,
  )
  const own = await keyIn(ASKER)
  const foreign = Object.entries(await keyIn(OTHER)).filter(([name, key]) => key > (own[name] ?? 0))
  return { good: Object.fromEntries(good), own, foreign: Object.fromEntries(foreign) }
}
