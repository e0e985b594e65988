/**
 * The title of the page. The shell draws it as the page's one `h1` and in the browser's tab. It is made of the route
 * and of the record's name, in the language in use (`use-place-title.ts`); a page that is nowhere to return to (404)
 * says its own with `usePageTitle`.
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

/** Titles the page while the calling screen is open. */
export function usePageTitle(title: string): void {
  const { setOwn } = useContext(PageTitleContext)
  useEffect(() => {
    setOwn(title)
    return () => setOwn(null)
  }, [title, setOwn])
}

/** Tells the page's tab what the record is called that it shows; undefined as long as it is not known. */
export function useRecordName(name: string | undefined): void {
  const scope = useTabScope()
  useEffect(() => {
    if (name !== undefined) scope?.rename(name)
  }, [name, scope])
}

export const useOwnTitle = (): string | null => useContext(PageTitleContext).own

export function useDocumentTitle(title: string, brand: string): void {
  useEffect(() => {
    document.title = title === '' ? brand : `${title} - ${brand}`
  }, [title, brand])
}
