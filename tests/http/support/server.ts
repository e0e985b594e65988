/** A server on a fresh database with the project's own schemas, and a caller who keeps cookies. */
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { apartment } from '../../../src/apartment/product.ts'
import { loadModel } from '../../../src/model/load.ts'
import type { Model } from '../../../src/model/model.ts'
import type { DeviceLink } from '../../../src/server/commands/link.ts'
import { type AppParts, createApp } from '../../../src/server/app.ts'
import { compiledChecks } from '../../../src/server/compiled-checks.ts'
import type { Config } from '../../../src/server/config.ts'
import { readSettings } from '../../../src/server/ports/settings.ts'
import type { DemoOptions } from '../../../src/server/seed/demo.ts'
import { seed } from '../../../src/apartment/demo/seed.ts'
import { fixedSource } from '../../../src/server/source.ts'
import type { Store } from '../../../src/server/store/store.ts'
import type { Open, Prepared } from '../../support/stores.ts'
import { makeTables } from '../../support/tables.ts'
import { makeWorld, PASSWORD } from './world.ts'

/** Frozen: however often a file asks for it, it is the same. */
export const projectModel = (): Promise<Model> => (project ??= load())
let project: Promise<Model> | undefined

async function load(): Promise<Model> {
  const built = await loadModel(fileURLToPath(new URL('../../../schemas', import.meta.url)))
  if ('mistakes' in built) throw new Error(JSON.stringify(built.mistakes, null, 2))
  return built.model
}

export function testConfig(settings: Readonly<Record<string, string>> = {}): Config {
  const read = readSettings({ LOG_LEVEL: 'silent', CONSOLE_DIR: 'no-console', ...settings }, apartment)
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
  return read.config
}

const onTables = (name: string, fill: (store: Store, model: Model) => Promise<unknown>): Prepared => ({
  name,
  fill: async (store) => {
    const model = await projectModel()
    await makeTables(store, model)
    await fill(store, model)
  },
})

/** What most suites begin with. */
export const WORLD = onTables('world', makeWorld)

export interface TestServer {
  readonly app: FastifyInstance
  readonly store: Store
  readonly model: Model
}

export const startServer = (open: Open, settings?: Settings, link?: DeviceLink, log?: Log): Promise<TestServer> =>
  start(open, settings, WORLD, link, log)

/** With the demo's records, as a fresh installation has them. */
export const startDemo = (open: Open, settings?: Settings, demo: DemoOptions = DEMO): Promise<TestServer> =>
  start(
    open,
    settings,
    onTables(`demo ${JSON.stringify(demo)}`, (store, model) => seed(store, model, demo)),
  )
export const DEMO = { scale: 0.3, now: '2026-06-15T00:00:00.000Z' }

type Settings = Readonly<Record<string, string>>
type Log = NonNullable<AppParts['log']>

/** Takes every command and never answers: what devices do is the tests of commands' to say, and happens in its time. */
const SILENT: DeviceLink = {
  connect: () => undefined,
  deliver: () => Promise.resolve('accepted'),
  close: () => Promise.resolve(),
}

async function start(
  open: Open,
  settings: Settings | undefined,
  prepared: Prepared,
  link: DeviceLink = SILENT,
  log?: Log,
): Promise<TestServer> {
  const model = await projectModel()
  const store = await open({}, prepared)
  const app = await createApp({
    store,
    source: fixedSource({ model, validators: compiledChecks(model) }),
    config: testConfig(settings),
    product: apartment,
    ports: { devices: link },
    ...(log && { log }),
  })
  return { app, store, model }
}

export interface Answer {
  readonly status: number
  readonly json: Envelope
  readonly text: string
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
}
/** Loose on purpose: what an answer holds is what tests are about. */
export interface Envelope {
  readonly err_code: number
  readonly err_msg: string
  readonly ErrNo: number
  readonly ErrMsg: string
  readonly ReqID: string
  readonly data: Data
  readonly captcha_required?: boolean
  readonly captcha_id?: string
  readonly svg?: string
}
export type Data = { readonly [key: string]: Data } & {
  readonly fields?: readonly { readonly field: string; readonly message: string }[]
  readonly list: readonly Data[]
}

export interface Caller {
  call(method: string, url: string, body?: unknown, options?: Partial<InjectOptions>): Promise<Answer>
  cookie: string
}

/** Calls as a browser does: with its cookie. */
export function caller(app: FastifyInstance, address = '10.0.0.1'): Caller {
  const one: Caller = {
    cookie: '',
    call: async (method, url, body, { headers, ...options } = {}) => {
      const cookie = one.cookie === '' ? {} : { cookie: one.cookie }
      const payload = body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }
      const type = body === undefined ? {} : { 'content-type': 'application/json' }
      const response = await app.inject({
        method: method as 'GET',
        url,
        remoteAddress: address,
        headers: { ...cookie, ...type, ...headers },
        ...payload,
        ...options,
      })
      for (const { name, value, maxAge } of response.cookies)
        one.cookie = maxAge === 0 || value === '' ? '' : `${name}=${value}`
      return { status: response.statusCode, text: response.body, json: parse(response.body), headers: response.headers }
    },
  }
  return one
}

function parse(text: string): Envelope {
  try {
    return JSON.parse(text) as Envelope
  } catch {
    return {} as Envelope
  }
}

export const LOGIN = '/passport/api/v2/login'

export async function loggedIn(
  app: FastifyInstance,
  name = 'admin',
  address?: string,
  pass = PASSWORD,
): Promise<Caller> {
  const one = caller(app, address)
  const { json } = await one.call('POST', LOGIN, { name, pass, from: 2 })
  if (json.ErrNo !== 0) throw new Error(`${name} cannot log in: ${json.ErrMsg}`)
  return one
}
