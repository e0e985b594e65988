/**
 * Provinces, cities and districts by their six-digit codes (GB/T 2260), from `@vant/area-data`: kept up to date by
 * Vant's authors, and small, where other packages bring streets and villages along. Loaded when first asked for.
 */
export interface Area {
  readonly id: number
  readonly name: string
}

type Level = 'province_list' | 'city_list' | 'county_list'

/** Of a level those whose code begins as the one above; of the provinces all. */
export async function areasOf(level: Level, above: number | null): Promise<Area[]> {
  const { areaList } = await import('@vant/area-data')
  const begins = above === null ? '' : String(above).slice(0, level === 'city_list' ? 2 : 4)
  return Object.entries(areaList[level])
    .filter(([code]) => code.startsWith(begins))
    .map(([code, name]) => ({ id: Number(code), name }))
}
