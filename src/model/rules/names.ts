/** Names that the wire, the tables or the engine need for themselves. */
import type { ConsistencyRule } from '../check.ts'
import { SYSTEM } from '../link-fields.ts'
import { mistake } from '../mistake.ts'
import { allFields } from '../lookup.ts'

/** Parameters of lists and exports; a field of that name could not be filtered by. */
export const PARAMETERS: ReadonlySet<string> = new Set(['offset', 'limit', 'sort', 'q', 'after', 'cursor', 'count', 'format', 'columns'])
/** Every JavaScript object has it without being given it: code would find one where there is none. */
const INHERITED = 'constructor'
/** Endings that make filters of a field's name. */
export const SUFFIXES = ['_from', '_to', '_like', '_null'] as const

export const names: ConsistencyRule = function* (linked) {
  for (const { entity, field, inRow } of allFields(linked)) {
    if (field.name === INHERITED) yield mistake(entity.raw, field.path, { message: `"${INHERITED}" is a property of everything`, expected: 'another name', key: true })
    if (!field.declared || inRow || entity.doc['x-internal']) continue
    const at = (message: string, expected?: string) => mistake(entity.raw, field.path, { message, key: true, ...(expected ? { expected } : {}) })
    if (PARAMETERS.has(field.name)) yield at(`"${field.name}" is a parameter of lists`, 'another name')
    if (field.name === 'client_id' && entity.doc['x-tenant'] !== false) yield at('"client_id" is the column of the tenant, which every tenant table has by itself')
    const system = SYSTEM.find(([name]) => name === field.name)?.[1]
    if (system && (field.doc.type !== system.type || field.doc.format !== system.format)) yield at(`"${field.name}" is a field that every record has`, `type ${system.type}${system.format ? `, format ${system.format}` : ''}`)
    const suffix = SUFFIXES.find((one) => field.name.endsWith(one) && entity.fields.has(field.name.slice(0, -one.length)))
    if (suffix) yield at(`"${field.name}" reads as the filter of "${field.name.slice(0, -suffix.length)}"`, 'another name')
  }
  for (const map of [linked.entities, linked.workflows, linked.calls, linked.screens, linked.rules]) {
    for (const [name, one] of map) {
      const raw = 'raw' in one ? one.raw : one
      if (name.includes('-')) yield mistake(raw, [], { message: `bad file name "${name}.json"`, expected: 'words joined by underscores' })
    }
  }
  for (const { raw, name, plural } of linked.entities.values()) {
    if (name === INHERITED || plural === INHERITED) yield mistake(raw, ['x-plural'], { message: `"${INHERITED}" is a property of everything`, expected: 'another name' })
  }
  for (const { raw, name } of linked.enums.values()) {
    if (raw && name.includes('-')) yield mistake(raw, [], { message: `bad file name "${name}.json"`, expected: 'words joined by underscores' })
  }
}
