/** The model and the validators as they were generated: what production runs on. */
import type { Model } from '../model/model.ts'
import { fixedSource, type InForce, type ModelSource } from './source.ts'

export async function generatedSource(): Promise<ModelSource> {
  const [{ default: model }, { validators }] = await Promise.all([
    import('../generated/model.json', { with: { type: 'json' } }),
    import('../generated/validators.ts'),
  ])
  return fixedSource({ model: model as unknown as Model, validators: validators as InForce['validators'] })
}
