/**
 * What a list is to hold, and what only settings in force can tell: they are asked of the records that could be meant,
 * and of no others.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { systemScope } from '../../src/server/policies/scope.ts'
import { CURSOR, LIMIT, list, OFFSET } from '../../src/server/sql/list.ts'
import { implied } from '../../src/server/sql/implied.ts'
import { bind, write } from '../../src/server/sql/writing.ts'
import type { Store } from '../../src/server/store/store.ts'
import { found, model } from '../operations/company.ts'
import { describeEvery } from '../support/stores.ts'

describe('what must hold of a record by itself', () => {
  const device = model.entities['device']!
  const owes = device.fields.find(({ name }) => name === 'in_arrears')!.computed!

  test('is all that tells of it alone, and leaves out what looks elsewhere', () => {
    expect(implied(device, owes)).toEqual({
      and: [
        {
          or: [
            {
              and: [
                { eq: ['$device_type', 3] },
                { lt: [device.fields.find(({ name }) => name === 'remaining')!.computed, 0] },
              ],
            },
            {
              and: [
                { in: ['$device_type', 6, 7] },
                { lt: [device.fields.find(({ name }) => name === 'water_remaining')!.computed, 0] },
              ],
            },
          ],
        },
        { in: ['$state', 1, 2, 8] },
        { eq: ['$former', 0] },
      ],
    })
  })

  test('is what a field hangs on that is named in its place', () => {
    expect(implied(device, '$in_arrears')).toEqual(implied(device, owes))
    expect(implied(device, '$pay_mode_in_force')).toBeNull()
  })

  test('is nothing where either of two may do, and one is not known', () => {
    expect(implied(device, { or: [{ eq: ['$pay_mode_in_force', 1] }, { eq: ['$state', 1] }] })).toBeNull()
    expect(implied(device, { not: [{ eq: ['$pay_mode_in_force', 1] }] })).toBeNull()
  })

  test('is not said twice where nothing looks elsewhere', () => {
    expect(implied(device, { and: [{ eq: ['$state', 1] }, { lt: ['$electric_read', 5] }] })).toBeNull()
  })
})

const [METERS, OWING] = [600, 12]
const AT = CURSOR + 8

describeEvery('a list of meters in arrears', (open) => {
  let store: Store
  beforeAll(async () => {
    ;({ store } = await found(open))
    // Every second of those that owe is paid by what was used.
    await store.script(`insert into stores (client_id, name) values (1, '城西店');
      insert into homes (client_id, home_id, store_id, name, home_type, province, city, district) select 1, 900, min(id), '翠苑', 1, '浙江省', '杭州市', '西湖区' from stores;
      insert into rooms (client_id, room_id, home_id, room_name, room_type) select 1, 10000 + g, 900, g::text, 1 from generate_series(1, ${METERS}) g;
      insert into devices (client_id, device_id, home_id, room_id, device_type, sn, electric_amount, electric_read) select 1, 10000 + g, 900, 10000 + g, 3, '42' || 1000000000 + g, case when g <= ${OWING} then 5 else 50 end, 10 from generate_series(1, ${METERS}) g;
      insert into elemeter_settings (client_id, level, home_id, room_id, pay_mode) select 1, 4, 900, 10000 + g, 1 + g % 2 from generate_series(1, ${OWING}) g;
      analyze`)
  }, 60_000)

  const asked = (owes: boolean) => {
    const values: unknown[] = []
    Object.assign(values, { [LIMIT]: 1000, [OFFSET]: 0, [AT]: owes })
    const written = write(model, systemScope(1), (writing) =>
      list(writing, {
        entity: 'device',
        filters: [{ path: ['in_arrears'], comparison: 'eq', at: AT }],
        words: [],
        unseen: [],
        fields: ['device_id'],
        actions: null,
        sort: { path: ['device_id'], desc: false },
        start: 'offset',
        size: 1000,
        count: 'none',
      }),
    )
    return bind(written, { scope: systemScope(1), now: new Date(), values })
  }
  const keys = async (owes: boolean): Promise<readonly number[]> => {
    const [row] = (await store.query(asked(owes))).rows
    return (JSON.parse(String(row!['list'])) as { device_id: number }[]).map(({ device_id }) => device_id - 10_000)
  }

  test('has those that owe and are paid ahead, and the other list all the rest', async () => {
    const numbers = Array.from({ length: METERS }, (_, at) => at + 1)
    const owes = (n: number): boolean => n <= OWING && n % 2 === 0
    expect(await keys(true)).toEqual(numbers.filter(owes))
    expect(await keys(false)).toEqual(numbers.filter((n) => !owes(n)))
  })

  test.each([true, false])(
    'asks the settings in force of no meter that owes nothing, where %s is wanted',
    async (owes) => {
      const { text, values } = asked(owes)
      const { rows } = await store.query({ text: `explain (analyze, format json) ${text}`, values })
      const loops = loopsOn('elemeter_settings', Object.values(rows[0]!)[0])
      expect(loops).toBeGreaterThan(0)
      // Up to five places for each.
      expect(loops).toBeLessThanOrEqual(OWING * 5)
    },
  )
})

/** How often a plan reads a table. */
function loopsOn(table: string, plan: unknown): number {
  if (typeof plan !== 'object' || plan === null) return 0
  const own = (plan as { 'Relation Name'?: string })['Relation Name'] === table
  const loops = own ? (plan as { 'Actual Loops': number })['Actual Loops'] : 0
  return Object.values(plan).reduce((sum: number, part) => sum + loopsOn(table, part), loops)
}
