/**
 * What can be done with a record, at the head of its page: three things stand there, the rest behind 更多. Changing it
 * is always among the three; what ends or removes something is the last to stand.
 */
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { useEvent, useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import type { CellRecord } from '../../kinds/cell.ts'
import { displayOf } from '../../kinds/display.ts'
import { Icon, type IconName } from '../kit/icons.tsx'
import { useCommands } from '../shell/palette/commands.ts'
import type { EntityView } from '../screens/entity-view.ts'
import { mayChange } from '../screens/record/rights.ts'
import { ActButton } from './ActButton.tsx'
import { MoreButton } from './MoreButton.tsx'
import type { MenuEntry } from './MoreMenu.tsx'
import { callsAt, entryOf, offersOf, possibleOf, type Deed, type Offer } from './offers.ts'

const DeleteDialog = lazy(() => import('../screens/record/DeleteDialog.tsx'))
const DeedDialog = lazy(() => import('./DeedDialog.tsx'))

const STANDING = 3

interface RecordActionsProps {
  readonly view: EntityView
  readonly record: CellRecord
}

export function RecordActions({ view, record }: RecordActionsProps) {
  const { entity, path } = view
  const translate = useTranslate()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'delete' | Deed>()
  const close = () => setOpen(undefined)
  const offers = useMemo(() => offersOf(view, record, 'detail'), [view, record])
  const act = useEvent(({ deed }: Offer) => setOpen(deed))
  const changes = useChanges(view, record, () => setOpen('delete'))
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
        {open === 'delete' && (
          <DeleteDialog view={view} records={[record]} onClose={close} onDone={() => void navigate(path)} />
        )}
        {typeof open === 'object' && <DeedDialog view={view} deed={open} record={record} onClose={close} />}
      </Suspense>
    </Actions>
  )
}

interface Change extends MenuEntry {
  readonly icon: IconName
}

/** What every entity has: change, copy, delete. */
function useChanges(view: EntityView, record: CellRecord, onDelete: () => void): readonly Change[] {
  const { entity, path, may } = view
  const translate = useTranslate()
  const navigate = useNavigate()
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
      key: 'copy',
      label: translate('action.copy'),
      icon: 'copy',
      run: go(`${path}/create?copy=${record.id}`),
      offered: entity.form.copy && may(entity.access.create),
    },
    {
      key: 'delete',
      label: translate('action.delete'),
      icon: 'trash',
      danger: true,
      run: onDelete,
      offered: mayChange(entity, record, 'remove', may),
    },
  ]
  return changes.filter(({ offered }) => offered)
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
  return { standing: all.slice(0, STANDING), rest: all.slice(STANDING) }
}

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
