/** An account that ends by its form would leave doors open: what opens them is taken back first. */
import type { Label } from '../../../model/model.ts'
import type { EntityHooks } from '../../../server/calls/hooks.ts'
import { invalid } from '../devices/refused.ts'
import { heldByStaff } from '../staff/held.ts'

const STILL_OPENS: Label = {
  zh: '该员工还有门锁授权或门禁人脸，请用“办理离职”一并收回',
  en: 'This person still has lock credentials or faces at doors: use “Record leaving”, which takes them back',
}

export const staff: EntityHooks<'staff', 'active'> = {
  reads: ['active'],
  before: {
    update: async (work, { key, values, was }) => {
      if (values.active === false && was.active && (await heldByStaff(work, key)).total > 0)
        throw invalid('active', STILL_OPENS)
      return undefined
    },
  },
}
