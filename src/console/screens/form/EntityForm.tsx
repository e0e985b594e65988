/**
 * The form of any entity. It keeps what is typed, asks yup, sends, and shows what the server says beside the fields.
 * A record that someone else saved meanwhile is merged field by field.
 */
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { RecordContextProvider, useCreate, useEvent, useNotify, useTranslate, useUpdate, type RaRecord } from 'ra-core'
import { FormProvider, useForm, type FieldValues } from 'react-hook-form'
import type { CellRecord } from '../../../kinds/cell.ts'
import { REQUIRED } from '../../../kinds/keyword-messages.ts'
import { AnyInputContext } from '../../../kinds/rows/any-input.ts'
import { uis } from '../../../kinds/uis.ts'
import { isConflict } from '../../provider/errors.ts'
import { MOST_LINES } from '../../../model/lines.ts'
import { useProduct } from '../../product.ts'
import { useFormModule } from '../../registry.ts'
import type { EntityView } from '../entity-view.ts'
import { AnyInput, WatchedInput } from '../../forms/AnyInput.tsx'
import { LinesInput } from './LinesInput.tsx'
import { linesOf, onto, withLines } from './lines.ts'
import { initialValues, isLocked, partsIn, partsOf, type Mode, type Values } from './fields.ts'
import { showFailure } from '../../forms/failures.ts'
import { askJudges, type Judges } from '../../forms/judging.ts'
import { inputContext } from './input-context.ts'
import { resolverOf } from '../../forms/resolver.ts'
import { useConditions } from '../../forms/use-conditions.ts'
import { draftOf, useRestored } from './use-draft.ts'
import { useFirstError } from '../../forms/use-first-error.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useUsual } from './use-usual.ts'
import { steady } from '../../kit/steady.ts'

const ConflictDialog = lazy(() => import('./ConflictDialog.tsx'))

const NO_JUDGES: Judges = {}

interface EntityFormProps {
  readonly view: EntityView
  readonly mode: Mode
  /** The record being edited. */
  readonly record?: CellRecord
  /** Values that a new record begins with. */
  readonly given?: Values
  readonly onSaved: (record: RaRecord) => void
  readonly onCancel: () => void
}

