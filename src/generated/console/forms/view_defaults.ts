// Generated from schemas/entities/view_default.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  list: {"schema":{"type":"string","maxLength":60,"pattern":"^[a-z0-9_/.]+$","examples":["abilities","access_grants","access_persons","articles","bills","charges","chat_messages","check_outs","co_tenants","command_tasks","contracts","costs","delete_cards","devices","electric_counts","electric_usages","electricity_readings","elemeter_settings","events","fee_rules","files","fund_accounts","grants","grant_batches","homes","in_out_settings","invoices","leases","lock_settings","loss_cards","manage_cards","merchants","messages","open_door_counts","openings","operation_logs","pass_records","payments","pool_shares","recharges","roles","rooms","saved_views","sms_recharges","sms_records","staff","stores","teams","tenants","tenant_tags","tickets","ticket_records","ticket_remarks","view_defaults","water_counts","water_readings","water_usages","watermeter_settings","tickets.1","tickets.2","tickets.3","tickets.4","devices.1"]},"required":true,"nullable":false,"write":"create","tidying":null,"message":null,"warning":null},
  view_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
