/**
 * The title of the page. The shell draws it as the page's one `h1` and in the browser's tab; it comes from the route,
 * and a screen that knows more (the record's name) says so with `usePageTitle`.
 */
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTabScope } from './tabs/tab-scope.ts'

interface PageTitle {
  readonly own: string | null
  readonly setOwn: (title: string | null) => void
}

const PageTitleContext = createContext<PageTitle>({ own: null, setOwn: () => undefined })

export function PageTitleProvider({ children }: { readonly children: ReactNode }) {
  const [own, setOwn] = useState<string | null>(null)
  const value = useMemo(() => ({ own, setOwn }), [own])
  return <PageTitleContext value={value}>{children}</PageTitleContext>
}

/** Names the page while the calling screen is open; undefined leaves the route's title. */
export function usePageTitle(title: string | undefined): void {
  const { setOwn } = useContext(PageTitleContext)
  const scope = useTabScope()
  useEffect(() => {
    setOwn(title ?? null)
    return () => setOwn(null)
  }, [title, setOwn])
  useEffect(() => {
    if (title !== undefined) scope?.rename(title)
  }, [title, scope])
}

export const useOwnTitle = (): string | null => useContext(PageTitleContext).own

export function useDocumentTitle(title: string, brand: string): void {
  useEffect(() => {
    document.title = title === '' ? brand : `${title} - ${brand}`
  }, [title, brand])
}
