/** What of the earth a map shows, and how it stands in the address: `place=30.25,120.13,12`. */
export interface Position {
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
}
/** What stands in the middle, and how many metres a px is worth. */
export interface Camera extends Position {
  readonly scale: number
}

/** From a hand's breadth to the whole earth. */
export const LEAST = 0.05
export const MOST = 100_000
/** Beyond, what is as wide as it is in the middle would be endlessly wide. */
export const POLE = 85

/** To a centimetre: what is read back is what was seen. */
export const written = ({ latitude, longitude, scale }: Camera): string =>
  [latitude.toFixed(7), longitude.toFixed(7), scale.toFixed(5)].map(short).join(',')
const short = (text: string): string => text.replace(/\.?0+$/, '')

/** An address may say anything; undefined: nowhere. */
export function cameraIn(text: string | null): Camera | undefined {
  const parts = text?.split(',') ?? []
  if (parts.length !== 3 || !parts.every((part) => NUMBER.test(part))) return undefined
  const [latitude, longitude, scale] = parts.map(Number) as [number, number, number]
  const isThere = Math.abs(latitude) <= POLE && Math.abs(longitude) <= 180 && scale >= LEAST && scale <= MOST
  return isThere ? { latitude, longitude, scale } : undefined
}
const NUMBER = /^-?\d{1,6}(\.\d{1,9})?$/
