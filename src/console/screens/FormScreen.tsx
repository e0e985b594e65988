/**
 * Creates or edits a record of any entity: fetches it, says why it cannot be edited, and gives the rest to the form.
 */
import { useState } from 'react'
import Button from '@mui/material/Button'
import { useGetOne, useRecordFromLocation, useTranslate, type RaRecord } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import type { CellRecord } from '../../kinds/cell.ts'
import { displayOf } from '../../kinds/display.ts'
import { Notice } from '../kit/Notice.tsx'
import { useLeavePage } from '../shell/tabs/tab-scope.ts'
import { useRecordName } from '../shell/page-title.tsx'
import { pageOf, useEntityView, type EntityView } from './entity-view.ts'
import { EntityForm } from './form/EntityForm.tsx'
import { copiedFrom, type Mode, type Values } from './form/fields.ts'
import { RecordSkeleton } from './record/RecordSkeleton.tsx'
import { RecordFailure } from './record/RecordFailure.tsx'
import { refusal } from './record/rights.ts'

interface FormScreenProps {
  readonly plural: string
  readonly mode: Mode
  /** Of the record that is edited. */
  readonly id?: number
}

export default function FormScreen({ plural, mode, id }: FormScreenProps) {
  const view = useEntityView(plural)
  return mode === 'create' || id === undefined ? <Create view={view} /> : <Edit view={view} id={id} />
}

/** Empty, with what the address brings along, or after the record that it names. */
function Create({ view }: { readonly view: EntityView }) {
  const given = useRecordFromLocation() as Values | null
  const [search] = useSearchParams()
  const pattern = Number(search.get('copy'))
  return view.entity.form.copy && Number.isSafeInteger(pattern) && pattern > 0 ? (
    <Copy view={view} id={pattern} />
  ) : (
    <New view={view} given={given ?? {}} />
  )
}

function Copy({ view, id }: { readonly view: EntityView; readonly id: number }) {
  const { data, error, refetch } = useGetOne<CellRecord>(view.entity.plural, { id })
  if (data) return <New view={view} given={copiedFrom(view.entity, data, view.may)} />
  return error ? <RecordFailure error={error} path={view.path} onRetry={() => void refetch()} /> : <RecordSkeleton />
}

function New({ view, given }: { readonly view: EntityView; readonly given: Values }) {
  const leave = useLeavePage()
  const { path } = view
  return (
    <EntityForm
      view={view}
      mode="create"
      given={given}
      onSaved={(record: RaRecord) => leave(pageOf(view, record.id))}
      onCancel={() => leave(path, { ask: true })}
    />
  )
}

function Edit({ view, id }: { readonly view: EntityView; readonly id: number }) {
  const { entity, path, say } = view
  const translate = useTranslate()
  const leave = useLeavePage()
  const { data, error, refetch } = useGetOne<CellRecord>(
    entity.plural,
    { id },
    { staleTime: 0, refetchOnReconnect: false },
  )
  // What is being edited stays what it was when it was opened; saving tells if it has changed meanwhile.
  const [opened, setOpened] = useState<CellRecord>()
  if (data && !opened) setOpened(data)
  useRecordName(opened && displayOf(entity, opened))
  if (error && !opened) return <RecordFailure error={error} path={path} onRetry={() => void refetch()} />
  if (!opened) return <RecordSkeleton />
  const refused = refusal(entity, opened, 'update')
  const toDetail = (ask = false) => leave(pageOf(view, id), { ask })
  if (refused) {
    return (
      <Notice icon="warning" title={refused.message ? say(refused.message) : translate('detail.locked')}>
        <Button variant="outlined" onClick={() => toDetail()}>
          {translate(view.opens ? 'action.detail' : 'detail.to_list')}
        </Button>
      </Notice>
    )
  }
  return (
    <EntityForm view={view} mode="edit" record={opened} onSaved={() => toDetail()} onCancel={() => toDetail(true)} />
  )
}
