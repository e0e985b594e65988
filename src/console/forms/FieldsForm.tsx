/**
 * Fields as a form, for generic dialogs and views of a product alike: it keeps what is typed, asks yup, hands the
 * values on, and tells beside the fields what was refused. The frame around the inputs is its owner's.
 */
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import { RecordContextProvider, type RaRecord } from 'ra-core'
import { FormProvider, useForm, type FieldValues } from 'react-hook-form'
import { REQUIRED } from '../../kinds/keyword-messages.ts'
import type { InputContext } from '../../kinds/input.ts'
import { AnyInputContext } from '../../kinds/rows/any-input.ts'
import type { FormModule } from '../../model/console-entity.ts'
import type { Field, Section } from '../../model/model.ts'
import { text } from '../kit/lang.ts'
import { AnyInput, WatchedInput } from './AnyInput.tsx'
import { Grouped } from './Grouped.tsx'
import { showFailure } from './failures.ts'
import { resolverOf } from './resolver.ts'
import { useConditions } from './use-conditions.ts'
import { useFirstError } from './use-first-error.ts'

export interface FieldsFormProps {
  readonly fields: readonly Field[]
  /** All of the record, where these are but some: what decides whether it has them may be among the others. */
  readonly among?: readonly Field[] | undefined
  /** The yup schema that a generated module made; what it knows besides these fields is not asked. */
  readonly schema: unknown
  readonly warnings: FormModule['warnings']
  readonly context: InputContext
  /** With what the fields begin. */
  readonly values: FieldValues
  /** The record that they come from, with its labels: a mask that stays as it stands there is no value to judge. */
  readonly record?: RaRecord | undefined
  /** How they are grouped; left out: one after the other. */
  readonly sections?: readonly Section[] | undefined
  /** Names of fields that must be given here, even if the schema can do without. */
  readonly required?: readonly string[]
  /** What it throws is told beside the fields, or above them. */
  readonly onSubmit: (values: FieldValues) => Promise<void>
  /** Told whether something stands in it that it did not begin with. */
  readonly onDirty?: (isDirty: boolean) => void
  readonly children: (parts: FormParts) => ReactNode
}

export interface FormParts {
  readonly inputs: ReactNode
  /** It is being sent. */
  readonly busy: boolean
}

const NONE: readonly string[] = []
const UNGROUPED: readonly Section[] = []

export function FieldsForm({
  fields,
  among = fields,
  schema,
  warnings,
  context,
  values,
  record,
  sections = UNGROUPED,
  required = NONE,
  onSubmit,
  onDirty,
  children,
}: FieldsFormProps) {
  const [failure, setFailure] = useState<string>()
  const names = useMemo(() => fields.map(({ name }) => name), [fields])
  const resolver = useMemo(
    () =>
      resolverOf({
        schema: only(schema, names),
        fields: among,
        before: record,
        required: { names: required, message: text(REQUIRED, context.lang) },
        conditions: { of: record ?? {}, message: text(REQUIRED, context.lang) },
      }),
    [schema, names, among, record, required, context.lang],
  )
  const form = useForm<FieldValues>({ defaultValues: values, resolver, shouldFocusError: false })
  const element = useFirstError(form)
  const now = useConditions(among, form.control, record)
  const { isSubmitting, isDirty } = form.formState
  useEffect(() => onDirty?.(isDirty), [onDirty, isDirty])
  const submit = form.handleSubmit(async (given) => {
    setFailure(undefined)
    try {
      await onSubmit(given)
    } catch (error) {
      setFailure(showFailure(error, form, new Set(names)))
    }
  })
  const input = (field: Field): ReactNode => (
    <WatchedInput
      key={field.name}
      warnings={warnings}
      field={field}
      name={field.name}
      context={context}
      required={field.required || required.includes(field.name) || now.requires(field.name)}
      disabled={isSubmitting}
    />
  )
  const shown = fields.filter(({ name }) => now.has(name))
  const inputs = (
    <>
      {failure && <Alert severity="error">{failure}</Alert>}
      {sections.length === 0 ? (
        shown.map(input)
      ) : (
        <Grouped {...{ sections, fields: shown, lang: context.lang, input }} />
      )}
    </>
  )
  return (
    <RecordContextProvider value={record}>
      <AnyInputContext value={AnyInput}>
        <FormProvider {...form}>
          <form
            ref={element}
            noValidate
            style={{ display: 'contents' }}
            onSubmit={(event) => {
              // A dialog is drawn elsewhere and yet stands in the form that opened it, as React sees it.
              event.stopPropagation()
              void submit(event)
            }}
          >
            {children({ inputs, busy: isSubmitting })}
          </form>
        </FormProvider>
      </AnyInputContext>
    </RecordContextProvider>
  )
}

interface YupObject {
  pick(names: readonly string[]): unknown
  readonly fields: Readonly<Record<string, unknown>>
}

const only = (schema: unknown, names: readonly string[]): unknown => {
  const whole = schema as YupObject
  return whole.pick(names.filter((name) => name in whole.fields))
}
