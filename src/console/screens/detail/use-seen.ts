import { useEffect, useState, type RefObject } from 'react'

/** True from the first time that the place comes near the window. */
export function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = place.current
    if (seen || !element) return undefined
    const observer = new IntersectionObserver(([entry]) => { if (entry?.isIntersecting) setSeen(true) }, { rootMargin: '200px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [seen, place])
  return seen
}
