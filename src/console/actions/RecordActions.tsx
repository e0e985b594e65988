/**
 * What can be done with a record, at the head of its page: three things stand there, the rest behind 更多. Changing it
 * is always among the three; what ends or removes something is the last to stand.
 */
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useEvent, useNotify, useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import { calls } from '../../generated/calls.ts'
import type { CellRecord } from '../../kinds/cell.ts'
import { displayOf } from '../../kinds/display.ts'
import { Icon, type IconName } from '../kit/icons.tsx'
import type { ConsoleDataProvider } from '../provider/data-provider.ts'
import { messageOf } from '../provider/errors.ts'
import { useCommands } from '../shell/palette/commands.ts'
import type { EntityView } from '../screens/entity-view.ts'
import { usePage } from '../screens/detail/pages.ts'
import { isArchived } from '../../model/archive.ts'
import { removalOf } from '../screens/record/archive.ts'
import { mayChange } from '../screens/record/rights.ts'
import { ActButton } from './ActButton.tsx'
import { MoreButton } from './MoreButton.tsx'
import type { MenuEntry } from './MoreMenu.tsx'
import { callsAt, entryOf, offersOf, possibleOf, type Offer } from './offers.ts'
import { useDeeds } from './use-deeds.ts'

const DeleteDialog = lazy(() => import('../screens/record/DeleteDialog.tsx'))
const AccessDialog = lazy(() => import('../screens/record/access/AccessDialog.tsx'))
const RecordPaper = lazy(() => import('../screens/record/paper/RecordPaper.tsx'))
const DeedDialog = lazy(() => import('./DeedDialog.tsx'))

const STANDING = 3

type Opened = 'delete' | 'for_good' | 'print' | 'access'

interface RecordActionsProps {
  readonly view: EntityView
  readonly record: CellRecord
  /** Whether a window is open, which must not go with the record. */
  readonly onWindow?: (isOpen: boolean) => void
}

export function RecordActions({ view, record, onWindow }: RecordActionsProps) {
  const { entity, path } = view
  const translate = useTranslate()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Opened>()
  const close = () => setOpen(undefined)
  const { doing, begin, end } = useDeeds()
  const isOpen = open !== undefined || doing.length > 0
  useEffect(() => onWindow?.(isOpen), [isOpen, onWindow])
  const offers = useMemo(() => offersOf(view, record, 'detail'), [view, record])
  const act = useEvent(({ deed }: Offer) => begin(deed, record))
  const changes = useChanges(view, record, setOpen)
  useAskedAgain(view, record)
  useCommands(
    useMemo(
      () =>
        offers
          .filter(({ reason }) => reason === null)
          .map((offer) => ({
            group: displayOf(entity, record),
            icon: offer.icon ?? 'check',
            text: offer.label,
            run: () => act(offer),
          })),
      [offers, entity, record, act],
    ),
  )
  const { standing, rest } = arranged(offers, changes)
  return (
    <Actions role="group" aria-label={translate('list.operations')}>
      {standing.map((one) =>
        'deed' in one ? (
          <ActButton key={one.name} offer={one} onAct={act} />
        ) : (
          <Button
            key={one.key}
            variant="outlined"
            color={one.danger ? 'error' : 'inherit'}
            startIcon={<Icon name={one.icon} />}
            onClick={one.run}
          >
            {one.label}
          </Button>
        ),
      )}
      {rest.length > 0 && (
        <MoreButton entries={rest.map((one) => ('deed' in one ? { ...entryOf(one), run: () => act(one) } : one))} />
      )}
      <Suspense>
        {(open === 'delete' || open === 'for_good') && (
          <DeleteDialog
            view={view}
            records={[record]}
            forGood={open === 'for_good'}
            onClose={close}
            onDone={() => void navigate(path)}
          />
        )}
        {open === 'print' && <RecordPaper view={view} record={record} onClose={close} />}
        {open === 'access' && <AccessDialog view={view} record={record} onClose={close} />}
        {doing.map(({ key, deed }) => (
          <DeedDialog key={key} view={view} deed={deed} record={record} onClose={() => end(key)} />
        ))}
      </Suspense>
    </Actions>
  )
}

