/** What a transition takes: the fields that its dialog asks for, and the version that was seen. */
import type { Entity, JsonSchema, Transition } from '../model/model.ts'
import { valueSchema } from './kinds.ts'
import { orNull } from './record-schemas.ts'

export function transitionSchema(entity: Entity, transition: Transition): JsonSchema {
  const asked = transition.fields.flatMap(({ name, required: wanted }) => {
    const field = entity.fields.find((one) => one.name === name)
    // A record that has not got the field is not asked for it.
    const required = wanted && field?.when === null
    return field
      ? [{ name, required, schema: required || !field.nullable ? valueSchema(field) : orNull(valueSchema(field)) }]
      : []
  })
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(asked.map(({ name, schema }) => [name, schema])),
      version: { type: 'integer', minimum: 1, maximum: 2147483647 },
    },
    required: [...asked.filter(({ required }) => required).map(({ name }) => name), 'version'],
    additionalProperties: false,
  }
}
