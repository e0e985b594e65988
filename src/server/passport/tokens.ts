/** Random names that only their holder knows; the database keeps their digest alone. */
import { createHash, randomBytes } from 'node:crypto'

export const newToken = (): string => randomBytes(32).toString('base64url')
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
