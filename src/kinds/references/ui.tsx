import { useMemo } from 'react'
import { useRecordContext, useTranslate } from 'ra-core'
import { BoxFrame } from '../BoxFrame.tsx'
import type { InputProps } from '../input.ts'
import { ReferencePicker } from '../reference/ReferencePicker.tsx'
import { useWithin } from '../reference/within.ts'
import { useFieldInput } from '../use-field-input.ts'

const NONE: readonly number[] = []

export function Input(props: InputProps) {
  const { field, name, context, disabled, bare } = props
  const translate = useTranslate()
  const record = useRecordContext()
  const input = useFieldInput<readonly number[]>(props, {
    format: (value) => (Array.isArray(value) ? (value as number[]) : NONE),
    parse: (value) => [...value].sort((a, b) => a - b),
  })
  const within = useWithin(field, name, () => input.onChange([]))
  const names = useMemo(
    () => namesOf(record?.[name], (record?.['_labels'] as Record<string, unknown> | undefined)?.[name]),
    [record, name],
  )
  const peer = context.peers[field.reference?.entity ?? '']
  if (!peer) return null
  return (
    <BoxFrame {...input.frame} bare={bare} wide>
      <ReferencePicker
        id={input.id}
        peer={peer}
        multiple
        ids={input.value}
        onChange={input.onChange}
        onBlur={input.onBlur}
        filter={within.filter}
        choosing
        names={names}
        disabled={disabled || within.missing}
        invalid={input.invalid}
        aria={input.aria}
        inputRef={input.inputRef}
        placeholder={
          within.missing
            ? translate('form.choose_first', { label: context.labelOf(field.reference?.within ?? '') })
            : translate('form.choose')
        }
      />
    </BoxFrame>
  )
}
export { filter } from '../reference/ui.tsx'

function namesOf(ids: unknown, labels: unknown): Readonly<Record<number, string>> {
  if (!Array.isArray(ids) || !Array.isArray(labels)) return {}
  return Object.fromEntries(ids.flatMap((id, i) => (typeof labels[i] === 'string' ? [[Number(id), labels[i]]] : [])))
}
