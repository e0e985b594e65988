/** Answers that are not the end of it: they refer to commands, which go on. */
import type { JsonSchema } from './model.ts'
import { COMMAND } from './system-needs.ts'

const propertiesOf = (schema: JsonSchema) =>
  Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>)

/** Where in the answer their keys are: a property, or a property of each of its rows. Null: it refers to none. */
export function followedIn(response: JsonSchema): readonly string[] | null {
  for (const [name, property] of propertiesOf(response)) {
    if (property['x-reference'] === COMMAND) return [name]
    const inRows = followedIn((property['items'] ?? {}) as JsonSchema)
    if (inRows !== null) return [name, ...inRows]
  }
  return null
}

/** Each answer has exactly one. Rows may have none, or tell of more; a key that can be missing is sometimes none. */
export function hasOneCommand(response: JsonSchema): boolean {
  const [name = '', ...inRows] = followedIn(response) ?? []
  const type = propertiesOf(response).find(([one]) => one === name)?.[1]['type']
  const isAlways =
    (response['required'] as readonly string[] | undefined)?.includes(name) === true && type === 'integer'
  return isAlways && inRows.length === 0
}
