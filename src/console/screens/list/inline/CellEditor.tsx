/**
 * One field of one row, changed in its place: the field's own input over its cell. Enter saves, Escape leaves it as it
 * was, Tab saves and goes on. What the server refuses is said at the cell; a value that somebody else changed meanwhile
 * is shown beside one's own.
 */
import { Suspense, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate, useUpdate, type RaRecord } from 'ra-core'
import { FormProvider, useForm, type FieldValues } from 'react-hook-form'
import type { CellRecord } from '../../../../kinds/cell.ts'
import { show } from '../../../../kinds/show.tsx'
import { REQUIRED } from '../../../../kinds/keyword-messages.ts'
import type { Field } from '../../../../model/model.ts'
import { isConflict } from '../../../provider/errors.ts'
import { useFormModule } from '../../../registry.ts'
import { fieldOf, type EntityView } from '../../entity-view.ts'
import { AnyInput } from '../../../forms/AnyInput.tsx'
import { showFailure } from '../../../forms/failures.ts'
import { inputContext } from '../../form/input-context.ts'
import { resolverOf } from '../../../forms/resolver.ts'
import { controlIn, isOpen } from './control.ts'

export interface CellEditorProps {
  readonly view: EntityView
  readonly record: CellRecord
  readonly column: string
  readonly cell: HTMLElement
  /** Undefined: the focus goes back to the cell. */
  readonly onClose: (towards?: 'next' | 'previous') => void
}

export default function CellEditor(props: CellEditorProps) {
  const field = fieldOf(props.view.entity, props.column)
  return (
    field && (
      <Popover
        open
        anchorEl={props.cell}
        onClose={(_, reason) => reason === 'backdropClick' && props.onClose()}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transitionDuration={0}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': props.view.say(field.label),
            sx: { width: Math.max(props.cell.clientWidth, 240), p: '4px', overflow: 'visible' },
          },
        }}
      >
        <Suspense>
          <Editor {...props} field={field} />
        </Suspense>
      </Popover>
    )
  )
}

function Editor({ view, record, column, field, onClose }: CellEditorProps & { readonly field: Field }) {
  const { entity, say } = view
  const translate = useTranslate()
  const client = useQueryClient()
  const module = useFormModule(entity.plural)
  const [base, setBase] = useState(record)
  const [failure, setFailure] = useState<string>()
  const [theirs, setTheirs] = useState<CellRecord>()
  const box = useRef<HTMLFormElement>(null)
  const within = field.reference?.within
  const resolver = useMemo(
    () =>
      resolverOf({
        schema: module.update(say),
        fields: entity.fields,
        before: base,
        conditions: { of: base, message: say(REQUIRED) },
      }),
    [module, say, entity, base],
  )
  const form = useForm<FieldValues>({
    defaultValues: { [column]: record[column], ...(within && { [within]: record[within] }) },
    resolver,
    mode: 'onSubmit',
  })
  const { isSubmitting } = form.formState
  const [update] = useUpdate()
  useEffect(() => begin(box.current), [])

  const write = async (value: unknown, before: CellRecord, towards?: 'next' | 'previous'): Promise<void> => {
    setFailure(undefined)
    try {
      await update(
        entity.plural,
        { id: before.id, data: { ...before, [column]: value }, previousData: before as RaRecord },
        { mutationMode: 'pessimistic', returnPromise: true },
      )
      onClose(towards)
    } catch (error) {
      if (isConflict(error)) setTheirs(error.current as CellRecord)
      else setFailure(showFailure(error, form, new Set([column])))
    }
  }
  const save = (towards?: 'next' | 'previous') =>
    void form.handleSubmit((values) => write(values[column], base, towards))()
  const onKeyDown = (event: KeyboardEvent) => {
    const act = KEYS[event.key]
    if (!act || isOpen(event.target as HTMLElement) || theirs) return
    if (event.key === 'Enter' && (event.shiftKey || (event.target as HTMLElement).closest('button'))) return
    event.preventDefault()
    event.stopPropagation()
    act({ save, close: () => onClose(), back: event.shiftKey })
  }
  const takeTheirs = (kept: CellRecord) => {
    client.setQueriesData({ queryKey: [entity.plural, 'getList'] }, replaced(kept))
    onClose()
  }
  const context = inputContext(view, 'edit')
  const drawn = (one: CellRecord) =>
    show({ value: one[column], record: one, field, name: column, context: view.inList })
  return (
    <FormProvider {...form}>
      <form
        ref={box}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        onKeyDown={onKeyDown}
      >
        <AnyInput field={field} name={column} context={context} disabled={isSubmitting} bare />
        {failure && (
          <span className="k-error" role="alert">
            {failure}
          </span>
        )}
        {theirs ? (
          <Conflict role="alert">
            <span>{translate('inline.conflict')}</span>
            <strong>{drawn(theirs)}</strong>
            <span>
              <Button
                size="small"
                variant="contained"
                autoFocus
                onClick={() => {
                  setBase(theirs)
                  setTheirs(undefined)
                  void write(form.getValues(column), theirs)
                }}
              >
                {translate('inline.keep_mine')}
              </Button>
              <Button size="small" color="inherit" onClick={() => takeTheirs(theirs)}>
                {translate('inline.take_theirs')}
              </Button>
            </span>
          </Conflict>
        ) : (
          <Hint>{translate(isSubmitting ? 'app.saving' : 'inline.hint')}</Hint>
        )}
      </form>
    </FormProvider>
  )
}

interface Acts {
  readonly save: (towards?: 'next' | 'previous') => void
  readonly close: () => void
  readonly back: boolean
}
const KEYS: Readonly<Record<string, (acts: Acts) => void>> = {
  Enter: ({ save }) => save(),
  Escape: ({ close }) => close(),
  Tab: ({ save, back }) => save(back ? 'previous' : 'next'),
}

/** The input takes the focus with its text chosen, so that typing replaces it. */
function begin(box: HTMLElement | null): void {
  const control = box && controlIn(box)
  control?.focus()
  if (control instanceof HTMLInputElement) control.select()
}

const replaced = (record: CellRecord) => (answer: { readonly data?: readonly CellRecord[] } | undefined) =>
  answer?.data
    ? { ...answer, data: answer.data.map((one) => (one.id === record.id ? { ...one, ...record } : one)) }
    : answer

const Hint = styled('div')(({ theme }) => ({ padding: '2px 4px 0', fontSize: 12, color: theme.palette.text.secondary }))
const Conflict = styled('div')({
  display: 'grid',
  gap: 6,
  padding: '6px 4px 2px',
  fontSize: 13,
  '& > span:last-child': { display: 'flex', gap: 8 },
})
