/**
 * A record's name, from its entity's template; references by their labels; the key where the template gives nothing.
 */
import type { Entity } from '../model/model.ts'

type Row = Readonly<Record<string, unknown>> & { readonly id: number | string }

export function displayOf({ display }: Pick<Entity, 'display'>, record: Row): string {
  const labels = (record['_labels'] ?? {}) as Readonly<Record<string, unknown>>
  const name = display
    .replaceAll(/\{(\w+)\}/g, (_, field: string) => String(labels[field] ?? record[field] ?? ''))
    .trim()
  return name === '' || name === '#' ? `#${record.id}` : name
}

export const displayFields = ({ display }: Pick<Entity, 'display'>): readonly string[] =>
  [...display.matchAll(/\{(\w+)\}/g)].map(([, field]) => field ?? '')
