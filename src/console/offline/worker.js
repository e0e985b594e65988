/**
 * Answers, where there is no network, with the built files that `keep.ts` has kept: the page and its scripts, nothing
 * of the API and nothing of anybody. It keeps nothing itself. The page comes from the server whenever that answers, so
 * that a new release is taken at the next load. Own code: workbox would be ten times as much for these two rules.
 */
/** A signal that is hardly there counts as none. */
const PATIENCE_MS = 8_000
/** What the server answers itself, downloads included. */
const SERVED = /^\/(v\d|passport|api|static|files|hooks|openapi)\b/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(file(event.request))
  else if (mode === 'navigate' && !SERVED.test(pathname)) event.respondWith(page(event.request))
})

const file = async (request) => (await caches.match(request)) ?? fetch(request)

async function page(request) {
  const answer = fetch(request)
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE_MS, new Error('no answer')))
  try {
    return await Promise.race([answer, late])
  } catch {
    // Where nothing is kept any more, a slow answer is better than none.
    return (await caches.match('/')) ?? answer
  }
}
