/** A box that is scrolled sideways, and what of it lies out of sight. */
import { useEffect, useState, type RefObject } from 'react'
import { useEvent } from 'ra-core'

/** Marks the sides where there is more; styles draw the shadows. */
export function useSides(scroller: RefObject<HTMLElement | null>, ...sizes: readonly number[]): void {
  useScrolled(scroller, sizes.join(), (box) => {
    box.toggleAttribute('data-more-left', box.scrollLeft > 0)
    box.toggleAttribute('data-more-right', box.scrollLeft + box.clientWidth < box.scrollWidth - 1)
  })
}

/** Whether a cell ends beyond the right edge, or under the columns that are frozen there. */
export function useBeyond(
  scroller: RefObject<HTMLElement | null>,
  cell: RefObject<HTMLElement | null>,
  frozen: number,
  ...sizes: readonly number[]
): boolean {
  const [isBeyond, setBeyond] = useState(false)
  useScrolled(scroller, [frozen, ...sizes].join(), (box) => {
    setBeyond(
      cell.current !== null &&
        cell.current.offsetLeft + cell.current.offsetWidth > box.scrollLeft + box.clientWidth - frozen + 1,
    )
  })
  return isBeyond
}

function useScrolled(scroller: RefObject<HTMLElement | null>, size: string, look: (box: HTMLElement) => void): void {
  const latest = useEvent(look)
  useEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    const onScroll = () => latest(box)
    onScroll()
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => box.removeEventListener('scroll', onScroll)
  }, [scroller, size, latest])
}
