/**
 * The views of a list: one's own and those that others share; each is opened, linked to, made the default, renamed or
 * deleted.
 */
import { lazy, Suspense, useId, useState } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { useDelete, useGetIdentity, useGetList, useNotify, useTranslate } from 'ra-core'
import { useLocation } from 'react-router-dom'
import { Icon, type IconName } from '../../../kit/icons.tsx'
import { messageOf } from '../../../provider/errors.ts'
import { useConfirm } from '../../../shell/dialogs.tsx'
import { calledOf, type SavedView } from './arrangement.ts'
import { useDefaultView } from './use-default-view.ts'
import { useOpenView } from './use-open-view.ts'
import type { ViewsProps } from './views-props.ts'

const ViewDialog = lazy(() => import('./ViewDialog.tsx'))

interface ViewMenuProps extends ViewsProps {
  readonly anchor: HTMLElement
  readonly onNew: () => void
  readonly onClose: () => void
}

const MOST = 100

export default function ViewMenu({ anchor, onNew, onClose, ...props }: ViewMenuProps) {
  const { view, list, columns, chosen } = props
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const { data, isPending, error, refetch } = useGetList<SavedView>(
    'saved_views',
    { filter: { list }, sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: MOST } },
    { staleTime: 0 },
  )
  const [renamed, setRenamed] = useState<SavedView>()
  const open = useOpenView(view, list, columns)
  const remove = useRemove(view, open, chosen?.id)
  const usual = useDefaultView(list)
  const choose = (saved: SavedView | undefined) => {
    onClose()
    open(saved)
  }
  const isMine = ({ staff_id }: SavedView) => staff_id === identity?.id
  const groups = [
    { key: 'views.own', views: data?.filter(isMine) ?? [] },
    { key: 'views.shared', views: data?.filter((one) => !isMine(one)) ?? [] },
  ]
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: 'top', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate('views.title'),
          sx: { width: 340, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      <Part>
        <ul>
          <Line>
            <Name type="button" aria-current={chosen === undefined || undefined} onClick={() => choose(undefined)}>
              <span className="k-clip">{translate('views.none')}</span>
            </Name>
          </Line>
        </ul>
        {isPending && (
          <p aria-busy className="k-soft">
            {translate('views.loading')}
          </p>
        )}
        {error && (
          <p role="alert">
            {messageOf(error) ?? translate('list.failed')}{' '}
            <button type="button" className="k-link" onClick={() => void refetch()}>
              {translate('action.retry')}
            </button>
          </p>
        )}
        {groups
          .filter(({ views }) => views.length > 0)
          .map(({ key, views }) => (
            <Group key={key} title={translate(key)}>
              {views.map((saved) => (
                <Line key={saved.id}>
                  <Name type="button" aria-current={saved.id === chosen?.id || undefined} onClick={() => choose(saved)}>
                    <span className="k-clip">{calledOf(saved)}</span>
                    <small className="k-clip">{sharedWith(saved, isMine(saved), translate)}</small>
                  </Name>
                  <Tool
                    icon={usual.id === saved.id ? 'star-full' : 'star'}
                    name={calledOf(saved)}
                    label={usual.id === saved.id ? 'views.no_default' : 'views.make_default'}
                    onClick={() => void usual.set(usual.id === saved.id ? null : saved.id)}
                  />
                  <CopyTool saved={saved} />
                  {isMine(saved) && (
                    <Tool icon="edit" name={calledOf(saved)} label="views.edit" onClick={() => setRenamed(saved)} />
                  )}
                  {isMine(saved) && (
                    <Tool
                      icon="trash"
                      name={calledOf(saved)}
                      label="action.delete"
                      onClick={() => void remove(saved)}
                    />
                  )}
                </Line>
              ))}
            </Group>
          ))}
        {data?.length === 0 && <p className="k-soft">{translate('views.empty')}</p>}
      </Part>
      <Foot>
        <Button startIcon={<Icon name="plus" />} onClick={onNew}>
          {translate('views.save_new')}
        </Button>
      </Foot>
      {renamed && (
        <Suspense>
          <ViewDialog {...props} saved={renamed} onClose={() => setRenamed(undefined)} />
        </Suspense>
      )}
    </Popover>
  )
}

type Translate = ReturnType<typeof useTranslate>

/** With whom one shares a view of one's own, or whose it is. */
function sharedWith({ sharing, _labels }: SavedView, mine: boolean, translate: Translate): string {
  if (!mine) return translate('views.by', { name: _labels?.['staff_id'] ?? '' })
  return sharing === 1
    ? ''
    : sharing === 3
      ? translate('views.to_all')
      : translate('views.to_role', { name: _labels?.['role_id'] ?? '' })
}

function useRemove({ entity }: ViewsProps['view'], open: ReturnType<typeof useOpenView>, chosen: number | undefined) {
  const translate = useTranslate()
  const notify = useNotify()
  const confirm = useConfirm()
  const [deleteOne] = useDelete()
  return async (saved: SavedView) => {
    const sure = await confirm({
      title: translate('views.delete_title'),
      content: translate(saved.sharing === 1 ? 'views.delete_text' : 'views.delete_shared_text', {
        name: calledOf(saved),
        list: entity.plural,
      }),
      okText: translate('action.delete'),
      tone: 'error',
    })
    if (!sure) return
    await deleteOne(
      'saved_views',
      { id: saved.id, previousData: saved as never },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          if (saved.id === chosen) open(undefined)
        },
        onError: (error: unknown) => notify(messageOf(error) ?? 'ra.notification.http_error', { type: 'error' }),
      },
    )
  }
}

function CopyTool({ saved }: { readonly saved: SavedView }) {
  const notify = useNotify()
  const { pathname } = useLocation()
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}${pathname}?view=${saved.id}`)
    notify('views.copied', { type: 'success' })
  }
  return (
    <Tool
      icon="link"
      name={calledOf(saved)}
      label="views.copy"
      onClick={() => void copy().catch(() => notify('views.not_copied', { type: 'warning' }))}
    />
  )
}

function Tool({
  icon,
  name,
  label,
  onClick,
}: {
  readonly icon: IconName
  readonly name: string
  readonly label: string
  readonly onClick: () => void
}) {
  const translate = useTranslate()
  return (
    <IconButton size="small" aria-label={`${translate(label)} ${name}`} data-hint={translate(label)} onClick={onClick}>
      <Icon name={icon} size={15} />
    </IconButton>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  const id = useId()
  return (
    <>
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  )
}

const Part = styled('div')(({ theme }) => ({
  maxHeight: 380,
  overflow: 'auto',
  padding: 6,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& h3': { margin: '8px 8px 2px', fontSize: 12, fontWeight: 600, color: theme.palette.text.secondary },
  '& p': { margin: 8, fontSize: 13 },
}))
const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  borderRadius: 6,
  '&:hover': { background: theme.palette.action.hover },
  '&:has([aria-current])': { background: theme.palette.action.selected },
}))
const Name = styled('button')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  padding: '7px 8px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: theme.palette.text.primary,
  font: 'inherit',
  fontSize: 13,
  textAlign: 'left',
  cursor: 'pointer',
  '& small': { flex: 1, minWidth: 0, fontSize: 12, color: theme.palette.text.secondary },
  '&[aria-current]': { color: theme.palette.primary.dark, fontWeight: 600 },
}))
const Foot = styled('div')(({ theme }) => ({ padding: 6, borderTop: `1px solid ${theme.palette.divider}` }))
