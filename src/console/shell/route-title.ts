/** The title that an address alone tells; screens that know the record refine it. */

type Translate = (key: string, options?: Record<string, unknown>) => string

export function routeTitle(address: string, entry: { readonly path: string; readonly many: string; readonly one: string } | undefined, translate: Translate): string {
  if (!entry) return translate(PAGES[address] ?? 'page.not_found')
  const [first, second] = address.slice(entry.path.length).split('/').filter(Boolean)
  if (first === undefined) return entry.many
  if (first === 'create') return translate('form.create', { label: entry.one })
  return translate(second === 'edit' ? 'form.edit' : 'detail.title', { label: entry.one })
}

const PAGES: Readonly<Record<string, string>> = {
  '/': 'page.home', '/home': 'page.home', '/403': 'page.forbidden', '/500': 'page.server_error', '/login': 'login.title',
}
