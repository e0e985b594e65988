/**
 * The page belongs to nobody who is logged in any more: it goes out of sight and is loaded anew. No unsaved form may
 * hold it back, for the browser's question would stand before pages that are somebody else's. Whoever must keep what
 * was typed does so before the next task.
 */
let begun = false

export const isStartingAnew = (): boolean => begun

/** Without an address: the same page. */
export function startAnew(address?: string): void {
  begun = true
  document.documentElement.hidden = true
  // Browsers keep a page that was left, and show it as it was when one goes back.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
  setTimeout(() => (address === undefined ? location.reload() : location.assign(address)))
}
