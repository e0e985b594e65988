/**
 * Which rows are drawn: those in sight, some around them, and the one with the focus, which must not vanish. Gaps stand
 * for the rest.
 */
import type { RefObject } from 'react'
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'

export const ROW_HEIGHT = 40
const HEADER_HEIGHT = 40
const OVERSCAN = 4
/**
 * px of the window that a full page has around its rows, about: a guess for the first drawing, which is measured at
 * once.
 */
const AROUND = 320

export type SightItem = { readonly index: number } | { readonly gap: number; readonly before: number }

export function useRowsInSight(scroller: RefObject<HTMLDivElement | null>, count: number, focused: number) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: HEADER_HEIGHT,
    scrollPaddingStart: HEADER_HEIGHT,
    scrollPaddingEnd: HEADER_HEIGHT,
    initialRect: { width: 1200, height: Math.max(400, innerHeight - AROUND) },
    useFlushSync: false,
    rangeExtractor: (range) => withFocused(range, focused),
  })
  return {
    items: withGaps(
      virtual.getVirtualItems().map(({ index }) => index),
      count,
    ),
    scrollTo: (index: number) => virtual.scrollToIndex(index),
    pageSize: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2),
  }
}

function withFocused(range: Range, focused: number): number[] {
  const indexes = defaultRangeExtractor(range)
  if (focused >= range.count || indexes.includes(focused)) return indexes
  return [...indexes, focused].sort((a, b) => a - b)
}

function withGaps(indexes: readonly number[], count: number): readonly SightItem[] {
  const items: SightItem[] = []
  let next = 0
  for (const index of [...indexes, count]) {
    if (index > next) items.push({ gap: (index - next) * ROW_HEIGHT, before: index })
    if (index < count) items.push({ index })
    next = index + 1
  }
  return items
}