interface Change extends MenuEntry {
  readonly icon: IconName
  /** Asked seldom: it takes no room from what is done. */
  readonly inMenu?: boolean
}

/**
 * What every entity has: change, copy, delete; a document on paper, where its page says so; of what is archived, its
 * return; who sees it, for whoever may ask.
 */
function useChanges(view: EntityView, record: CellRecord, onOpen: (what: Opened) => void): readonly Change[] {
  const { entity, path, may } = view
  const translate = useTranslate()
  const navigate = useNavigate()
  const { print } = usePage(entity.plural)
  const archived = isArchived(record)
  const restore = useRestore(view, record)
  const go = (to: string) => () => void navigate(to)
  const changes: readonly (Change & { readonly offered: boolean })[] = [
    {
      key: 'edit',
      label: translate('action.edit'),
      icon: 'edit',
      run: go(`${path}/${record.id}/edit`),
      offered: mayChange(entity, record, 'update', may),
    },
    {
      key: 'print',
      label: translate('list.print'),
      icon: 'print',
      run: () => onOpen('print'),
      offered: print !== null,
    },
    {
      key: 'copy',
      label: translate('action.copy'),
      icon: 'copy',
      run: go(`${path}/create?copy=${record.id}`),
      offered: entity.form.copy && !archived && may(entity.access.create),
    },
    {
      key: 'access',
      label: translate('access.open'),
      icon: 'eye',
      run: () => onOpen('access'),
      offered: may(calls.access_explanation.permission),
      inMenu: true,
    },
    {
      key: 'delete',
      label: translate(removalOf(entity)),
      icon: entity.archive ? 'archive' : 'trash',
      danger: true,
      run: () => onOpen('delete'),
      offered: mayChange(entity, record, 'remove', may),
    },
    {
      key: 'restore',
      label: translate('action.restore'),
      icon: 'back',
      run: restore,
      offered: archived && may(entity.access.remove),
    },
    {
      key: 'for_good',
      label: translate('action.delete_for_good'),
      icon: 'trash',
      danger: true,
      run: () => onOpen('for_good'),
      offered: archived && may(entity.access.remove),
    },
  ]
  return changes.filter(({ offered }) => offered)
}

/** What stands in its way is told. */
function useRestore({ entity }: EntityView, record: CellRecord): () => void {
  const client = useQueryClient()
  const notify = useNotify()
  const translate = useTranslate()
  const provider = useDataProvider<ConsoleDataProvider>()
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.restore(entity.plural, { id: record.id }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [entity.plural] })
      notify('archive.restored', { type: 'success' })
    },
    onError: (error) => notify(messageOf(error) ?? translate('ra.notification.http_error'), { type: 'error' }),
  })
  return () => {
    if (!isPending) mutate()
  }
}

function arranged(offers: readonly Offer[], changes: readonly Change[]) {
  const [edit] = changes.filter(({ key }) => key === 'edit')
  const [first, ending] = [offers.filter(({ tone }) => tone !== 'error'), offers.filter(({ tone }) => tone === 'error')]
  const room = edit ? STANDING - 1 : STANDING
  const all = [
    ...first.slice(0, room),
    ...(edit ? [edit] : []),
    ...first.slice(room),
    ...ending,
    ...changes.filter((one) => one !== edit),
  ]
  const standing = all.filter((one) => !isInMenu(one)).slice(0, STANDING)
  return { standing, rest: all.filter((one) => !standing.includes(one)) }
}

const isInMenu = (one: Offer | Change): boolean => !('deed' in one) && one.inMenu === true

/** A record that came back from being changed does not say what can be done to it: it is read again. */
function useAskedAgain(view: EntityView, record: CellRecord): void {
  const client = useQueryClient()
  const { entity } = view
  const lacks = possibleOf(record) === undefined && (entity.workflow !== null || callsAt(view, 'detail').length > 0)
  useEffect(() => {
    if (lacks) void client.invalidateQueries({ queryKey: [entity.plural, 'getOne', { id: String(record.id) }] })
  }, [lacks, record, client, entity.plural])
}

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
