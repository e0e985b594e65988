/** What a page knows of the tab that it stands in. Outside of tabs (a page drawn alone) there is none. */
import { createContext, use } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Draft } from '../../provider/drafts.ts'

export interface Watched {
  readonly isDirty: () => boolean
  /** What is to be kept of it when the session ends. */
  readonly draft?: () => Draft | undefined
}

export interface TabScope {
  /** The page stays as it is while another is looked at, so leaving it loses nothing. */
  readonly keeps: boolean
  readonly rename: (name: string) => void
  /** How to find out whether something would be lost by closing, and what. Answers the way to stop. */
  readonly watch: (watched: Watched) => () => void
  /** What was typed here when the session ended; undefined as long as it is not known who looks. */
  readonly takeDraft: (() => Draft | undefined) | undefined
  /** Closes the tab and goes on; asks before something is lost unless told not to. */
  readonly leave: (to: string, ask: boolean) => Promise<void>
}

export const TabScopeContext = createContext<TabScope | null>(null)
export const useTabScope = (): TabScope | null => use(TabScopeContext)

/** Leaves a page for good: a form that was saved or given up. */
export function useLeavePage(): (to: string, options?: { readonly ask?: boolean }) => void {
  const scope = useTabScope()
  const navigate = useNavigate()
  return (to, { ask = false } = {}) => void (scope ? scope.leave(to, ask) : navigate(to))
}
