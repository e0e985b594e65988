/** What keeps a store from opening is said in one sentence, in both languages, and the data stays as it was. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { StartError } from '../../src/server/store/failures.ts'
import { openStore, type StoreOptions } from '../../src/server/store/open-store.ts'
import { createFolders, freshDatabase } from '../support/stores.ts'
import { runWriter } from './run-writer.ts'
import { program } from '../support/program.ts'

const newFolder = createFolders()

const refusal = async (options: StoreOptions): Promise<StartError['text']> => {
  const error: unknown = await openStore({ maintenance: 0, ...options }).then(
    (store) => store.close(),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartError)
  const { text } = error as StartError
  for (const sentence of Object.values(text)) expect(sentence.trim().split('\n')).toHaveLength(1)
  return text
}

const write = async (dataDir: string): Promise<void> => {
  const store = await openStore({ dataDir, maintenance: 0 })
  await store.script('CREATE TABLE kept (id int); INSERT INTO kept VALUES (7)')
  await store.close()
}

const kept = async (dataDir: string): Promise<string | null> => {
  const store = await openStore({ dataDir, maintenance: 0 })
  const found = await store.text({ text: 'SELECT id FROM kept', values: [] })
  await store.close()
  return found
}

describe('a data folder', () => {
  it('keeps its rows from one start to the next', async () => {
    const folder = await newFolder()
    await write(folder)
    expect(await kept(folder)).toBe('7')
  })

  it('serves one process: the second is told which one has it', async () => {
    const folder = await newFolder()
    const first = runWriter(folder, 0)
    await first.next('found')
    expect(await refusal({ dataDir: folder })).toMatchObject({
      zh: expect.stringContaining(`另一个进程（${first.process.pid}）`),
      en: expect.stringContaining(`another process (${first.process.pid})`),
    })
    const second = runWriter(folder, 0)
    expect(await second.next('refused')).toContain(folder)
    expect(await second.ended).toBe(1)
    first.process.stdin?.end()
    expect(await first.ended).toBe(0)
    await write(folder)
  })

  it('is free again after its process was killed', async () => {
    const folder = await newFolder()
    await write(folder)
    const first = runWriter(folder, 0)
    await first.next('found')
    first.process.kill('SIGKILL')
    await first.ended
    expect(await kept(folder)).toBe('7')
  })

  it('is not held by a process that got the number of a dead one', async () => {
    const folder = await newFolder()
    await write(folder)
    const stranger = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
    await once(stranger, 'spawn')
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: stranger.pid, started: 'long ago' }))
    expect(await kept(folder)).toBe('7')
    stranger.stdin.end()
  })

  it.each(['lock-0000abcd', `${'x'.repeat(90)}/lock-0000abcd`])(
    'is held by a process in another container, which no process list here shows (%s)',
    async (name) => {
      const folder = join(await newFolder(), dirname(name))
      await write(folder)
      const socket = createServer()
      // Systems take short addresses only; the folder may have a long one.
      const opened = await open(folder)
      await once(socket.listen(`/proc/self/fd/${opened.fd}/${basename(name)}`), 'listening')
      await writeFile(join(folder, 'lock'), JSON.stringify({ pid: 999_999_999, started: '1', socket: basename(name) }))
      expect((await refusal({ dataDir: folder })).en).toBe(
        `The data folder ${folder} is in use by another process (999999999): stop it first, or choose another folder with DATA_DIR.`,
      )
      socket.close()
      await opened.close()
      expect(await kept(folder)).toBe('7')
    },
  )

  it('is held until its process has let it go, and leaves nothing of the lock', async () => {
    const folder = await newFolder()
    const store = await openStore({ dataDir: folder, maintenance: 0 })
    // As another container sees it: the process cannot be found, but what it listens on can.
    const file = join(folder, 'lock')
    await writeFile(file, JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as object), pid: 999_999_999 }))
    expect((await refusal({ dataDir: folder })).zh).toContain('另一个进程（999999999）')
    await store.close()
    expect(await readdir(folder)).toEqual(['database'])
  })

  it('goes to one of many that ask at the same moment', async () => {
    const folder = await newFolder()
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: 999_999_999, started: 'long ago' }))
    const asked = await Promise.allSettled([1, 2, 3, 4].map(() => openStore({ dataDir: folder, maintenance: 0 })))
    const opened = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(opened).toHaveLength(1)
    await Promise.all(opened.map((store) => store.close()))
  })

  it('of another PGlite version is refused and left as it is', async () => {
    const folder = await newFolder()
    await write(folder)
    const file = join(folder, 'database/pglite-version')
    const version = await readFile(file, 'utf8')
    await writeFile(file, '0.4.9\n')
    expect((await refusal({ dataDir: folder })).zh).toMatch(/由 PGlite 0\.4\.9 创建，当前版本 0\.5\.\d+ 无法读取/)
    await writeFile(file, version)
    expect(await kept(folder)).toBe('7')
  })

  it('whose files are damaged says so', async () => {
    const folder = await newFolder()
    await write(folder)
    await writeFile(join(folder, 'database/PG_VERSION'), '12\n')
    expect((await refusal({ dataDir: folder })).zh).toMatch(/无法打开数据目录.*npm run restore/)
  })

  it('that lacks a part of its database is left as it is, and the way to a backup is told', async () => {
    const folder = await newFolder()
    await write(folder)
    const database = join(folder, 'database')
    for (const missing of [
      'PG_VERSION',
      'global/pg_control',
      'global',
      'base',
      'base/5/PG_VERSION',
      'pg_wal',
      'pg_xact',
      'pg_tblspc',
    ]) {
      await rename(join(database, missing), join(folder, 'aside'))
      const left = (await readdir(folder, { recursive: true })).sort()
      const text = await refusal({ dataDir: folder })
      expect(text.en).toMatch(
        new RegExp(
          `^The database folder ${database} is incomplete \\(${missing}.* is missing\\) and was left as it is: .*npm run restore`,
        ),
      )
      expect(text.zh).toMatch(/不完整.*npm run restore/)
      expect((await readdir(folder, { recursive: true })).sort()).toEqual(left)
      await rename(join(folder, 'aside'), join(database, missing))
    }
    expect(await kept(folder)).toBe('7')
  })

  it('that has lost the file of a table or an index is not served', async () => {
    const folder = await newFolder()
    const store = await openStore({ dataDir: folder, maintenance: 0 })
    await store.script('create table kept_rows (id int primary key); insert into kept_rows values (7)')
    const fileOf = (name: string) =>
      store.text({ text: `select pg_relation_filepath('${name}')`, values: [] }) as Promise<string>
    const [table, index] = [await fileOf('kept_rows'), await fileOf('kept_rows_pkey')]
    await store.close()
    const database = join(folder, 'database')
    for (const [file, name] of [
      [table, 'kept_rows'],
      [index, 'kept_rows_pkey'],
    ] as const) {
      await rename(join(database, file), join(folder, 'aside'))
      expect((await refusal({ dataDir: folder })).en).toContain(`is incomplete (${name} is missing)`)
      await rename(join(folder, 'aside'), join(database, file))
    }
    for (const [file, name] of [
      [table, 'kept_rows'],
      [index, 'kept_rows_pkey'],
    ] as const) {
      await copyFile(join(database, file), join(folder, 'aside'))
      await writeFile(join(database, file), '')
      expect((await refusal({ dataDir: folder })).zh).toMatch(new RegExp(`缺少 ${name}）.*npm run restore`))
      await rename(join(folder, 'aside'), join(database, file))
    }
    const again = await openStore({ dataDir: folder, maintenance: 0 })
    expect(await again.text({ text: 'select id::text from kept_rows', values: [] })).toBe('7')
    await again.close()
  })

  it('whose table was emptied and its pages given back is served', async () => {
    const folder = await newFolder()
    const store = await openStore({ dataDir: folder, maintenance: 0 })
    await store.script('create table kept_rows (id int primary key); insert into kept_rows values (7)')
    await store.script('analyze kept_rows; delete from kept_rows')
    await store.script('vacuum kept_rows')
    expect(await store.text({ text: `select pg_relation_size('kept_rows')::text`, values: [] })).toBe('0')
    // As if it had been killed before the pages were noted.
    await store.script(`update pg_class set relpages = 1 where relname = 'kept_rows'`)
    await store.close()
    const again = await openStore({ dataDir: folder, maintenance: 0 })
    await again.script('insert into kept_rows values (8)')
    expect(await again.text({ text: 'select id::text from kept_rows', values: [] })).toBe('8')
    await again.close()
  })

  it('without a database, beside files that were kept, is not taken for a new one', async () => {
    const folder = await newFolder()
    const kept = join(folder, 'files/kept')
    await mkdir(join(kept, 'ab'), { recursive: true })
    const text = await refusal({ dataDir: folder, companions: [kept] })
    expect(text.en).toMatch(/^There are files in .*kept but no database folder .*npm run restore/)
    expect(await readdir(folder)).toEqual(['files'])
    await rm(join(kept, 'ab'), { recursive: true })
    await (await openStore({ dataDir: folder, maintenance: 0, companions: [kept] })).close()
  })

  it('that holds no file at all of its database is not taken for a new one', async () => {
    const folder = await newFolder()
    await mkdir(join(folder, 'database'))
    expect((await refusal({ dataDir: folder })).en).toContain('PG_VERSION is missing')
    expect(await readdir(folder, { recursive: true })).toEqual(['database'])
  })

  it('that loses files while it is served is not made anew when its thread has to start again', async () => {
    const folder = await newFolder()
    await write(folder)
    const store = await openStore({ dataDir: folder, maintenance: 0, statementTimeout: 2_000 })
    await rename(join(folder, 'database/PG_VERSION'), join(folder, 'aside'))
    await expect(
      store.query({ text: 'SELECT count(*) FROM generate_series(1, 1000000000)', values: [] }),
    ).rejects.toMatchObject({ key: 'timeout' })
    await expect(store.text({ text: 'SELECT id FROM kept', values: [] })).rejects.toMatchObject({
      key: 'database_unavailable',
    })
    await store.close()
    await rename(join(folder, 'aside'), join(folder, 'database/PG_VERSION'))
    expect(await kept(folder)).toBe('7')
  })

  it.each([
    ['a folder', (file: string) => mkdir(file)],
    ['a link to nowhere', (file: string) => symlink('nowhere', file)],
  ])('whose lock is %s says so and ends', async (_, make) => {
    const folder = await newFolder()
    await write(folder)
    await make(join(folder, 'lock'))
    expect((await refusal({ dataDir: folder })).en).toBe(
      `${join(folder, 'lock')} in the data folder is not a file, so it cannot be determined whether a process is using the folder: move it away and start again.`,
    )
    await rm(join(folder, 'lock'), { recursive: true })
    expect(await kept(folder)).toBe('7')
  })

  it('on a full disk is left alone by a process that says so and ends', async () => {
    const folder = await newFolder()
    await write(folder)
    const child = spawn(process.execPath, [...program('tests/store/processes/full-disk.ts'), folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString()
    })
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(said).toBe(
      `The disk of the data folder ${folder} is full: free some space and start again; the data is intact.\n`,
    )
    expect(await kept(folder)).toBe('7')
  })

  it('that is a file is refused', async () => {
    const folder = join(await newFolder(), 'file')
    await writeFile(folder, '')
    expect((await refusal({ dataDir: folder })).en).toContain('is not a folder')
  })

  it('that nobody may write to is refused', async () => {
    const folder = process.platform === 'darwin' ? '/System/console-data' : '/sys/console-data'
    expect((await refusal({ dataDir: folder })).zh).toContain(`没有权限写入数据目录 ${folder}`)
  })
})

describe('a database address', () => {
  it('where nothing listens is refused, without its password', async () => {
    const text = await refusal({ databaseUrl: 'postgres://someone:secret@127.0.0.1:1/console' })
    expect(text.zh).toContain('无法连接数据库 127.0.0.1:1/console（ECONNREFUSED）')
    expect(JSON.stringify(text)).not.toContain('secret')
  })

  it('with a wrong password is refused', async () => {
    const url = (await freshDatabase()).replace('postgres@', 'guarded:wrong@')
    expect((await refusal({ databaseUrl: url })).zh).toContain('拒绝登录')
  })

  it('of a database that does not exist is refused', async () => {
    const url = (await freshDatabase()).replace(/test_\d+/, 'nowhere')
    expect((await refusal({ databaseUrl: url })).en).toContain('does not exist')
  })

  it('that is none is refused', async () => {
    expect((await refusal({ databaseUrl: 'postgres://[' })).en).toContain('DATABASE_URL')
  })
})
