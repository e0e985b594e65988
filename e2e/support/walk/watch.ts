/** What a page tells of its troubles, and whether it is still on its way to what it will show. */
import type { Page, Request } from 'playwright/test'

/** An answer of the server as the page got it. */
export interface Answer {
  readonly address: string
  readonly body: string
}

export interface Watch {
  /** Told since the last time. */
  troubles(): readonly string[]
  /** Those since the last time. */
  answers(): Promise<readonly Answer[]>
  /** Nothing is on its way, nothing moves, and the page has stayed as it is for some frames. */
  still(frames?: number): Promise<void>
}

const SCRIPTS: ReadonlySet<string> = new Set(['document', 'script', 'stylesheet'])

export async function watch(page: Page): Promise<Watch> {
  let told: string[] = []
  const loading = new Set<Request>()
  const loaded = (request: Request) => loading.delete(request)
  await page.addInitScript(listen)
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => told.push(`error: ${error.stack ?? error.message}`))
  page.on('request', (request) => {
    if (SCRIPTS.has(request.resourceType())) loading.add(request)
  })
  page.on('requestfinished', loaded)
  page.on('requestfailed', (request) => {
    loaded(request)
    // What a page no longer wants it breaks off itself.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      told.push(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400)
      told.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`)
  })
  return {
    troubles() {
      const now = told
      told = []
      return now
    },
    answers: () => page.evaluate(() => Promise.all((globalThis as unknown as Listening).heard.answers.splice(0))),
    async still(frames = 4) {
      do await page.evaluate(calm, frames)
      while (loading.size > 0)
    },
  }
}

interface Listening {
  readonly heard: { underWay: number; readonly answers: Promise<Answer>[] }
}

/** Runs in the page before its scripts: what it is told of has been given to the page, and not only to the browser. */
function listen(): void {
  const heard: Listening['heard'] = { underWay: 0, answers: [] }
  Object.assign(globalThis, { heard })
  const ask = globalThis.fetch
  globalThis.fetch = async (...question) => {
    heard.underWay += 1
    try {
      const answer = await ask(...question)
      if (answer.headers.get('content-type')?.startsWith('application/json'))
        heard.answers.push(
          answer
            .clone()
            .text()
            .catch(() => '')
            .then((body) => ({ address: answer.url, body })),
        )
      return answer
    } finally {
      heard.underWay -= 1
    }
  }
}

/**
 * Runs in the page: kept when nothing has changed for some frames, nothing is busy and no movement is left that ends.
 */
function calm(frames: number): Promise<void> {
  const isBusy = () =>
    (globalThis as unknown as Listening).heard.underWay > 0 ||
    [...document.querySelectorAll('[aria-busy=true], .k-bone')].some((element) => element.checkVisibility()) ||
    document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
  return new Promise((resolve) => {
    let quiet = 0
    const observer = new MutationObserver(() => {
      quiet = 0
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
    const look = () => {
      quiet = isBusy() ? 0 : quiet + 1
      if (quiet < frames) requestAnimationFrame(look)
      else {
        observer.disconnect()
        resolve()
      }
    }
    requestAnimationFrame(look)
  })
}
