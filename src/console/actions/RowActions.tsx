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
  /** What is done by calls alone: the row opens, changes and loses nothing. */
  readonly callsOnly?: boolean
  readonly onAct: (record: CellRecord, offer: Offer) => void
  readonly onDelete: (record: CellRecord) => void
  /** The menu of what did not find room, from the place given. */
  readonly onMore: (record: CellRecord, anchor: HTMLElement) => void
}

export function RowActions({ view, record, callsOnly = false, onAct, onDelete, onMore }: RowActionsProps) {
  const { path, inList } = view
  const translate = useTranslate()
  const name = displayOf(view.entity, record)
  const { standing, rest } = rowThings(view, record, callsOnly)
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
  delete: { key: 'action.delete', suffix: undefined, danger: true },
} as const

export function rowThings(view: EntityView, record: CellRecord, callsOnly: boolean) {
  const { entity, may, opens } = view
  const calls = callsOf(view, record, 'row')
  const all: readonly (Offer | RowThing)[] = callsOnly
    ? calls
    : [
        ...(opens ? (['detail'] as const) : []),
        ...(entity.card.length > 0 && may(entity.access.info) ? (['card'] as const) : []),
        ...calls,
        ...(mayChange(entity, record, 'update', may) ? (['edit'] as const) : []),
        ...(mayChange(entity, record, 'remove', may) ? (['delete'] as const) : []),
      ]
  // Steps of a workflow have no room of their own on a row.
  const steps = callsOnly ? [] : stepsOf(view, record)
  return { standing: all.slice(0, STANDING), rest: [...steps, ...all.slice(STANDING)] }
}

/** px of the column: of the widest words that may stand in it, whatever the states of its rows. 0: it is empty. */
export function rowActionsWidth(view: EntityView, translate: (key: string) => string, callsOnly = false): number {
  const { entity, may, opens, say } = view
  const calls = callsAt(view, 'row').map(({ label }) => say(label))
  const things = callsOnly
    ? []
    : [
        ...(opens ? ['action.detail'] : []),
        ...(entity.card.length > 0 && may(entity.access.info) ? ['card.open'] : []),
        ...(may(entity.access.update) ? ['action.edit'] : []),
        ...(may(entity.access.remove) ? ['action.delete'] : []),
      ].map(translate)
  const words = [...calls, ...things].map(wordWidth).sort((a, b) => b - a)
  if (words.length === 0) return 0
  const hasMore = words.length > STANDING || (!callsOnly && entity.workflow !== null)
  const standing = [...words.slice(0, STANDING), ...(hasMore ? [wordWidth(translate('action.more'))] : [])]
  return Math.max(
    HEAD,
    standing.reduce((sum, width) => sum + width + GAP, SIDES),
  )
}

/** px: between words, of the padding at both sides, and of the column's own head. */
const [GAP, SIDES, HEAD] = [12, 34, 72]
const wordWidth = (word: string): number => headWidth(word) - headWidth('')
