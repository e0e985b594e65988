import type { AskingFirst } from '../../../server/calls/operation.ts'
import { idCardOf, verified } from './identity.ts'
import { tenantOf } from './who.ts'

/** Whoever is verified stands with the home's tenants, found or made. */
export const tenantRealName: AskingFirst<'tenant_real_name_verify'> = {
  ahead: async (ahead, { name, phone, id_card, home_id }) => {
    const given = { name, phone, id_card: idCardOf(ahead.lang, id_card) }
    await verified(ahead, given)
    return async (work) => {
      await work.records.of('home').hold(home_id, [], 'home_id')
      const { tenant_id } = await tenantOf(work, home_id, given)
      await work.records.of('tenant').change(tenant_id, { real_name_verified: true })
      return { tenant_id }
    }
  },
}
