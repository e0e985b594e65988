/**
 * The rows of a file so that those of one record stand together, in the order of the value that tells them apart. What
 * is held of all rows is where each belongs; the rows themselves are read again, so many at a time.
 */
import { BATCH, type FileRow, type FileTable, HEAVY_BATCH } from '../../operations/import/file.ts'

export interface Place {
  /** As the spreadsheet numbers it. */
  readonly row: number
  /** Characters. */
  readonly weight: number
  /** Its key; null: what is wrong with the row is told when its turn comes. */
  readonly record: number | null
  readonly value: string | number
}

type Most = Readonly<Record<'rows' | 'weight', number>>

/** What is held at a time. */
const WINDOW: Most = { rows: 20 * BATCH, weight: 5 * HEAVY_BATCH }

export async function* inOrder(
  places: readonly Place[],
  open: () => Promise<Pick<FileTable, 'batches'>>,
): FileTable['batches'] {
  for (const window of cut(places.toSorted(before), WINDOW)) {
    const rows = await rowsOf(new Set(window.map(({ row }) => row)), await open())
    for (const batch of cut(window, { rows: BATCH, weight: HEAVY_BATCH }))
      yield batch.flatMap(({ row }) => rows.get(row) ?? [])
  }
}

function before(one: Place, other: Place): number {
  if (one.record !== other.record) return (one.record ?? 0) - (other.record ?? 0)
  if (one.record === null || one.value === other.value) return one.row - other.row
  return one.value < other.value ? -1 : 1
}

/** Between two records, unless those of one are more than that. */
function cut(places: readonly Place[], most: Most): readonly (readonly Place[])[] {
  const pieces: Place[][] = []
  let [piece, weight]: [Place[], number] = [[], 0]
  for (const place of places) {
    if (piece.length > 0 && (piece.length >= most.rows || weight + place.weight > most.weight)) {
      const begun = piece.findIndex(({ record }) => record !== null && record === place.record)
      const next = begun > 0 ? piece.splice(begun) : []
      pieces.push(piece)
      piece = next
      weight = next.reduce((sum, one) => sum + one.weight, 0)
    }
    piece.push(place)
    weight += place.weight
  }
  return [...pieces, piece]
}

async function rowsOf(
  numbers: ReadonlySet<number>,
  { batches }: Pick<FileTable, 'batches'>,
): Promise<ReadonlyMap<number, FileRow>> {
  const rows = new Map<number, FileRow>()
  for await (const batch of batches) for (const row of batch) if (numbers.has(row.number)) rows.set(row.number, row)
  return rows
}
