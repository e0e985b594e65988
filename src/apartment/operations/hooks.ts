/** What stands around the writes of entities: one file each. */
import { hooksOf } from '../../server/calls/hooks.ts'
import { contractTemplate } from './hooks/contract-template.ts'
import { invoice } from './hooks/invoice.ts'
import { staff } from './hooks/staff.ts'

export const hooks = hooksOf({ contract_template: contractTemplate, invoice, staff })
