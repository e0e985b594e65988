/**
 * Where a card can go: by a call that the schemas name for a column, by a step of the workflow, or by writing the field
 * where it may be written. What the record, its state or the user's rights forbid is no move of it.
 */
import type { CellRecord } from '../../../../../kinds/cell.ts'
import { judged } from '../../../../../model/conditions.ts'
import type { BoardView } from '../../../../../model/model.ts'
import { isPossible, offerOf, stepsOf, type Deed } from '../../../../actions/offers.ts'
import type { EntityView } from '../../../entity-view.ts'
import { mayChange, targetOf } from '../../../record/rights.ts'

/** Null: the column of the records that hold none. */
export type Code = number | string | null

export interface Move {
  readonly key: string
  /** Undefined: it is not known beforehand. */
  readonly to: Code | undefined
  /** Of the step or the call; null: the field is written. */
  readonly deed: Deed | null
  readonly label: string | null
}

export function movesOf(
  view: EntityView,
  board: BoardView,
  record: CellRecord,
  codes: readonly Code[],
): readonly Move[] {
  const now = (record[board.by] ?? null) as Code
  const deeds = [...callsTo(view, board, record), ...stepsTo(view, board, record)]
  const reached = new Set(deeds.map(({ to }) => to))
  const written = isWritable(view, board, record)
    ? codes
        .filter((code) => !reached.has(code))
        .map((code) => ({ key: `to ${code}`, to: code, deed: null, label: null }))
    : []
  return [...deeds, ...written].filter(({ to }) => to !== now)
}

function callsTo(view: EntityView, { by, moves }: BoardView, record: CellRecord): readonly Move[] {
  const { entity, may } = view
  const codes = entity.enums[entity.fields.find(({ name }) => name === by)?.enum ?? '']?.values ?? []
  return Object.entries(moves).flatMap(([code, names]) => {
    const to = codes.find(({ value }) => String(value) === code)?.value
    return entity.actions
      .filter(({ call, permission }) => names.includes(call) && may(permission) && isPossible(record, call))
      .map((action) => {
        const { name, label, deed } = offerOf(view, action)
        return { key: `${name} ${code}`, to, deed, label }
      })
  })
}

const stepsTo = (view: EntityView, { by }: BoardView, record: CellRecord): readonly Move[] =>
  view.entity.workflow?.field !== by
    ? []
    : stepsOf(view, record).map(({ name, label, deed }) => ({
        key: name,
        to: deed.is === 'step' ? (targetOf(deed.step, record) as Code | undefined) : undefined,
        deed,
        label,
      }))

function isWritable({ entity, may }: EntityView, { by }: BoardView, record: CellRecord): boolean {
  const field = entity.fields.find(({ name }) => name === by)
  return (
    field?.kind === 'enum' &&
    field.write === 'always' &&
    field.computed === null &&
    field.derived === null &&
    mayChange(entity, record, 'update', may) &&
    judged(entity.fields, record).has(by)
  )
}

/** Fields of the record that its moves are worked out from, beside those that any row is asked for. */
export const decidingMoves = ({ entity }: Pick<EntityView, 'entity'>, { by }: BoardView): readonly string[] =>
  entity.workflow?.field !== by
    ? []
    : entity.workflow.transitions.flatMap(({ to }) => (typeof to === 'object' ? [to.by] : []))
