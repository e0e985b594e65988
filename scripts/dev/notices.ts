/**
 * Brings notices onto every open page, and the developer's answer back. A plugin of Vite; what is shown stands in
 * `page/`.
 */
import type { Plugin, ViteDevServer } from 'vite'
import { ACCEPT, ASK, NOTICE, quiet, type Notice, type Shown } from './notice.ts'

export interface Notices {
  readonly plugin: Plugin
  tell(notice: Notice): void
  /** Why the server's code does not run; null: it does. */
  tellCode(why: string | null): void
  /** Beside what was told last. */
  also(part: Partial<Notice>): void
}

const PAGE = '/scripts/dev/page/notices.ts'

/** `accept`: the developer has read the steps that wait for review, and means them. */
export function createNotices(accept: () => void): Notices {
  let current: Shown = { ...quiet, code: null }
  let vite: ViteDevServer | null = null
  const show = (change: Partial<Shown>): void => {
    current = { ...current, ...change }
    vite?.ws.send(NOTICE, current)
  }
  return {
    plugin: {
      name: 'schema-notices',
      configureServer(server) {
        vite = server
        server.ws.on(ASK, (_, page) => page.send(NOTICE, current))
        server.ws.on(ACCEPT, accept)
      },
      transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: PAGE }, injectTo: 'body' }],
    },
    tell: show,
    also: show,
    tellCode: (code) => show({ code }),
  }
}
