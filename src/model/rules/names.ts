/** Names that the wire, the tables or the engine need for themselves. */
import { ARCHIVE_FIELDS } from '../archive.ts'
import type { ConsistencyRule } from '../consistency-rule.ts'
import { SYSTEM } from '../link-fields.ts'
import { ENDINGS, PARAMETERS } from '../list-parameters.ts'
import { mistake } from '../mistake.ts'
import { COLUMNS, INHERITED, PARTS } from '../taken-names.ts'
import { TENANT } from '../tenant.ts'
import { allFields } from '../lookup.ts'

export const names: ConsistencyRule = function* (linked) {
  for (const { entity, field, inRow } of allFields(linked)) {
    if (INHERITED.has(field.name))
      yield mistake(entity.raw, field.path, {
        message: `"${field.name}" is a property of everything`,
        expected: 'another name',
        key: true,
      })
    if (!field.declared || inRow || entity.doc['x-internal']) continue
    const at = (message: string, expected?: string) =>
      mistake(entity.raw, field.path, { message, key: true, ...(expected ? { expected } : {}) })
    if (COLUMNS.has(field.name)) yield at(`"${field.name}" is a column of every table`, 'another name')
    if (PARTS.has(field.name)) yield at(`"${field.name}" is a name in the engine's own statements`, 'another name')
    if (ARCHIVE_FIELDS.includes(field.name))
      yield at(`"${field.name}" tells of the archive ("x-archive")`, 'another name')
    if (PARAMETERS.has(field.name)) yield at(`"${field.name}" is a parameter of lists`, 'another name')
    if (field.name === TENANT && entity.doc['x-tenant'] !== false)
      yield at('"client_id" is the column of the tenant, which every tenant table has by itself')
    const system = SYSTEM.find(([name]) => name === field.name)?.[1]
    if (system && (field.doc.type !== system.type || field.doc.format !== system.format))
      yield at(
        `"${field.name}" is a field that every record has`,
        `type ${system.type}${system.format ? `, format ${system.format}` : ''}`,
      )
    const ending = ENDINGS.find(
      (one) => field.name.endsWith(one) && entity.fields.has(field.name.slice(0, -one.length)),
    )
    if (ending)
      yield at(`"${field.name}" reads as the filter of "${field.name.slice(0, -ending.length)}"`, 'another name')
  }
  for (const map of [
    linked.entities,
    linked.workflows,
    linked.calls,
    linked.jobs,
    linked.webhooks,
    linked.screens,
    linked.reports,
    linked.dashboards,
    linked.rules,
  ]) {
    for (const [name, one] of map) {
      const raw = 'raw' in one ? one.raw : one
      if (name.includes('-'))
        yield mistake(raw, [], { message: `bad file name "${name}.json"`, expected: 'words joined by underscores' })
    }
  }
  for (const { raw, name, plural } of linked.entities.values()) {
    if (INHERITED.has(name) || INHERITED.has(plural))
      yield mistake(raw, ['x-plural'], {
        message: `"${INHERITED.has(name) ? name : plural}" is a property of everything`,
        expected: 'another name',
      })
  }
  for (const { raw, name } of linked.enums.values()) {
    if (raw && name.includes('-'))
      yield mistake(raw, [], { message: `bad file name "${name}.json"`, expected: 'words joined by underscores' })
  }
}
