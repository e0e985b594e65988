/** What a person reads when a record is there already: values they know, never keys. */
import { expect, it } from 'vitest'
import { tablesOf } from '../../src/kinds/tables.ts'
import type { Context } from '../../src/server/operations/context.ts'
import { refusal } from '../../src/server/operations/write/refused.ts'
import { model } from './company.ts'

const told = (name: string, fields: readonly string[], body: Record<string, unknown>): unknown => {
  const entity = model.entities[name]!
  const constraint = tablesOf(model)
    .filter((table) => table.entity === name)
    .flatMap(({ unique }) => unique)
    .find(({ columns }) => fields.every((field) => columns.includes(field)))!.name
  return refusal({ model, lang: 'zh' } as Context, entity, body, { code: '23505', constraint })?.params
}

it('a value that the writer typed is named', () => {
  expect(told('store', ['name'], { name: '东店' })).toEqual({ value: '东店' })
})

it('of a reference and a value, the value is named', () => {
  expect(told('electric_count', ['home_id', 'month'], { home_id: 36, month: '2026-05' })).toEqual({ value: '2026-05' })
})

it('of references alone, their labels are', () => {
  expect(told('co_tenant', ['lease_id', 'tenant_id'], { lease_id: 7, tenant_id: 9 })).toEqual({ value: '租约、同住人' })
})
