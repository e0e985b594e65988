import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backupFolder, readConfig, type Environment } from '../../src/server/config.ts'

const mistakesOf = (environment: Environment): readonly string[] => {
  const read = readConfig(environment)
  return 'mistakes' in read ? read.mistakes : []
}

describe('The settings', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'config-'))
    await writeFile(path.join(folder, 'broken.json'), '{')
    await writeFile(path.join(folder, 'unknown.json'), '{"hotlines":"1"}')
    await writeFile(path.join(folder, 'address.json'), '{"hosts":{"main":"javascript:1"}}')
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('need nothing from the environment', () => {
    expect(readConfig({})).toMatchObject({
      config: { host: '127.0.0.1', port: 3000, databaseUrl: '', dataDir: 'data', proxies: 0 },
    })
  })

  it('tell every mistake at once, one sentence each', () => {
    expect(mistakesOf({ PORT: '70000', DATABASE_URL: 'mysql://x', TRUST_PROXY: 'yes', DEMO: 'maybe' })).toEqual([
      'PORT must be a whole number from 0 to 65535; it is "70000".',
      'DATABASE_URL must start with postgresql://; it is "mysql://x".',
      'TRUST_PROXY must be a whole number from 0 to 8; it is "yes".',
      'DEMO must be one of auto, on, off; it is "maybe".',
    ])
  })

  it('keep back-ups out of the folder that they are to outlive', () => {
    const refused = (dir: string) => [
      `BACKUP_DIR must lie outside the database's own folder, or both are lost together; it is "${dir}".`,
    ]
    expect(mistakesOf({ DATA_DIR: '/srv/data', BACKUP_DIR: '/srv/data/database' })).toEqual(
      refused('/srv/data/database'),
    )
    expect(mistakesOf({ DATA_DIR: '/srv/data', BACKUP_DIR: '/srv/data/database/../database/mine' })).toEqual(
      refused('/srv/data/database/../database/mine'),
    )
    expect(mistakesOf({ DATA_DIR: '/srv/data', BACKUP_DIR: '/srv/data/database-backups' })).toEqual([])
    expect(backupFolder({ dataDir: '/srv/data/', backupDir: '' })).toBe('/srv/data-backups')
    expect(backupFolder({ dataDir: '/srv/data', backupDir: '/mnt/other' })).toBe('/mnt/other')
    expect(mistakesOf({ BACKUP_KEEP: '-1' })).toEqual([
      'BACKUP_KEEP must be a whole number from 0 to 1000; it is "-1".',
    ])
  })

  it('ask for row-level security only where there is a server that has it', () => {
    expect(mistakesOf({ RLS: '1' })).toEqual(['RLS=1 needs DATABASE_URL: the embedded database has one user alone.'])
    expect(mistakesOf({ RLS: 'yes' })).toEqual(['RLS must be one of 0, 1; it is "yes".'])
    expect(readConfig({ RLS: '1', DATABASE_URL: 'postgres://db/console' })).toMatchObject({
      config: { rowSecurity: true },
    })
  })

  it('tell the console what its file says, a third brand included, over the defaults', async () => {
    const file = path.join(folder, 'whole.json')
    const brand = {
      key: 'dorm',
      name: { zh: '宿舍管理系统', en: 'Dormitories' },
      hosts: ['dorm.example.com'],
      colour: '#335577',
    }
    await writeFile(
      file,
      JSON.stringify({
        brands: [brand],
        hotline: '400-800-1234',
        links: { icp: '粤ICP备1号' },
        hosts: { passport: 'http://login.example.com' },
      }),
    )
    const read = readConfig({ CONFIG_FILE: file })
    expect(read).toMatchObject({
      config: {
        runtime: {
          brands: [brand],
          hotline: '400-800-1234',
          copyright_start: 2014,
          private_deployment: false,
          hosts: { main: '', passport: 'http://login.example.com', file: '/files' },
          links: { icp: '粤ICP备1号', privacy: '' },
        },
      },
    })
  })

  it('name no provider where the operator runs its own', async () => {
    const file = path.join(folder, 'private.json')
    const companyOf = async (more: object) => {
      await writeFile(file, JSON.stringify(more))
      const read = readConfig({ CONFIG_FILE: file })
      return 'config' in read ? read.config.runtime.company.zh : read.mistakes
    }
    expect(await companyOf({})).toBe('智能公寓运营平台')
    expect(await companyOf({ private_deployment: true })).toBe('')
    expect(await companyOf({ private_deployment: true, company: { zh: '启明公寓', en: 'Qiming' } })).toBe('启明公寓')
  })

  it.each([
    '{"links":{"privacy":"javascript:alert(1)"}}',
    '{"brands":[{"key":"x","colour":"red"}]}',
    '{"downloads":{"windows":"//evil.example"}}',
    '{"private_deployment":"no"}',
  ])('refuse %s', async (text) => {
    const file = path.join(folder, 'hostile.json')
    await writeFile(file, text)
    expect(mistakesOf({ CONFIG_FILE: file })[0]).toMatch(/^CONFIG_FILE .*hostile\.json: \//)
  })

  it('say what is wrong with the file of the console', () => {
    const of = (name: string) => mistakesOf({ CONFIG_FILE: path.join(folder, name) })
    expect(of('missing.json')[0]).toMatch(/^CONFIG_FILE .*missing\.json cannot be read as JSON: ENOENT/)
    expect(of('broken.json')[0]).toMatch(/cannot be read as JSON/)
    expect(of('unknown.json')[0]).toMatch(/must NOT have additional properties \("hotlines"\)\.$/)
    expect(of('address.json')[0]).toMatch(/\/hosts\/main must match pattern/)
  })
})
