/** Drags a column's edge: the table follows the pointer, the layout is kept when it is let go. */
import type { PointerEvent } from 'react'
import { resize, type ColumnLayout } from './column-layout.ts'

export function useColumnResize(layout: ColumnLayout, onLayout: ((layout: ColumnLayout) => void) | undefined) {
  return (event: PointerEvent<HTMLElement>, key: string, width: number): void => {
    if (!onLayout) return
    event.preventDefault()
    event.stopPropagation()
    const grip = event.currentTarget
    const { clientX: start, pointerId } = event
    grip.setPointerCapture(pointerId)
    const follow = (moved: globalThis.PointerEvent) => onLayout(resize(layout, key, width + moved.clientX - start))
    const end = () => {
      grip.removeEventListener('pointermove', follow)
      grip.removeEventListener('pointerup', end)
      grip.removeEventListener('pointercancel', end)
    }
    grip.addEventListener('pointermove', follow)
    grip.addEventListener('pointerup', end)
    grip.addEventListener('pointercancel', end)
  }
}
