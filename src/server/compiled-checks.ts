/**
 * Validators made from the model while the server runs, each when it is first asked for: where none were generated
 * beforehand.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { teach } from '../kinds/ajv.ts'
import { recordSchemas } from '../kinds/record-schemas.ts'
import type { Entity, Model } from '../model/model.ts'
import type { EntityChecks, InForce } from './source.ts'

export function compiledChecks(model: Model): InForce['validators'] {
  const ajv = teach(new Ajv2020({ allErrors: true, strict: false, messages: false }))
  const checks = (entity: Entity): (() => Promise<EntityChecks>) => {
    const { create, update } = recordSchemas(entity)
    let made: EntityChecks | undefined
    return () => Promise.resolve((made ??= { create: ajv.compile(create), update: ajv.compile(update) }))
  }
  return Object.fromEntries(Object.values(model.entities).map((entity) => [entity.name, checks(entity)]))
}
