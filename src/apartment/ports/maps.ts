/**
 * Where an address is: a map service that answers its position in GCJ-02, as maps of China do. It is asked ahead of the
 * transaction that keeps the answer.
 */
import { secretSetting, setting, text, webPage } from '../../server/config.ts'
import { look } from '../../server/ports/ask.ts'
import type { Port } from '../../server/ports/port.ts'

export interface Address {
  /** Such as 杭州市. */
  readonly city: string
  /** Such as 西湖区. */
  readonly district: string
  /** From the province to the door. */
  readonly whole: string
}

export interface Position {
  /** Degrees, as decimals. */
  readonly longitude: string
  readonly latitude: string
  /** Only the district was found, or something as wide. */
  readonly approximate: boolean
}

export interface Maps {
  /** Null: there is no such address on the map. */
  find(address: Address): Promise<Position | null>
}

declare module '../../server/ports/ports.ts' {
  interface ProductPorts {
    readonly maps: Maps
  }
}

const settings = {
  /** By which AMap (高德) knows this installation; empty: simulated. */
  mapsKey: secretSetting('MAPS_KEY', text),
  /** Where its web service is reached, if not at its own address. */
  mapsUrl: setting('MAPS_URL', 'https://restapi.amap.com', webPage),
} as const

/** What the simulated map knows, by city and district: the middle of those of the demo, longitude first. */
export const MIDDLES: Readonly<Record<string, readonly [string, string] | undefined>> = {
  杭州市西湖区: ['120.130194', '30.259463'],
  杭州市滨江区: ['120.211981', '30.208332'],
  上海市浦东新区: ['121.544379', '31.221517'],
  苏州市姑苏区: ['120.617374', '31.336392'],
  南京市江宁区: ['118.839932', '31.953418'],
  成都市武侯区: ['104.043390', '30.641982'],
}

/** As AMap names what it has found, where that is no place but an area. */
const AREAS: ReadonlySet<unknown> = new Set(['国家', '省', '市', '区县', '开发区', '乡镇', '村庄', '热点商圈', '未知'])

export const maps: Port<Maps, typeof settings> = {
  settings,
  seconds: 15,
  choose: ({ mapsKey }) => (mapsKey === '' ? 'simulated' : 'amap'),
  adapters: {
    simulated: {
      simulated: true,
      open: () => ({
        contract: {
          find: ({ city, district }) => {
            const [longitude, latitude] = MIDDLES[city + district] ?? []
            const isKnown = longitude !== undefined && latitude !== undefined
            return Promise.resolve(isKnown ? { longitude, latitude, approximate: true } : null)
          },
        },
        check: () => Promise.resolve(),
      }),
    },
    amap: {
      simulated: false,
      open: ({ mapsKey, mapsUrl }) => ({
        contract: {
          find: async ({ city, whole }) => {
            const query = new URLSearchParams({ key: mapsKey, address: whole, city, output: 'JSON' })
            const answer = await look(`${mapsUrl.replace(/\/+$/, '')}/v3/geocode/geo?${query.toString()}`)
            return positionOf((await answer.json()) as Answer)
          },
        },
      }),
    },
  },
}

interface Answer {
  readonly status?: unknown
  readonly infocode?: unknown
  readonly geocodes?: readonly { readonly location?: unknown; readonly level?: unknown }[]
}

/** Its way to say that it finds nothing. */
const NOTHING_FOUND = '30001'

function positionOf({ status, infocode, geocodes }: Answer): Position | null {
  if (status !== '1' && infocode === NOTHING_FOUND) return null
  if (status !== '1') throw new Error(`the map service refused with ${String(infocode).slice(0, 10)}`)
  const [found] = geocodes ?? []
  if (found === undefined) return null
  const [, longitude, latitude] = /^(\d{1,3}\.\d{1,6}),(\d{1,2}\.\d{1,6})$/.exec(String(found.location)) ?? []
  if (longitude === undefined || latitude === undefined) throw new Error('the map service gave no valid position')
  return { longitude, latitude, approximate: AREAS.has(found.level) }
}
