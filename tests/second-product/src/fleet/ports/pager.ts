/** Tells drivers on the road: by a service of pagers, or into a notebook as long as there is none. */
import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setting, webPage } from '../../server/config.ts'
import { ask } from '../../server/ports/ask.ts'
import type { Port } from '../../server/ports/port.ts'

export interface Page {
  /** The same again is the same page. */
  readonly key: string
  readonly phone: string
  readonly text: string
}

export interface Pager {
  page(page: Page): Promise<void>
}

declare module '../../server/ports/ports.ts' {
  interface ProductPorts {
    readonly pager: Pager
  }
}

const settings = { url: setting('PAGER_URL', '', webPage) } as const

export const pager: Port<Pager, typeof settings> = {
  settings,
  seconds: 15,
  choose: ({ url }) => (url === '' ? 'notebook' : 'http'),
  adapters: {
    notebook: {
      simulated: true,
      open: (_, { config: { dataDir } }) => ({
        contract: {
          page: async (page) => {
            await mkdir(dataDir, { recursive: true })
            await appendFile(path.join(dataDir, 'pages.jsonl'), `${JSON.stringify(page)}\n`)
          },
        },
      }),
    },
    http: {
      simulated: false,
      open: ({ url }) => ({
        contract: {
          page: async ({ key, ...body }) => {
            const answer = await ask(url, { key, body })
            await answer.body?.cancel()
          },
        },
      }),
    },
  },
}
