/** One input's place in the form, with the names and texts that its frame and its control share. */
import { useInput } from 'ra-core'
import { text } from '../console/kit/lang.ts'
import type { FieldFrameProps } from '../console/kit/FieldFrame.tsx'
import type { InputProps } from './input.ts'

interface Conversion<T> {
  /** Form value → what the control shows. */
  readonly format: (value: unknown) => T
  /** What the control gives → form value. */
  readonly parse: (value: T) => unknown
}

export function useFieldInput<T>(
  { field, name, context, disabled = false, required: asked, warning, bare = false }: InputProps,
  conversion: Conversion<T>,
) {
  const {
    id,
    field: control,
    fieldState,
    formState,
  } = useInput({ source: name, format: conversion.format, parse: conversion.parse })
  const label = text(field.label, context.lang)
  // A row just added is judged at once, whatever has been written into it.
  const error = !bare || fieldState.isTouched || formState.isSubmitted ? fieldState.error?.message : undefined
  const required = (asked ?? field.required) && !disabled
  const frame: Omit<FieldFrameProps, 'children'> = {
    id,
    label,
    required,
    error,
    warning,
    help: field.help ? text(field.help, context.lang) : undefined,
  }
  return {
    id,
    label,
    frame,
    value: control.value as T,
    onChange: control.onChange as (value: T) => void,
    onBlur: control.onBlur as () => void,
    inputRef: control.ref,
    invalid: error !== undefined,
    aria: {
      'aria-describedby': `${id}-text`,
      'aria-invalid': error !== undefined || undefined,
      'aria-required': required || undefined,
    },
  }
}

export const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
export const orNull = (value: string): string | null => (value === '' ? null : value)
