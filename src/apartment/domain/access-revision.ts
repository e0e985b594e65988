/** What a door is told of a person, in short: another revision is to be delivered again. */
import { createHash } from 'node:crypto'

const time = (value: unknown): string | null => (value == null ? null : new Date(String(value)).toISOString())

export function accessRevision(person: Readonly<Record<string, unknown>>): string {
  const { name, person_type, face_photo, valid_begin, valid_end } = person
  const told = [name ?? null, person_type ?? null, face_photo ?? null, time(valid_begin), time(valid_end)]
  return createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 16)
}
