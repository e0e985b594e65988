/** What energy costs in the demo: fee rules, their prices by day, and which of them is in force in which home. */
import { addDays, addMonths, firstOfMonth } from '../../values/calendar.ts'
import { FeeRuleType } from '../../generated/enums.ts'
import { priceText } from '../domain/price-text.ts'
import type { Values } from '../../server/seed/demo.ts'
import type { HomePlace } from './layout.ts'
import type { Plan } from './plan.ts'

const SEGMENTS = [
  [0, 8, 'off_peak'],
  [8, 11, 'peak'],
  [11, 17, 'shoulder'],
  [17, 19, 'peak'],
  [19, 21, 'sharp'],
  [21, 24, 'shoulder'],
] as const

interface Rule {
  readonly name: string
  readonly note?: string
  /** CNY/kWh; a demo's bills are of days since then. */
  readonly price: string | null
  /** The earliest first. */
  readonly prices: (plan: Plan) => readonly Values[]
}

const single = (from_day: string, price: string): Values => ({ from_day, type: FeeRuleType.single, price })
const ago = ({ today }: Plan, days: number): string => addDays(today, -days)

/** By key, from 1. */
export const RULES: readonly Rule[] = [
  {
    name: '居民合表电价',
    price: '0.788',
    prices: (plan) => [single(ago(plan, 1200), '0.758'), single(ago(plan, 400), '0.788')],
  },
  {
    name: '公寓统一电价',
    price: '1',
    prices: (plan) => [single(ago(plan, 1200), '1'), single(firstOfMonth(addMonths(plan.today, 1)), '1.05')],
  },
  {
    name: '工商业分时电价',
    note: '按省级电网分时政策执行',
    price: null,
    prices: (plan) => [
      {
        from_day: ago(plan, 1200),
        type: FeeRuleType.time_of_use,
        sharp_price: '1.4502',
        peak_price: '1.1846',
        shoulder_price: '0.788',
        off_peak_price: '0.3812',
        segments: SEGMENTS.map(([begin_hour, end_hour, period]) => ({ begin_hour, end_hour, period })),
      },
    ],
  },
  { name: '合租房电价', price: '0.65', prices: (plan) => [single(ago(plan, 900), '0.65')] },
]

/** What the company says, stores and homes instead. */
export const RULE_IN_FORCE = { company: 1, stores: { 2: 2 }, homes: { 1: 4 } } as const

type Where = Pick<HomePlace, 'home_id' | 'store_id'>

function ruleIn({ home_id, store_id }: Where): Rule | undefined {
  const { company, stores, homes } = RULE_IN_FORCE
  const at = (of: Readonly<Record<number, number>>, key: number): number | undefined => of[key]
  return RULES[(at(homes, home_id) ?? at(stores, store_id) ?? company) - 1]
}

/** CNY/kWh, by the rule in force. */
export const priceIn = (where: Where): string => String(ruleIn(where)?.price)

/** As a contract says it that is made on that day. */
export const priceTextIn = (plan: Plan, where: Where, day: string): string | null => {
  const since = ruleIn(where)
    ?.prices(plan)
    .filter(({ from_day }) => String(from_day) <= day)
  return priceText(since?.at(-1) ?? {})
}
