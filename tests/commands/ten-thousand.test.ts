/** Ten thousand commands that are due in one moment: each is handed over once and ends as its device answered. */
import { expect, test } from 'vitest'
import type { Mood } from '../../src/server/commands/simulated/moods.ts'
import { describeOne } from '../support/stores.ts'
import { fleetServer } from './support/fleet.ts'

const MANY = 10_000
const SET = 500
/** Whoever is the tenth, answers twice; the hundredth fails. */
const moodOf = (place: number): Mood => (place % 100 === 0 ? 'failing' : place % 10 === 0 ? 'duplicated' : 'prompt')

describeOne('Ten thousand commands at once', (open) => {
  test('are each handed over once, and end as their devices answered', async () => {
    const handed = new Map<string, number>()
    const { fleet, sends, settle, store, device } = await fleetServer(open)
    fleet.mood = ({ id, address }) => {
      handed.set(id, (handed.get(id) ?? 0) + 1)
      return moodOf(Number(address))
    }
    const { id } = await device()
    // One transaction: all of them are due when it ends.
    await sends(async (commands) => {
      for (let from = 0; from < MANY; from += SET) {
        const sendings = Array.from({ length: SET }, (_, place) => ({
          record: { device_id: id, home_id: 1 },
          address: String(from + place),
          payload: {},
        }))
        expect((await commands.sendAll('refresh', sendings)).filter((one) => 'refused' in one)).toEqual([])
      }
    })
    await settle()
    const ends = await store.query({
      text: 'select state, count(*)::int as tasks from command_tasks where device_id = $1 group by state order by state',
      values: [id],
    })
    expect(ends.rows).toEqual([
      { state: 'fail', tasks: MANY / 100 },
      { state: 'success', tasks: MANY - MANY / 100 },
    ])
    expect([handed.size, Math.max(...handed.values())]).toEqual([MANY, 1])
  }, 300_000)
})
