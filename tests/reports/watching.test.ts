/** What no device tells: credentials that end soon or are frozen, an ended warranty, a lock that nobody opens. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Made } from '../commands/support/fleet.ts'
import { setNet } from '../commands/support/fleet.ts'
import { NetState } from '../../src/generated/enums.ts'
import { addDays, dayOf } from '../../src/values/calendar.ts'
import { dueSince, runnerOn } from '../jobs/support.ts'
import { describeOne } from '../support/stores.ts'
import { ago, reporting } from './support.ts'

const [OUT_OF_WARRANTY, LONG_UNOPENED] = [100, 1008]
const [OPEN, DONE, RECOVERED] = [1, 3, 5]
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()
const today = dayOf(new Date())

describeOne('what is watched', (open) => {
  let server: Awaited<ReturnType<typeof reporting>>
  let lock: Made
  beforeAll(async () => {
    server = await reporting(open)
  }, 240_000)
  beforeEach(async () => {
    lock = await server.device()
    await setNet(server.store, lock.sn, NetState.online)
    await server.rows('delete from messages')
    await server.rows('delete from lock_settings')
  })
  const run = async (job: string) => {
    const runner = runnerOn(server.store, server.model, undefined, undefined, server.app.commands.outgoing)
    await runner.look()
    await dueSince(server.store, job, '1 minute')
    await runner.go()
  }
  const told = async () =>
    (await server.rows('select title, title_en, content from messages order by id')).map((one) => Object.values(one))

  describe('credentials', () => {
    const base = () => `/v3/rooms/${lock.room}/locks/${lock.id}/passwords`
    const made = async (days: number): Promise<readonly [id: number, number: number]> => {
      const body = { name: '王芳', phone: '13800001234', permission_end: inDays(days) }
      const { json, text } = await server.admin.call('POST', base(), body)
      if (json.err_code !== 0) throw new Error(text)
      await server.settle()
      const id = Number(json.data['grant_id'])
      return [id, Number((await server.info(`grants/${id}`))['paas_id'])]
    }
    const asked = async (settings: object) => {
      const body = { type: 'room', value: lock.room, settings }
      expect((await server.admin.call('PUT', '/v3/lock_setting', body)).json.err_msg).toBe('')
      await server.settle()
    }

    test('that end soon are told of once, and again when their end was put off', async () => {
      await asked({ auth_expire_alarm: true })
      const [one, number] = await made(2)
      await made(1)
      await made(10)
      await run('grant_ending')
      await run('grant_ending')
      const [[title, english, content], ...others] = (await told()) as [string[], ...string[][]]
      expect(others).toEqual([])
      expect(title).toContain('门锁授权即将到期：')
      expect(english).toContain('Lock credentials end soon: ')
      expect(content).toContain('有 2 个授权将在 3 天内到期')
      expect(content).toContain(`href="/house/device-list/${lock.id}"`)
      expect(content).not.toContain('王芳')
      const body = { grant_id: one, permission_end: inDays(2.5) }
      expect((await server.admin.call('PUT', `${base()}/${number}`, body)).json.err_msg).toBe('')
      await server.settle()
      await run('grant_ending')
      expect(await told()).toHaveLength(2)
      expect((await told())[1]![2]).toContain('有 1 个授权')
    })

    test('are told of only where the settings of the lock say so', async () => {
      await made(2)
      await run('grant_ending')
      expect(await told()).toEqual([])
      await asked({ auth_expire_alarm: true })
      await run('grant_ending')
      expect(await told()).toHaveLength(1)
    })

    test('that a lock has frozen are told of, where that is asked for', async () => {
      const [one, number] = await made(30)
      const freeze = async (verb: string) => {
        const { json } = await server.admin.call('POST', `${base()}/${number}/${verb}`, { grant_id: one })
        expect(json.err_msg).toBe('')
        await server.settle()
      }
      await freeze('freeze')
      await freeze('unfreeze')
      expect(await told()).toEqual([])
      await asked({ auth_lock_alarm: true })
      await freeze('freeze')
      const [[title, english, content]] = (await told()) as [string[]]
      expect(title).toContain('门锁授权已冻结：')
      expect(english).toContain('Lock credentials frozen: ')
      expect(content).toContain('已确认冻结 1 个授权')
    })
  })

  describe('devices', () => {
    const events = async () => (await server.events(lock)).map(({ code, state, times }) => [code, state, times])
    const rows = (text: string, ...values: readonly unknown[]) =>
      server.rows(`update devices set ${text} where device_id = $1`, lock.id, ...values)

    test('are out of warranty after its last day, once for each warranty, and nobody is sent a message', async () => {
      await rows('warranty_until = $2', today)
      await run('device_watch')
      expect(await events()).toEqual([])
      await rows('warranty_until = $2', addDays(today, -2))
      await run('device_watch')
      await run('device_watch')
      expect(await events()).toEqual([[OUT_OF_WARRANTY, OPEN, 1]])
      const [{ id } = {}] = await server.events(lock)
      await server.rows('update events set state = $2 where id = $1', id, DONE)
      await run('device_watch')
      expect(await events()).toEqual([[OUT_OF_WARRANTY, DONE, 1]])
      // It was extended, and has ended again.
      await server.rows(`update events set first_at = first_at - interval '100 days' where id = $1`, id)
      await run('device_watch')
      expect((await events()).length).toBe(2)
      expect(await told()).toEqual([])
    })

    test('a lock of a let room that nobody opens is an exception until somebody does', async () => {
      await rows(`bound_at = now() - interval '90 days'`)
      await run('device_watch')
      // Nobody lives there.
      expect(await events()).toEqual([])
      const [room] = await server.rows('select home_id from rooms where room_id = $1', lock.room)
      const person = { home_id: room!['home_id'], name: '王芳', phone: '13800001234' }
      const { json } = await server.admin.call('POST', '/v3/tenants', person)
      await server.rows(
        `insert into leases (client_id, home_id, room_id, tenant_id, lease_range_from, lease_range_to, rent)
          values (1, $1, $2, $3, current_date - 60, current_date + 100, 1)`,
        ...[room!['home_id'], lock.room, json.data['tenant_id']],
      )
      await server.tell(lock.sn, 'opening', ago(60), { data: { open_way: 2 } })
      await run('device_watch')
      expect(await events()).toEqual([])
      await server.rows(`update openings set opened_at = opened_at - interval '31 days' where device_id = $1`, lock.id)
      await run('device_watch')
      await run('device_watch')
      expect(await events()).toEqual([[LONG_UNOPENED, OPEN, 1]])
      expect(await told()).toEqual([])
      await server.tell(lock.sn, 'opening', new Date().toISOString(), { data: { open_way: 2 } })
      expect(await events()).toEqual([[LONG_UNOPENED, RECOVERED, 1]])
    })
  })
})
