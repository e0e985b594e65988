/** What the record that is being written has, as its deciding fields stand in the form. */
import { useMemo } from 'react'
import { useWatch, type Control, type FieldValues } from 'react-hook-form'
import { decidingIn, judged, type Judged } from '../../model/conditions.ts'
import type { Field } from '../../model/model.ts'

type Values = Readonly<Record<string, unknown>>

/** `record`: what is not typed here. */
export function useConditions(fields: readonly Field[], control: Control<FieldValues>, record: Values = {}): Judged {
  const deciding = useMemo(
    () => [...new Set(fields.flatMap(({ when, requiredWhen }) => [...decidingIn(when), ...decidingIn(requiredWhen)]))],
    [fields],
  )
  const typed: readonly unknown[] = useWatch({ control, name: deciding })
  const given = deciding.flatMap((name, at) => (typed[at] === undefined ? [] : [[name, typed[at]] as const]))
  return judged(fields, { ...record, ...Object.fromEntries(given) })
}
