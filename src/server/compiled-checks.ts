/** Validators made from the model while the server runs, each when it is first asked for: where none were generated beforehand. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { teach } from '../fields/ajv.ts'
import { recordSchemas } from '../fields/record-schemas.ts'
import type { Entity, Model } from '../model/model.ts'
import type { Check, EntityChecks } from './source.ts'

export function compiledChecks(model: Model): Readonly<Record<string, EntityChecks>> {
  const ajv = teach(new Ajv2020({ allErrors: true, strict: false, messages: false }))
  const checks = (entity: Entity): EntityChecks => {
    const known = new Map<keyof EntityChecks, Check>()
    const check = (form: keyof EntityChecks): Check => {
      const made = known.get(form) ?? ajv.compile(recordSchemas(entity)[form])
      known.set(form, made)
      return made
    }
    return { get create() { return check('create') }, get update() { return check('update') } }
  }
  return Object.fromEntries(Object.values(model.entities).map((entity) => [entity.name, checks(entity)]))
}
