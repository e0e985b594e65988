/** What of a report is compared, with what, and by how many percent it differs. */
import type { Grouping } from '../model.ts'

export const COMPARISONS = ['prior', 'year'] as const
export type Compared = (typeof COMPARISONS)[number]
export const beforeOf = (measure: string, compared: Compared): string =>
  `${measure}_${compared === 'prior' ? 'prior' : 'year_ago'}`
export const changeOf = (measure: string, compared: Compared): string => `${measure}_on_${compared}`

/** Whether what is compared stands beside what it is compared with; `said`: where somebody says so or not. */
export const comparesIn = ({ measures, compares }: Grouping, said: string | undefined): boolean =>
  measures.some(({ compared }) => compared) && (said === undefined ? compares : said === 'true')

/**
 * The month or the year that runs, where a dimension tells months or years: what is said of it is so only up to now.
 * Null: none does, or its days lie in the future.
 */
export function runningOf({ dimensions, period }: Grouping, name: string, today: string): string | null {
  if (period?.ahead === true) return null
  const by = dimensions.find((one) => one.name === name)?.by
  return by === 'month' ? today.slice(0, 7) : by === 'year' ? today.slice(0, 4) : null
}
