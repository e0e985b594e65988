import type { MistakeCase } from '../mistakes.test.ts'
import { entity, reference, text } from '../documents.ts'

const whole = {
  'x-journal': true, 'x-access': { write: null }, 'x-scope': { store: 'store_id', home: null },
  properties: {
    staff_id: reference('store'), staff_name: text(), action: text({ 'x-enum': 'entity' }), resource: text({ 'x-enum': 'entity' }), record_id: { type: 'integer', 'x-label': { zh: '键', en: 'Key' } },
    record_name: text(), changes: { $ref: '../kinds/rows.json', items: { type: 'object', properties: { field: text() } }, 'x-label': { zh: '内容', en: 'Changes' } },
    rows_count: { type: 'integer', 'x-label': { zh: '数', en: 'Rows' } }, store_id: reference('store'), home_id: reference('store'), address: text(), succeeded: { type: 'boolean', 'x-label': { zh: '成功', en: 'Done' } },
  },
}

export const cases: readonly MistakeCase[] = []
export const parts = whole
