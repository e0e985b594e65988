/** Deletions that wait for a lock too long: who is told, when it is over, and what the room says meanwhile. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Made } from '../commands/support/fleet.ts'
import { dueSince, runnerOn } from '../jobs/support.ts'
import { describeOne } from '../support/stores.ts'
import { reporting } from './support.ts'

const [UNCLEARED, OPEN, IGNORED, RECOVERED] = [1099, 1, 4, 5]
const end = new Date(Date.now() + 30 * 86_400_000).toISOString()

describeOne('deletions that wait', (open) => {
  let server: Awaited<ReturnType<typeof reporting>>
  let lock: Made
  beforeAll(async () => {
    server = await reporting(open)
  }, 240_000)
  beforeEach(async () => {
    lock = await server.device()
    await net(1)
    server.fleet.away.clear()
    await server.rows('delete from messages')
  })
  const net = (state: number) => server.rows('update devices set net_state = $2 where sn = $1', lock.sn, state)
  const base = () => `/v3/rooms/${lock.room}/locks/${lock.id}/passwords`
  const made = async (): Promise<readonly [id: number, number: number]> => {
    const body = { name: '王芳', phone: '13800001234', permission_end: end }
    const { json } = await server.admin.call('POST', base(), body)
    await server.settle()
    const id = Number(json.data['grant_id'])
    return [id, Number((await server.info(`grants/${id}`))['paas_id'])]
  }
  const away = async () => {
    await net(2)
    server.fleet.away.add(lock.sn)
  }
  const back = async () => {
    server.fleet.away.clear()
    await server.fleet.online(1, lock.sn)
    await server.settle()
  }
  const remove = async ([id, number]: readonly [number, number]) => {
    expect((await server.admin.call('DELETE', `${base()}/${number}?grant_id=${id}`)).json.err_code).toBe(0)
    await server.app.commands.rested()
  }
  const asked = (hours: number) =>
    server.rows(
      `update grants set removal_at = removal_at - $2 * interval '1 hour' where device_id = $1 and pending_removal`,
      lock.id,
      hours,
    )
  const look = async () => {
    const runner = runnerOn(server.store, server.model, undefined, undefined, server.app.commands.outgoing)
    await runner.look()
    await dueSince(server.store, 'uncleared_grants', '1 minute')
    await runner.go()
  }
  const events = async () => (await server.events(lock)).map(({ code, state, times }) => [code, state, times])
  const told = async () => (await server.rows('select content from messages')).map(({ content }) => content)
  const uncleared = async () => (await server.info(`rooms/${lock.room}`))['uncleared_grants']

  test('raise an alarm after 24 hours, once, and it ends when the lock has deleted', async () => {
    const one = await made()
    await away()
    expect(await uncleared()).toBe(0)
    await remove(one)
    expect(await uncleared()).toBe(1)
    await asked(23)
    await look()
    expect(await events()).toEqual([])
    await asked(2)
    await look()
    await look()
    expect(await events()).toEqual([[UNCLEARED, OPEN, 1]])
    const [message, ...others] = await server.messages()
    expect(others).toEqual([])
    expect(String(message!['title'])).toContain('待删除授权超时')
    expect(await told()).toEqual([expect.stringContaining('1个授权待删除已超过24小时')])
    await back()
    expect(await events()).toEqual([[UNCLEARED, RECOVERED, 1]])
    expect(await uncleared()).toBe(0)
    await look()
    expect(await events()).toEqual([[UNCLEARED, RECOVERED, 1]])
  })

  test('of several are one alarm, which the last one ends', async () => {
    const [first, second] = [await made(), await made()]
    await away()
    await remove(first)
    await remove(second)
    await asked(25)
    await look()
    expect(await events()).toEqual([[UNCLEARED, OPEN, 1]])
    expect(await told()).toEqual([expect.stringContaining('2个授权')])
    server.fleet.mood = ({ payload }) => (payload['number'] === second[1] ? 'silent' : 'prompt')
    await back()
    expect(await events()).toEqual([[UNCLEARED, OPEN, 1]])
    server.fleet.mood = () => 'prompt'
    const { task_id } = await server.info(`grants/${second[0]}`)
    await server.fleet.hear({ id: `1-${String(task_id)}`, attempt: 1, outcome: 'done' })
    await server.app.commands.rested()
    expect(await events()).toEqual([[UNCLEARED, RECOVERED, 1]])
  })

  test('that are ignored are told of no more', async () => {
    const one = await made()
    await away()
    await remove(one)
    await asked(25)
    await look()
    const [event] = await server.events(lock)
    const { version } = await server.info(`events/${String(event!.id)}`)
    const ignored = await server.admin.call('POST', `/v3/events/${String(event!.id)}/ignore`, {
      version,
      result: '已知',
    })
    expect(ignored.json.err_code).toBe(0)
    await look()
    expect(await events()).toEqual([[UNCLEARED, IGNORED, 1]])
  })

  describe('that people give up', () => {
    test('end the alarm when the job looks again', async () => {
      const [id, number] = await made()
      await away()
      await remove([id, number])
      await asked(25)
      await look()
      await server.rows(
        `update command_tasks set state = 'expired' where device_id = $1 and state = 'pending'`,
        lock.id,
      )
      await server.rows('delete from command_deliveries where slot is not null')
      await net(1)
      server.fleet.away.clear()
      const put = await server.admin.call('PUT', `${base()}/${number}`, {
        grant_id: id,
        permission_end: new Date(Date.now() + 60 * 86_400_000).toISOString(),
      })
      expect(put.json.err_code).toBe(0)
      await look()
      expect(await events()).toEqual([[UNCLEARED, RECOVERED, 1]])
    })
  })
})
