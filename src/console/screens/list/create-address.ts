/** Where a new record begins that stands in this list: what the list's address narrows is filled in. */
import type { FilterValues } from '../../../kinds/input.ts'
import type { ConsoleEntity } from '../../../model/console-entity.ts'
import type { Label } from '../../../model/model.ts'
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

export interface NewAt {
  readonly to: string
  /** What the link says; null: that something new is made. */
  readonly label: Label | null
}

/** The record on whose page it is asked for. */
export interface Standing {
  readonly entity: string
  readonly id: number | string
}

/**
 * By the calls that are meant for it, where this account may make them; else by the plain form. What a call is done to
 * is looked for among what belongs to the record on whose page it is asked for.
 */
export function newAt(
  { entity, may }: Pick<EntityView, 'entity' | 'may'>,
  create: string,
  on?: Standing,
): readonly NewAt[] {
  const guided = entity.made.filter(({ permission, read }) => may(permission) && may(read))
  if (guided.length === 0) return may(entity.access.create) ? [{ to: create, label: null }] : []
  return guided.map(({ label, path, filter, by }) => {
    const own = on === undefined ? undefined : by[on.entity]
    const narrowed = { ...filter, ...(own !== undefined && { [own]: on?.id }) }
    return { to: `${path}?${new URLSearchParams({ filter: JSON.stringify(narrowed) }).toString()}`, label }
  })
}
