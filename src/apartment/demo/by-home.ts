/** Home after home with its devices and its stays: what happens in one home is told without holding the others. */
import { fittings, isInUse, type Fitting } from './fittings.ts'
import { layout } from './layout.ts'
import type { HomePlace } from './layout.ts'
import type { Plan } from './plan.ts'
import { stays } from './stays.ts'
import type { Stay } from './stays.ts'

export interface Household {
  readonly home: HomePlace
  /** Those in use. */
  readonly devices: readonly Fitting[]
  readonly stays: readonly Stay[]
}

export function* byHome(plan: Plan): Generator<Household> {
  const [devices, people] = [grouped(fittings(plan)), grouped(stays(plan))]
  for (const home of layout(plan)) {
    yield {
      home,
      devices: devices(home.home_id).filter(isInUse),
      stays: people(home.home_id),
    }
  }
}

/** Takes the items of one home after the other from a sequence that is in their order. */
function grouped<Item extends { readonly home: HomePlace }>(
  items: Iterator<Item, void>,
): (home_id: number) => readonly Item[] {
  let next = items.next()
  return (home_id) => {
    const found: Item[] = []
    while (!next.done && next.value.home.home_id === home_id) {
      found.push(next.value)
      next = items.next()
    }
    return found
  }
}

/** Whoever lives there today. */
export const livesThere =
  (today: string) =>
  ({ range: [first, last], check_out_date }: Stay): boolean =>
    first <= today && last >= today && (check_out_date === null || check_out_date > today)
