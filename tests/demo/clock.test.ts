import { describe, expect, it } from 'vitest'
import { DAY_MS, dayOf } from '../../src/values/calendar.ts'
import { loadModel } from '../../src/model/load.ts'
import { demoEntities, demoRows } from '../../src/apartment/demo/demo.ts'

const built = await loadModel('schemas')
if (built.model === undefined) throw new Error('The schemas do not load')
const { model } = built

/** What is to be valid, or to be done, not what happened. */
const AHEAD = /^((permission|new|valid)_(begin|end)|next_at|expires_at)$/
const moments = new Map(
  Object.values(model.entities).map(({ name, fields }) => [
    name,
    fields
      .filter(
        ({ kind, computed, name: field }) =>
          kind === 'datetime' && computed === null && field !== 'updated_at' && !AHEAD.test(field),
      )
      .map(({ name: field }) => field),
  ]),
)

type Row = Readonly<Record<string, unknown>>
const made = (entity: string, now: string): readonly Row[] =>
  [...demoRows(entity, { scale: 0.5, now, days: 3, hourlyDays: 1 }, model.app)]
    .filter(({ server }) => server['client_id'] === 1)
    .map(({ create, server }) => ({ ...create, ...server }))
const instants = (rows: readonly Row[], field: string): readonly string[] =>
  rows.flatMap((row) => (typeof row[field] === 'string' ? [row[field]] : []))

/** As many of one entity as share an instant at most: an order and its parts, the devices of a home. */
const TOGETHER = 60
function crowds(times: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const time of times) counts.set(time.slice(0, 19), (counts.get(time.slice(0, 19)) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > Math.max(TOGETHER, times.length * 0.02))
    .map(([time, count]) => `${count} at ${time}`)
}

describe.each(['00:00:00', '07:59:00', '08:01:00', '23:59:00'])('a demo made at %s in Shanghai', (clock) => {
  const now = new Date(`2026-11-21T${clock}+08:00`).toISOString()

  it.each(demoEntities)('has %s of its past only, and not all of one second', (entity) => {
    const rows = made(entity, now)
    for (const field of moments.get(entity) ?? []) {
      const times = instants(rows, field)
      expect({ field, late: times.filter((time) => time > now).slice(0, 3), crowds: crowds(times) }).toEqual({
        field,
        late: [],
        crowds: [],
      })
    }
  })

  it('tells of its last hours: messages, exceptions and openings are at most two days old', () => {
    const age = (entity: string, field: string): number =>
      Date.parse(now) - Math.max(...instants(made(entity, now), field).map((time) => Date.parse(time)))
    expect(
      [age('message', 'sent_at'), age('event', 'last_at'), age('opening', 'opened_at')].filter((ms) => ms > 2 * DAY_MS),
    ).toEqual([])
  })

  it('hears from devices within the hour, and lets nothing end before it began', () => {
    expect(
      made('device', now).filter(
        ({ net_state, read_time, device_type }) =>
          net_state === 1 && device_type === 2 && Date.parse(now) - Date.parse(String(read_time)) > 3_600_000,
      ),
    ).toEqual([])
    const order = [
      ['event', 'first_at', 'last_at'],
      ['event', 'last_at', 'handled_at'],
      ['command_task', 'created_at', 'finished_at'],
      ['charge', 'charged_at', 'delivered_at'],
      ['ticket', 'created_at', 'closed_at'],
    ] as const
    for (const [entity, first, then] of order)
      expect(
        made(entity, now).filter((row) => typeof row[then] === 'string' && String(row[then]) < String(row[first])),
      ).toEqual([])
  })

  it('sums up each finished day once it is over', () => {
    expect(
      made('electric_usage', now).filter(({ day, created_at }) => String(day) >= dayOf(new Date(String(created_at)))),
    ).toEqual([])
    expect(
      made('open_door_count', now).filter(({ day, created_at }) => String(day) >= dayOf(new Date(String(created_at)))),
    ).toEqual([])
  })
})
