/** Validators compiled from the model at hand: tests need none that were generated before them. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { teach } from '../../../src/fields/ajv.ts'
import { kinds } from '../../../src/fields/kinds.ts'
import type { Entity, Field, JsonSchema, Model } from '../../../src/model/model.ts'
import type { EntityChecks } from '../../../src/server/source.ts'

export function checksOf(model: Model): Readonly<Record<string, EntityChecks>> {
  const ajv = teach(new Ajv2020({ allErrors: true, strict: false }))
  const checks = ({ fields }: Entity): EntityChecks => ({
    create: ajv.compile(body(fields.filter(({ write }) => write !== 'never'), true)),
    update: ajv.compile(body(fields.filter(({ write }) => write === 'always'), false)),
  })
  return Object.fromEntries(Object.values(model.entities).map((entity) => [entity.name, checks(entity)]))
}

const body = (fields: readonly Field[], whole: boolean): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])),
  required: whole ? fields.filter(({ required }) => required).map(({ name }) => name) : [],
})

const valueOf = (field: Field): JsonSchema => {
  const schema = kinds[field.kind].schema(field)
  return field.nullable ? { anyOf: [{ type: 'null' }, schema] } : schema
}
