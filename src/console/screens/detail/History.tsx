/**
 * What was done to a record, newest first: who, when, from where, and each field before and after in words, as the
 * server tells it to this reader.
 */
import { lazy, Suspense, useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useGetList, useTranslate } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import { enumChip } from '../../../kinds/enum-chip.tsx'
import { formatDecimal } from '../../../kinds/numbers.ts'
import { formatInstant } from '../../../kinds/times.ts'
import { useEntityView, type EntityView } from '../entity-view.ts'
import { Failed } from '../Failed.tsx'

const AsOfDialog = lazy(() => import('./as-of/AsOfDialog.tsx'))

interface HistoryProps {
  /** The journal. */
  readonly plural: string
  /** Of the record. */
  readonly view: EntityView
  readonly record: CellRecord
}

const PAGE = 10
const MOST = 100
/** As far as the product's journal has them. */
const COLUMNS = ['created_at', 'staff_name', 'api_token_id', 'action', 'changes', 'address', 'succeeded']

interface Change {
  readonly field: string
  readonly before?: string | null
  readonly after?: string | null
}

export default function History({ plural, view: of, record }: HistoryProps) {
  const view = useEntityView(plural)
  const translate = useTranslate()
  const [shown, setShown] = useState(PAGE)
  const [seen, setSeen] = useState<CellRecord['id']>()
  const filter = { resource: of.entity.name, record_id: record.id }
  const { data, total, error, isFetching } = useGetList<CellRecord>(plural, {
    filter,
    pagination: { page: 1, perPage: shown },
    sort: { field: 'created_at', order: 'DESC' },
    meta: { columns: COLUMNS.filter((column) => view.entity.fields.some(({ name }) => name === column)) },
  })
  const more = (total ?? 0) > shown
  return (
    <>
      <h2 className="k-heading">
        {translate('detail.history')}
        {total !== undefined && <span className="k-soft k-count">{formatDecimal(String(total))}</span>}
        <span className="k-heading-rest" />
        {(total ?? 0) > 0 && (
          <a
            className="k-link k-small"
            href={`${view.path}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`}
          >
            {translate('detail.related_all')}
          </a>
        )}
      </h2>
      {error && !data && <Failed error={error} />}
      {data?.length === 0 && <p className="k-soft k-none">{translate('detail.history_empty')}</p>}
      <Entries aria-busy={isFetching}>
        {data?.map((entry) => (
          <Entry key={entry.id} view={view} entry={entry} onSee={() => setSeen(entry.id)} />
        ))}
      </Entries>
      {more && shown < MOST && (
        <Button size="small" disabled={isFetching} onClick={() => setShown(Math.min(MOST, shown + PAGE))}>
          {translate('detail.history_more')}
        </Button>
      )}
      {seen !== undefined && (
        <Suspense>
          <AsOfDialog view={of} record={record} entry={seen} onClose={() => setSeen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

interface EntryProps {
  readonly view: EntityView
  readonly entry: CellRecord
  readonly onSee: () => void
}

function Entry({ view: { entity, lang, path }, entry, onSee }: EntryProps) {
  const translate = useTranslate()
  const token = (entry['_labels'] as Readonly<Record<string, string | null>> | undefined)?.['api_token_id']
  const actions = entity.enums[entity.fields.find(({ name }) => name === 'action')?.enum ?? '']
  const changes = (entry['changes'] ?? []) as readonly Change[]
  const at = formatInstant(String(entry['created_at']))
  return (
    <li>
      <p>
        <a className="k-link k-number" href={`${path}/${entry.id}`}>
          <time dateTime={String(entry['created_at'])}>{at}</time>
        </a>
        <strong>{String(entry['staff_name'] ?? translate('detail.history_system'))}</strong>
        {token != null && <span className="k-soft k-small">{translate('detail.history_token', { name: token })}</span>}
        {enumChip(actions, entry['action'], lang)}
        {entry['succeeded'] === false && <span className="k-danger">{translate('detail.history_failed')}</span>}
        {entry['address'] != null && <span className="k-soft k-small">{String(entry['address'])}</span>}
        {entry['succeeded'] !== false && changes.some(isWritten) && (
          <button
            type="button"
            className="k-link k-small"
            aria-label={translate('as_of.see_at', { at })}
            onClick={onSee}
          >
            {translate('as_of.see')}
          </button>
        )}
      </p>
      <Changes changes={changes} />
    </li>
  )
}

/** A look behind a mask names its field alone. */
const isWritten = ({ before, after }: Change): boolean => before != null || after != null

/** A new or deleted record has all of its fields here: the first tell enough, the others are a click away. */
const FEW = 6

function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  if (changes.length === 0) return null
  const rest = changes.length - FEW
  return (
    <>
      <dl>
        {(open ? changes : changes.slice(0, FEW)).map(({ field, before, after }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>
              {before != null && <del>{before}</del>}
              {before != null && after != null && (
                <span aria-hidden className="k-soft">
                  {' '}
                  →{' '}
                </span>
              )}
              {after != null && <ins>{after}</ins>}
            </dd>
          </div>
        ))}
      </dl>
      {rest > 0 && (
        <button type="button" className="k-link k-small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {translate(open ? 'detail.history_less' : 'detail.history_rest', { count: rest })}
        </button>
      )}
    </>
  )
}

const Entries = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    position: 'relative',
    padding: '0 0 16px 20px',
    borderLeft: `1px solid ${theme.palette.divider}`,
    marginLeft: 5,
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: -5,
    top: 6,
    width: 9,
    height: 9,
    borderRadius: '50%',
    background: theme.palette.background.paper,
    border: `2px solid ${theme.palette.primary.main}`,
    boxSizing: 'border-box',
  },
  '& > li:last-of-type': { borderLeftColor: 'transparent', paddingBottom: 4 },
  '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px', margin: 0 },
  '& dl': { margin: '6px 0 0', display: 'grid', gap: 4, fontSize: 13 },
  '& dl > div': { display: 'grid', gridTemplateColumns: 'minmax(88px, 132px) minmax(0, 1fr)', gap: 12 },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& del': { color: theme.palette.text.secondary },
  '& ins': { textDecoration: 'none' },
}))
