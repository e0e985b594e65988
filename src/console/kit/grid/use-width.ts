/** The width of an element without its scrollbar: measured before the first paint; 0 where nothing can be measured. */
import { useLayoutEffect, useState, type RefObject } from 'react'

export function useWidth(measured: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = measured.current
    if (!element) return undefined
    setWidth(element.clientWidth)
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [measured])
  return width
}
