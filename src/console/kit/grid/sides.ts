/** Marks a scrolled box with the sides where more lies out of sight; styles draw the shadows. */
import { useEffect, type RefObject } from 'react'

export function useSides(scroller: RefObject<HTMLElement | null>, ...sizes: readonly number[]): void {
  const size = sizes.join()
  useEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    const mark = () => {
      box.toggleAttribute('data-more-left', box.scrollLeft > 0)
      box.toggleAttribute('data-more-right', box.scrollLeft + box.clientWidth < box.scrollWidth - 1)
    }
    mark()
    box.addEventListener('scroll', mark, { passive: true })
    return () => box.removeEventListener('scroll', mark)
  }, [scroller, size])
}
