/**
 * The server's settings, from the environment: read once at the start, checked all together, one sentence per mistake.
 * What the console needs to know stands in `runtime.ts`.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { webhookSecrets } from './webhooks/secrets.ts'
import { MOODS, type Moods } from './commands/simulated/moods.ts'
import type { Runtime } from '../model/runtime.ts'
import { readRuntime } from './runtime.ts'

type Read<T> = (text: string) => T
export interface Setting<T> {
  readonly variable: string
  readonly fallback: string
  readonly read: Read<T>
  /** A mistake in it does not show what it is. */
  readonly secret?: boolean
}

export type Settings = Readonly<Record<string, Setting<unknown>>>
export type ValuesOf<Own extends Settings> = { readonly [Name in keyof Own]: ReturnType<Own[Name]['read']> }

/** Settings of a part by itself, whose names mean nothing to others. */
export interface SettingsGroup<Own extends Settings = Settings> {
  /** Variables of the environment, read with the engine's at the start; each mistake is one sentence. */
  readonly settings?: Own
  /** What they say against each other, in one sentence; null: nothing. */
  contradiction?(values: ValuesOf<Own>): string | null
}

export const setting = <T>(variable: string, fallback: string, read: Read<T>): Setting<T> => ({
  variable,
  fallback,
  read,
})

export const secretSetting = <T>(variable: string, read: Read<T>): Setting<T> => ({
  ...setting(variable, '', read),
  secret: true,
})

const SETTINGS = {
  host: setting('HOST', '127.0.0.1', text),
  port: setting('PORT', '3000', integer(0, 65_535)),
  /** Empty: the embedded database in `dataDir`. */
  databaseUrl: setting('DATABASE_URL', '', databaseUrl),
  /** Row-level security behind the server's own conditions, on PostgreSQL. */
  rowSecurity: setting('RLS', '0', flag),
  dataDir: setting('DATA_DIR', 'data', text),
  /**
   * Where the embedded database's daily backups go; empty: beside `dataDir`, with `-backups` at the end of its name.
   */
  backupDir: setting('BACKUP_DIR', '', text),
  /** How many of them are kept; 0: none are made. */
  backupKeep: setting('BACKUP_KEEP', '7', integer(0, 1_000)),
  consoleDir: setting('CONSOLE_DIR', 'dist/console', text),
  /** How many proxies stand in front: whom to believe about the caller's address and about TLS. */
  proxies: setting('TRUST_PROXY', '0', integer(0, 8)),
  /**
   * Open at the same time from one address; 0: any number. Behind proxies all of them come from the proxy, so nothing
   * is counted.
   */
  connectionsPerAddress: setting('CONNECTIONS_PER_ADDRESS', '512', integer(0, 1_000_000)),
  /**
   * A request must have come whole within this; of a file, something within it and all of it within the next. An answer
   * may take longer (exports).
   */
  requestSeconds: setting('REQUEST_SECONDS', '30', integer(1, 3_600)),
  uploadSeconds: setting('UPLOAD_SECONDS', '900', integer(1, 36_000)),
  /** `auto` applies what loses nothing and what was reviewed, `plan` only says what differs. */
  tables: setting('TABLES', 'auto', oneOf('auto', 'plan')),
  /** Where the reviewed changes of the tables are. */
  migrationsDir: setting('MIGRATIONS_DIR', 'schemas/migrations', text),
  /** Demo data into an empty database; `auto`: into the embedded one. */
  demo: setting('DEMO', 'auto', oneOf('auto', 'on', 'off')),
  demoScale: setting('DEMO_SCALE', '1', integer(1, 100_000)),
  /** Where text messages are written as long as nobody sends them; empty: `outbox.jsonl` in `dataDir`. */
  smsOutbox: setting('SMS_OUTBOX', '', text),
  /** Where files that were uploaded are kept, unless a store is named; empty: `files` in `dataDir`. */
  filesDir: setting('FILES_DIR', '', text),
  /** The site under which devices read files that a command tells them of; empty: they know it themselves. */
  filesUrl: setting('FILES_URL', '', webAddress),
  /** A store that speaks S3: its address, such as https://s3.example.com; empty: the folder. */
  s3Endpoint: setting('S3_ENDPOINT', '', webAddress),
  s3Bucket: setting('S3_BUCKET', '', text),
  s3Region: setting('S3_REGION', 'us-east-1', text),
  s3AccessKey: setting('S3_ACCESS_KEY', '', text),
  s3SecretKey: setting('S3_SECRET_KEY', '', text),
  /**
   * What simulated devices do, as weights: prompt, late, silent, duplicated, failing, offline, asleep. What is left out
   * does not happen.
   */
  fleet: setting('FLEET', 'prompt=92,failing=3,asleep=2,duplicated=1,late=1,silent=1', moods),
  fleetSeed: setting('FLEET_SEED', '1', integer(0, 1_000_000_000)),
  /**
   * With which secrets of commands are encrypted, 32 bytes in base64, the same for all servers of a database; empty:
   * one that is made at the first need and kept in `dataDir`.
   */
  commandKey: secretSetting('COMMAND_KEY', key32),
  /** Of each webhook and company the secret that its sender signs with. */
  webhookSecrets: secretSetting('WEBHOOK_SECRETS', webhookSecrets),
  /**
   * Where messages may go to addresses that people write into forms (webhooks): over HTTPS to machines of the internet,
   * or, with `any`, also without TLS and within the own network.
   */
  outgoing: setting('OUTGOING', 'public', oneOf('public', 'any')),
  sessionMinutes: setting('SESSION_MINUTES', '720', integer(5, 43_200)),
  bodyLimit: setting('BODY_LIMIT', '1048576', integer(1_024, 104_857_600)),
  /** Bytes of a file to import. */
  importLimit: setting('IMPORT_LIMIT', '33554432', integer(1_024, 268_435_456)),
  /**
   * Operations' answers are compared with their calls' documents: for tests and development, where the code is being
   * written.
   */
  checkAnswers: setting('CHECK_ANSWERS', process.env['NODE_ENV'] === 'production' ? '0' : '1', flag),
  /** The description of the calls, at `/openapi.json` and `/openapi`. */
  openapi: setting('OPENAPI', '1', flag),
  /** Runs what goes by the clock; at least one server of an installation must. */
  jobs: setting('JOBS', '1', flag),
  /** Read from the database at the same time; others wait a while. */
  exports: setting('EXPORTS', '4', integer(1, 100)),
  /** A reader of an export who takes nothing for so long is hung up on. */
  exportStallSeconds: setting('EXPORT_STALL_SECONDS', '30', integer(1, 3_600)),
  /** With which `/metrics` is read, as a bearer token; empty: there is no such address. */
  metricsToken: secretSetting('METRICS_TOKEN', longToken),
  /** Told to stop, requests are served so long, while `/readyz` says already that no more should come. */
  leaveSeconds: setting('LEAVE_SECONDS', '0', integer(0, 300)),
  logLevel: setting('LOG_LEVEL', 'warn', oneOf('silent', 'error', 'warn', 'info', 'debug', 'trace')),
} as const

