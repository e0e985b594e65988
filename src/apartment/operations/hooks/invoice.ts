/**
 * What is invoiced of bills: never more than has been paid of them. An invoice takes its amount from its bills in their
 * order, as far as each goes; one that is rejected, cancelled or void gives it back.
 */
import { Decimal } from 'decimal.js'
import { InvoiceState } from '../../../generated/enums.ts'
import type { EntityHooks, HookWork } from '../../../server/calls/hooks.ts'
import { newNumber } from '../../funds/orders.ts'
import { sameWords, refused } from '../devices/refused.ts'
import { moneyText } from '../../domain/money-text.ts'

interface Part {
  bill_id: number
  amount: string
}
/** By bill. */
type Taken = ReadonlyMap<number, Decimal>

const { rejected, cancelled, void: voided, issued } = InvoiceState
const FREED: ReadonlySet<InvoiceState> = new Set([rejected, cancelled, voided])
const NOTHING: Taken = new Map()

const takenBy = (parts: unknown): Taken =>
  new Map(((parts ?? []) as readonly Part[]).map(({ bill_id, amount }) => [bill_id, new Decimal(amount)]))

export const invoice: EntityHooks<'invoice', 'bill_ids' | 'amount' | 'state' | 'parts'> = {
  reads: ['bill_ids', 'amount', 'state', 'parts'],
  before: {
    create: async (work, { values: { number, bill_ids = [], amount } }) => ({
      ...(number == null && { number: newNumber('FP', work.now) }),
      parts: await divided(work, bill_ids!, amount!, NOTHING),
    }),
    update: async (work, { values, was }) => {
      if (values.state === issued) return { issued_at: work.now.toISOString(), reason: null }
      if (values.bill_ids === undefined && values.amount === undefined) return undefined
      const [own, named] = [takenBy(was.parts), new Set(values.bill_ids ?? was.bill_ids)]
      // A set is stored in no order: those that gave something go on doing so first.
      const ordered = [...new Set([...own.keys(), ...named])].filter((bill_id) => named.has(bill_id))
      return { parts: await divided(work, ordered, values.amount ?? was.amount, own) }
    },
  },
  after: {
    create: (work, { values: { parts } }) => book(work, NOTHING, takenBy(parts)),
    update: (work, { values, was }) => {
      const isFreed = values.state !== undefined && FREED.has(values.state)
      if (!isFreed && values.parts === undefined) return
      return book(work, takenBy(was.parts), isFreed ? NOTHING : takenBy(values.parts))
    },
  },
}

/** `own`: what the invoice itself has taken so far. */
async function divided(work: HookWork, bill_ids: readonly number[], amount: string, own: Taken): Promise<Part[]> {
  const bills = await work.records.of('bill').holdAll(bill_ids, ['number', 'paid', 'invoiced'])
  const missing = bill_ids.find((bill_id) => !bills.has(bill_id))
  if (missing !== undefined) await work.records.of('bill').hold(missing, ['number'], 'bill_ids')
  let rest = new Decimal(amount)
  const parts = bill_ids.map((bill_id): Part => {
    const { paid, invoiced } = bills.get(bill_id)!
    const left = new Decimal(paid).minus(invoiced).plus(own.get(bill_id) ?? 0)
    const part = Decimal.max(Decimal.min(left, rest), 0)
    rest = rest.minus(part)
    return { bill_id, amount: part.toFixed(2) }
  })
  if (rest.gt(0)) throw beyond(work, new Decimal(amount).minus(rest))
  const idle = parts.find((part) => new Decimal(part.amount).isZero())
  if (idle !== undefined) {
    throw refused(work.lang, 'bill_gives_nothing', 'bill_ids', sameWords({ number: bills.get(idle.bill_id)!.number }))
  }
  return parts
}

/** Of several invoices that are written at once each is held to what those before it have left. */
async function book(work: HookWork, before: Taken, after: Taken): Promise<void> {
  const bills = work.records.of('bill')
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  for (const [key, { paid, invoiced }] of await bills.holdAll(keys, ['paid', 'invoiced'])) {
    const others = new Decimal(invoiced).minus(before.get(key) ?? 0)
    const now = others.plus(after.get(key) ?? 0)
    if (now.eq(invoiced)) continue
    if (now.gt(invoiced) && now.gt(paid)) throw beyond(work, Decimal.max(new Decimal(paid).minus(others), 0))
    await bills.change(key, { invoiced: now.toFixed(2) })
  }
}

function beyond({ lang }: HookWork, left: Decimal) {
  return refused(lang, 'beyond_uninvoiced', 'amount', sameWords({ left: moneyText(left) }))
}
