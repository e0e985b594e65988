import { useEffect } from 'react'

/** A file that is dropped beside the field is not opened in place of the page, with all that was written. */
export function useKeptPage(): void {
  useEffect(() => {
    const keep = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') === true && !event.defaultPrevented) {
        event.preventDefault()
        event.dataTransfer.dropEffect = 'none'
      }
    }
    const kinds = ['dragover', 'drop'] as const
    for (const kind of kinds) window.addEventListener(kind, keep)
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, keep)
    }
  }, [])
}