export function EntityForm({ view, mode, record, given, onSaved, onCancel }: EntityFormProps) {
  const { entity, may, say } = view
  const translate = useTranslate()
  const notify = useNotify()
  const module = useFormModule(entity.plural)
  const [base, setBase] = useState(record)
  const [conflict, setConflict] = useState<{ readonly mine: Values; readonly theirs: CellRecord }>()
  const [failure, setFailure] = useState<string>()
  const parts = useMemo(() => partsOf(entity, mode, may), [entity, mode, may])
  const lines = useMemo(() => linesOf(entity, mode, may), [entity, mode, may])
  const asked = useMemo(
    () => [...parts.flatMap(({ fields }) => fields), ...lines.map(({ field }) => field)],
    [parts, lines],
  )
  const names = useMemo(() => asked.map(({ name }) => name), [asked])
  const begin = () => record ?? initialValues(entity, names, given ?? {}, may)
  const { judgements = NO_JUDGES } = useProduct()
  const ask = useMemo(() => askJudges(module.judged ?? [], judgements), [module, judgements])
  const resolver = useMemo(
    () =>
      resolverOf({
        schema: module[mode === 'create' ? 'create' : 'update'](say),
        fields: entity.fields,
        before: base,
        conditions: { of: base ?? {}, message: say(REQUIRED) },
        judges: ask && { ask, say },
      }),
    [module, mode, say, entity, base, ask],
  )
  const form = useForm<FieldValues>({
    defaultValues: { ...(base ?? begin()) },
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const element = useFirstError(form)
  const now = useConditions(entity.fields, form.control, base)
  const emptied = useUsual({ entity, asked: names, form, may, isNew: mode === 'create' })
  const { isDirty, isSubmitting } = form.formState
  const context = useMemo(() => inputContext(view, mode), [view, mode])
  const done = useRef(false)
  useLeaveGuard({
    isDirty: useEvent(() => isDirty && !done.current),
    draft: useEvent(() => draftOf(asked, base ?? begin(), form.getValues())),
  })

  const [create] = useCreate()
  const [update] = useUpdate()
  const send = async (values: Values, before: CellRecord | undefined): Promise<void> => {
    setFailure(undefined)
    try {
      const saved = before
        ? await update(
            entity.plural,
            { id: before.id, data: { ...withLines(lines, values, before) }, previousData: before as RaRecord },
            { mutationMode: 'pessimistic', returnPromise: true },
          )
        : await create(
            entity.plural,
            { data: { ...withLines(lines, values, undefined) }, meta: { emptied: emptied(values) } },
            { returnPromise: true },
          )
      done.current = true
      notify(before ? 'form.saved' : 'form.created', { type: 'success' })
      onSaved(saved as RaRecord)
    } catch (error) {
      if (isConflict(error)) setConflict({ mine: values, theirs: error.current as CellRecord })
      else setFailure(showFailure(error, form, new Set(names)))
    }
  }
  const submit = form.handleSubmit(
    (values) => send(values, base),
    () => notify('form.invalid', { type: 'error' }),
  )
  useSaveKey(() => {
    if (!isSubmitting && conflict === undefined) void submit()
  })

  /** The record as it now stands is what further changes are made on. */
  const restart = (theirs: CellRecord, values: Values) => {
    setConflict(undefined)
    setBase(theirs)
    form.reset({ ...theirs })
    for (const name of names)
      if (values[name] !== theirs[name]) form.setValue(name, values[name], { shouldDirty: true })
  }
  const [restored, leaveRestored] = useRestored(asked, ({ version, before, typed }) => {
    // On the version that it was typed on: saving tells if somebody else has changed the record since.
    if (base) return restart({ ...base, ...before, version }, { ...base, ...before, ...typed })
    for (const [name, value] of Object.entries(typed)) form.setValue(name, value, { shouldDirty: true })
  })
  const dropRestored = () => {
    leaveRestored()
    setBase(record)
    form.reset({ ...begin() })
  }
  const saveMerged = (values: Values) => {
    if (!conflict) return
    const based = onto(lines, values, conflict.theirs)
    restart(conflict.theirs, based)
    void form
      .trigger()
      .then((good) => (good ? send(based, conflict.theirs) : notify('form.invalid', { type: 'error' })))
  }

  return (
    <RecordContextProvider value={base as RaRecord | undefined}>
      <AnyInputContext value={AnyInput}>
        <FormProvider {...form}>
          <Form
            ref={element}
            noValidate
            onSubmit={(event) => void submit(event)}
            aria-label={translate(mode === 'create' ? 'form.create' : 'form.edit', { label: view.label })}
          >
            {restored && (
              <Alert
                severity="info"
                action={
                  <Button color="inherit" size="small" disabled={isSubmitting} onClick={dropRestored}>
                    {translate('form.restored_drop')}
                  </Button>
                }
              >
                {translate('form.restored')}
              </Alert>
            )}
            {failure && <Alert severity="error">{failure}</Alert>}
            {partsIn(parts, now).map(({ label, fields, key }) => (
              <Part key={key}>
                {label && <h2>{say(label)}</h2>}
                <Fields>
                  {fields.map((field) => (
                    <Cell key={field.name} data-wide={uis[field.kind].wide || undefined}>
                      <WatchedInput
                        warnings={module.warnings}
                        field={field}
                        name={field.name}
                        context={context}
                        {...(now.requires(field.name) && { required: true })}
                        disabled={isLocked(field, mode, may) || isSubmitting}
                      />
                    </Cell>
                  ))}
                </Fields>
              </Part>
            ))}
            {lines.map((one) => (
              <Part key={one.field.name}>
                {mode === 'edit' && base?.[one.field.name] === null ? (
                  <p className="k-soft">
                    {translate('form.many_rows', { label: say(one.field.label), max: MOST_LINES })}
                  </p>
                ) : (
                  <LinesInput lines={one} context={context} may={may} before={base} disabled={isSubmitting} />
                )}
              </Part>
            ))}
            <Foot>
              <Button
                type="submit"
                variant="contained"
                disabled={isSubmitting}
                aria-keyshortcuts="Control+S"
                {...steady()}
              >
                {translate(isSubmitting ? 'app.saving' : 'action.save')}
              </Button>
              <Button variant="outlined" color="inherit" disabled={isSubmitting} {...steady(onCancel)}>
                {translate('action.cancel')}
              </Button>
            </Foot>
          </Form>
          {conflict && (
            <Suspense>
              <ConflictDialog
                view={view}
                before={base ?? {}}
                mine={conflict.mine}
                theirs={conflict.theirs}
                names={names}
                onSave={saveMerged}
                onDiscard={() => restart(conflict.theirs, conflict.theirs)}
                onClose={() => setConflict(undefined)}
              />
            </Suspense>
          )}
        </FormProvider>
      </AnyInputContext>
    </RecordContextProvider>
  )
}

/** Ctrl+S or Cmd+S saves, wherever the focus is. */
function useSaveKey(save: () => void): void {
  const run = useEvent(save)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [run])
}

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 12, maxWidth: 1120 })
const Part = styled('section')(({ theme }) => ({
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  padding: '16px 20px 8px',
  '& > h2': { margin: '0 0 12px', fontSize: 15, fontWeight: 600 },
  [theme.breakpoints.down('sm')]: { padding: '12px 12px 4px' },
}))
const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: '4px 24px',
})
const Cell = styled('div')({ minWidth: 0, '&[data-wide]': { gridColumn: '1 / -1' } })
const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: -16,
  zIndex: 2,
  display: 'flex',
  gap: 8,
  padding: '12px 20px',
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
}))
