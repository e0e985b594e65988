/** Random names that only their holder knows; the database keeps their digest alone. */
import { hash, randomBytes } from 'node:crypto'

export const newToken = (): string => randomBytes(32).toString('base64url')
export const digest = (text: string): string => hash('sha256', text)
