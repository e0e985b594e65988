/** Values that the specification says how to make (section 3), as the databases make them. */
import { beforeAll, expect, it } from 'vitest'
import { remaining as remainingOf } from '../../src/apartment/domain/energy.ts'
import { leaseStatusOf } from '../../src/apartment/domain/lease-status.ts'
import { trafficStatusOf } from '../../src/apartment/domain/traffic-status.ts'
import { tablesOf } from '../../src/kinds/tables.ts'
import { loadModel } from '../../src/model/load.ts'
import { seed } from '../../src/apartment/demo/seed.ts'
import { systemScope } from '../../src/server/policies/scope.ts'
import { value } from '../../src/server/sql/expressions.ts'
import { main } from '../../src/server/sql/scoped.ts'
import { bind, write } from '../../src/server/sql/writing.ts'
import { applyTables } from '../../src/server/store/differ/apply-tables.ts'
import type { Store } from '../../src/server/store/store.ts'
import { describeOne } from '../support/stores.ts'

const built = await loadModel('schemas')
if (built.model === undefined) throw new Error('The schemas do not load')
const { model } = built

describeOne('a record', (open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await applyTables(store, tablesOf(model), { mode: 'auto' })
    await seed(store, model, { scale: 0.2, now: '2026-11-21T00:00:00.000Z', days: 1 })
  }, 120_000)

  /** The field's values of those records that the condition names, in the order of their keys. */
  async function valuesOf(entity: string, field: string, condition: string): Promise<readonly (string | null)[]> {
    const of = model.entities[entity] ?? expect.unreachable(entity)
    const wanted = of.fields.find(({ name }) => name === field) ?? expect.unreachable(field)
    const written = write(model, systemScope(1), (writing) => {
      const source = main(writing, of)
      return `select json_agg(found.value order by found.key)::text from (select ${value(writing, source, wanted)} as value, ${source.alias}.${of.key} as key from ${source.from} where ${source.where} and ${condition.replaceAll('$', source.alias)}) found`
    })
    return JSON.parse(
      (await store.text(bind(written, { scope: systemScope(1), now: new Date('2026-11-21T00:00:00Z'), values: [] }))) ??
        '[]',
    ) as (string | null)[]
  }

  it('of a room is shown as building#household-room, with 房间 for common and 公区 for public ones', async () => {
    expect(await valuesOf('room', 'display_name', '$.home_id = 2')).toEqual(
      ['1栋1002-公区', '1栋1002-房间A', '1栋1002-房间B', '1栋1002-房间C', '1栋1002-房间D'].map((name) =>
        expect.stringMatching(new RegExp(name.replace('1栋1002', '^\\d+栋#\\d+') + '$')),
      ),
    )
    expect((await valuesOf('room', 'display_name', '$.home_id = 1')).slice(0, 4)).toEqual(
      ['公区', 'A栋', 'B栋', 'A栋-房间201'].map((name) =>
        expect.stringMatching(name === '公区' ? /公区$/ : new RegExp(`^${name.slice(0, 2)}`)),
      ),
    )
  })

  it('a device is active when either of its two signs says so', async () => {
    const active = await valuesOf('device', 'activated', '($.is_actived or $.nb_active)')
    expect(new Set(active)).toEqual(new Set([true]))
    expect(new Set(await valuesOf('device', 'activated', 'not ($.is_actived or $.nb_active)')).has(true as never)).toBe(
      false,
    )
  })

  it('of a lock says whether home data matters to it: none is sent here, so it does for none', async () => {
    expect(new Set(await valuesOf('device', 'sync_home_meta', '$.device_type = 2'))).toEqual(new Set([false]))
  })

  it('of a lease is not started, valid or expired as its days say', async () => {
    const [status = [], range = [], end = [], left = []] = await Promise.all(
      ['status', 'lease_range', 'ends_on', 'check_out_date'].map((field) => valuesOf('lease', field, 'true')),
    )
    const expected = status.map((_, at) =>
      leaseStatusOf(
        [/\d{4}-\d{2}-\d{2}/.exec(range[at] ?? '')?.[0] ?? '', end[at] ?? ''],
        '2026-11-21',
        left[at] ?? null,
      ),
    )
    expect(status).toEqual(expected)
    expect(new Set(expected).size).toBe(3)
  })

  it('of a data plan is not expired, expired or cancelled as its last day says', async () => {
    // Days of every age, those on which the state changes among them, on devices that have a data plan.
    await store.script(
      `update devices d set traffic_until = date '2026-11-23' - (array[0, 1, 2, 3, 100, 186, 187, 219])[1 + n % 8]
       from (select device_id, row_number() over (order by device_id)::int as n from devices
         where client_id = 1 and device_type in (1, 4, 5, 10, 11)) numbered
       where d.client_id = 1 and d.device_id = numbered.device_id`,
    )
    const [status, until] = await Promise.all(
      ['traffic_status', 'traffic_until'].map((field) => valuesOf('device', field, '$.traffic_until is not null')),
    )
    const expected = until?.map((day) => trafficStatusOf(day ?? '', new Date('2026-11-21T00:00:00Z')))
    expect(status).toEqual(expected)
    expect(until).toEqual(expect.arrayContaining(['2026-05-20', '2026-05-21', '2026-11-20', '2026-11-21']))
  })

  it.each([
    ['device', '$.device_type = 3 and $.pay_mode = 1'],
    ['electricity_reading', 'true'],
  ])('of a %s has remaining what was charged less what was read, shared energy included', async (entity, condition) => {
    const [remaining, electric_amount, electric_read, pool_amount, pool_read] = await Promise.all(
      ['remaining', 'electric_amount', 'electric_read', 'pool_amount', 'pool_read'].map((field) =>
        valuesOf(entity, field, condition),
      ),
    )
    const at = (values: readonly (string | null)[] | undefined, row: number): string => String(values?.[row])
    const expected = remaining?.map((_, row) =>
      remainingOf({
        electric_amount: at(electric_amount, row),
        electric_read: at(electric_read, row),
        pool_amount: at(pool_amount, row),
        pool_read: at(pool_read, row),
      }),
    )
    expect(remaining?.map((value) => Number(value).toFixed(2))).toEqual(expected)
    expect(new Set(expected).size).toBeGreaterThan(10)
  })

  it('of a prepaid meter has what remains, to two decimals; a postpaid one has nothing that could run out', async () => {
    const [remaining, counted] = [
      await valuesOf('device', 'remaining', '$.device_type = 3 and $.pay_mode = 1'),
      await valuesOf('device', 'electric_read', '$.device_type = 3 and $.pay_mode = 1'),
    ]
    expect(remaining).toHaveLength(counted.length)
    expect(remaining.filter((one) => !/^-?\d+(\.\d{1,2})?$/.test(String(one)))).toEqual([])
    expect(new Set(await valuesOf('device', 'remaining', '$.device_type = 3 and $.pay_mode = 2'))).toEqual(
      new Set([null]),
    )
    expect(await valuesOf('device', 'remaining', '$.device_type = 2')).toEqual(expect.arrayContaining([null]))
  })
})
