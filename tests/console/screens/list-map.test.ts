/** Where points stand on the plain plane of a map, and which of them are one. */
import { describe, expect, it } from 'vitest'
import { cameraIn, LEAST, written } from '../../../src/console/screens/list/other/map/camera.ts'
import {
  areaOf,
  barOf,
  canPart,
  clustersOf,
  fitted,
  placeOf,
  pushed,
  STREETS,
  zoomed,
} from '../../../src/console/screens/list/other/map/plane.ts'

const SIZE = { width: 800, height: 600 }
const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const HANGZHOU = at(30.25, 120.13)
const round = ({ x, y }: { readonly x: number; readonly y: number }) => [Math.round(x), Math.round(y)]

describe('the place in an address', () => {
  it.each([
    { latitude: 30.25, longitude: 120.13, scale: 12.5 },
    { latitude: -33.8688197, longitude: -151.2092955, scale: LEAST },
    { latitude: 0, longitude: 100, scale: 100_000 },
    { latitude: 0.0000001, longitude: -0.0000001, scale: 20 },
  ])('is read back as it was seen: %o', (camera) => {
    expect(cameraIn(written(camera))).toEqual(camera)
  })

  it.each([null, '', '30,120', '86,120,1', '30,181,1', '30,120,0', '30,120,1e9', '30,120,1,1', 'NaN,0,1', '30,,1'])(
    'is nowhere where an address says %s',
    (text) => {
      expect(cameraIn(text)).toBeUndefined()
    },
  )
})

describe('the plane', () => {
  it('shows all points, in the middle, with room around them; east is right and north is up', () => {
    const points = [at(30, 120), at(31, 121)]
    const camera = fitted(points, SIZE, STREETS)
    const [one, other] = points.map((point) => placeOf(camera, SIZE, point)) as [
      { x: number; y: number },
      { x: number; y: number },
    ]
    expect(one.x).toBeLessThan(other.x)
    expect(one.y).toBeGreaterThan(other.y)
    // A degree is narrower from west to east than from south to north.
    expect((other.x - one.x) / (one.y - other.y)).toBeCloseTo(Math.cos((30.5 * Math.PI) / 180), 3)
    for (const { x, y } of [one, other]) {
      expect(x).toBeGreaterThanOrEqual(40)
      expect(x).toBeLessThanOrEqual(760)
      expect(y).toBeGreaterThanOrEqual(40)
      expect(y).toBeLessThanOrEqual(560)
    }
  })

  it('shows a single point with the streets around it, not as near as it could', () => {
    expect(fitted([HANGZHOU], SIZE, STREETS)).toEqual({ ...HANGZHOU, scale: STREETS })
  })

  it('takes points on both sides of where east becomes west for neighbours', () => {
    const points = [at(-17, 179.5), at(-17, -179.5)]
    const camera = fitted(points, SIZE, STREETS)
    expect(Math.abs(camera.longitude)).toBeCloseTo(180, 6)
    const [west, east] = points.map((point) => placeOf(camera, SIZE, point).x) as [number, number]
    expect(east - west).toBeGreaterThan(0)
    expect(east - west).toBeLessThan(SIZE.width)
  })

  it('goes along with the pointer', () => {
    const camera = { ...HANGZHOU, scale: 10 }
    const before = placeOf(camera, SIZE, at(30.26, 120.14))
    const after = placeOf(pushed(camera, { x: 30, y: -20 }), SIZE, at(30.26, 120.14))
    expect(round(after)).toEqual(round({ x: before.x + 30, y: before.y - 20 }))
  })

  it('goes nearer around what the pointer is on, and no nearer than there is something to see', () => {
    const camera = { ...HANGZHOU, scale: 100 }
    const point = at(30.4, 120.3)
    const place = placeOf(camera, SIZE, point)
    const nearer = zoomed(camera, SIZE, 4, place)
    expect(nearer.scale).toBe(25)
    expect(round(placeOf(nearer, SIZE, point))).toEqual(round(place))
    expect(zoomed(camera, SIZE, 1e9).scale).toBe(LEAST)
  })

  it('has a bar of round metres that is no longer than its room', () => {
    expect([1, 3.7, 12, 800].map((scale) => barOf(scale, 110).metres)).toEqual([100, 200, 1000, 50_000])
    for (const scale of [1, 3.7, 12, 800]) {
      const { metres, width } = barOf(scale, 110)
      expect(width).toBeLessThanOrEqual(110)
      expect(width * scale).toBeCloseTo(metres, 6)
    }
  })

  it('asks for more than is shown, and for the same after a little move', () => {
    const camera = { ...HANGZHOU, scale: 10 }
    const area = areaOf(camera, SIZE)
    const [north, east] = [(300 * 10) / 111_320, (400 * 10) / (111_320 * Math.cos((30.25 * Math.PI) / 180))]
    expect(area.latitude[0]).toBeLessThanOrEqual(30.25 - north)
    expect(area.latitude[1]).toBeGreaterThanOrEqual(30.25 + north)
    expect(area.longitude?.[0]).toBeLessThanOrEqual(120.13 - east)
    expect(area.longitude?.[1]).toBeGreaterThanOrEqual(120.13 + east)
    expect(areaOf(pushed(camera, { x: 1, y: 1 }), SIZE)).toEqual(area)
    // From west to east around the other side: two longitudes could not say it.
    expect(areaOf({ ...at(0, 179.99), scale: 1000 }, SIZE).longitude).toBeNull()
  })
})

describe('points that lie together', () => {
  const near = [at(30.25, 120.13), at(30.2501, 120.1301), at(30.26, 120.15)]

  it('are one with their number, at a scale at which they could not be told apart', () => {
    expect(clustersOf(near, 100).map(({ points }) => points.length)).toEqual([3])
    expect(clustersOf(near, 10).map(({ points }) => points.length)).toEqual([2, 1])
    expect(clustersOf(near, 0.1).map(({ points }) => points.length)).toEqual([1, 1, 1])
  })

  it('stand in the middle of their points', () => {
    const [one] = clustersOf([at(30, 120), at(30.02, 120.04)], 1000)
    expect(one?.latitude).toBeCloseTo(30.01, 6)
    expect(one?.longitude).toBeCloseTo(120.02, 6)
    const [across] = clustersOf([at(0, 179.99), at(0, -179.99)], 1000)
    expect(Math.abs(across!.longitude)).toBeCloseTo(180, 6)
  })

  it('come apart by a nearer look, unless they are at the very same place', () => {
    expect(canPart(near)).toBe(true)
    expect(canPart([HANGZHOU, HANGZHOU])).toBe(false)
  })
})
