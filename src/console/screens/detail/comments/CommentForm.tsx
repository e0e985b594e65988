/** A new comment, or what was said in other words; Ctrl+Enter sends it. */
import { useMemo, useState, type KeyboardEvent } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useCreate, useEvent, useTranslate, useUpdate } from 'ra-core'
import { FormProvider, useForm, type FieldValues } from 'react-hook-form'
import type { CellRecord } from '../../../../kinds/cell.ts'
import { COMMENTED, CONTENT } from '../../../../model/comments.ts'
import { AnyInput } from '../../../forms/AnyInput.tsx'
import { showFailure } from '../../../forms/failures.ts'
import { resolverOf } from '../../../forms/resolver.ts'
import { useFormModule } from '../../../registry.ts'
import { fieldOf, type EntityView } from '../../entity-view.ts'
import { inputContext } from '../../form/input-context.ts'
import { useLeaveGuard } from '../../form/use-leave-guard.ts'
import { useUnsaved } from '../../settings/unsaved.ts'

interface CommentFormProps {
  /** Of the comments. */
  readonly view: EntityView
  /** What is commented on. */
  readonly record: CellRecord
  /** Left out: a new one. */
  readonly comment?: CellRecord
  /** It was sent, or is left as it was. */
  readonly onEnd?: () => void
}

const NAMES: ReadonlySet<string> = new Set([CONTENT])
const noDraft = () => undefined

export function CommentForm({ view, record, comment, onEnd }: CommentFormProps) {
  const { entity, say } = view
  const translate = useTranslate()
  const client = useQueryClient()
  const module = useFormModule(entity.plural)
  const [failure, setFailure] = useState<string>()
  const [create] = useCreate()
  const [update] = useUpdate()
  const said = comment?.[CONTENT] ?? null
  const resolver = useMemo(
    () =>
      resolverOf({ schema: (comment ? module.update : module.create)(say), fields: entity.fields, before: comment }),
    [module, say, entity, comment],
  )
  const form = useForm<FieldValues>({
    defaultValues: comment ? { [CONTENT]: said } : { [COMMENTED]: record.id, [CONTENT]: said },
    resolver,
    mode: 'onSubmit',
  })
  const { isSubmitting } = form.formState
  const isDirty = useEvent(() => (form.getValues(CONTENT) ?? null) !== said)
  useLeaveGuard({ isDirty, draft: noDraft })
  useUnsaved(isDirty)
  const send = async (values: FieldValues): Promise<void> => {
    setFailure(undefined)
    try {
      if (comment)
        await update(
          entity.plural,
          { id: comment.id, data: { ...comment, ...values }, previousData: comment },
          { mutationMode: 'pessimistic', returnPromise: true },
        )
      else await create(entity.plural, { data: values }, { returnPromise: true })
      form.reset()
      await client.invalidateQueries({ queryKey: [entity.plural] })
      onEnd?.()
    } catch (error) {
      setFailure(showFailure(error, form, NAMES))
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // What an input method has under way is not a text yet.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      if (!isSubmitting) void form.handleSubmit(send)()
    }
    if (event.key === 'Escape' && comment) onEnd?.()
  }
  const field = fieldOf(entity, CONTENT)
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)} onKeyDown={onKeyDown}>
        {failure && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {failure}
          </Alert>
        )}
        {field && (
          <AnyInput
            field={field}
            name={CONTENT}
            context={inputContext(view, comment ? 'edit' : 'create')}
            disabled={isSubmitting}
            required
          />
        )}
        <div className="k-heading">
          <Button type="submit" variant="contained" size="small" disabled={isSubmitting}>
            {translate(comment ? 'action.save' : 'comments.send')}
          </Button>
          {comment && (
            <Button size="small" color="inherit" disabled={isSubmitting} onClick={onEnd}>
              {translate('action.cancel')}
            </Button>
          )}
          <span className="k-soft k-small">{translate(comment ? 'comments.save_key' : 'comments.send_key')}</span>
        </div>
      </form>
    </FormProvider>
  )
}
