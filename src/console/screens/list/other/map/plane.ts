/**
 * Where points of the earth stand on a plain plane: degrees are drawn as they are (equirectangular), as wide as they
 * are in the middle of what is shown. Pure; px and metres.
 */
import { LEAST, MOST, POLE, type Camera, type Position } from './camera.ts'

export interface Size {
  readonly width: number
  readonly height: number
}
export interface Place {
  readonly x: number
  readonly y: number
}

/** Of a degree from north to south. */
const METRES = 111_320
/** As near as a single point is shown: some streets around it. */
export const STREETS = 2
/** px that stay free around what is fitted in: names of points stand there. */
const EDGE = 56

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
/** A way around the earth, the shorter one: from -180 to 180. */
export const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180
/** Metres of a degree from west to east. */
const across = (latitude: number): number => METRES * Math.cos((clamp(latitude, -POLE, POLE) * Math.PI) / 180)

export const placeOf = (camera: Camera, { width, height }: Size, { latitude, longitude }: Position): Place => ({
  x: width / 2 + (turned(longitude - camera.longitude) * across(camera.latitude)) / camera.scale,
  y: height / 2 - ((latitude - camera.latitude) * METRES) / camera.scale,
})

const positionAt = (camera: Camera, { width, height }: Size, { x, y }: Place): Position => ({
  latitude: camera.latitude - ((y - height / 2) * camera.scale) / METRES,
  longitude: turned(camera.longitude + ((x - width / 2) * camera.scale) / across(camera.latitude)),
})

/** What is shown goes along by so many px, as if it were pushed. */
export const pushed = (camera: Camera, { x, y }: Place): Camera => ({
  ...camera,
  latitude: clamp(camera.latitude + (y * camera.scale) / METRES, -POLE, POLE),
  longitude: turned(camera.longitude - (x * camera.scale) / across(camera.latitude)),
})

/** Nearer by a factor; what stands at the place stays there. */
export function zoomed(camera: Camera, size: Size, factor: number, at = middleOf(size)): Camera {
  const scale = clamp(camera.scale / factor, LEAST, MOST)
  const { latitude, longitude } = positionAt(camera, size, at)
  const middle = clamp(latitude + ((at.y - size.height / 2) * scale) / METRES, -POLE, POLE)
  return {
    scale,
    latitude: middle,
    longitude: turned(longitude - ((at.x - size.width / 2) * scale) / across(middle)),
  }
}
const middleOf = ({ width, height }: Size): Place => ({ x: width / 2, y: height / 2 })

interface Extent extends Position {
  /** Degrees from one end to the other, around the middle. */
  readonly high: number
  readonly wide: number
}

/** Points on both sides of where east becomes west lie together. */
function extentOf(points: readonly Position[]): Extent {
  const south = points.reduce((least, { latitude }) => Math.min(least, latitude), Infinity)
  const north = points.reduce((most, { latitude }) => Math.max(most, latitude), -Infinity)
  const around = points.map(({ longitude }) => longitude).sort((one, other) => one - other)
  const gaps = around.map((longitude, at) => (around[at + 1] ?? around[0]! + 360) - longitude)
  const widest = gaps.reduce((most, gap, at) => (gap > gaps[most]! ? at : most), 0)
  const wide = 360 - gaps[widest]!
  const west = around[(widest + 1) % around.length]!
  return { latitude: (south + north) / 2, longitude: turned(west + wide / 2), high: north - south, wide }
}

/** All of them as large as they fit in, but no nearer than told. */
export function fitted(points: readonly Position[], { width, height }: Size, nearest: number): Camera {
  if (points.length === 0) return { latitude: 0, longitude: 0, scale: MOST }
  const { latitude, longitude, high, wide } = extentOf(points)
  const scale = Math.max(
    (high * METRES) / Math.max(height - 2 * EDGE, 1),
    (wide * across(latitude)) / Math.max(width - 2 * EDGE, 1),
  )
  return { latitude, longitude, scale: clamp(scale, nearest, MOST) }
}

/** The part of the earth that is shown; null: from west to east it is not told by two longitudes. */
export interface Area {
  readonly latitude: readonly [number, number]
  readonly longitude: readonly [number, number] | null
}

/**
 * What is shown and somewhat more, in steps: little moves ask for nothing new. The steps are the powers of two that are
 * as large as what is shown.
 */
export function areaOf(camera: Camera, { width, height }: Size): Area {
  const [high, wide] = [(height * camera.scale) / METRES, (width * camera.scale) / across(camera.latitude)]
  const longitude = inSteps(camera.longitude, wide)
  return {
    latitude: inSteps(camera.latitude, high),
    longitude: longitude[0] < -180 || longitude[1] > 180 ? null : longitude,
  }
}
function inSteps(middle: number, length: number): readonly [number, number] {
  const step = 2 ** Math.ceil(Math.log2(length))
  return [Math.floor((middle - length / 2) / step) * step, Math.ceil((middle + length / 2) / step) * step]
}

export interface Cluster<Point extends Position> extends Position {
  readonly points: readonly Point[]
}
/** px: points nearer than this are one. */
const NEAR = 40

/**
 * Points that lie together at a scale. They are put together on a plane of their own, which does not move with what is
 * shown: moving it changes none of them.
 */
export function clustersOf<Point extends Position>(points: readonly Point[], scale: number): readonly Cluster<Point>[] {
  if (points.length === 0) return []
  const middle = extentOf(points)
  const width = across(middle.latitude)
  const cells = new Map<string, Gathered<Point>[]>()
  const gathered: Gathered<Point>[] = []
  for (const point of points) {
    const east = turned(point.longitude - middle.longitude)
    const [x, y] = [(east * width) / scale, (point.latitude * METRES) / scale]
    const [column, row] = [Math.floor(x / NEAR), Math.floor(y / NEAR)]
    const near = [-1, 0, 1]
      .flatMap((dx) => [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx} ${row + dy}`) ?? []))
      .find((one) => Math.hypot(one.x - x, one.y - y) < NEAR)
    if (near) {
      near.points.push(point)
      near.east += east
      near.north += point.latitude
      continue
    }
    const fresh = { x, y, east, north: point.latitude, points: [point] }
    gathered.push(fresh)
    const cell = `${column} ${row}`
    cells.set(cell, [...(cells.get(cell) ?? []), fresh])
  }
  return gathered.map(({ points: together, east, north }) => ({
    points: together,
    latitude: north / together.length,
    longitude: turned(middle.longitude + east / together.length),
  }))
}
interface Gathered<Point> extends Place {
  east: number
  north: number
  readonly points: Point[]
}

/** The nearest look parts them. */
export const canPart = (points: readonly Position[]): boolean => clustersOf(points, LEAST).length > 1

/** A round number of metres that is at most so many px long. */
export function barOf(scale: number, most: number): { readonly metres: number; readonly width: number } {
  const longest = scale * most
  const power = 10 ** Math.floor(Math.log10(longest))
  const metres = power * ([5, 2].find((one) => one * power <= longest) ?? 1)
  return { metres, width: metres / scale }
}
