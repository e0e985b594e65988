/**
 * Takes the page away while it is locked: the whole body leaves the document, so that nothing of it can be read,
 * searched or printed, and comes back as it was: React goes on working on its own elements, wherever they are. Places
 * of scrolled parts, which the browser forgets, are kept.
 */
export interface Cover {
  readonly host: HTMLElement
  readonly lift: () => void
}

export function cover(): Cover {
  const page = document.body
  const focused = document.activeElement
  const title = document.title
  const places = [...page.querySelectorAll('*')]
    .filter((one) => one.scrollTop > 0 || one.scrollLeft > 0)
    .map((one) => ({ one, top: one.scrollTop, left: one.scrollLeft }))
  const body = document.createElement('body')
  const host = document.createElement('div')
  body.append(host)
  document.documentElement.replaceChild(body, page)
  return {
    host,
    lift: () => {
      document.documentElement.replaceChild(page, body)
      document.title = title
      for (const { one, top, left } of places) one.scrollTo?.({ top, left })
      if (focused instanceof HTMLElement) focused.focus()
    },
  }
}
