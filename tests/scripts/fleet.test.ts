/** `npm run fleet`: what its devices do in a part of the day is seen on the running demo. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { password } from '../../src/apartment/demo/logins.ts'
import { played } from '../../src/apartment/fleet/played.ts'
import { AbnormalEvent, DeviceType, NetState } from '../../src/generated/enums.ts'
import { chanceOf } from '../../src/server/commands/simulated/chance.ts'
import { loggedIn, startDemo, type Caller, type Data, type TestServer } from '../http/support/server.ts'
import { program } from '../support/program.ts'
import { describeOne } from '../support/stores.ts'
import { SETTINGS } from '../webhooks/support.ts'

it('counts up from the hour with which it begins', () => {
  const meter = { address: '4100', type: DeviceType.electricity_meter, read: '812.30', condition: {} }
  const chance = (...words: readonly (number | string)[]) => chanceOf(1, ...words)
  const after = (hour: number) => (one: { readonly after: number }) => (one.after - hour * 3600 + 86_400) % 86_400
  for (const begin of [0, 7, 23]) {
    const told = played
      .day([meter], chance, begin)
      .filter(({ report }) => report['type'] === 'reading')
      .toSorted((one, other) => after(begin)(one) - after(begin)(other))
      .map(({ report }) => Number(report['electric_read']))
    expect(told).toHaveLength(24)
    expect(told).toEqual([...told].sort((one, other) => one - other))
    expect(told[0]).toBeGreaterThan(812.3)
  }
})

describeOne('A day of devices', (open) => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await startDemo(open, SETTINGS)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    admin = await loggedIn(server.app, 'admin', undefined, password)
    return () => server.app.close()
  }, 240_000)

  const list = async (address: string, who = admin): Promise<readonly Data[]> => {
    const { json, text } = await who.call('GET', `/v3/${address}&limit=100`)
    if (json.err_code !== 0) throw new Error(text)
    return json.data.list
  }

  const starts = (...words: readonly string[]) => {
    const { port } = server.app.server.address() as AddressInfo
    const all = [...program('scripts/fleet.ts'), '--url', `http://127.0.0.1:${port}`, ...words]
    return spawn(process.execPath, all, { env: { ...process.env, ...SETTINGS }, stdio: ['ignore', 'pipe', 'inherit'] })
  }

  it('is that of the company which is named', async () => {
    const second = await loggedIn(server.app, 'second', undefined, password)
    const since = `read_time_from=${new Date(Date.now() - 1_000).toISOString()}`
    const text = 'select count(*) as devices from devices where client_id = 2 and state in (1, 2)'
    const { rows } = await server.store.query({ text, values: [] })
    const fleet = starts('--company', '2', '--speed', '1200')
    try {
      const [line] = (await once(fleet.stdout, 'data')) as [Buffer]
      expect(String(line)).toMatch(new RegExp(`^${Number(rows[0]!['devices'])} of them, `))
      const told = async () => (await list(`electricity_readings?${since}`, second)).length
      await expect.poll(told, { timeout: 120_000, interval: 1_000 }).toBeGreaterThan(0)
    } finally {
      fleet.kill()
    }
  }, 150_000)

  it('is seen live: openings, passes, readings, an alarm, and a device that fails and comes back', async () => {
    const since = `_from=${new Date(Date.now() - 1_000).toISOString()}`
    // From when some water meters still wake until people leave in the morning; with this seed a lock tells of somebody
    // who tampers with it, and a device is away for a while.
    const fleet = starts('--from', '3.1', '--speed', '1200', '--seed', '2')
    fleet.stdout.resume()
    try {
      const some = async (address: string, is: (row: Data) => boolean = () => true) => (await list(address)).some(is)
      const alarm = (code: AbnormalEvent) => some(`events?code=${code}&last_at${since}`)
      const isOf = (net: NetState) => (row: Data) => Number(row['net_state']) === net
      const seen = async () => ({
        openings: await some(`openings?opened_at${since}`),
        passes: await some(`pass_records?passed_at${since}`),
        energy: await some(`electricity_readings?read_time${since}`),
        water: await some(`water_readings?read_time${since}`),
        alarm: await alarm(AbnormalEvent.tamper),
        failure: await alarm(AbnormalEvent.offline),
        isBack: await some(`devices?net_state_at${since}`, isOf(NetState.online)),
      })
      const all = { openings: true, passes: true, energy: true, water: true }
      await expect
        .poll(seen, { timeout: 200_000, interval: 2_000 })
        .toEqual({ ...all, alarm: true, failure: true, isBack: true })
      // Each goes on from what its meter showed.
      for (const kind of ['electricity', 'water'])
        expect(await some(`${kind}_readings?read_time${since}`, (row) => Boolean(row['is_reset']))).toBe(false)
    } finally {
      fleet.kill()
    }
  }, 240_000)
})
