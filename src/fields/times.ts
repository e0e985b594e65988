/** Instants as people here read them: Asia/Shanghai, +08:00 all year, whatever the browser's zone. */
const OFFSET_MS = 8 * 3_600_000

const shifted = (time: number): string => new Date(time + OFFSET_MS).toISOString()

/** `2024-05-01T16:00:00.000Z` → `2024-05-02 00:00:00`. */
export function formatInstant(text: string): string {
  const time = Date.parse(text)
  return Number.isNaN(time) ? text : shifted(time).slice(0, 19).replace('T', ' ')
}

/** The way back: only from a whole `2024-05-02 00:00:00`. */
export function parseInstant(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return null
  const time = Date.parse(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(time) ? null : new Date(time - OFFSET_MS).toISOString()
}
