/** Instants as people here read them: Asia/Shanghai, +08:00 all year, whatever the browser's zone. */
const OFFSET_MS = 8 * 3_600_000

const shifted = (time: number): string => new Date(time + OFFSET_MS).toISOString()

/** `2024-05-01T16:00:00.000Z` → `2024-05-02 00:00:00`. */
export function formatInstant(text: string): string {
  const time = Date.parse(text)
  return Number.isNaN(time) ? text : shifted(time).slice(0, 19).replace('T', ' ')
}

/** For `<input type="datetime-local">`. */
export function toLocalInput(text: string): string {
  const time = Date.parse(text)
  return Number.isNaN(time) ? '' : shifted(time).slice(0, 19)
}

export function fromLocalInput(text: string): string | null {
  const time = Date.parse(`${text.length === 16 ? `${text}:00` : text}Z`)
  return Number.isNaN(time) ? null : new Date(time - OFFSET_MS).toISOString()
}
