/** An invoice is applied for: what it may be of, its hook holds it to. */
import type { Operation } from '../../../server/calls/operation.ts'

export const invoiceApply: Operation<'contract_bill_invoice_create'> = async ({ records }, request) => {
  const { bill_id, more_bill_ids = [], ...invoice } = request
  const bill_ids = [...new Set([bill_id, ...more_bill_ids])]
  return { invoice_id: await records.of('invoice').create({ ...invoice, bill_ids }) }
}
