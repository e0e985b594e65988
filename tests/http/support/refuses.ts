import { expect } from 'vitest'
import { entry, type ErrorKey } from '../../../src/errors/app-error.ts'
import type { Answer } from './server.ts'

/** By this entry of the catalogue; `field`: said beside it. */
export function refuses({ json }: Answer, key: ErrorKey, field?: string): void {
  expect(json).toMatchObject({ err_code: entry(key).code })
  if (field !== undefined) expect((json.data.fields ?? []).map((one) => one.field)).toContain(field)
}
