/**
 * What can be done with one row, in words: three of them stand there, the rest waits behind 更多. What the record's
 * state or the user's rights forbid is not offered, or says why.
 */
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../kinds/cell.ts'
import { displayOf } from '../../kinds/display.ts'
import { headWidth } from '../kit/grid/head-width.ts'
import type { EntityView } from '../screens/entity-view.ts'
import { mayChange } from '../screens/record/rights.ts'
import { callsAt, callsOf, stepsOf, type Offer } from './offers.ts'

export const STANDING = 3

interface RowActionsProps {
  readonly view: EntityView
  readonly record: CellRecord
  readonly things?: Things
  readonly onAct: (record: CellRecord, offer: Offer) => void
  readonly onDelete: (record: CellRecord) => void
  /** The menu of what did not find room, from the place given. */
  readonly onMore: (record: CellRecord, anchor: HTMLElement) => void
}

export function RowActions({ view, record, things = 'all', onAct, onDelete, onMore }: RowActionsProps) {
  const { path, inList } = view
  const translate = useTranslate()
  const name = displayOf(view.entity, record)
  const { standing, rest } = rowThings(view, record, things)
  return (
    <span className="k-actions">
      {standing.map((thing) => {
        if (typeof thing === 'object')
          return <RowOffer key={thing.name} offer={thing} name={name} onAct={() => onAct(record, thing)} />
        const { key, suffix, danger } = THINGS[thing]
        const word = translate(key)
        return suffix === undefined ? (
          <button
            key={thing}
            type="button"
            className={danger ? 'k-link k-danger' : 'k-link'}
            aria-label={thing === 'card' ? translate('card.open_of', { name }) : `${word} ${name}`}
            onClick={() => (thing === 'card' ? inList.openCard?.(inList.plural, Number(record.id)) : onDelete(record))}
          >
            {word}
          </button>
        ) : (
          <a key={thing} className="k-link" href={`${path}/${record.id}${suffix}`} aria-label={`${word} ${name}`}>
            {word}
          </a>
        )
      })}
      {rest.length > 0 && (
        <button
          type="button"
          className="k-link"
          aria-haspopup="menu"
          aria-label={`${translate('action.more')} ${name}`}
          onClick={({ currentTarget }) => onMore(record, currentTarget)}
        >
          {translate('action.more')}
        </button>
      )}
    </span>
  )
}

interface RowOfferProps {
  readonly offer: Offer
  readonly name: string
  readonly onAct: () => void
}

const RowOffer = ({ offer: { label, tone, reason }, name, onAct }: RowOfferProps) => (
  <button
    type="button"
    className={`k-link${tone === 'error' ? ' k-danger' : ''}`}
    aria-label={`${label} ${name}`}
    {...(reason === null
      ? { onClick: onAct }
      : { 'aria-disabled': true, 'aria-description': reason, 'data-hint': reason })}
  >
    {label}
  </button>
)

/** What every row has: where it leads, and what becomes of it. */
export type RowThing = keyof typeof THINGS
export const THINGS = {
  detail: { key: 'action.detail', suffix: '', danger: false },
  card: { key: 'card.open', suffix: undefined, danger: false },
  edit: { key: 'action.edit', suffix: '/edit', danger: false },
  archive: { key: 'action.archive', suffix: undefined, danger: true },
  delete: { key: 'action.delete', suffix: undefined, danger: true },
} as const

/** Beside its calls: all that every row has, the way to its page, or nothing. */
export type Things = 'all' | 'detail' | 'none'

export function rowThings(view: EntityView, record: CellRecord, things: Things) {
  const { entity, may, opens } = view
  const calls = callsOf(view, record, 'row')
  const detail = opens && things !== 'none' ? (['detail'] as const) : []
  const all: readonly (Offer | RowThing)[] =
    things === 'all'
      ? [
          ...detail,
          ...(entity.card.length > 0 && may(entity.access.info) ? (['card'] as const) : []),
          ...calls,
          ...(mayChange(entity, record, 'update', may) ? (['edit'] as const) : []),
          ...(mayChange(entity, record, 'remove', may)
            ? [entity.archive ? ('archive' as const) : ('delete' as const)]
            : []),
        ]
      : [...detail, ...calls]
  // Steps of a workflow have no room of their own on a row.
  const steps = things === 'all' ? stepsOf(view, record) : []
  return { standing: all.slice(0, STANDING), rest: [...steps, ...all.slice(STANDING)] }
}

/** Whether any row may have something to do, whatever its state. */
export function hasRowActions(view: EntityView, things: Things): boolean {
  const { entity, may, opens } = view
  if (callsAt(view, 'row').length > 0) return true
  if (things !== 'all') return opens && things === 'detail'
  const ways = [entity.access.update, entity.access.remove, ...(entity.card.length > 0 ? [entity.access.info] : [])]
  return opens || ways.some(may)
}

/** px of the column: of the widest row that is shown. */
export function rowActionsWidth(
  view: EntityView,
  rows: readonly CellRecord[],
  things: Things,
  translate: (key: string) => string,
): number {
  const widthOf = (record: CellRecord): number => {
    const { standing, rest } = rowThings(view, record, things)
    const words = standing.map((thing) => (typeof thing === 'object' ? thing.label : translate(THINGS[thing].key)))
    const all = rest.length > 0 ? [...words, translate('action.more')] : words
    return all.reduce((sum, word) => sum + wordWidth(word) + GAP, SIDES)
  }
  return Math.max(HEAD, ...rows.map(widthOf))
}

/** px: between words, of the padding at both sides, and of the column's own head. */
const [GAP, SIDES, HEAD] = [12, 34, 72]
const wordWidth = (word: string): number => headWidth(word) - headWidth('')
