/** The model and the validators as they were generated: what production runs on. */
import type { Model } from '../model/model.ts'
import { fixedSource, type EntityChecks, type ModelSource } from './source.ts'

export async function generatedSource(): Promise<ModelSource> {
  const [{ default: model }, { validators: load }] = await Promise.all([
    import('../generated/model.json', { with: { type: 'json' } }),
    import('../generated/validators.ts'),
  ])
  const loaded = await Promise.all(Object.entries(load).map(async ([name, one]) => [name, await one()] as const))
  return fixedSource({ model: model as unknown as Model, validators: Object.fromEntries(loaded) as Readonly<Record<string, EntityChecks>> })
}
