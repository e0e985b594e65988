/** Where commands under way are shown; what draws them is loaded with the first. */
import { lazy, Suspense } from 'react'
import { useFollowed } from './followed.ts'

const CommandCards = lazy(() => import('./CommandCards.tsx'))

export function Following() {
  const followed = useFollowed()
  return (
    followed.length > 0 && (
      <Suspense>
        <CommandCards followed={followed} />
      </Suspense>
    )
  )
}
