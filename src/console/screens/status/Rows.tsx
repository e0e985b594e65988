/** Small alike things as a table, which becomes cards where the screen is narrow. */
import type { ReactNode } from 'react'
import { useTranslate } from 'ra-core'

export type Column<Row> = readonly [name: string, value: (row: Row) => ReactNode]

interface RowsProps<Row> {
  readonly of: readonly Row[]
  readonly keyOf: (row: Row) => string | number
  /** The first names the row. */
  readonly columns: readonly Column<Row>[]
}

export function Rows<Row>({ of, keyOf, columns }: RowsProps<Row>) {
  const translate = useTranslate()
  if (of.length === 0) return <p>{translate('status.none')}</p>
  return (
    <table>
      <thead>
        <tr>
          {columns.map(([name]) => (
            <th key={name} scope="col">
              {translate(`status.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {of.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(([name, value]) => (
              <td key={name} data-label={translate(`status.${name}`)}>
                {value(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const NONE = '—'
