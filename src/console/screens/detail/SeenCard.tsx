/** A card of a record's page that is filled when it first comes near the window; until then its title stands there. */
import { Suspense, useEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react'
import { styled } from '@mui/material/styles'
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
      <Filling aria-label={title} style={{ '--least': `${minHeight}px` } as CSSProperties}>
        {seen ? <Suspense fallback={heading}>{children}</Suspense> : heading}
      </Filling>
    </div>
  )
}

/** Keeps its height for what is still to come, and gives it up where it is said that there is nothing. */
const Filling = styled(Card)({ minHeight: 'var(--least)', '&:has(> .k-none)': { minHeight: 0 } })

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
