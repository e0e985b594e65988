/** What a tenant is given back or still owes: the lines of a settlement, in CNY with two decimals, exact. */
import { Decimal } from 'decimal.js'
import type { CallTypes } from '../../../generated/call-types.ts'
import type { NewRecord } from '../../../server/records/types.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { moneyWords } from '../../domain/money-text.ts'
import { invalid } from '../devices/refused.ts'
import { inWords } from './steps.ts'

type Stored = NonNullable<NewRecord<'check_out'>['lines']>[number]

export interface Line {
  readonly item: Stored['item']
  readonly text?: string
  /** kWh, or m³. */
  readonly quantity?: string
  readonly price?: string
  /** Positive: to the tenant. */
  readonly money: string
}

type Request = CallTypes['lease_check_out']['request']

const RETURNED: Label = { zh: '退还押金', en: 'Deposit returned' }

/** What is not given back of the deposit is kept, for whatever the note says. */
export function depositLines(
  work: Pick<Work, 'lang'>,
  held: string | null,
  given: string | undefined,
): readonly Line[] {
  const all = new Decimal(held ?? 0)
  const back = given === undefined ? all : new Decimal(given)
  if (back.gt(all)) {
    const most = moneyWords(all)
    throw invalid('deposit', { zh: `不能超过押金${most.zh}`, en: `No more than the deposit, ${most.en}` })
  }
  return back.isZero() ? [] : [{ item: 'deposit', ...inWords(work, RETURNED), money: back.toFixed(2) }]
}

export const damageLines = (damages: Request['damages']): readonly Line[] =>
  (damages ?? []).map(({ text, money }) => ({ item: 'damage', text, money: new Decimal(money).neg().toFixed(2) }))

export const totalOf = (lines: readonly Line[]): string =>
  lines.reduce((sum, { money }) => sum.plus(money), new Decimal(0)).toFixed(2)
