/**
 * A list as a tree: records below the one that they refer to, asked for when that one is opened. It begins with those
 * whose record above is not in this very list, and names that one. Arrows go up and down, open and close; Enter opens
 * the record's page.
 */
import { useMemo, useState, type KeyboardEvent } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import { isEmpty, type CellRecord } from '../../../../../kinds/cell.ts'
import { displayOf } from '../../../../../kinds/display.ts'
import type { FilterValues } from '../../../../../kinds/input.ts'
import { show } from '../../../../../kinds/show.tsx'
import { judged } from '../../../../../model/conditions.ts'
import { TOP } from '../../../../../model/list-parameters.ts'
import type { Field, TreeView } from '../../../../../model/model.ts'
import type { Sort } from '../../../../kit/grid/column.ts'
import { text } from '../../../../kit/lang.ts'
import { LinkArea } from '../../../../kit/LinkArea.tsx'
import { fieldOf, seen, type EntityView } from '../../../entity-view.ts'
import { neededFields } from '../../columns.tsx'
import { usePages } from '../use-pages.ts'
import { stepIn } from './step.ts'
import { useAbove } from './use-above.ts'
import { Failed } from '../../../Failed.tsx'

interface TreeProps {
  readonly view: EntityView
  readonly tree: TreeView
  readonly filter: FilterValues
  readonly sort: Sort
}

/** What every level of it is drawn and asked with. */
interface Drawing {
  readonly view: EntityView
  readonly by: string
  readonly fields: readonly Field[]
  readonly columns: readonly string[]
  readonly filter: FilterValues
  readonly sort: Sort
  /** The one that the Tab key leads to. */
  readonly focused: CellRecord['id'] | undefined
  readonly onFocus: (id: CellRecord['id']) => void
}

export default function Tree({ view, tree: { by, fields: named }, filter, sort }: TreeProps) {
  const { entity, may } = view
  const navigate = useNavigate()
  const [focused, onFocus] = useState<CellRecord['id']>()
  const fields = useMemo(
    () => named.flatMap((name) => seen(entity, may).filter((field) => field.name === name)),
    [named, entity, may],
  )
  const columns = useMemo(() => neededFields(entity, [by, ...named]), [entity, by, named])
  const drawing: Drawing = { view, by, fields, columns, filter, sort, focused, onFocus }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = stepIn(event.currentTarget, event)
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (to.is === 'focus') to.item.focus()
    else if (to.is === 'press') to.item.querySelector<HTMLElement>('.t-opens')?.click()
    else if (view.opens) void navigate(`${view.path}/${to.item.dataset['id'] ?? ''}`)
  }
  return (
    <LinkArea>
      <Whole role="tree" aria-label={view.label} onKeyDown={onKeyDown}>
        <Level drawing={drawing} depth={1} of={{ [TOP]: true }} />
      </Whole>
    </LinkArea>
  )
}

interface LevelProps {
  readonly drawing: Drawing
  readonly depth: number
  /** What tells them from the other records of the list. */
  readonly of: FilterValues
}

function Level({ drawing, depth, of }: LevelProps) {
  const { view, by, columns, filter, sort, focused, onFocus } = drawing
  const translate = useTranslate()
  const { records, error, retry, more, loading } = usePages(view.entity.plural, {
    filter: { ...filter, ...of },
    sort,
    columns,
  })
  const ids = useMemo(() => (records ?? []).map(({ id }) => id), [records])
  const hasBelow = useAbove(view.entity.plural, by, { ids, filter })
  if (error)
    return (
      <li role="none" style={inset(depth)}>
        <Failed error={error} retry={retry} />
      </li>
    )
  if (records === undefined)
    return (
      <li role="none" aria-busy="true" style={inset(depth)}>
        <span className="k-bone" style={{ width: 180 }} />
      </li>
    )
  return (
    <>
      {depth === 1 && records.length === 0 && (
        <li role="none" className="k-soft t-none">
          {translate('list_tree.empty')}
        </li>
      )}
      {records.map((record, at) => (
        <Item
          key={record.id}
          drawing={drawing}
          record={record}
          depth={depth}
          has={hasBelow(record.id)}
          tabbed={focused === undefined ? depth === 1 && at === 0 : focused === record.id}
          onFocus={onFocus}
        />
      ))}
      {more && (
        <li role="none" style={inset(depth)}>
          <Button size="small" disabled={loading} onClick={more}>
            {translate('list_tree.more')}
          </Button>
        </li>
      )}
    </>
  )
}

