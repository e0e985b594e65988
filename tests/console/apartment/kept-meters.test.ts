/** Meters that a browser keeps for a cellar: of who is logged in, for a week, or until their readings have arrived. */
import { beforeEach, expect, it, vi } from 'vitest'
import {
  dropMeter,
  isAnyKept,
  keepLast,
  keepMeters,
  keptMeters,
} from '../../../src/apartment/views/reading/kept-meters.ts'
import { forgetLogin, rememberLogin, rememberOwner } from '../../../src/console/provider/session.ts'

const OWNER = '1-7'
const meter = (device_id: number) => ({
  device_id,
  room_id: 3,
  name: `房间${device_id}`,
  sn: `42${device_id}`,
  tou: false,
})
const LAST = { amount: '10.00', read_time: '2026-11-24T09:00:00Z' } as never
const kept = () => keptMeters(OWNER).map(({ device_id, last }) => [device_id, last])

beforeEach(() => localStorage.clear())

it('are kept beside those of another opening, each with what it showed last', () => {
  keepMeters(OWNER, [meter(1), meter(2)])
  keepLast(OWNER, 1, LAST)
  keepMeters(OWNER, [meter(3), meter(1)])
  expect(kept()).toEqual([
    [2, null],
    [3, null],
    [1, LAST],
  ])
  dropMeter(OWNER, 2)
  dropMeter(OWNER, 3)
  expect(kept()).toEqual([[1, LAST]])
})

it('go after a week', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T00:00:00Z'), toFake: ['Date'] })
  try {
    keepMeters(OWNER, [meter(1)])
    vi.setSystemTime(new Date('2026-11-26T23:59:00Z'))
    expect(kept()).toHaveLength(1)
    vi.setSystemTime(new Date('2026-11-27T00:01:00Z'))
    expect(kept()).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

it('are nobody else’s: not after a log-out, nor for whoever logs in next', () => {
  keepMeters(OWNER, [meter(1)])
  expect(isAnyKept()).toBe(false)
  rememberLogin('a')
  rememberOwner(OWNER)
  expect(isAnyKept()).toBe(true)
  forgetLogin()
  expect(isAnyKept()).toBe(false)
  rememberOwner(OWNER)
  rememberLogin('b')
  expect(isAnyKept()).toBe(false)
})

it('are none where the browser holds something else', () => {
  localStorage.setItem(`meters-to-read ${OWNER}`, '{"a":')
  expect(keptMeters(OWNER)).toEqual([])
  localStorage.setItem(`meters-to-read ${OWNER}`, '[{"device_id":"1"}]')
  expect(keptMeters(OWNER)).toEqual([])
})
