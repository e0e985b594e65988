/** One step of a workflow: asks for its fields and for consent, and takes it. */
import { Suspense, useMemo } from 'react'
import { useDataProvider, useNotify, type RaRecord } from 'ra-core'
import type { FieldValues } from 'react-hook-form'
import { isEmpty, type CellRecord } from '../../kinds/cell.ts'
import type { Field, Transition } from '../../model/model.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import type { ConsoleDataProvider } from '../provider/data-provider.ts'
import { isConflict, messageOf } from '../provider/errors.ts'
import { useFormModule } from '../registry.ts'
import type { EntityView } from '../screens/entity-view.ts'
import { inputContext } from '../screens/form/input-context.ts'
import { targetOf } from '../screens/record/rights.ts'

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
  const notify = useNotify()
  const provider = useDataProvider<ConsoleDataProvider>()
  const module = useFormModule(entity.plural)
  const { fields, required } = useMemo(() => {
    const asked = transition.fields.flatMap(({ name }) => entity.fields.find((field) => field.name === name) ?? [])
    return { fields: asked, required: asked.map(({ name }) => name).filter((name) => isDemanded(transition, name)) }
  }, [transition, entity])
  const schema = useMemo(() => module.update(say), [module, say])
  const context = useMemo(() => inputContext(view, 'edit'), [view])
  const take = async (values: FieldValues): Promise<void> => {
    try {
      await provider.transition(entity.plural, {
        id: record.id,
        name: transition.name,
        data: given(values, fields, record),
        version: record['version'] as number | undefined,
      })
      notify('workflow.done', { type: 'success' })
    } catch (error) {
      if (!isConflict(error)) throw error
      notify(messageOf(error) ?? 'conflict.title', { type: 'warning' })
    }
    onChanged()
  }
  return (
    <FormDialog
      title={say(transition.label)}
      text={transition.confirm && <p style={{ margin: '0 0 8px' }}>{say(transition.confirm)}</p>}
      tone={transition.tone}
      fields={fields}
      among={entity.fields}
      schema={schema}
      warnings={module.warnings}
      context={context}
      values={Object.fromEntries(fields.map((field) => [field.name, firstValue(field, transition, record)]))}
      // Fields are asked for as the record has them once the step is taken.
      record={{ ...record, [entity.workflow!.field]: targetOf(transition, record) } as RaRecord}
      required={required}
      onSubmit={take}
      onClose={onClose}
    />
  )
}

/** What this step demands must be written anew where only its mask is known. */
const firstValue = ({ name, mask }: Field, transition: Transition, record: CellRecord): unknown =>
  mask !== null && isDemanded(transition, name) ? null : (record[name] ?? null)

const isDemanded = ({ fields }: Transition, name: string): boolean =>
  fields.some((one) => one.name === name && one.required)

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
