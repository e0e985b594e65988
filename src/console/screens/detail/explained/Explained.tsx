/** How the numbers of a record came about: each by its formula, in words and in figures, and what that is made of. */
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../../kinds/cell.ts'
import { formatDecimal } from '../../../../kinds/numbers.ts'
import { show } from '../../../../kinds/show.tsx'
import { isMet } from '../../../../model/conditions.ts'
import type { Explained as Number, Field } from '../../../../model/model.ts'
import { seen, type EntityView } from '../../entity-view.ts'
import { workedOut, type Facts, type WorkedOut } from './worked-out.ts'

interface ExplainedProps {
  readonly view: EntityView
  readonly record: CellRecord
  readonly numbers: readonly Number[]
}

interface Told {
  readonly number: Number
  readonly field: Field
  readonly worked: WorkedOut
}

export default function Explained({ view, record, numbers }: ExplainedProps) {
  const translate = useTranslate()
  const roundedTo = (words: string, digits: number) => translate('detail.explained_rounded_to', { words, digits })
  const told = toldOf(view, record, numbers, roundedTo)
  if (told.length === 0) return <p className="k-none k-soft">{translate('detail.explained_none')}</p>
  return <Numbers view={view} record={record} told={told} roundedTo={roundedTo} />
}

function toldOf(
  { entity, may, say }: EntityView,
  record: CellRecord,
  numbers: readonly Number[],
  roundedTo: Facts['roundedTo'],
): readonly Told[] {
  const visible = new Map(seen(entity, may).map((field) => [field.name, field]))
  const facts = {
    valueOf: (name: string) => (visible.has(name) ? record[name] : undefined),
    labelOf: (name: string) => say(visible.get(name)!.label),
    holds: (condition: Number['expr']) => isMet(condition, record) === true,
    roundedTo,
  }
  return numbers.flatMap((number) => {
    const field = visible.get(number.field)
    const worked = field && workedOut(number.expr, facts)
    return field && worked && record[field.name] != null ? [{ number, field, worked }] : []
  })
}

interface NumbersProps extends Omit<ExplainedProps, 'numbers'> {
  readonly told: readonly Told[]
  readonly roundedTo: Facts['roundedTo']
}

const Numbers = ({ view, record, told, roundedTo }: NumbersProps) => (
  <ul className="k-lines">
    {told.map(({ number, field, worked }) => {
      const parts = toldOf(view, record, number.parts, roundedTo)
      return (
        <li key={field.name}>
          <Formula view={view} record={record} number={number} field={field} worked={worked} />
          {parts.length > 0 && <Numbers view={view} record={record} told={parts} roundedTo={roundedTo} />}
        </li>
      )
    })}
  </ul>
)

function Formula({ view, record, number, field, worked }: Omit<ExplainedProps, 'numbers'> & Told) {
  const translate = useTranslate()
  const { say, inDetail } = view
  const { words, figures, value, rounded } = worked
  const recorded = show({ value: record[field.name], record, field, name: field.name, context: inDetail })
  const isSame = value.eq(String(record[field.name]))
  if (!isSame && number.otherwise !== null)
    return (
      <>
        {say(field.label)} = <span className="k-number">{recorded}</span>{' '}
        <span className="k-soft">{say(number.otherwise)}</span>
      </>
    )
  return (
    <>
      {say(field.label)} = {words} = <span className="k-number">{figures} = </span>
      {isSame ? (
        <span className="k-number">{recorded}</span>
      ) : (
        <>
          <span className="k-number">{formatDecimal(value.toFixed())}</span>{' '}
          <span className="k-soft">
            {translate('detail.explained_recorded')} <span className="k-number">{recorded}</span>
          </span>
        </>
      )}
      {rounded !== null && (
        <span className="k-soft k-small"> {translate('detail.explained_rounded', { digits: rounded })}</span>
      )}
    </>
  )
}
