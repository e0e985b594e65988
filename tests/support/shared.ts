/** What all test files share, asked of vitest's global setup (`postgres.ts`). */
import { inject } from 'vitest'

export const shared = async (path: string, init?: RequestInit): Promise<string> => {
  const response = await fetch(new URL(path, inject('postgres')), init)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
