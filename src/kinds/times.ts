/** Instants as people read them: in the product's time zone, whatever the browser's zone. */
import { clockOf, instantAt } from '../values/calendar.ts'

/** `2024-05-01T16:00:00.000Z` → `2024-05-02 00:00:00`. */
export function formatInstant(text: string): string {
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? text : clockOf(instant)
}

/** The way back: only from a whole `2024-05-02 00:00:00`. */
export function parseInstant(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return null
  const instant = instantAt(text)
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString()
}
