/** From the save of a schema to the frame that shows it, on the development server and in a real browser. */
import { chromium, type Locator, type Page } from 'playwright'
import { benched } from '#product/bench/benched.ts'
import { logIn } from '../../e2e/support/log-in.ts'
import { startDevServer, type DevServer } from '../../e2e/support/dev-copy.ts'
import { findBrowser } from '../browser.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { summary } from './timing.ts'

const TIMES = 5
const { followed } = benched
const ENTITY = `schemas/entities/${followed.entity}.json`
const CODES = `schemas/enums/${followed.codes.enum}.json`

interface Document {
  readonly properties: Record<string, object>
  readonly oneOf: object[]
  readonly 'x-list': { readonly columns: string[] }
}

/** What is saved in a turn, and what of it a person sees. */
interface Change {
  readonly file: string
  readonly document: (before: Document, turn: number) => object
  readonly seen: (page: Page, turn: number) => Locator
}

const label = (text: string) => ({ zh: text, en: text })

const CHANGES: Readonly<Record<string, Change>> = {
  'a new column': {
    file: ENTITY,
    document: (entity, turn) => ({
      ...entity,
      properties: { ...entity.properties, [`added_${turn}`]: { type: 'integer', 'x-label': label(`新列${turn}`) } },
      'x-list': { ...entity['x-list'], columns: [`added_${turn}`, ...entity['x-list'].columns] },
    }),
    seen: (page, turn) => page.getByRole('columnheader', { name: `新列${turn}`, includeHidden: true }),
  },
  'a changed label': {
    file: ENTITY,
    document: (entity, turn) => ({
      ...entity,
      properties: {
        ...entity.properties,
        [followed.name]: { ...entity.properties[followed.name], 'x-label': label(`名称${turn}`) },
      },
    }),
    seen: (page, turn) => page.getByRole('columnheader', { name: `名称${turn}`, includeHidden: true }),
  },
  'a new value of an enum': {
    file: CODES,
    document: (codes, turn) => ({
      ...codes,
      oneOf: [...codes.oneOf, { const: 100 + turn, title: `kind_${turn}`, 'x-label': label(`类型${turn}`) }],
    }),
    seen: (page, turn) => page.getByRole('option', { name: `类型${turn}`, includeHidden: true }),
  },
  'a new entity': {
    file: 'schemas/entities/parking_bay.json',
    document: (_, turn) => ({
      'x-label': label(`泊位${turn}`),
      'x-menu': { group: followed.group },
      type: 'object',
      properties: { number: { type: 'string', 'x-label': label('泊位号') } },
    }),
    seen: (page, turn) => page.getByRole('link', { name: `泊位${turn}`, includeHidden: true }),
  },
  'a mistake': {
    file: ENTITY,
    document: (entity, turn) => ({ ...entity, 'x-list': { ...entity['x-list'], columns: [`nmae${turn}`] } }),
    seen: (page, turn) => page.getByRole('alert', { includeHidden: true }).filter({ hasText: `nmae${turn}` }),
  },
}

const benchmark: Benchmark = {
  name: 'From a saved schema to the screen',
  how: `\`npm run dev\` on a copy of the project, a list open in Chromium with a filter, never loaded again. From the save to its being visible, median of ${TIMES}; between the turns the document is put back.`,
  async run() {
    const dev = await startDevServer()
    const browser = await chromium.launch(findBrowser())
    try {
      const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
      await logIn(page, {
        at: `${dev.url}${followed.address}?filter=${encodeURIComponent(JSON.stringify({ [followed.codes.field]: [followed.codes.value] }))}`,
      })
      // Its choice stays open, which hides the rest of the page from other technologies, not from the eye.
      await page.getByRole('combobox', { name: followed.codes.label }).click()
      const measured: Measurement[] = []
      for (const [what, change] of Object.entries(CHANGES))
        measured.push({ what, value: await medianOf(change, page, dev), unit: 'ms', target: { atMost: 1000 } })
      return measured
    } finally {
      await browser.close()
      await dev.stop()
    }
  },
}
export default benchmark

async function medianOf({ file, document, seen }: Change, page: Page, dev: DevServer): Promise<number> {
  const before = await dev.read(file).catch(() => null)
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn++) {
    const text = JSON.stringify(document(JSON.parse(before ?? '{}') as Document, turn), null, 2)
    const shown = seen(page, turn)
    const started = performance.now()
    await dev.save(file, text)
    await shown.waitFor()
    times.push(performance.now() - started)
    await (before === null ? dev.remove(file) : dev.save(file, before))
    await shown.waitFor({ state: 'detached' })
  }
  return summary(times).p50
}
