/**
 * Keeps in this browser the built files that the page has loaded, and has a worker answer with them where there is no
 * network. Of one release at a time: by the name of its first script, which holds a hash of what it is made of.
 */
import { kept } from '../provider/browser-store.ts'

const CONFIG = 'kept_config'
/** What the server says of this deployment, as text; null: nothing is kept. */
export const keptConfig = (): string | null => kept.get(CONFIG)

const WORKER = '/worker.js'
const ASSETS = '/assets/'
const PREFIX = 'console '

/** Browsers have workers on secure pages only; a console that is being developed has no built files. */
const isPossible = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in window

/** `load`: the scripts that are needed beside those that are there. */
export async function keepConsole(load: () => Promise<unknown>): Promise<void> {
  if (!isPossible()) return
  await load()
  const first = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  const [page, config] = await Promise.all([fetch('/', { cache: 'no-cache' }), fetch('/config.json')])
  const release = new URL(first?.src ?? '', location.href).pathname
  // A newer release is out: the next load keeps that one.
  if (!page.ok || !config.ok || !(await page.clone().text()).includes(release)) return
  kept.set(CONFIG, await config.text())
  const cache = await caches.open(PREFIX + release)
  const there = new Set((await cache.keys()).map(({ url }) => url))
  await cache.addAll(loaded().filter((url) => !there.has(url)))
  await cache.put('/', page)
  await dropCaches((name) => name !== PREFIX + release)
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
}

/** Nobody needs it any more. */
export async function dropConsole(): Promise<void> {
  if (!isPossible() || keptConfig() === null) return
  kept.remove(CONFIG)
  await (await navigator.serviceWorker.getRegistration('/'))?.unregister()
  await dropCaches(() => true)
}

async function dropCaches(isOver: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  await Promise.all(names.filter(isOver).map((name) => caches.delete(name)))
}

/** Addresses of the built files that this page consists of so far. */
function loaded(): readonly string[] {
  const named = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href)
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  const own = [...document.scripts].map(({ src }) => src)
  return [...new Set([...named, ...fetched, ...own])].filter((url) => url.startsWith(location.origin + ASSETS))
}

/** Browsers remember the first 250 addresses that a page has asked for, unless they are told otherwise. */
export const rememberLoaded = (): void => performance.setResourceTimingBufferSize(5_000)
