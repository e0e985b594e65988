/** Plain links inside it are followed without loading the page anew: thousands of cells need no router of their own. */
import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'

export function LinkArea({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[href]')
    const address = link?.getAttribute('href')
    const own =
      address?.startsWith('/') && !address.startsWith('//') && !link?.target && !link?.hasAttribute('download')
    if (
      !own ||
      !address ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    void navigate(address)
  }
  return (
    <div className={className} onClick={follow}>
      {children}
    </div>
  )
}
