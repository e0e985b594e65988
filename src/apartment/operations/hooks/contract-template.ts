/** Of the templates for one store, and of those for every store, one is the default: the last that was made so. */
import type { EntityHooks, HookWork } from '../../../server/calls/hooks.ts'
import { NAME_HELD } from '../name-held.ts'

export const contractTemplate: EntityHooks<'contract_template', 'store_id' | 'is_default'> = {
  reads: ['store_id', 'is_default'],
  after: {
    create: (work, { key, values: { store_id = null, is_default } }) =>
      is_default === true ? alone(work, key, store_id) : undefined,
    update: (work, { key, values, was }) => {
      const isDefault = values.is_default ?? was.is_default
      const isTouched = values.is_default !== undefined || values.store_id !== undefined
      return isDefault && isTouched
        ? alone(work, key, values.store_id === undefined ? was.store_id : values.store_id)
        : undefined
    },
  },
}

async function alone({ records, ask }: HookWork, key: number, store_id: number | null): Promise<void> {
  // Of two that are made so at once, the later one waits here and then sees the other.
  await ask(NAME_HELD, 'default contract template')
  const found = await records.of('contract_template').find({ store_id, is_default: true }, [])
  const others = found.filter((other) => other.key !== key)
  await records
    .of('contract_template')
    .changeAll(others.map((other) => ({ key: other.key, values: { is_default: false } })))
}
