/** Filters by one value. */
import type { ServerKind } from './server-kind.ts'

export const compareOne: ServerKind['compare'] = (at, field) => {
  const left = at.value(field)
  switch (at.comparison) {
    case 'eq':
      return `${left} = ${at.slot(at.type)}`
    case 'in':
      return `${left} = any(${at.slot(`${at.type}[]`)})`
    case 'from':
      return `${left} >= ${at.slot(at.type)}`
    case 'to':
      return `${left} <= ${at.slot(at.type)}`
    case 'is-null':
      return `${left} is null`
    case 'not-null':
      return `${left} is not null`
    case 'like':
    case 'short-like':
      return at.like(left)
  }
}

/** What a text of the address stands for: itself. */
export const noSpan: ServerKind['span'] = () => null
