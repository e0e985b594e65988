/** One step of a workflow: asks for its fields and for consent, and takes it. */
import { Suspense, useId, useMemo, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { RecordContextProvider, useDataProvider, useNotify, useTranslate, type RaRecord } from 'ra-core'
import { FormProvider, useForm, type FieldValues } from 'react-hook-form'
import { isEmpty, type CellRecord } from '../../../kinds/cell.ts'
import { REQUIRED } from '../../../kinds/keyword-messages.ts'
import { AnyInputContext } from '../../../kinds/rows/any-input.ts'
import type { Field, Transition } from '../../../model/model.ts'
import { muiColour } from '../../kit/tones.ts'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import { isConflict, messageOf } from '../../provider/errors.ts'
import { useFormModule } from '../../registry.ts'
import type { EntityView } from '../entity-view.ts'
import { AnyInput, WatchedInput } from '../form/AnyInput.tsx'
import { showFailure } from '../form/failures.ts'
import { inputContext } from '../form/input-context.ts'
import { useFirstError } from '../form/use-first-error.ts'
import { useConditions } from '../form/use-conditions.ts'
import { resolverOf } from '../form/resolver.ts'

interface TransitionDialogProps {
  readonly view: EntityView
  readonly record: CellRecord
  readonly transition: Transition
  readonly onClose: () => void
  /** The record changed: by this step, or by someone else before it. */
  readonly onChanged: () => void
}

export default function TransitionDialog(props: TransitionDialogProps) {
  return (
    <Suspense>
      <Step {...props} />
    </Suspense>
  )
}

function Step({ view, record, transition, onClose, onChanged }: TransitionDialogProps) {
  const { entity, say } = view
  const translate = useTranslate()
  const notify = useNotify()
  const titleId = useId()
  const provider = useDataProvider<ConsoleDataProvider>()
  const module = useFormModule(entity.plural)
  const [failure, setFailure] = useState<string>()
  const all = useMemo(
    () => transition.fields.flatMap(({ name }) => entity.fields.find((field) => field.name === name) ?? []),
    [transition, entity],
  )
  const form = useStepForm(view, record, transition, all)
  const now = useConditions(entity.fields, form.control, record)
  const fields = all.filter(({ name }) => now.has(name))
  const element = useFirstError(form)
  const { isSubmitting } = form.formState
  const context = useMemo(() => inputContext(view, 'edit'), [view])
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      await provider.transition(entity.plural, {
        id: record.id,
        name: transition.name,
        data: given(values, fields, record),
        version: record['version'] as number | undefined,
      })
      notify('workflow.done', { type: 'success' })
      onChanged()
    } catch (error) {
      if (!isConflict(error)) return setFailure(showFailure(error, form, new Set(fields.map(({ name }) => name))))
      notify(messageOf(error) ?? 'conflict.title', { type: 'warning' })
      onChanged()
    }
  })
  const colour = muiColour[transition.tone]
  return (
    <Dialog
      open
      onClose={isSubmitting ? undefined : onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 480, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <RecordContextProvider value={record as RaRecord}>
        <AnyInputContext value={AnyInput}>
          <FormProvider {...form}>
            <form ref={element} noValidate onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
              <DialogTitle id={titleId}>{say(transition.label)}</DialogTitle>
              <DialogContent sx={{ display: 'grid', gap: 0.5 }}>
                {failure && <Alert severity="error">{failure}</Alert>}
                {transition.confirm && <p style={{ margin: '0 0 8px' }}>{say(transition.confirm)}</p>}
                {fields.map((field) => (
                  <WatchedInput
                    key={field.name}
                    module={module}
                    field={field}
                    name={field.name}
                    context={context}
                    required={isRequired(transition, field) || now.requires(field.name)}
                    disabled={isSubmitting}
                  />
                ))}
              </DialogContent>
              <DialogActions>
                <Button color="inherit" disabled={isSubmitting} onClick={onClose}>
                  {translate('action.cancel')}
                </Button>
                <Button
                  type="submit"
                  variant="contained"
                  color={colour === 'inherit' || colour === 'info' ? 'primary' : colour}
                  autoFocus={fields.length === 0}
                  disabled={isSubmitting}
                >
                  {say(transition.label)}
                </Button>
              </DialogActions>
            </form>
          </FormProvider>
        </AnyInputContext>
      </RecordContextProvider>
    </Dialog>
  )
}

function useStepForm(
  { entity, say }: EntityView,
  record: CellRecord,
  transition: Transition,
  fields: readonly Field[],
) {
  const module = useFormModule(entity.plural)
  const resolver = useMemo(() => {
    const whole = module.update(say) as {
      pick(names: readonly string[]): unknown
      fields: Readonly<Record<string, unknown>>
    }
    const names = fields.map(({ name }) => name)
    const required = names.filter((name) => transition.fields.some((one) => one.name === name && one.required))
    return resolverOf({
      schema: whole.pick(names.filter((name) => name in whole.fields)),
      fields: entity.fields,
      before: record,
      required: { names: required, message: say(REQUIRED) },
      conditions: { of: record, message: say(REQUIRED) },
    })
  }, [module, say, entity, fields, transition, record])
  return useForm<FieldValues>({
    defaultValues: Object.fromEntries(fields.map((field) => [field.name, firstValue(field, transition, record)])),
    resolver,
    shouldFocusError: false,
  })
}

/** What this step demands must be written anew where only its mask is known. */
const firstValue = ({ name, mask }: Field, transition: Transition, record: CellRecord): unknown =>
  mask !== null && transition.fields.some((one) => one.name === name && one.required) ? null : (record[name] ?? null)

const isRequired = (transition: Transition, { name, required }: Field): boolean =>
  required || transition.fields.some((one) => one.name === name && one.required)

/**
 * What was filled in, and null for what was emptied. Blank fields that were blank are not sent, nor is a mask that was
 * not touched: it is no value.
 */
const given = (values: FieldValues, fields: readonly Field[], record: CellRecord): FieldValues =>
  Object.fromEntries(
    fields
      .filter(({ name, mask }) => mask === null || values[name] !== record[name])
      .flatMap(({ name, nullable }): [string, unknown][] => {
        const value: unknown = values[name]
        if (!isEmpty(value)) return [[name, value]]
        return nullable && !isEmpty(record[name]) ? [[name, null]] : []
      }),
  )
