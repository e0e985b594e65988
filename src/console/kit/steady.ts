/**
 * Leaving a box judges it, and what it then says moves what stands below: a button that takes the focus when it is
 * pressed would be gone from under the pointer before it is let go, and the click with it. The focus comes with the
 * click.
 */
import type { MouseEvent } from 'react'

export const keepFocus = (event: MouseEvent): void => event.preventDefault()

/** Of a button that ends a form. */
export const steady = (onClick?: (event: MouseEvent<HTMLButtonElement>) => void) => ({
  onMouseDown: keepFocus,
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a box is a click as well, which takes nobody out of it.
    if (event.detail > 0) event.currentTarget.focus()
    onClick?.(event)
  },
})
