/** What the server refuses, put beside the fields that are to blame; what has no field here is said above the form. */
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldsToBlame, messageOf } from '../provider/errors.ts'

/** The text for the top of the form; undefined when every word found its field. */
export function showFailure(
  error: unknown,
  form: UseFormReturn<FieldValues>,
  names: ReadonlySet<string>,
): string | undefined {
  const fields = fieldsToBlame(error)
  const here = fields.filter(({ field }) => names.has(rootOf(field)))
  for (const { field, message } of here)
    form.setError(field.replaceAll(/\[(\d+)\]/g, '.$1'), { type: 'server', message })
  if (fields.length === 0) return messageOf(error) ?? (error instanceof Error ? error.message : String(error))
  const elsewhere = fields.filter((one) => !here.includes(one))
  return elsewhere.length === 0 ? undefined : elsewhere.map(({ message }) => message).join('；')
}

const rootOf = (path: string): string => path.split(/[.[]/)[0] ?? path