type Values = ValuesOf<typeof SETTINGS>
export interface Config extends Values {
  readonly runtime: Runtime
  /** The product's. */
  readonly own: Readonly<Record<string, unknown>>
  /** Of its ports, by their names. */
  readonly ports: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export type Environment = Readonly<Record<string, string | undefined>>

export function readConfig(
  environment: Environment,
  own: Settings = {},
  ports: Readonly<Record<string, SettingsGroup>> = {},
): { readonly config: Config } | { readonly mistakes: readonly string[] } {
  const mistakes: string[] = []
  const attempt = <T>(what: () => T): T | undefined => {
    try {
      return what()
    } catch (error) {
      mistakes.push((error as Error).message)
      return undefined
    }
  }
  const valuesOf = (settings: Settings): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      Object.entries(settings).map(([name, one]) => [name, attempt(() => readSetting(one, environment))]),
    )
  const [values, others] = [valuesOf(SETTINGS), valuesOf(own)]
  const ofPorts = Object.entries(ports).map(([name, port]): [string, Readonly<Record<string, unknown>>] => {
    const [before, read] = [mistakes.length, valuesOf(port.settings ?? {})]
    const sentence = mistakes.length === before ? port.contradiction?.(read) : null
    if (sentence) mistakes.push(sentence)
    return [name, read]
  })
  const runtime = attempt(() => readRuntime(environment))
  const { rowSecurity, databaseUrl: address, dataDir, backupDir } = values as Partial<Values>
  if (rowSecurity === true && address === '')
    mistakes.push('RLS=1 needs DATABASE_URL: the embedded database has one user alone.')
  const { s3Endpoint, s3Bucket, s3AccessKey, s3SecretKey } = values as Partial<Values>
  if (s3Endpoint && !(s3Bucket && s3AccessKey && s3SecretKey))
    mistakes.push('S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY.')
  if (backupDir && isWithin(backupDir, path.join(dataDir ?? '', 'database'))) {
    mistakes.push(
      `BACKUP_DIR must lie outside the database's own folder, or both are lost together; it is "${backupDir}".`,
    )
  }
  return mistakes.length > 0
    ? { mistakes }
    : {
        config: {
          ...(values as unknown as Values),
          runtime: runtime!,
          own: others,
          ports: Object.fromEntries(ofPorts),
        },
      }
}

