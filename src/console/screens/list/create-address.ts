/** Where a new record begins that stands in this list: what the list's address narrows is filled in. */
import type { FilterValues } from '../../../kinds/input.ts'
import type { ConsoleEntity } from '../../../model/console-entity.ts'
import type { EntityView } from '../entity-view.ts'

export function createAddress({ entity, path }: Pick<EntityView, 'entity' | 'path'>, fixed: FilterValues): string {
  const asked = new Set(entity.form.sections.flatMap(({ fields }) => fields))
  const given = Object.fromEntries(
    Object.entries(fixed).flatMap(([name, text]) => {
      const value = asked.has(name) ? codeIn(entity, name, String(text)) : undefined
      return value === undefined ? [] : [[name, value]]
    }),
  )
  return Object.keys(given).length === 0
    ? `${path}/create`
    : `${path}/create?${new URLSearchParams({ source: JSON.stringify(given) }).toString()}`
}

/** The one code that a field is narrowed to. */
function codeIn(entity: ConsoleEntity, name: string, text: string): number | string | undefined {
  const field = entity.fields.find((one) => one.name === name)
  return field?.write === 'never'
    ? undefined
    : entity.enums[field?.enum ?? '']?.values.find(({ value }) => String(value) === text)?.value
}
