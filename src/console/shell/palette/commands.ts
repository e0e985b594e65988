/** What the page in sight lets one do: it says so, and the palette offers it. */
import { useEffect } from 'react'
import type { IconName } from '../../kit/icons.tsx'

export interface Command {
  /** What it is done to. */
  readonly group: string
  readonly icon: IconName
  readonly text: string
  readonly run: () => void
}

const pages = new Set<readonly Command[]>()

/** A page that is hidden behind another offers nothing: its effects rest. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    pages.add(commands)
    return () => void pages.delete(commands)
  }, [commands])
}

export const currentCommands = (): readonly Command[] => [...pages].flat()