const isWithin = (one: string, other: string): boolean =>
  !/^\.\.([\\/]|$)/.test(path.relative(other, one)) && !path.isAbsolute(path.relative(other, one))

/** Never in the folder that they are to outlive. */
export const backupFolder = ({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>): string =>
  backupDir || `${path.resolve(dataDir)}-backups`

function readSetting(
  { variable, fallback, read, secret = false }: Setting<unknown>,
  environment: Environment,
): unknown {
  const given = environment[variable]?.trim()
  try {
    return read(given === undefined || given === '' ? fallback : given)
  } catch (error) {
    throw new Error(`${variable} ${(error as Error).message}${secret ? '' : `; it is "${given}"`}.`)
  }
}

export function text(value: string): string {
  return value
}

/** A file of keys or certificates; null: none is named. */
export function pem(value: string): Buffer | null {
  if (value === '') return null
  try {
    return readFileSync(value)
  } catch {
    throw new Error('must be a file that this server can read')
  }
}

function integer(from: number, to: number): Read<number> {
  return (value) => {
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < from || number > to)
      throw new Error(`must be a whole number from ${from} to ${to}`)
    return number
  }
}

function oneOf<const T extends string>(...values: readonly T[]): Read<T> {
  return (value) => {
    const found = values.find((one) => one === value)
    if (found === undefined) throw new Error(`must be one of ${values.join(', ')}`)
    return found
  }
}

function flag(value: string): boolean {
  return oneOf('0', '1')(value) === '1'
}

export function integers(value: string): readonly number[] {
  const numbers = value
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(Number)
  if (!numbers.every((one) => Number.isSafeInteger(one) && one > 0))
    throw new Error('must be whole numbers with commas between')
  return numbers
}

export function webAddress(value: string): string {
  if (value !== '' && !/^https?:\/\/[^\s/]+$/.test(value))
    throw new Error('must be the address of a site, such as https://gray.example.com')
  return value
}

/** One place of a site, such as where its messages are taken. */
export function webPage(value: string): string {
  if (value !== '' && !(/^https?:\/\//.test(value) && URL.canParse(value)))
    throw new Error('must be an address, such as https://example.com/messages')
  return value
}

function moods(value: string): Moods {
  const given = value.split(',').map((part): [string, number] => {
    const [, mood = '', weight = ''] = /^\s*(\w+)\s*=\s*(\d{1,4})\s*$/.exec(part) ?? []
    return [mood, weight === '' ? -1 : Number(weight)]
  })
  const isKnown = given.every(([mood, weight]) => (MOODS as readonly string[]).includes(mood) && weight >= 0)
  if (!isKnown || given.every(([, weight]) => weight === 0))
    throw new Error(`must be weights such as prompt=9,silent=1, of ${MOODS.join(', ')}`)
  const weights = new Map(given)
  return Object.fromEntries(MOODS.map((mood) => [mood, weights.get(mood) ?? 0])) as Moods
}

function key32(value: string): string {
  if (value !== '' && Buffer.from(value, 'base64').length !== 32) throw new Error('must be 32 bytes in base64')
  return value
}

function longToken(value: string): string {
  if (value !== '' && !/^[\x21-\x7e]{16,200}$/.test(value))
    throw new Error('must be 16 to 200 characters without blanks')
  return value
}

function databaseUrl(value: string): string {
  if (value !== '' && !/^postgres(ql)?:\/\/./.test(value)) throw new Error('must start with postgresql://')
  return value
}
