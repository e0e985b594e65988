/** Which view the list shows, whether it was changed since, and the way to the others. */
import { lazy, Suspense, useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useNotify, useTranslate, useUpdate } from 'ra-core'
import { Icon } from '../../../kit/icons.tsx'
import { messageOf } from '../../../provider/errors.ts'
import { toKept } from './arrangement.ts'
import { useOpenView } from './use-open-view.ts'
import type { ViewsProps } from './views-props.ts'

const ViewMenu = lazy(() => import('./ViewMenu.tsx'))
const ViewDialog = lazy(() => import('./ViewDialog.tsx'))

export function ViewsButton(props: ViewsProps) {
  const { view, list, columns, chosen, now } = props
  const translate = useTranslate()
  const notify = useNotify()
  const open = useOpenView(view, list, columns)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [naming, setNaming] = useState(false)
  const [update, { isPending }] = useUpdate()
  const changed = chosen?.isChanged(now) ?? false
  const save = () =>
    void update(
      'saved_views',
      { id: chosen?.id, data: { ...chosen?.record, ...toKept(columns, now) }, previousData: chosen?.record as never },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('views.saved', { type: 'success', messageArgs: { name: chosen?.name } }),
        onError: (error: unknown) => notify(messageOf(error) ?? 'ra.notification.http_error', { type: 'error' }),
      },
    )
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<Icon name="view" />}
        endIcon={<Icon name="fold" size={14} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        sx={{ maxWidth: 260 }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="k-clip">
          {chosen?.name ? translate('views.chosen', { name: chosen.name }) : translate('views.title')}
        </span>
      </Button>
      {changed && (
        <Changed role="status">
          <span className="k-chip k-chip-warning">{translate('views.changed')}</span>
          {chosen?.isMine ? (
            <button type="button" className="k-link" disabled={isPending} onClick={save}>
              {translate('views.save_changes')}
            </button>
          ) : (
            <button type="button" className="k-link" onClick={() => setNaming(true)}>
              {translate('views.save_as')}
            </button>
          )}
          <button type="button" className="k-link" onClick={() => open(chosen?.record)}>
            {translate('views.reset')}
          </button>
        </Changed>
      )}
      <Suspense>
        {anchor && (
          <ViewMenu
            {...props}
            anchor={anchor}
            onNew={() => {
              setAnchor(undefined)
              setNaming(true)
            }}
            onClose={() => setAnchor(undefined)}
          />
        )}
        {naming && <ViewDialog {...props} saved={undefined} onClose={() => setNaming(false)} />}
      </Suspense>
    </>
  )
}

const Changed = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontSize: 13,
  whiteSpace: 'nowrap',
})