interface ItemProps extends Pick<Drawing, 'onFocus'> {
  readonly drawing: Drawing
  readonly record: CellRecord
  readonly depth: number
  /** There are others below it, or may be. */
  readonly has: boolean
  readonly tabbed: boolean
}

function Item({ drawing, record, depth, has, tabbed, onFocus }: ItemProps) {
  const { view, by, fields } = drawing
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const name = displayOf(view.entity, record)
  const above = fieldOf(view.entity, by)
  const shown = depth === 1 && above ? [above, ...fields] : fields
  return (
    <li
      role="treeitem"
      data-id={record.id}
      aria-label={name}
      aria-level={depth}
      aria-expanded={has ? open : undefined}
      tabIndex={tabbed ? 0 : -1}
      onFocus={(event) => {
        event.stopPropagation()
        onFocus(record.id)
      }}
    >
      <div className="t-row" style={inset(depth)}>
        {has ? (
          <button
            type="button"
            tabIndex={-1}
            className="t-opens"
            aria-label={translate(open ? 'action.collapse' : 'action.expand')}
            data-open={open || undefined}
            onClick={() => setOpen(!open)}
          />
        ) : (
          <span className="t-opens" />
        )}
        <div className="t-words">
          {view.opens ? (
            <a className="k-link" tabIndex={-1} href={`${view.path}/${record.id}`}>
              {name}
            </a>
          ) : (
            <strong>{name}</strong>
          )}
          <Values view={view} record={record} fields={shown} />
        </div>
      </div>
      {has && open && (
        <ul role="group">
          <Level drawing={drawing} depth={depth + 1} of={{ [by]: record.id }} />
        </ul>
      )}
    </li>
  )
}

/** Empty ones, and what the record has not, are left out. */
function Values({
  view,
  record,
  fields,
}: { readonly view: EntityView } & Pick<ItemProps, 'record'> & Pick<Drawing, 'fields'>) {
  const has = judged(view.entity.fields, record)
  return fields
    .filter((field) => !isEmpty(record[field.name]) && (field.when === null || has.has(field.name)))
    .map((field) => (
      <span key={field.name} className="t-value k-small">
        <span className="k-soft">{text(field.label, view.lang)}</span>{' '}
        {show({ value: record[field.name], record, field, name: field.name, context: view.inList })}
      </span>
    ))
}

const inset = (depth: number) => ({ paddingLeft: 12 + (depth - 1) * 20 })

const Whole = styled('ul')(({ theme }) => ({
  flex: 1,
  minHeight: 280,
  overflow: 'auto',
  margin: 0,
  padding: '4px 0',
  listStyle: 'none',
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& [role=none]': { padding: '8px 12px' },
  '& [role=treeitem]:focus-visible': { outline: 'none' },
  '& [role=treeitem]:focus-visible > .t-row': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: -2,
    borderRadius: 6,
  },
  '& .t-row': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 4,
    minHeight: 40,
    padding: '4px 12px 4px 0',
    '&:hover': { background: theme.palette.action.hover },
  },
  '& .t-words': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', minWidth: 0, minHeight: 32 },
  '& .t-opens': { flex: 'none', width: 24, height: 32, padding: 0, border: 0, background: 'none' },
  '& button.t-opens': { cursor: 'pointer', color: theme.palette.text.secondary },
  '& button.t-opens::before': {
    content: '""',
    display: 'block',
    width: 7,
    height: 7,
    margin: '0 auto',
    borderRight: '2px solid currentColor',
    borderBottom: '2px solid currentColor',
    transform: 'rotate(-45deg)',
  },
  '& button.t-opens[data-open]::before': { transform: 'rotate(45deg)' },
}))
