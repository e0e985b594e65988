import { useId } from 'react'
import { useRecordContext, useTranslate } from 'ra-core'
import { BoxFrame } from '../BoxFrame.tsx'
import { FilterFrame } from '../FilterFrame.tsx'
import type { FieldFilter, FilterProps, InputProps } from '../input.ts'
import { listOf } from '../list-of.ts'
import { useFieldInput } from '../use-field-input.ts'
import { ReferencePicker } from './ReferencePicker.tsx'
import { useWithin } from './within.ts'

export function Input(props: InputProps) {
  const { field, name, context, disabled, bare } = props
  const translate = useTranslate()
  const input = useFieldInput<number | null>(props, {
    format: (value) => (typeof value === 'number' ? value : null),
    parse: (value) => value,
  })
  const within = useWithin(field, name, () => input.onChange(null))
  const label = (useRecordContext()?.['_labels'] as Record<string, string> | undefined)?.[name]
  const initial = useRecordContext()?.[name] as number | undefined
  const peer = context.peers[field.reference?.entity ?? '']
  if (!peer) return null
  return (
    <BoxFrame {...input.frame} bare={bare}>
      <ReferencePicker
        id={input.id}
        peer={peer}
        multiple={false}
        ids={input.value === null ? [] : [input.value]}
        onChange={(ids) => input.onChange(ids[0] ?? null)}
        onBlur={input.onBlur}
        filter={{ ...field.reference?.offered, ...within.filter }}
        choosing
        names={label !== undefined && initial !== undefined ? { [initial]: label } : undefined}
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

function Filter({ field, name, label, context, values, onChange }: FilterProps) {
  const id = useId()
  const translate = useTranslate()
  const peer = context.peers[field.reference?.entity ?? '']
  if (!peer) return null
  return (
    <FilterFrame id={id} label={label} width={136}>
      <ReferencePicker
        id={id}
        peer={peer}
        multiple
        compact
        ids={listOf(values[name]).map(Number)}
        onChange={(ids) => onChange({ [name]: ids.length === 0 ? undefined : ids })}
        placeholder={translate('list.all')}
      />
    </FilterFrame>
  )
}
export const filter: FieldFilter = { Filter, typed: false }
