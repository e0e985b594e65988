/** Where a key leads from a row; undefined: the key moves nothing. */
export function nextRow(key: string, index: number, count: number, pageSize: number): number | undefined {
  const target = MOVES[key]?.(index, count, pageSize)
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target))
}

const MOVES: Readonly<Record<string, (index: number, count: number, pageSize: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index, _, pageSize) => index + pageSize,
  PageUp: (index, _, pageSize) => index - pageSize,
  Home: () => 0,
  End: (_, count) => count - 1,
}
