/** What a refusal says of the fields that are wrong, or of the whole. */
import { messageOf } from '../../provider/errors.ts'

export function wordsOf(error: unknown): string | undefined {
  const fields = (error as { data?: { fields?: readonly { readonly message?: unknown }[] } } | null)?.data?.fields
  const said = fields?.flatMap(({ message }) => (typeof message === 'string' ? [message] : [])) ?? []
  return said.length > 0 ? said.join('；') : messageOf(error)
}
