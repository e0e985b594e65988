/** Tenants and leases. */
import { addDays } from '../../../domain/calendar.ts'
import { CertificateType } from '../../../generated/enums.ts'
import { dice } from '../dice.ts'
import { moment } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { hundredths, known } from '../row.ts'
import type { DemoRow, Rows, Values } from '../row.ts'
import { stays } from '../stays.ts'
import type { Stay } from '../stays.ts'
import { idNumber, personName, phoneNumber } from '../words/people.ts'
import { leaseNotes, tenantNotes } from '../words/texts.ts'
import { rentOf } from './housing.ts'

export const tenants: Rows = function* (plan) {
  for (const stay of stays(plan)) {
    for (const tenant_id of [stay.tenant_id, ...stay.co_tenant_ids]) yield tenantOf(plan, stay, tenant_id)
  }
}

function tenantOf(plan: Plan, stay: Stay, tenant_id: number): DemoRow {
  const chance = dice('tenant', plan.client_id, tenant_id)
  const foreign = chance.chance(0.02)
  const create = known({
    name: personName(chance),
    phone: phoneNumber(plan.phones + tenant_id),
    home_id: stay.home.home_id,
    ...certificate(chance.int(1_000_000, 9_999_999), foreign, idNumber(chance, plan.today)),
    ...(chance.chance(0.4) ? { emergency_contact: personName(chance), emergency_phone: phoneNumber(chance.int(5000, 8999)) } : {}),
    email: chance.chance(0.15) ? `tenant${tenant_id}@example.com` : null,
    note: chance.chance(0.06) ? chance.pick(tenantNotes) : null,
  })
  return { create, server: { tenant_id, client_id: plan.client_id, real_name_verified: !foreign && chance.chance(0.93), created_at: signedAt(plan, stay) } }
}

const certificate = (passport: number, foreign: boolean, id_card: string): Values =>
  foreign ? { certificate_type: CertificateType.other, certificate_number: `E${passport}` } : { certificate_type: CertificateType.resident_id, id_card }

export const leases: Rows = function* (plan) {
  for (const stay of stays(plan)) {
    const { lease_id, home, place, tenant_id, range, co_tenant_ids, frozen, check_out_date } = stay
    const chance = dice('lease', plan.client_id, lease_id)
    const rent = rentOf(plan, place.room_id) + chance.int(-2, 1) * 5000
    yield {
      create: known({
        home_id: home.home_id, room_id: place.room_id, tenant_id, lease_range: range, co_tenant_ids, frozen, check_out_date,
        rent: hundredths(rent),
        deposit: hundredths(rent * (chance.chance(0.2) ? 2 : 1)),
        note: chance.chance(0.18) ? chance.pick(leaseNotes) : null,
      }),
      server: { lease_id, client_id: plan.client_id, created_at: signedAt(plan, stay) },
    }
  }
}

/** Signed some days before the lease begins. */
function signedAt({ client_id, today }: Plan, { lease_id, range: [first] }: Stay): string {
  const chance = dice('signed', client_id, lease_id)
  return moment(addDays(first, -chance.int(1, 12)), chance.int(540, 1200), today)
}
