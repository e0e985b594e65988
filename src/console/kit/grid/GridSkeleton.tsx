/** Grey bars in the place of rows that are on their way. */
const ROWS = 12
const LENGTHS = ['72%', '54%', '64%', '46%', '58%']

export function GridSkeleton({
  columns,
  selectable,
  actions,
}: {
  readonly columns: number
  readonly selectable: boolean
  readonly actions: boolean
}) {
  return Array.from({ length: ROWS }, (_, row) => (
    <tr key={row} aria-hidden className="g-row">
      {selectable && <td />}
      {Array.from({ length: columns }, (_, i) => (
        <td key={i}>
          <span className="k-bone" style={{ width: LENGTHS[(row + i) % LENGTHS.length] }} />
        </td>
      ))}
      <td />
      {actions && <td />}
    </tr>
  ))
}
