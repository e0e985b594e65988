/**
 * Records of another entity that point here, or all that a filter leaves: the first few, fetched when they come into
 * sight, and the way to all of them.
 */
import { useEffect, useMemo } from 'react'
import { useGetList, useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import type { CellRecord } from '../../../kinds/cell.ts'
import { displayOf } from '../../../kinds/display.ts'
import { formatDecimal } from '../../../kinds/numbers.ts'
import type { RelatedList as RelatedRows } from '../../../model/model.ts'
import { callsAt } from '../../actions/offers.ts'
import { useActions } from '../../actions/use-actions.tsx'
import { DEFAULT_LAYOUT } from '../../kit/grid/column-layout.ts'
import { Grid } from '../../kit/grid/Grid.tsx'
import { messageOf } from '../../provider/errors.ts'
import { fieldOf, useEntityView, type EntityView } from '../entity-view.ts'
import { newAt } from '../list/create-address.ts'
import { columnsOf, neededFields, openingField } from '../list/columns.tsx'
import { useAgain } from '../record/use-again.ts'
import { MadeHere } from './MadeHere.tsx'
import { SeenCard } from './SeenCard.tsx'

/** Without `by`, they point at nothing. */
interface Shown extends Pick<RelatedRows, 'columns'> {
  readonly by?: string
  readonly filter: Readonly<Record<string, unknown>>
  /** Otherwise as the list itself is ordered. */
  readonly sort?: { readonly field: string; readonly desc: boolean }
}

interface RelatedListProps {
  readonly plural: string
  readonly label: string
  readonly list: Shown
  /** Of the record that they point at. */
  readonly id?: number | string
  /** The page on which it stands, and its record: what makes such records of this one is done here. */
  readonly of?: { readonly view: EntityView; readonly record: CellRecord }
  /** Nothing new may point at it. */
  readonly closed?: boolean
  /** Told what the record that they point at is called, for who may not read it. */
  readonly onNamed?: (name: string) => void
}

const SHOWN = 5

export const RelatedList = (props: RelatedListProps) => (
  <SeenCard title={props.label}>
    <Rows {...props} />
  </SeenCard>
)

function Rows({ plural, label, list, id, of, closed = false, onNamed }: RelatedListProps) {
  const { by } = list
  const pointing = by === undefined ? {} : { [by]: id }
  const filter = { ...list.filter, ...pointing }
  const view = useEntityView(plural)
  const { entity, path, say, opens } = view
  const translate = useTranslate()
  const navigate = useNavigate()
  const columns = useMemo(
    () => columnsOf(view, list.columns ?? undefined).filter(({ key, hidden }) => !hidden && key !== by),
    [view, list, by],
  )
  const fields = useMemo(
    () =>
      neededFields(entity, [
        ...columns.map(({ key }) => key),
        ...(onNamed && by !== undefined && !by.includes('.') ? [by] : []),
      ]),
    [entity, columns, by, onNamed],
  )
  const { sort = entity.list.sort } = list
  const refetchInterval = useAgain(plural)
  const { data, total, meta, error, isFetching } = useGetList<CellRecord>(
    plural,
    {
      filter,
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: sort.field, order: sort.desc ? 'DESC' : 'ASC' },
      meta: { columns: fields, ...(callsAt(view, 'row').length > 0 && { actions: true }) },
    },
    { refetchInterval },
  )
  const leads = openingField(view, list.columns ?? undefined)
  const { actions, actionsWidth, windows } = useActions(view, {
    rows: data,
    things: leads === undefined || leads.name === by ? 'detail' : 'none',
  })
  const count = (meta as { count?: number | null } | undefined)?.count ?? total
  const name = (data?.[0]?.['_labels'] as Readonly<Record<string, string>> | undefined)?.[by ?? '']
  useEffect(() => {
    if (name !== undefined) onNamed?.(name)
  }, [name, onNamed])
  // What points here through another record is not made so.
  const isMadeHere = !closed && by?.includes('.') !== true
  const create = new URLSearchParams({ source: JSON.stringify(pointing) })
  // Done to this very record it is no way to a list of others.
  const own = entity.peers[fieldOf(entity, by ?? '')?.reference?.entity ?? '']?.path
  const all = new URLSearchParams({ filter: JSON.stringify(filter) })
  return (
    <>
      <h2 className="k-heading">
        {label}
        {count !== undefined && count !== null && (
          <span className="k-soft k-count">{formatDecimal(String(count))}</span>
        )}
        <span className="k-heading-rest" />
        {newAt(view, `${path}/create?${create.toString()}`, of && { entity: of.view.entity.name, id: of.record.id })
          .filter(({ to }) => isMadeHere && !to.startsWith(`${own}?`))
          .map(({ to, label: said }) => (
            <a key={to} className="k-link k-small" href={to}>
              {said === null ? translate('action.create') : say(said)}
            </a>
          ))}
        {of !== undefined && !closed && (
          <MadeHere {...of} entity={entity.name} calls={entity.made.map(({ call }) => call)} />
        )}
        {(data?.length ?? 0) > 0 && (
          <a className="k-link k-small" href={`${path}?${all.toString()}`}>
            {translate('detail.related_all')}
          </a>
        )}
      </h2>
      {data?.length === 0 && !error ? (
        <p className="k-soft k-none">{translate('detail.related_empty', { label })}</p>
      ) : (
        <Grid
          label={translate('detail.related_rows', { label })}
          columns={columns}
          rows={data}
          nameOf={(record) => displayOf(entity, record)}
          layout={DEFAULT_LAYOUT}
          busy={isFetching}
          notice={error && !data ? (messageOf(error) ?? translate('list.failed')) : undefined}
          {...(actions && { actions, actionsWidth })}
          {...(opens && { onOpen: (record: CellRecord) => void navigate(`${path}/${record.id}`) })}
        />
      )}
      {windows}
    </>
  )
}
