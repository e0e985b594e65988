/** Name and sharing of a view: of a new one, which keeps the list as it is now, or of one that is there. */
import { useId, useMemo, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useCreate, useGetIdentity, useNotify, useTranslate, useUpdate } from 'ra-core'
import { FormProvider, useForm, useWatch, type FieldValues } from 'react-hook-form'
import type { ConsoleIdentity } from '../../../provider/auth-provider.ts'
import { useFormModule } from '../../../registry.ts'
import { fieldOf, useEntityView } from '../../entity-view.ts'
import { AnyInput } from '../../../forms/AnyInput.tsx'
import { showFailure } from '../../../forms/failures.ts'
import { inputContext } from '../../form/input-context.ts'
import { resolverOf } from '../../../forms/resolver.ts'
import { toKept, type SavedView } from './arrangement.ts'
import { useOpenView } from './use-open-view.ts'
import type { ViewsProps } from './views-props.ts'
import { steady } from '../../../kit/steady.ts'

interface ViewDialogProps extends ViewsProps {
  /** Undefined: a new one. */
  readonly saved: SavedView | undefined
  readonly onClose: () => void
}

/** Codes of `view_sharing`. */
const [OWN, ROLE] = [1, 2]
const SHARE = 'view_share'

export default function ViewDialog({ view, list, columns, now, saved, onClose }: ViewDialogProps) {
  const kept = useEntityView('saved_views')
  const { entity, may, say } = kept
  const module = useFormModule('saved_views')
  const translate = useTranslate()
  const notify = useNotify()
  const titleId = useId()
  const { identity } = useGetIdentity() as { readonly identity?: ConsoleIdentity }
  const open = useOpenView(view, list, columns)
  const [failure, setFailure] = useState<string>()
  const resolver = useMemo(
    () => resolverOf({ schema: module.update(say), fields: entity.fields, before: undefined }),
    [module, say, entity],
  )
  const form = useForm<FieldValues>({
    defaultValues: {
      name: saved?.name ?? '',
      name_en: saved?.name_en ?? null,
      sharing: saved?.sharing ?? OWN,
      role_id: saved?.role_id ?? null,
    },
    resolver,
    mode: 'onTouched',
  })
  const sharing: unknown = useWatch({ control: form.control, name: 'sharing' })
  const [create] = useCreate<SavedView>()
  const [update] = useUpdate<SavedView>()
  const { isSubmitting } = form.formState
  const mayChoose = may(entity.peers['role']?.read ?? null)
  const send = async ({ name, name_en, sharing: shared, role_id }: FieldValues): Promise<void> => {
    setFailure(undefined)
    // Whoever may not see the roles shares with their own.
    const data = {
      name: String(name).trim(),
      name_en: name_en as string | null,
      sharing: shared as number,
      role_id: shared === ROLE ? (mayChoose ? (role_id as number) : (identity?.user.role?.id ?? null)) : null,
    }
    try {
      if (saved)
        await update(
          'saved_views',
          { id: saved.id, data: { ...saved, ...data }, previousData: saved },
          { mutationMode: 'pessimistic', returnPromise: true },
        )
      else
        open(
          (await create(
            'saved_views',
            { data: { ...data, list, ...toKept(columns, now) } },
            { returnPromise: true },
          )) as SavedView,
        )
      notify('views.saved', { type: 'success', messageArgs: { name: data.name } })
      onClose()
    } catch (error) {
      setFailure(showFailure(error, form, new Set(entity.fields.map(({ name: one }) => one))))
    }
  }
  const context = inputContext(kept, 'edit')
  // Whoever names a view does so in their own language; one that has two names is renamed in both.
  const names = [
    'name',
    ...(saved?.name_en ? ['name_en'] : []),
    ...(may(SHARE) ? ['sharing'] : []),
    ...(sharing === ROLE && mayChoose ? ['role_id'] : []),
  ]
  return (
    <Dialog
      open
      onClose={isSubmitting ? undefined : onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 400, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => {
            event.stopPropagation()
            void form.handleSubmit(send)(event)
          }}
        >
          <DialogTitle id={titleId}>{translate(saved ? 'views.edit_title' : 'views.new_title')}</DialogTitle>
          <DialogContent>
            {failure && (
              <Alert severity="error" sx={{ mb: 1.5 }}>
                {failure}
              </Alert>
            )}
            {names.map((name) => {
              const field = fieldOf(entity, name)
              return (
                field && (
                  <AnyInput
                    key={name}
                    field={field}
                    name={name}
                    context={context}
                    required={name === 'name' || name === 'role_id' || name === 'sharing'}
                    disabled={isSubmitting}
                  />
                )
              )
            })}
            {sharing === ROLE && !mayChoose && (
              <p className="k-small k-soft">{translate('views.to_role', { name: identity?.user.role?.name ?? '' })}</p>
            )}
            {!saved && <p className="k-small k-soft">{translate('views.keeps')}</p>}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" disabled={isSubmitting} {...steady(onClose)}>
              {translate('action.cancel')}
            </Button>
            <Button type="submit" variant="contained" disabled={isSubmitting} {...steady()}>
              {translate(isSubmitting ? 'app.saving' : 'action.save')}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  )
}
