/**
 * What energy and water cost in a room: the prices, on a day, of the fee rule in force for it; of water what the
 * settings in force say.
 */
import { DeviceType } from '../../generated/enums.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Work } from '../../server/calls/operation.ts'
import { dayOf } from '../../values/calendar.ts'
import { TARIFFS } from '../domain/energy.ts'

const PRICES = ['price', ...TARIFFS.map((name) => `${name}_price` as const)] as const

/** CNY/kWh with up to four decimals: one price, or one for each period of the day. */
export type Prices = { readonly [Name in (typeof PRICES)[number]]: string | null }

export interface Tariff extends Prices {
  readonly fee_rule_id: number
}

/** Prices of a rule from one day until the day before another; null: until further notice. */
export type PricesOfDays = Prices & { readonly from_day: string; readonly until_day: string | null }

/** Values: the rule; a day, null: all of its days. */
export const pricesOfRule: OwnStatement = {
  name: 'prices of a rule',
  text: ({ company, value }) => {
    const price = company('fee_price')
    const [from, day] = [price.column('from_day'), value(1, 'date')]
    return `select * from (
        select to_char(${from}, 'YYYY-MM-DD') as from_day, to_char(lead(${from}) over (order by ${from}), 'YYYY-MM-DD') as until_day, ${PRICES.map((name) => `${price.column(name)} as ${name}`).join(', ')}
        from ${price.from} where ${price.where} and ${price.column('fee_rule_id')} = ${value(0)}
      ) p where ${day} is null or (p.from_day <= to_char(${day}, 'YYYY-MM-DD') and coalesce(p.until_day > to_char(${day}, 'YYYY-MM-DD'), true)) order by p.from_day`
  },
}

type Reach = Pick<Work, 'settings' | 'ask' | 'now'>

async function ruleOf({ settings }: Pick<Reach, 'settings'>, room: number): Promise<number | null> {
  const rule = (await settings('elemeter_setting', 'room', room)).get('fee_rule_id')
  return typeof rule === 'number' ? rule : null
}

/** Null: no rule is in force, or it says nothing of that day (today, where none is named); nothing can be billed. */
export async function tariffOf(work: Reach, room: number, day: string = dayOf(work.now)): Promise<Tariff | null> {
  const rule = await ruleOf(work, room)
  const [found] = rule === null ? [] : ((await work.ask(pricesOfRule, rule, day)) as unknown as readonly PricesOfDays[])
  if (rule === null || found === undefined) return null
  const { from_day: _, until_day: __, ...prices } = found
  return { fee_rule_id: rule, ...prices }
}

/** All that the rule in force for a room says, the earliest first. */
export async function tariffsOf(work: Pick<Reach, 'settings' | 'ask'>, room: number): Promise<readonly PricesOfDays[]> {
  const rule = await ruleOf(work, room)
  return rule === null ? [] : ((await work.ask(pricesOfRule, rule, null)) as unknown as readonly PricesOfDays[])
}

/** CNY/m³; null: no settings say one for the room. */
export async function waterPriceOf(
  { settings }: Pick<Reach, 'settings'>,
  room: number,
  type: DeviceType | null,
): Promise<string | null> {
  const name = type === DeviceType.hot_water_meter ? 'hot_price' : 'cold_price'
  const price = (await settings('watermeter_setting', 'room', room)).get(name)
  return typeof price === 'string' ? price : null
}
