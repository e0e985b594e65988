/** What electricity costs, as a contract says it. A contract is in Chinese, whoever makes it. */
import { Decimal } from 'decimal.js'

/** CNY/kWh as decimal text. */
export interface Prices {
  readonly price?: string | null
  readonly sharp_price?: string | null
  readonly peak_price?: string | null
  readonly shoulder_price?: string | null
  readonly off_peak_price?: string | null
}

/** Null: no price is known. */
export function priceText({ price, sharp_price, peak_price, shoulder_price, off_peak_price }: Prices): string | null {
  if (price != null) return `${plain(price)}元/度`
  const by = { 尖: sharp_price, 峰: peak_price, 平: shoulder_price, 谷: off_peak_price }
  const parts = Object.entries(by).flatMap(([name, one]) => (one == null ? [] : [`${name}${plain(one)}`]))
  return parts.length === 0 ? null : `${parts.join('、')}（元/度）`
}

/** Without zeros at its end. */
const plain = (price: string): string => new Decimal(price).toString()
