/** Records of another entity as rows of this one's form. */
import { useMemo } from 'react'
import { RecordContextProvider, type RaRecord } from 'ra-core'
import type { InputContext } from '../../../kinds/input.ts'
import { RowsTable, type RowRules } from '../../../kinds/rows/RowsTable.tsx'
import { text } from '../../kit/lang.ts'
import type { Lines } from '../../../model/model.ts'
import { mayWrite, type May } from '../record/rights.ts'
import type { Values } from './fields.ts'
import { rowsIn } from './lines.ts'

interface LinesInputProps {
  readonly lines: Lines
  readonly context: InputContext
  readonly may: May
  /** The record as it was loaded. */
  readonly before: Values | undefined
  readonly disabled: boolean
}

export function LinesInput({ lines, context, may, before, disabled }: LinesInputProps) {
  const { field, key, position, access } = lines
  const rules = useMemo((): RowRules => {
    const isThere = (row: Values): boolean => row[key] !== undefined
    const changes = may(access.update)
    const known = new Map(rowsIn(before, lines).map((row) => [row[key], row]))
    return {
      ordered: position !== null,
      adds: may(access.create),
      moves: changes,
      isGoing: (row) => !isThere(row) || may(access.remove),
      isLocked: (row, column) => !mayWrite(column, may) || (isThere(row) && (!changes || column.write === 'create')),
      around: (row, name, children) => (
        <RecordContextProvider value={asNamed(known.get(row[key]), name)}>{children}</RecordContextProvider>
      ),
    }
  }, [lines, key, position, access, may, before])
  const inRow = useMemo(
    (): InputContext => ({
      ...context,
      labelOf: (name) => {
        const column = field.rows.find((one) => one.name === name)
        return column ? text(column.label, context.lang) : context.labelOf(name)
      },
    }),
    [context, field],
  )
  return <RowsTable field={field} name={field.name} context={inRow} disabled={disabled} rules={rules} />
}

/** A row's values and names as its inputs are called: `stops.0.depot_id`. */
function asNamed(row: Values | undefined, name: string): RaRecord | undefined {
  if (row === undefined) return undefined
  const under = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).map(([part, value]) => [`${name}.${part}`, value]))
  return { id: name, ...under(row), _labels: under((row['_labels'] ?? {}) as Values) }
}
