/** A card of a record's page that is filled when it first comes near the window; until then its title stands there. */
import { Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Card } from './Terms.tsx'

interface SeenCardProps {
  readonly title: string
  readonly minHeight?: number
  /** With its own heading, which may say more than the title. */
  readonly children: ReactNode
}

export function SeenCard({ title, minHeight = 120, children }: SeenCardProps) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useSeen(place)
  const heading = <h2>{title}</h2>
  return (
    <div ref={place}>
      <Card aria-label={title} style={{ minHeight }}>
        {seen ? <Suspense fallback={heading}>{children}</Suspense> : heading}
      </Card>
    </div>
  )
}

function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = place.current
    if (seen || !element) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [seen, place])
  return seen
}
